"""Conditions of They Live never close what the rules offer."""

from functools import cache

import pytest

from othersight.games.they_live.rules import (
    action,
    craft,
    distract,
    location,
    move,
    reorganize,
    response,
    stash,
    trade,
)
from othersight.games.they_live.rules.conditions import CONDITIONS, Case
from othersight.games.they_live.rules.effects import CARD_QUESTIONS
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.timing import is_anything_amiss
from othersight.kernel.game import Game
from othersight.kernel.question import text_of, word
from othersight.toolkit.conditions import Listed, Shortlist, Together, told_together
from tests.conformance.meeting import check_rule, rules_of
from tests.games.they_live.positions import POSITIONS, wander
from tests.rule_ids import rule

NEVER_OPEN = {
    "TL-RESPONSE-09",
    "TL-LOCATION-02",
    "TL-STASH-05",
    "TL-ACTION-02",
}
"""Rules whose conditions close a verb for good, or that leave nothing to choose."""

LOOKS = (
    action.LOOK,
    location.LOOK,
    move.ON_FOOT,
    craft.LOOK,
    distract.LOOK,
    distract.LOOK_AT_WAYS,
    reorganize.LOOK,
    response.LOOK,
    stash.LOOK,
    trade.LOOK,
)


@cache
def moments(again: str = "") -> list[Game]:
    """Games at many decisions, of every kind; of other walks too."""
    return [
        game.clone()
        for name in POSITIONS[1::3]
        for step, game in enumerate(wander(name, again))
        if step % 2 == 0
    ]


OF_RULES = {key: held for key, held in CONDITIONS.items() if key[0] not in CARD_QUESTIONS}


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=rule(id)) for id in rules_of(OF_RULES) if id not in NEVER_OPEN]
)
def test_what_is_open_meets_the_conditions_of_the_rule(id: str) -> None:
    assert any(check_rule(id, moments(again)) for again in ("", " 1", " 2", " 3", " 4", " 5"))


def test_a_general_condition_says_the_same_of_every_option_of_its_verb() -> None:
    asked = set()
    for game in moments():
        for question in game.questions[:1]:
            for kind, verb in CONDITIONS:
                if kind != question.kind:
                    continue
                general = [each for each in CONDITIONS[kind, verb] if each.general]
                case = Case(game, kind, game.stack[-1], question.seat)
                answers = []
                for option in [(verb,), (verb, 0), (verb, 17), (verb, "cards"), *question.options]:
                    case.think_of(option)
                    answers.append([each.holds(case) for each in general])
                assert all([answer == answers[0] for answer in answers]), (kind, verb)
                asked |= {each.key for each in general}
    assert len(asked) > 4


def each_says(group: Together, case: Case, verb: str) -> object:
    """What the conditions of a group say one by one: whether all hold, or which of the things listed meet them."""
    if not isinstance(group, Shortlist):
        case.think_of((verb,))
        return all(part.holds(case) for part in group.parts)
    met = []
    (listed,) = [part for part in group.parts if isinstance(part, Listed)]
    for thing in listed.things(case):
        assert not isinstance(thing, tuple)
        case.think_of((verb, thing))
        if all(part.holds(case) for part in group.parts):
            met.append(thing)
    return met


def test_conditions_told_together_say_what_each_of_them_says() -> None:
    said: dict[tuple[str, str], set[str]] = {}
    for game in moments():
        for question in game.questions[:1]:
            for kind, verb in CONDITIONS:
                if kind != question.kind:
                    continue
                for group in told_together(CONDITIONS[kind, verb]):
                    case = Case(game, kind, game.stack[-1], question.seat)
                    wanted = each_says(group, case, verb)
                    found = (
                        list(group.things(case))
                        if isinstance(group, Shortlist)
                        else group.hold(case)
                    )
                    assert found == wanted, (kind, verb)
                    said.setdefault((kind, verb), set()).add(str(found))
    assert len(said) > 10
    assert {("action", "use"), ("reorganize", "equip"), ("reorganize", "unequip")} <= set(said)
    assert any({"True", "False"} <= answers for answers in said.values())


def test_a_quick_look_rules_out_nothing_that_is_open_and_lets_nothing_in() -> None:
    looked: dict[str, set[str]] = {look.kind: set() for look in LOOKS if look is not trade.LOOK}
    for game in [*moments(), *moments(" 1")]:
        question, frame = game.questions[0], game.stack[-1]
        if question.kind in looked and ("recover",) not in question.options:
            case = Case(game, question.kind, frame, question.seat)
            verbs = [verb for kind, verb in CONDITIONS if kind == question.kind]
            allowed = [option for verb in verbs for option in case.options(verb)]
            assert sorted(allowed, key=text_of) == sorted(question.options, key=text_of)
            looked[question.kind] |= {word(option, 0) for option in question.options}
    assert {"step", "ride", "lay-low", "trade", "inspect", "use", "treat"} <= looked["action"]
    assert {"build", "gather", "check", "trigger", "card", "story"} <= looked["location"]
    assert {"stay", "step", "ride"} <= looked["free-move"]
    assert {"scrap", "pass"} <= looked["take-apart"]
    assert {"equip", "unequip", "pass"} <= looked["reorganize"]
    assert {"fight", "persuade", "team"} <= looked["encounter"]
    assert {"pile", "stop"} <= looked["pile"]


@rule("TL-ACTION-10")
def test_a_quick_look_tells_who_has_something_to_give() -> None:
    told = set()
    for game in moments():
        for person in [person_of(table_of(game), seat) for seat in range(len(game.seats))]:
            offer = trade.Trade(person.seat)
            case = Case(game, "offer", offer, person.seat)
            options = trade.handed_over(game, "offer", person.seat)
            has_any = trade.has_something_to_give(game, offer, person)
            assert has_any == any(case.allows(option) for option in options)
            told.add(has_any)
    assert told == {True, False}


@rule("TL-LOCATION-03", "TL-LOCATION-04", "TL-LOCATION-08", "TL-LOCATION-14", "TL-LOCATION-21")
def test_a_location_turn_offers_the_same_by_its_conditions_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(location.LOOK, "is_good", False)
    offered = set()
    for game in moments():
        for question in game.questions[:1]:
            if question.kind == "location":
                turn, t = game.stack[-1], table_of(game)
                assert isinstance(turn, location.LocationTurn)
                person = person_of(t, question.seat)
                options = location.location_options(game, turn, t, person)
                assert options == question.options
                offered |= {word(option, 0) for option in options}
    assert {"build", "gather", "check", "trigger", "card", "story", "pass"} <= offered


def test_a_quick_look_is_good_only_for_the_conditions_that_it_answers() -> None:
    for look in LOOKS:
        good = [look.is_good]
        (place, answered) = next(one for one in look.answered.items() if one[1])
        with pytest.MonkeyPatch.context() as patch:
            others = tuple([one for one in CONDITIONS[place] if one is not answered[0]])
            patch.setitem(CONDITIONS, place, others)
            good.append(look.is_good)
        assert [*good, look.is_good] == [True, False, True]


def test_a_table_at_rest_has_nobody_whom_the_standing_tests_concern() -> None:
    at_rest = 0
    for game in [*moments(), *moments(" 1")]:
        if table_of(game).at_rest:
            at_rest += 1
            assert not is_anything_amiss(table_of(game))
    assert at_rest > 50
