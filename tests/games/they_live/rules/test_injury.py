"""Injury cards: taking, lasting, healing (chapter TL-INJURY)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config, Outcome
from othersight.kernel.game import Game
from tests.games.they_live.figures import (
    PIPE,
    enemy,
    generic_cards,
    injury,
    quiet_news,
    street,
)
from tests.games.they_live.play import asked, at, kick, open_options, person, play
from tests.rule_ids import rule

LIP = "split-lip"
RIBS = "bruised-ribs"
ANKLE = "twisted-ankle"
HAND = "broken-hand"
HEAD = "concussion"
CIVILIAN = "invader-civilian"


def hurtful(config: Config, skill: str = "tech", passed: Outcome = (("injury", 1),)) -> None:
    """Known injuries, and Location cards that give one to who passes."""
    street(config)
    quiet_news(config)
    generic_cards(config, skill, passed=passed)
    enemy(config, CIVILIAN, combat=5, health=9)
    injury(config, LIP, influence=-1)
    injury(config, RIBS, tech=-1)
    injury(config, ANKLE, severe=True, stealth=-1).removal = "lay-low"
    hand = injury(config, HAND, severe=True)
    hand.removal, hand.price, hand.forbids = "scrap", 2, ("craft",)
    injury(config, HEAD, severe=True)


def wounded(*injuries: str, round: int = 1, **hero: Any) -> dict[str, Any]:
    """Somebody who took these injuries in that round."""
    return {"injuries": injuries, "injury_rounds": (round,) * len(injuries), **hero}


def fighting(first: dict[str, Any], second: dict[str, Any], dice: str) -> Game:
    """Seat 0 confronts seat 1 alone on a space; the dice are both Stealth rolls, then both Combat rolls."""
    people = {
        0: {"space": 12, **first},
        1: {"space": 12, **second},
        2: {"space": 20},
        3: {"space": 21},
    }
    game = at(
        "confrontations", people=people, figures=hurtful, decks={"injuries": (LIP, HEAD, RIBS)}
    )
    return play(game, "confront 1", dice=kick(dice))


@rule("TL-INJURY-01")
def test_an_injury_is_the_top_card_in_view_of_all_and_works_at_once() -> None:
    game = at("location", figures=hurtful, decks={"injuries": (LIP, RIBS)}, people={1: {}})
    play(game, "card", dice=kick("a.."))
    assert [game.view(seat)["people"][0]["injuries"] for seat in (0, 2, -1)] == [[RIBS]] * 3
    assert table_of(game).decks.injuries == (LIP,)
    game = at("location", people={0: wounded(RIBS)}, figures=hurtful)
    play(game, "card", dice=kick(".."))  # Tech 3 - 1
    assert asked(game) == [(1, "location")]


@rule("TL-INJURY-02", "TL-INJURY-03")
def test_a_minor_injury_lasts_to_the_end_of_the_round_after_it_was_taken() -> None:
    game = at("end-of-round", people={0: wounded(RIBS, LIP)}, figures=hurtful, round=1)
    assert person(game, 0).injuries == (RIBS, LIP)
    game = at("end-of-round", people={0: wounded(RIBS, LIP)}, figures=hurtful, round=2)
    assert person(game, 0).injuries == ()
    assert sorted(table_of(game).decks.injury_discards) == sorted([RIBS, LIP])


@rule("TL-INJURY-02", "TL-INJURY-03")
def test_a_severe_injury_stays_until_its_own_condition_is_met() -> None:
    hero = wounded(HEAD, HAND, ANKLE, RIBS)
    game = at("end-of-round", people={0: hero}, figures=hurtful, round=5)
    assert person(game, 0).injuries == (HEAD, HAND, ANKLE)
    game = at("action", people={0: {**hero, "scrap": 3}}, figures=hurtful, round=5)
    play(game, "stay", "treat 1")
    assert (person(game, 0).injuries, person(game, 0).scrap) == ((HEAD, ANKLE, RIBS), 1)
    play(game, "lay-low")
    assert person(game, 0).injuries == (HEAD, RIBS)


@rule("TL-INJURY-02")
def test_lay_low_removes_damage_and_no_injury_that_does_not_name_it() -> None:
    hero = wounded(RIBS, HEAD, damage=3, wanted=2)
    game = at("action", people={0: hero}, figures=hurtful)
    play(game, "stay", "lay-low")
    assert (person(game, 0).damage, person(game, 0).injuries) == (2, (RIBS, HEAD))


@rule("TL-INJURY-02")
def test_an_injury_that_forbids_an_action_is_named_as_the_reason() -> None:
    game = at("action", people={0: wounded(HAND, scrap=3)}, figures=hurtful)
    play(game, "stay")
    assert not [line for line in open_options(game) if line.startswith("craft")]
    found = game.why_not(0, "craft glasses")
    assert found is not None
    assert found.rule == "TL-INJURY-02"


@rule("TL-INJURY-04")
def test_damage_from_an_enemy_alone_gives_no_injury() -> None:
    people = {0: {"space": 12, "health": 9}}
    game = at(
        "response", people=people, tiles=[(CIVILIAN, 12)], figures=hurtful, dice=kick("a.. ...")
    )
    assert (person(game, 0).damage, person(game, 0).injuries) == (5, ())


@rule("TL-INJURY-05")
def test_two_or_more_damage_in_a_confrontation_are_exactly_one_injury() -> None:
    game = fighting({"health": 9, "skills": (3, 5, 3, 3, 3, 3)}, {"health": 9}, "... ... aabb. a..")
    assert (person(game, 1).damage, person(game, 1).injuries) == (4, (RIBS,))
    assert (person(game, 0).damage, person(game, 0).injuries) == (1, ())
    game = fighting({}, {}, "... ... ab. ab.")
    assert len(person(game, 0).injuries + person(game, 1).injuries) == 2


@rule("TL-INJURY-06")
def test_damage_from_wanted_overflow_does_not_count_for_an_injury() -> None:
    first = {"wanted": 10, "weapon": PIPE, "health": 9}
    game = fighting(first, {}, ". ...")  # Stealth 3 - 10, at least 1 die
    play(game, "weapon", dice=kick("..... a.."))
    assert (person(game, 0).damage, person(game, 0).injuries) == (2, ())


@rule("TL-INJURY-06")
@pytest.mark.parametrize("killed", [0, 1])
def test_who_is_killed_draws_no_injury(killed: int) -> None:
    frail = {killed: {"health": 6, "damage": 4}}
    game = fighting(frail.get(0, {}), frail.get(1, {}), "... ... ab. ab.")
    assert asked(game) == [(killed, "spare")]
    t = table_of(game)
    while asked(game)[0][1] in ("spare", "reorganize"):
        play(game, open_options(game)[-1])
    assert person(game, 1 - killed).injuries == (RIBS,)
    assert (t.decks.injuries, t.decks.injury_discards) == ((LIP, HEAD), ())
    assert [p.injuries for p in t.people if p.index != 1 - killed] == [()] * 5


@rule("TL-INJURY-07")
def test_the_same_injury_twice_counts_twice() -> None:
    game = at("location", people={0: wounded(RIBS, RIBS, LIP)}, figures=hurtful)
    play(game, "card", dice=kick("."))  # Tech 3 - 2
    assert asked(game) == [(1, "location")]


@rule("TL-INJURY-07")
def test_different_injuries_add_up_in_dice_and_in_what_they_forbid() -> None:
    def figures(config: Config) -> None:
        hurtful(config)
        injury(config, LIP, tech=-1).forbids = ("trade",)

    for order in ((HAND, LIP, RIBS), (RIBS, LIP, HAND)):
        game = at("location", people={0: wounded(*order)}, figures=figures)
        play(game, "card", dice=kick("."))  # Tech 3, and 1 die less for LIP and for RIBS
        game = at("action", people={0: wounded(*order, scrap=5)}, figures=figures)
        play(game, "stay")
        verbs = {line.split()[0] for line in open_options(game)}
        assert not verbs & {"craft", "trade"}  # HAND forbids one, LIP the other


@rule("TL-INJURY-07")
def test_a_new_injury_joins_those_there_are_and_healing_takes_one_of_two_alike() -> None:
    hero = wounded(HAND, RIBS, scrap=2)
    game = at("location", people={0: hero}, figures=hurtful, decks={"injuries": (HAND,)}, round=2)
    play(game, "card", dice=kick("a."))
    assert (person(game, 0).injuries, person(game, 0).injury_rounds) == (
        (HAND, RIBS, HAND),
        (1, 1, 2),
    )
    game = at("action", people={0: wounded(HAND, RIBS, HAND, scrap=2)}, figures=hurtful)
    play(game, "stay", "treat 0")
    assert person(game, 0).injuries == (RIBS, HAND)
    assert table_of(game).decks.injury_discards == (HAND,)


@rule("TL-INJURY-07", "TL-DEATH-04")
def test_injuries_leave_with_a_killed_character() -> None:
    hero = wounded(LIP, HEAD, wanted=10, damage=5, health=6, space=2)
    game = at("action", people={0: hero}, figures=hurtful)
    play(game, "ride 17")
    assert asked(game) == [(0, "spare")]
    assert sorted(table_of(game).decks.injury_discards) == sorted([LIP, HEAD])
    assert (table_of(game).people[0].injuries, table_of(game).people[0].injury_rounds) == ((), ())
    while asked(game)[0][0] == 0:
        play(game, open_options(game)[-1])
    assert person(game, 0).injuries == ()


@rule("TL-INJURY-08")
def test_healed_injuries_become_a_new_deck_when_the_deck_is_empty() -> None:
    decks = {"injuries": (), "injury_discards": (LIP, RIBS, HEAD)}

    def three(config: Config) -> None:
        hurtful(config)
        config.injury_list = (LIP, RIBS, HEAD)

    game = at("location", figures=three, decks=decks)
    play(game, "card", dice=kick("a.."))
    drawn = person(game, 0).injuries
    left = table_of(game).decks
    assert len(drawn) == 1
    assert sorted(drawn + left.injuries) == sorted([LIP, RIBS, HEAD])
    assert left.injury_discards == ()


@rule("TL-INJURY-08")
def test_without_any_card_no_injury_is_taken() -> None:
    game = at("location", figures=hurtful, decks={"injuries": (), "injury_discards": ()})
    play(game, "card", dice=kick("a.."))
    assert person(game, 0).injuries == ()
    assert asked(game) == [(1, "location")]
