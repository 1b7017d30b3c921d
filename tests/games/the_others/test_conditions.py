"""Conditions of The Others make the options, and *why not* reads the same: one closed in the table closes both."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.effects import (
    ABILITIES,
    CARD_QUESTIONS,
    UPGRADES,
    Kit,
    kit_of,
)
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.sin_card import (
    MOMENTS,
    START_OF_TURN,
    cards_for,
    is_seen_elsewhere,
    may_hold_card_for,
)
from othersight.games.the_others.rules.turn import (
    SPEND_TURN,
    Turn,
    has_one_token_only,
    ways_to_begin,
)
from othersight.games.the_others.rules.turn_options import END
from othersight.games.the_others.rules.unite import Collective
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, text_of
from othersight.toolkit.conditions import (
    Condition,
    Conditions,
    Finer,
    Listed,
    Look,
    LookedAt,
    Shortlist,
    Table,
    Thing,
    never,
    told_together,
)
from tests.conformance.meeting import check_rule, rules_of
from tests.conformance.walk import steps_of, walk_named
from tests.rule_ids import rule

WALKS = (
    "the-darkness-within-a-3-pride-diplomat-pick-draft-easy-178",
    "the-darkness-within-b-1-sloth-doctor-random-final-easy-228",
    "havens-last-stand-a-2-pride-hobo-random-final-easy-49",
    "battleground-of-souls-b-4-pride-doctor-random-final-easy-23",
    "the-darkness-within-a-3-sloth-nun-random-final-plain-250",
)
OFTEN = 6
"""So many moments of each verb at each kind of question are kept."""
ELSEWHERE_ONLY = ("TO-SINCARD-02",)
"""Rules of conditions that only speak of verbs which answer another question."""


@cache
def moments(later: int = 0) -> list[Game]:
    """Games at many decisions, of nearly every kind; others with later seeds."""
    seen: Counter[tuple[str, str | int]] = Counter()
    games: list[Game] = []
    for walk in WALKS:
        known = walk_named(walk)
        for game, _, _ in steps_of(known._replace(seed=known.seed + later)):
            question = game.questions[0]
            open_now = {(question.kind, option[0]) for option in question.options}
            if any(seen[each] < OFTEN for each in open_now):
                seen.update(open_now)
                games.append(game.clone())
    return games


OF_RULES = {key: held for key, held in CONDITIONS.items() if key[0] not in CARD_QUESTIONS}
RULES = [id for id in rules_of(OF_RULES) if id not in ELSEWHERE_ONLY]


def openings(id: str, games: list[Game]) -> Iterator[tuple[Game, Option, Condition]]:
    """Options that are open, one of each verb, with each condition of the rule that they meet."""
    seen: set[tuple[str, str, str]] = set()
    for game in games:
        question = game.questions[0]
        for option in question.options:
            verb = str(option[0])
            for condition in CONDITIONS[question.kind, verb]:
                place = (question.kind, verb, condition.key)
                if condition.rule == id and place not in seen:
                    seen.add(place)
                    yield game, option, condition


def asked_anew(game: Game) -> list[Option]:
    """What the same seat may answer to the same question if it is asked now; nothing if it is not asked."""
    kind, seat = game.questions[0].kind, game.questions[0].seat
    twin = game.clone()
    twin.table.unsettled = False
    twin.questions = []
    try:
        twin.resume()
    except AssertionError as nothing_to_answer:  # the question is always asked
        if str(nothing_to_answer) != kind:
            raise
    return [
        option
        for question in twin.questions
        if (question.kind, question.seat) == (kind, seat)
        for option in question.options
    ]


def check_one_source(
    game: Game, option: Option, condition: Condition, patch: pytest.MonkeyPatch
) -> None:
    """With this condition closed the verb is not offered any more, and *why not* names it."""
    question = game.questions[0]
    place = (question.kind, str(option[0]))
    closed = Condition(condition.rule, condition.key, never)
    with patch.context() as table:
        held = tuple([closed if one is condition else one for one in CONDITIONS[place]])
        table.setitem(CONDITIONS, place, held)
        assert option not in asked_anew(game)
        twin = game.clone()
        others = [one for one in question.options if one != option]
        twin.questions = [Question(question.seat, question.kind, others, question.rule)]
        reason = twin.why_not(question.seat, option)
    assert reason is not None
    assert (reason.rule, reason.key) == (condition.rule, condition.key)


@pytest.mark.parametrize("id", [pytest.param(id, marks=rule(id)) for id in RULES])
def test_a_condition_of_the_rule_closes_the_option_and_tells_why(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = next(g for g in map(moments, range(9)) if next(openings(id, g), None))
    for game, option, condition in openings(id, games):
        if not isinstance(condition, Finer) and not isinstance(game.stack[-1], Collective):
            check_one_source(game, option, condition, monkeypatch)
    assert check_rule(id, games)


@rule("TO-TURN-06", "TO-TURN-09", "TO-RANGED-06")
def test_a_hero_is_offered_all_acts_whose_conditions_hold_and_no_other() -> None:
    looked = 0
    acts = [verb for kind, verb in CONDITIONS if kind == "main" and verb != "end"]
    for game in [*moments(), *moments(1)]:
        turn = game.stack[-1]
        if isinstance(turn, Turn) and game.questions[0].kind == "main":
            looked += 1
            case = Case(game, "main", turn)
            hero = case.t.heroes[turn.hero]
            own = [verb for verb in acts if is_of_any_hero(verb) or verb in kit_of(hero).names]
            offered = [option for verb in own for option in case.options(verb)]
            allowed = [option for option in offered if case.allows(option)]
            found = [option for option in asked_anew(game) if option != END]
            assert sorted(allowed, key=text_of) == sorted(found, key=text_of)
    assert looked > 50


@rule("TO-SINCARD-01")
def test_the_sins_player_is_asked_when_any_card_of_the_moment_may_be_in_his_hand() -> None:
    seen: Counter[bool] = Counter()
    for game in [*moments(), *moments(1)]:
        t = table_of(game)
        is_turn = any(isinstance(frame, Turn) for frame in game.stack)
        if is_turn and t.sins.hand and not t.sins.card_used:
            kind = game.questions[0].kind
            moment = kind if kind in MOMENTS else START_OF_TURN
            left = [card for card in cards_for(t, moment) if not is_seen_elsewhere(t, card)]
            asked = any(card.card.can_play(game) for card in left)
            seen[asked] += 1
            assert may_hold_card_for(game, moment) == asked
    assert seen[True] > 50
    assert seen[False]


@rule("TO-UPGRADE-02")
def test_what_is_kept_of_a_heros_cards_is_what_he_has_now() -> None:
    compared = 0
    for game in [*moments(), *moments(1)]:
        for hero in table_of(game).heroes:
            if hero.kit is not None:
                compared += 1
                now = Kit(hero)
                assert (hero.kit.effects, hero.kit.names) == (now.effects, now.names)
    assert compared > 50


def met(shortlist: Shortlist, case: Case, verb: str) -> list[Thing]:
    """The things that the first of the conditions lists and all others let pass."""
    listed, *others = shortlist.parts
    assert isinstance(listed, Listed)
    things: list[Thing] = []
    for thing in listed.things(case):
        assert not isinstance(thing, tuple)
        case.think_of((verb, thing))
        if all(other.holds(case) for other in others):
            things.append(thing)
    return things


def test_conditions_told_together_say_what_each_of_them_says() -> None:
    said: dict[tuple[str, str], set[bool]] = {}
    for game in [*moments(), *moments(1)]:
        kind = game.questions[0].kind
        for asked, verb in CONDITIONS:
            if asked != kind:
                continue
            for group in told_together(CONDITIONS[kind, verb]):
                if isinstance(group, LookedAt):
                    continue  # what has been looked at is compared with the options of whole questions
                case = Case(game, kind, game.stack[-1])
                case.think_of((verb,))
                if isinstance(group, Shortlist):
                    found = list(group.things(case)) != []
                    assert list(group.things(case)) == met(group, case, verb), (kind, verb)
                else:
                    found = group.hold(case)
                    assert found == all([part.holds(case) for part in group.parts]), (kind, verb)
                said.setdefault((kind, verb), set()).add(found)
    assert said["main", "shoot"] == {True, False}
    assert len(said) > 5


@rule(
    "TO-CITY-03", "TO-CLEANSE-07", "TO-CLEANSE-08", "TO-HELLCLUB-04", "TO-METRO-03", "TO-MOVE-07", "TO-MOVE-08",
    "TO-RANGED-04", "TO-RANGED-07", "TO-SINCARD-03", "TO-SINCARD-08", "TO-SINREACT-05", "TO-SUMMON-10", "TO-WOUND-02",
)  # fmt: skip
def test_a_look_offers_what_the_conditions_leave_in_the_same_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: Counter[Look] = Counter()
    for game in [*moments(), *moments(1)]:
        kind = game.questions[0].kind
        for look in CONDITIONS.looks:
            if kind in {place for place, _ in look.answered}:
                looked[look] += 1
                at_one_look = asked_anew(game)
                with monkeypatch.context() as patch:
                    patch.setattr(look, "is_good", False)
                    assert asked_anew(game) == at_one_look, kind
    assert all(looked[look] >= OFTEN for look in CONDITIONS.looks), looked


def test_a_look_is_good_as_long_as_its_verbs_have_the_same_conditions() -> None:
    conditions: Conditions = (Condition("TO-TURN-06", "reason-not-an-option", never),)
    table = Table()
    table["main", "fight"] = conditions
    look = Look(table, ("main", "fight"))
    good: list[bool] = []
    table["main", "shoot"] = ()
    good.append(look.is_good)
    table["main", "fight"] = ()
    good.append(look.is_good)
    table["main", "fight"] = conditions
    good.append(look.is_good)
    del table["main", "fight"]
    assert [*good, look.is_good] == [True, False, True, False]


@rule("TO-TURN-04")
@pytest.mark.parametrize("turns", [0, 1, 2])
@pytest.mark.parametrize("extra_turns", [0, 1, 2])
def test_a_hero_who_has_one_token_only_has_nothing_to_choose(turns: int, extra_turns: int) -> None:
    game = next(game for game in moments() if table_of(game).places).clone()
    t = table_of(game)
    hero = t.edit_hero(t.places[0])
    hero.turns, hero.extra_turns = turns, extra_turns
    ways = ways_to_begin(Turn(hero.index), game, hero)
    assert has_one_token_only(hero) == (ways == [SPEND_TURN])


def is_of_any_hero(verb: str) -> bool:
    """Whether a verb of the main part is no ability."""
    return verb not in UPGRADES and verb not in {ability.id for ability in ABILITIES.values()}


def test_a_verb_lists_its_candidates_once_and_finer_reasons_speak_of_a_list() -> None:
    for place, conditions in CONDITIONS.items():
        listed = [one for one in conditions if isinstance(one, Listed)]
        finer = [one for one in conditions if isinstance(one, Finer)]
        assert len(listed) <= 1, place
        assert listed or not finer or is_put_to_all(place[0]), place


def is_put_to_all(kind: str) -> bool:
    """A question of the Hero Players together, whose options are those that it was put with (TO-UNITE-02)."""
    return kind.removesuffix("-for-heroes") + "-for-heroes" in {kind for kind, _ in CONDITIONS}
