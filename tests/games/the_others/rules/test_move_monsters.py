"""Moves of Monsters, and teleports of both sides (TO-MOVE-07, TO-MOVE-08, TO-MOVE-09, TO-MOVE-14, TO-MOVE-15)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import holding
from tests.games.the_others.play import (
    RIVER,
    SMALL,
    asked,
    at,
    dead_monster,
    faces,
    hero,
    logged,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    space_with,
)
from tests.games.the_others.rules.plain import FIGURES, TEAM, walk
from tests.rule_ids import rule

TRAP = space_with(fire=3, corruption=3)


def targets(game: Game) -> set[str]:
    """The Spaces offered, each by its first address."""
    return {text.split()[1] for text in open_options(game) if text.startswith("to ")}


@rule("TO-MOVE-07")
def test_a_reaction_moves_no_monster_out_of_a_space_with_a_hero() -> None:
    game = walk(
        when="reaction",
        monsters=[monster("acolyte", "e"), monster("controller", "a/nw"), monster("avatar", "i")],
    )
    play(game, "react")
    assert open_options(game) == ["pass", "monster avatar@i"]


@rule("TO-MOVE-07")
def test_a_sin_card_moves_no_monster_out_of_a_space_with_a_hero() -> None:
    game = walk(
        when="start-of-turn",
        hand=["evil-regroups"],
        monsters=[monster("acolyte", "e"), monster("abomination", "i")],
    )
    play(game, "play evil-regroups")
    assert open_options(game) == ["pass", "monster abomination@i"]


@rule("TO-MOVE-07")
@pytest.mark.parametrize(("brad", "comes"), [("b/ne", False), ("i", True)])
def test_not_even_survivors_of_a_ranged_fight_leave_a_hero(brad: str, comes: bool) -> None:
    game = walk(
        {"space": "a/ne", "upgrades": ["rail-gun"]},
        heroes={"brad": {"space": brad}},
        monsters=[monster("acolyte", "b/ne"), monster("acolyte", "b/ne")],
    )
    dice = "hit blank" if comes else "hit"
    play(game, "shoot b/ne", "mean no", "corruption no", "hit acolyte", dice=faces(dice))
    assert on_board(game, "acolyte") == (["a/ne"] if comes else ["b/ne"])
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-08")
def test_a_monster_may_enter_a_space_with_a_hero() -> None:
    game = walk(when="reaction", monsters=[monster("acolyte", "b")])
    play(game, "react", "monster acolyte", "to e")
    assert monsters_in(game, "e") == ["acolyte"]
    assert asked(game) == ("sins", "reaction-fight")


@rule("TO-MOVE-08")
def test_a_hero_bars_the_way_through_his_space() -> None:
    heroes = {"rocco": {"space": "a/ne"}, "brad": {"space": "a/sw"}}
    barred = walk(
        {"space": "a"},
        when="reaction",
        board=SMALL,
        heroes=heroes,
        monsters=[monster("acolyte", "a/nw")],
    )
    play(barred, "react", "monster acolyte")
    assert targets(barred) == {"a", "a/ne", "a/sw"}
    free = walk(
        {"space": "a"},
        when="reaction",
        board=SMALL,
        heroes={**heroes, "brad": {"space": "b"}},
        monsters=[monster("acolyte", "a/nw")],
    )
    play(free, "react", "monster acolyte")
    assert targets(free) == {"a", "a/ne", "a/sw", "a/se"}


@rule("TO-MOVE-09")
def test_monsters_suffer_nothing_from_fire_and_corruption() -> None:
    traps = dict.fromkeys(("i", "i/nw", "e"), TRAP)
    game = walk({"space": "a"}, when="reaction", spaces=traps, monsters=[monster("acolyte", "i")])
    before = game.chance.used
    play(game, "react", "monster acolyte", "to e")  # over a Street that burns as well
    assert monsters_in(game, "e") == ["acolyte"]
    assert logged(game, "check") == []
    assert game.chance.used == before


@rule("TO-MOVE-14")
def test_a_teleported_hero_is_neither_checked_nor_wounded() -> None:
    game = walk(
        when="start-of-turn",
        hand=["haphephobia"],
        spaces={"e": TRAP, "e/nw": TRAP},
        monsters=[monster("acolyte", "e"), monster("acolyte", "e/nw")],
    )
    play(game, "play haphephobia", "to e/nw")
    assert same_space(game, "thorley", "e/nw")
    assert logged(game, "check") == []
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (1, ())
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-14")
def test_a_monster_may_be_teleported_away_from_heroes() -> None:
    game = at(
        team=["rose", "rocco", "brad"],
        when="end-of-turn",
        heroes={"rose": {"space": "e"}, "rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e")],
        spaces={"e/nw": TRAP},
    )
    play(game, "mind-control acolyte", "to e/nw")
    assert monsters_in(game, "e/nw") == ["acolyte"]
    assert monsters_in(game, "e") == []
    assert asked(game) == ("sins", "reaction")


@rule("TO-MOVE-15")
def test_a_teleport_to_an_adjacent_space_goes_there_and_nowhere_else() -> None:
    game = walk({"space": "a/ne"}, when="start-of-turn", board=RIVER, hand=["haphephobia"])
    play(game, "play haphephobia")
    assert asked(game) == ("sins", "teleport")
    assert targets(game) == {"a", "a/nw", "a/se"}  # neither over the river nor along the Metro


def wounded_by_the_controller(board: dict[str, Any]) -> Game:
    """Thorley in a/ne, after a Reaction Fight with the Controller that has wounded him."""
    game = at(
        team=TEAM,
        when="reaction-fight",
        board=board,
        heroes={"thorley": {"space": "a/ne"}, "rocco": {"space": "a/nw"}},
        hand=["pride-or-fear"],
        monsters=[monster("controller", "a/ne")],
        figures=FIGURES,
    )
    play(
        game,
        "fight",
        "mean no",
        "pass",
        "corruption no",
        "pass",
        "cover 1",
        dice=faces("hit blank blank cc"),
    )
    return game


@rule("TO-MOVE-15")
def test_a_teleport_of_two_spaces_is_a_distance_by_adjacency() -> None:
    game = wounded_by_the_controller({**RIVER, "layout": "A . B\nC . D"})
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "play pride-or-fear")
    assert asked(game) == ("sins", "teleport")  # the owner of the effect picks
    assert targets(game) == {"a", "a/nw", "a/se", "a/sw", "c", "c/se"}
    play(game, "to c/se")
    assert same_space(game, "thorley", "c/se")


@rule("TO-MOVE-15")
def test_a_teleport_uses_up_nothing_of_a_heros_move() -> None:
    game = walk(when="start-of-turn", hand=["haphephobia"])
    play(game, "play haphephobia", "to e/nw", "move e", "move e/se")
    assert same_space(game, "thorley", "e/se")
    assert asked(game) == ("sins", "reaction")


@rule("TO-MOVE-15")
def test_the_hero_picks_the_space_of_a_teleport_of_hers() -> None:
    game = at(
        team=["rose", "rocco", "brad"], when="end-of-turn", monsters=[monster("acolyte", "i/se")]
    )
    play(game, "mind-control acolyte")
    assert asked(game) == ("heroes-1", "mind-control")
    assert targets(game) == {"i", "f/se", "h/se"}


@rule("TO-MOVE-07", "SCX-1")
@pytest.mark.parametrize("monsters", [[monster("acolyte", "e")], [dead_monster("acolyte")]])
def test_only_a_monster_on_the_board_without_a_hero_beside_it_can_be_moved_by_a_card(
    monsters: list[dict[str, Any]],
) -> None:
    game = walk(when="start-of-turn", monsters=monsters, **holding("evil-regroups"))
    assert asked(game) == ("heroes-1", "main")
