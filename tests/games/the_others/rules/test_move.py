"""Moves of Heroes: steps, adjacency, the Wound for leaving Monsters, the order of a step (TO-MOVE-01, TO-MOVE-02,
TO-MOVE-03, TO-MOVE-04, TO-MOVE-05, TO-MOVE-06, TO-MOVE-10, TO-MOVE-11, TO-MOVE-12, TO-MOVE-13)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from tests.games.the_others.play import (
    RIVER,
    SMALL,
    asked,
    at,
    faces,
    hero,
    heroes_in,
    is_open,
    logged,
    monster,
    monsters_in,
    names_of_moves,
    open_options,
    play,
    same_space,
    space_with,
    tokens_in,
    where,
    why_not,
)
from tests.games.the_others.rules.plain import FIGURES, walk
from tests.rule_ids import rule

HOLDER: dict[str, Any] = {"npcs": ["commissioner"]}
"""A Hero with something left to do, so that his Turn is over only when he says so."""

STREETS = ["e/nw", "b/nw", "b"]
"""Three steps from District E."""


@rule("TO-MOVE-01")
@pytest.mark.parametrize(("steps", "end"), [(0, "e"), (1, "e/nw"), (2, "b/nw")])
def test_a_move_is_no_step_one_or_two(steps: int, end: str) -> None:
    game = walk()
    for address in STREETS[:steps]:
        play(game, f"move {address}")
    if steps < 2:
        play(game, "end")
    assert same_space(game, "thorley", end)
    assert asked(game) == ("sins", "reaction")


@rule("TO-MOVE-01")
def test_there_is_no_third_step() -> None:
    game = walk(HOLDER)
    play(game, "move e/nw", "move b/nw")
    assert not is_open(game, "move b")
    assert why_not(game, "move b") == "TO-MOVE-01"


@rule("TO-MOVE-02")
def test_a_step_goes_over_an_edge_and_never_over_a_corner() -> None:
    game = walk()
    assert names_of_moves(game) == {"a/se", "b/se", "e/se", "d/se"}  # the four Streets around E
    play(game, "move e/nw")
    assert names_of_moves(game) == {"a", "b", "d", "e", "a/ne", "a/sw", "b/se", "d/se"}
    assert not is_open(game, "move e/se")
    assert why_not(game, "move e/se") == "TO-MOVE-02"


@rule("TO-MOVE-02")
def test_two_districts_never_touch() -> None:
    game = walk()
    assert not is_open(game, "move b")
    assert why_not(game, "move b") == "TO-MOVE-02"


@rule("TO-MOVE-03")
def test_a_street_space_over_four_tiles_is_one_space() -> None:
    game = walk(monsters=[monster("acolyte", "a/se")])
    play(game, "move d/ne")
    assert [heroes_in(game, address) for address in ("a/se", "b/sw", "e/nw")] == [["thorley"]] * 3
    assert monsters_in(game, "e/nw") == ["acolyte"]
    assert is_open(game, "fight")


@rule("TO-MOVE-03")
def test_a_city_block_is_one_space_apart_from_its_streets() -> None:
    game = walk(monsters=[monster("acolyte", "e/nw"), monster("acolyte", "e/se")])
    assert not is_open(game, "fight")
    play(game, "move e/ne")
    assert not is_open(game, "fight")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-04")
def test_no_step_crosses_a_river() -> None:
    game = walk({"space": "a/se"}, board=RIVER)
    assert names_of_moves(game) == {"a", "a/ne", "a/sw"}
    for address in ("b", "b/sw", "b/nw"):
        assert why_not(game, f"move {address}") == "TO-MOVE-02"


@rule("TO-MOVE-05")
@pytest.mark.parametrize("kinds", [["acolyte"], ["acolyte", "abomination", "controller", "avatar"]])
def test_leaving_monsters_costs_exactly_one_wound_whatever_their_number_and_kind(
    kinds: list[str],
) -> None:
    game = walk(monsters=[monster(kind, "e") for kind in kinds])
    play(game, "move e/nw")
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 3")
    assert hero(game, "thorley").covered == (3,)
    assert same_space(game, "thorley", "e/nw")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-05")
def test_defense_does_not_help_against_the_wound_for_leaving() -> None:
    game = walk(
        {"upgrades": ["kevlar-suit", "riot-shield"]},
        figures={"heroes.thorley.defense": 5},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "move e/nw", "cover 1")
    assert hero(game, "thorley").covered == (1,)


@rule("TO-MOVE-05")
def test_entering_a_space_with_monsters_costs_nothing_and_each_leaving_costs_anew() -> None:
    game = walk(
        HOLDER,
        monsters=[monster("acolyte", "e"), monster("acolyte", "e/nw"), monster("acolyte", "b")],
    )
    play(game, "move e/nw", "cover 1")
    assert asked(game) == ("heroes-1", "main")
    play(game, "move b", "cover 2")
    assert hero(game, "thorley").covered == (1, 2)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-06")
def test_monsters_killed_earlier_in_the_turn_do_not_wound() -> None:
    game = walk(HOLDER, monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank hit def"))
    play(game, "move e/nw")
    assert hero(game, "thorley").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-06", "TO-MOVE-11")
def test_a_check_of_the_space_left_brings_back_no_wound_for_monsters_killed_before() -> None:
    game = walk(HOLDER, monsters=[monster("acolyte", "e")], spaces={"e": space_with(fire=1)})
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank hit def"))
    play(game, "move e/nw", dice=faces("blank"))
    assert (logged(game, "leaves-monsters"), hero(game, "thorley").covered) == ([], ())


@rule("TO-MOVE-06")
def test_monsters_taken_away_earlier_in_the_turn_do_not_wound() -> None:
    game = walk(HOLDER, hand=["primal-conceit"], monsters=[monster("avatar", "e")])
    play(game, "fight", "mean no", "play primal-conceit", "refuse", "to i")
    assert monsters_in(game, "e") == []
    play(game, "move e/nw")
    assert hero(game, "thorley").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-10")
def test_heroes_neither_block_nor_hinder_heroes() -> None:
    game = walk(heroes={"rocco": {"space": "e"}, "brad": {"space": "e/nw"}})
    play(game, "move e/nw", "move b/nw")
    assert heroes_in(game, "e") == ["rocco"]
    assert heroes_in(game, "e/nw") == ["brad"]
    assert hero(game, "thorley").covered == ()
    assert where(game, "thorley") == "a/ne"  # which is also b/nw


@rule("TO-MOVE-10")
def test_any_number_of_figures_share_a_space() -> None:
    crowd = [monster("acolyte", "e/nw", count=6), monster("abomination", "e/nw", count=6)]
    game = walk(
        HOLDER, heroes={"rocco": {"space": "e/nw"}, "brad": {"space": "e/nw"}}, monsters=crowd
    )
    play(game, "move e/nw")
    assert len(heroes_in(game, "e/nw")) == 3
    assert len(monsters_in(game, "e/nw")) == 12


TRAPS: dict[str, Any] = {
    "e": space_with(fire=1, corruption=1),
    "e/nw": space_with(fire=1, corruption=1),
}


@rule("TO-MOVE-11")
def test_a_step_goes_wound_corruption_fire_step_corruption_fire() -> None:
    game = walk(spaces=TRAPS, monsters=[monster("acolyte", "e")])
    play(game, "move e/nw")
    assert asked(game) == ("heroes-1", "wound")  # (a) before any die
    assert logged(game, "check") == []
    play(game, "cover 1", "cover 2", dice=faces("corr hit corr hit"))
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (3, (1, 2))
    assert asked(game) == ("heroes-1", "wound")  # (f), after (e) has raised his Level
    play(game, "cover 3")
    checks = [(values[1], values[2]) for values in logged(game, "check")]
    city = table_of(game).config.city
    left, entered = city.space("e"), city.space("e/nw")
    assert checks == [(left, 1), (left, 0), (entered, 1), (entered, 0)]


@rule("TO-MOVE-11")
def test_the_figure_moves_between_the_checks_of_both_spaces() -> None:
    game = walk(spaces=TRAPS)
    play(game, "move e/nw", dice=faces("blank hit"))
    assert asked(game) == ("heroes-1", "wound")
    assert same_space(game, "thorley", "e")
    play(game, "cover 1", dice=faces("blank hit"))
    assert asked(game) == ("heroes-1", "wound")
    assert same_space(game, "thorley", "e/nw")


@rule("TO-MOVE-12")
@pytest.mark.parametrize(
    ("spaces", "monsters", "dice", "died_in"),
    [
        (TRAPS, [monster("acolyte", "e")], "", "e"),
        (TRAPS, [], "corr", "e"),
        (TRAPS, [], "blank hit", "e"),
        (TRAPS, [], "blank blank corr", "e/nw"),
        (TRAPS, [], "blank blank blank hit", "e/nw"),
    ],
)
def test_a_hero_killed_in_a_step_died_where_the_step_had_brought_him(
    spaces: dict[str, Any], monsters: list[dict[str, Any]], dice: str, died_in: str
) -> None:
    dying = {"wounds": [1, 2, 3, 4], "level": 7, "npcs": ["ravencorp"]}
    game = walk(dying, spaces=spaces, monsters=monsters)
    play(game, "move e/nw", dice=faces(dice))  # no die falls after his death
    assert len(logged(game, "check")) == len(dice.split())
    assert asked(game) == ("heroes-1", "successor")
    lying = {address: npcs(game, address) for address in ("e", "e/nw")}
    assert lying == {"e": (), "e/nw": (), died_in: (2,)}


def npcs(game: Any, address: str) -> tuple[int, ...]:
    """The NPC tokens in a Space."""
    city = table_of(game).config.city
    return table_of(game).spaces[city.space(address)].npcs


@rule("TO-MOVE-13")
@pytest.mark.parametrize(
    ("given", "steps"),
    [
        ({}, 2),
        ({"upgrades": ["cyber-legs"]}, 3),
        ({"npcs": ["ravencorp"]}, 3),
        ({"upgrades": ["cyber-legs"], "npcs": ["ravencorp"]}, 4),
        ({"wolf": True}, 3),
        ({"upgrades": ["cyber-legs"], "npcs": ["ravencorp"], "wolf": True}, 5),
    ],
)
def test_move_bonuses_add_up(given: dict[str, Any], steps: int) -> None:
    given = {**given, "npcs": [*given.get("npcs", []), "commissioner"], "space": "e"}
    game = at(team=["karl", "rocco", "brad"], heroes={"karl": given}, figures=FIGURES)
    made = 0
    while names_of_moves(game):
        play(game, "move e/nw" if made % 2 == 0 else "move e")
        made += 1
    assert made == steps
    assert tokens_in(game, "e") == {}
    assert "end" in open_options(game)


@rule("TO-MOVE-04")
def test_tiles_side_by_side_share_their_street_spaces() -> None:
    game = at(board=SMALL)
    city = table_of(game).config.city
    assert (city.space("a/ne"), city.space("a/se")) == (city.space("b/nw"), city.space("b/sw"))
    assert city.n == 2 + 6
