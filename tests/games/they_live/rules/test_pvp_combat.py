"""Confrontations: Combat, inspection, flight (chapter TL-PVP, TL-TIME-27, TL-TIME-28, TL-TIME-29, TL-TIME-30,
TL-EX-04)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from tests.games.they_live.figures import COUSIN, PIPE, RIFLE
from tests.games.they_live.play import People, asked, at, kick, logged, open_options, person, play
from tests.games.they_live.town import GHOUL, told, town
from tests.rule_ids import rule

EVEN = "... ..."


def no_intros(config: Any) -> None:
    """Intro cards that do nothing."""
    for character in config.characters.values():
        character.intro.passed = character.intro.failed = ()


def fight(dice: str, changes: dict[int, dict[str, Any]] | None = None, **given: Any) -> Game:
    """Seat 0, with the lenses if there is a token, confronts seat 1; Stealth is even; then these dice fall."""
    places = {0: {"space": 8}, 1: {"space": 8}, 2: {"space": 1}, 3: {"space": 3}}
    people = {seat: {**place, **(changes or {}).get(seat, {})} for seat, place in places.items()}
    given.setdefault("figures", town(no_intros))
    game = at("confrontations", people=people, **given)
    lines = ["confront 1", "lenses"] if person(game, 0).glasses else ["confront 1"]
    return play(game, *lines, dice=kick(EVEN + dice))


def settle_in(game: Game, seat: int) -> None:
    """The seat takes over a spare without equipping anything."""
    if asked(game) == [(seat, "spare")]:
        play(game, open_options(game)[0])
    while asked(game) == [(seat, "reorganize")]:
        play(game, "pass")


@rule("TL-PVP-13")
def test_each_success_is_one_damage_to_the_other_and_a_critical_adds_two() -> None:
    game = fight("aaa a..")
    assert (person(game, 0).damage, person(game, 1).damage) == (1, 5)


@rule("TL-PVP-13", "TL-PVP-14", "TL-TIME-27")
def test_attacker_then_defender_declare_weapons_before_both_roll() -> None:
    game = at(
        "confrontations",
        people={
            0: {"space": 8, "weapon": PIPE},
            1: {"space": 8, "weapon": PIPE, "ally": COUSIN, "skills": (2, 3, 3, 3, 3, 3)},
            2: {"space": 1},
            3: {"space": 3},
        },
        figures=town(),
    )
    play(game, "confront 1", dice=kick("... ..."))
    assert asked(game) == [(0, "weapon")]
    play(game, "weapon")
    assert asked(game) == [(1, "weapon")]
    play(game, "pass", dice=kick("..... ...."))
    ((_, first, _, second),) = logged(game, "pvp-combat")
    assert (len(first), len(second)) == (3 + 2, 3 + 1)
    assert (person(game, 0).wanted, person(game, 1).wanted) == (1, 0)


@rule("TL-PVP-14")
def test_both_can_kill_each_other_since_all_damage_is_simultaneous() -> None:
    game = fight("ab. ab.", {0: {"health": 2}, 1: {"health": 2}})
    assert [values[0] for values in logged(game, "killed")] == [0, 1]
    assert asked(game) == [(0, "spare")]


@rule("TL-PVP-14")
def test_weapon_overflow_that_kills_the_attacker_ends_it_without_rolls_or_inspection() -> None:
    changes = {
        0: {"weapon": RIFLE, "wanted": 10, "health": 1, "glasses": 1},
        1: {"weapon": PIPE, "wanted": 10, "skills": (1, 3, 3, 3, 3, 3)},
    }
    people: People = {
        0: {"space": 8, **changes[0]},
        1: {"space": 8, **changes[1]},
        2: {"space": 1},
    }
    people[3] = {"space": 3}
    game = at("confrontations", people=people, figures=town(no_intros))
    play(game, "confront 1", "lenses", dice=kick(". ."))
    play(game, "weapon")
    settle_in(game, 0)
    assert "weapon" not in [kind for _, kind in asked(game)]  # the defender need not declare
    assert logged(game, "pvp-combat") == []
    assert 1 not in [values[0] for values in told(game, 0, "lenses-identity")]
    assert person(game, 1).damage == 0
    assert not person(game, 1).beaten


@rule("TL-PVP-14")
def test_weapon_overflow_that_kills_the_defender_ends_it_too() -> None:
    people: People = {
        0: {"space": 8},
        1: {"space": 8, "weapon": RIFLE, "wanted": 10, "health": 1},
        2: {"space": 1},
        3: {"space": 3},
    }
    game = at("confrontations", people=people, figures=town(no_intros))
    play(game, "confront 1", dice=kick("... ."))
    play(game, "weapon")
    settle_in(game, 1)
    assert logged(game, "pvp-combat") == []
    assert person(game, 0).damage == 0


@rule("TL-PVP-15", "TL-TIME-29")
def test_with_a_token_and_no_fewer_successes_the_attacker_may_look() -> None:
    game = fight("ab. aa.", {0: {"glasses": 1}, 1: {"invader": True}})
    assert asked(game) == [(0, "pvp-look")]
    play(game, "look")
    assert game.view(0)["people"][1]["identity"] == "invader"
    assert game.view(1)["people"][0]["identity"] == ""
    assert game.view(-1)["people"][1]["identity"] == ""
    game = fight("ab. aa.", {0: {"glasses": 1}, 1: {"invader": True}})
    play(game, "pass")
    assert game.view(0)["people"][1]["identity"] == ""


@rule("TL-PVP-15")
def test_with_fewer_successes_the_token_is_lost_without_effect() -> None:
    game = fight("a.. ab.", {0: {"glasses": 1}})
    assert asked(game) == [(0, "flee")]
    assert person(game, 0).glasses == 0
    assert 1 not in table_of(game).knowledge[0].identities


@rule("TL-PVP-15")
def test_without_a_spent_token_there_is_no_look() -> None:
    game = fight("ab. ...")
    assert asked(game) == [(1, "flee")]


@rule("TL-PVP-15")
def test_a_dead_attacker_sees_nothing() -> None:
    game = fight("ab. ab.", {0: {"glasses": 1, "health": 2}})
    settle_in(game, 0)
    assert 1 not in table_of(game).knowledge[0].identities
    assert asked(game) == [(0, "location")]


@rule("TL-PVP-16", "TL-PVP-18", "TL-DICE-06")
def test_inspection_compares_successes_and_the_loser_is_found_by_damage() -> None:
    # The attacker's critical: 3 successes and 5 damage against 4 successes and 4 damage.
    game = fight("aaa aabb", {0: {"glasses": 1}, 1: {"skills": (3, 4, 3, 3, 3, 3)}})
    assert 1 not in table_of(game).knowledge[0].identities
    assert asked(game) == [(1, "flee")]


@rule("TL-PVP-16")
def test_a_defender_just_killed_is_still_inspected_and_not_the_replacement() -> None:
    game = fight("ab. ...", {0: {"glasses": 1}, 1: {"health": 2, "invader": True}, 4: {}, 5: {}})
    fallen = 1
    settle_in(game, 1)
    assert asked(game) == [(0, "pvp-look")]
    play(game, "look")
    assert game.view(0)["people"][fallen]["identity"] == "invader"
    replacement = table_of(game).playing[1]
    assert game.view(0)["people"][replacement]["identity"] == ""


@rule("TL-PVP-17", "TL-LOCATION-02", "TL-TIME-30")
def test_who_took_more_damage_flees_to_a_space_of_own_choice_and_has_no_location_turn() -> None:
    game = fight("a.. ...")
    assert asked(game) == [(1, "flee")]
    assert open_options(game) == ["to 7", "to 9"]
    play(game, "to 7")
    assert person(game, 1).space == 7
    assert asked(game) == [(0, "location")]
    play(game, "pass")
    # Seat 1 recovers without being asked.
    assert asked(game) == [(2, "location")]
    assert (1, "recover") in logged(game, "location-turn")


@rule("TL-PVP-17")
def test_the_attacker_can_be_the_loser() -> None:
    game = fight("... a..")
    assert asked(game) == [(0, "flee")]
    play(game, "to 9")
    assert (person(game, 0).space, person(game, 0).beaten) == (9, True)
    assert asked(game) == [(1, "location")]


@rule("TL-PVP-18", "TL-PVP-17")
def test_equal_damage_has_no_loser() -> None:
    game = fight("ab. aa.")
    assert (person(game, 0).space, person(game, 1).space) == (8, 8)
    assert asked(game) == [(0, "location")]
    play(game, "pass")
    assert asked(game) == [(1, "location")]


@rule("TL-PVP-18", "TL-INJURY-06")
def test_damage_from_weapon_overflow_does_not_make_a_loser_or_an_injury() -> None:
    people: People = {
        0: {"space": 8, "weapon": RIFLE, "wanted": 10},
        1: {"space": 8},
        2: {"space": 1},
        3: {"space": 3},
    }
    game = at("confrontations", people=people, figures=town())
    play(game, "confront 1", dice=kick(". ..."))
    play(game, "weapon", dice=kick("a..... a.."))
    assert (person(game, 0).damage, person(game, 1).damage) == (3, 1)
    assert person(game, 0).injuries == ()
    assert asked(game) == [(0, "location")]
    assert not person(game, 0).beaten


@rule("TL-PVP-19")
def test_flight_follows_threads_not_the_freeway_and_an_enemy_there_does_not_attack() -> None:
    changes = {0: {"space": 17}, 1: {"space": 17}}
    game = fight("a.. ...", changes, tiles=[(GHOUL, 16)])
    assert open_options(game) == ["to 16", "to 18"]
    play(game, "to 16")
    assert logged(game, "attack") == []
    assert person(game, 1).damage == 1


@rule("TL-PVP-19")
def test_a_killed_loser_does_not_flee() -> None:
    game = fight("ab. ...", {1: {"health": 2}})
    settle_in(game, 1)
    assert asked(game) == [(0, "location")]
    assert not person(game, 1).beaten


@rule("TL-PVP-20", "TL-TIME-28")
def test_after_the_roll_come_damage_deaths_injuries_inspection_flight() -> None:
    game = fight("ab. aa.", {0: {"glasses": 1}})
    # Damage and injuries are there before the attacker is asked to look.
    assert asked(game) == [(0, "pvp-look")]
    assert (person(game, 0).damage, person(game, 1).damage) == (2, 2)
    assert [len(person(game, seat).injuries) for seat in (0, 1)] == [1, 1]
    game = fight("aab ...", {0: {"glasses": 1}})
    assert asked(game) == [(0, "pvp-look")]
    play(game, "look")
    assert asked(game) == [(1, "flee")]


@rule("TL-PVP-20", "TL-INJURY-05", "TL-INJURY-06")
@pytest.mark.parametrize(
    ("dice", "injuries"),
    [("ab. a..", [0, 1]), ("a.. ab.", [1, 0]), ("a.. ...", [0, 0]), ("... a..", [0, 0])],
)
def test_only_who_took_2_damage_from_the_roll_draws_an_injury(
    dice: str, injuries: list[int]
) -> None:
    game = fight(dice)
    assert [len(person(game, seat).injuries) for seat in (0, 1)] == injuries


@rule("TL-PVP-20")
def test_a_death_is_settled_before_the_survivor_draws_an_injury() -> None:
    game = fight("ab. ab.", {1: {"health": 2}})
    assert asked(game) == [(1, "spare")]
    assert person(game, 0).injuries == ()
    settle_in(game, 1)
    assert len(person(game, 0).injuries) == 1


@rule("TL-EX-04", "TL-PVP-15", "TL-PVP-17", "TL-INJURY-05")
def test_the_worked_example_of_three_against_two() -> None:
    game = fight("aab aa.", {0: {"glasses": 1}})
    assert (person(game, 0).damage, person(game, 1).damage) == (2, 3)
    assert [len(person(game, seat).injuries) for seat in (0, 1)] == [1, 1]
    play(game, "look")
    assert 1 in table_of(game).knowledge[0].identities
    play(game, "to 9")
    play(game, "pass")
    assert asked(game) == [(2, "location")]
    critical = fight("aaa aa.")
    assert person(critical, 1).damage == 5


@rule("TL-PVP-14")
def test_weapon_overflow_that_kills_the_defender_leaves_the_attacker_nothing_to_inspect() -> None:
    people: People = {
        0: {"space": 8, "glasses": 1},
        1: {"space": 8, "weapon": RIFLE, "wanted": 10, "health": 1},
        2: {"space": 1},
        3: {"space": 3},
    }
    game = at("confrontations", people=people, figures=town(no_intros))
    play(game, "confront 1", "lenses", dice=kick("... ."))
    play(game, "weapon")
    settle_in(game, 1)
    assert (0, "pvp-look") not in asked(game)
    assert told(game, 0, "lenses-identity") == []
    assert logged(game, "pvp-combat") == []


@rule("TL-PVP-13", "TL-PVP-14")
def test_the_weapon_of_the_defender_adds_its_dice_and_costs_its_tokens() -> None:
    people: People = {0: {"space": 8}, 1: {"space": 8, "weapon": PIPE}, 2: {"space": 1}}
    people[3] = {"space": 3}
    game = at("confrontations", people=people, figures=town())
    play(game, "confront 1", dice=kick("... ..."))
    assert asked(game) == [(1, "weapon")]  # the attacker has none
    play(game, "weapon", dice=kick("... ....."))
    ((_, first, _, second),) = logged(game, "pvp-combat")
    assert (len(first), len(second)) == (3, 3 + 2)
    assert (person(game, 0).wanted, person(game, 1).wanted) == (0, 1)
