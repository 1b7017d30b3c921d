"""The Metro: a Hero's way over the river, and nobody else's (TO-METRO-01, TO-METRO-02, TO-METRO-03, TO-METRO-04,
TO-METRO-05)."""

from typing import Any

import pytest

from tests.games.the_others.play import (
    asked,
    at,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    names_of_moves,
    open_options,
    play,
    same_space,
    space_with,
    tile,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

METRO: dict[str, Any] = {
    "layout": "A B . C\nD E . Z1",
    "start": "d/sw",
    "metro": {"red": ["b/ne", "c/nw", "launcher"], "blue": ["a", "launcher/se"]},
    "orbital": ["b/ne"],
    "tiles": {"launcher": tile("Z1", ["orbital-strike"])},
}
"""Two shores with a river between them; a red and a blue line lead across."""


@rule("TO-METRO-01")
def test_a_step_leads_to_any_other_station_of_the_same_colour() -> None:
    game = walk({"space": "b/ne"}, board=METRO)
    assert names_of_moves(game) == {"b", "a/ne", "b/se", "c/nw", "launcher"}
    assert why_not(game, "move a") == "TO-MOVE-02"  # a station of another line
    assert why_not(game, "move launcher/se") == "TO-MOVE-02"


@rule("TO-METRO-01")
def test_a_ride_counts_as_one_step() -> None:
    game = walk({"space": "b/ne", "npcs": ["proxy"]}, board=METRO)
    play(game, "move c/nw")
    assert is_open(game, "move c")
    play(game, "move launcher")
    assert same_space(game, "thorley", "launcher")
    assert names_of_moves(game) == set()
    assert why_not(game, "move launcher/se") == "TO-MOVE-01"


@rule("TO-METRO-02")
def test_a_ride_has_all_effects_of_leaving_and_entering() -> None:
    traps = {address: space_with(fire=1, corruption=1) for address in ("b/ne", "c/nw")}
    game = walk({"space": "b/ne"}, board=METRO, spaces=traps, monsters=[monster("acolyte", "b/ne")])
    play(game, "move c/nw", "cover 1", "cover 2", "cover 3", dice=faces("corr hit corr hit"))
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (3, (1, 2, 3))
    assert same_space(game, "thorley", "c/nw")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-METRO-02")
def test_rides_and_ordinary_steps_mix_in_one_move() -> None:
    game = walk({"space": "b", "upgrades": ["cyber-legs"]}, board=METRO)
    play(game, "move b/ne", "move launcher", "move launcher/se")
    assert same_space(game, "thorley", "launcher/se")
    assert asked(game) == ("sins", "reaction")


@rule("TO-METRO-03")
def test_monsters_cannot_use_the_metro() -> None:
    game = walk({"space": "d"}, board=METRO, when="reaction", monsters=[monster("acolyte", "b/ne")])
    play(game, "react", "monster acolyte")
    reached = {option.split()[1] for option in open_options(game)}
    assert reached == {"b", "a", "e", "a/nw", "a/ne", "a/se", "b/se", "e/se"}


@rule("TO-METRO-03")
def test_survivors_of_a_ranged_fight_do_not_ride_to_the_hero() -> None:
    long_street = {"layout": "A\nB\nC", "start": "a/se", "metro": {"red": ["a/nw", "c/sw"]}}
    game = walk(
        {"space": "a/nw", "upgrades": ["rail-gun"], "npcs": ["proxy"]},
        board=long_street,
        monsters=[monster("abomination", "c/sw")],
    )
    play(game, "shoot c/sw", "mean no", "corruption no", dice=["def"])
    assert monsters_in(game, "c/sw") == ["abomination"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-METRO-03")
def test_orbital_strike_tokens_cannot_use_the_metro() -> None:
    game = walk({"space": "launcher"}, board=METRO, monsters=[monster("acolyte", "b/ne")])
    play(game, "city-action", "icon orbital-strike")
    assert asked(game) == ("heroes-1", "orbital-move")
    reached = {option.split()[1] for option in open_options(game)}
    assert {"b/ne", "b", "a/ne"} <= reached
    assert not reached & {"c/nw", "c", "launcher"}


@rule("TO-METRO-04")
def test_without_a_station_no_way_leads_over_the_river() -> None:
    game = walk({"space": "e/ne"}, board=METRO)
    assert names_of_moves(game) == {"b", "e", "b/ne", "a/se", "e/se"}
    for address in ("launcher", "launcher/nw", "c/sw"):
        assert why_not(game, f"move {address}") == "TO-MOVE-02"


@rule("TO-METRO-05")
def test_stations_give_no_line_of_sight() -> None:
    game = walk(
        {"space": "b/ne", "upgrades": ["rail-gun"]},
        board=METRO,
        monsters=[monster("acolyte", "c/nw"), monster("acolyte", "a/nw")],
    )
    assert is_open(game, "shoot a/nw")
    assert not is_open(game, "shoot c/nw")
    assert why_not(game, "shoot c/nw") == "TO-RANGED-03"


@rule("TO-METRO-05")
def test_stations_give_no_teleport_distance() -> None:
    game = walk({"space": "b/ne"}, board=METRO, when="start-of-turn", hand=["haphephobia"])
    play(game, "play haphephobia")
    assert {option.split()[1] for option in open_options(game)} == {"b", "a/ne", "b/se"}


@rule("TO-METRO-05")
@pytest.mark.parametrize(("space", "wounds"), [("c/nw", 0), ("b", 2)])
def test_stations_are_not_adjacent_for_cards(space: str, wounds: int) -> None:
    game = at(
        team=["thorley", "rocco", "brad"],
        board=METRO,
        story="the-darkness-within",
        when="dark-past",
        heroes={
            "thorley": {"space": "b/ne", "level": 7, "dark_past": "psychopathy-trigger"},
            "rocco": {"space": space, "dark_past": ""},
        },
    )
    play(game, "cover 1", "cover 2")
    for slot in range(1, 1 + wounds):
        play(game, f"cover {slot}")
    assert len(hero(game, "rocco").covered) == wounds
    assert logged(game, "check") == []
    assert asked(game) == ("sins", "reaction")
