"""Orbital Strike (TO-CITY-09, TO-CITY-10, TO-CITY-11, TO-CITY-12)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    dead,
    is_open,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    space_number,
    space_with,
    story,
    tile,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

BASE: dict[str, Any] = {
    "layout": "Z1 B C . D",
    "start": "launcher/nw",
    "orbital": ["b/ne"],
    "metro": {"red": ["c/ne", "d/nw"]},
    "tiles": {"launcher": tile("Z1", ["orbital-strike", "heal"])},
}
"""A launcher, two blocks with the token between them, and one block beyond the river."""


def launch(board: dict[str, Any] | None = None, **given: Any) -> Game:
    """Thorley, wounded once, in his Turn in the launcher's District."""
    return walk({"space": "launcher", "wounds": [2]}, board={**BASE, **(board or {})}, **given)


def reach(game: Game) -> set[str]:
    """Where the token may be moved."""
    assert asked(game) == ("heroes-1", "orbital-move")
    return {option.split()[1] for option in open_options(game)}


@rule("TO-CITY-09", "CA-5")
def test_the_hero_moves_a_token_and_may_kill_an_acolyte_there() -> None:
    game = launch(monsters=[monster("acolyte", "c"), monster("acolyte", "c")])
    play(game, "city-action", "icon orbital-strike", "to c")
    assert table_of(game).orbital == (space_number(game, "c"),)
    assert asked(game) == ("heroes-1", "orbital-strike")
    play(game, "kill acolyte")
    assert dead(game) == ["acolyte"]
    assert monsters_in(game, "c") == ["acolyte"]
    assert asked(game) == ("heroes-1", "icon")  # the District's other icon


@rule("TO-CITY-09", "CA-5")
@pytest.mark.parametrize("kind", ["acolyte", "abomination"])
@pytest.mark.parametrize("target", ["b/ne", "b", "b/nw"])
def test_the_token_moves_up_to_two_spaces_from_where_it_lies(kind: str, target: str) -> None:
    game = launch(monsters=[monster(kind, target)])
    play(game, "city-action", "icon orbital-strike", f"to {target}", f"kill {kind}")
    assert dead(game) == [kind]


@rule("TO-CITY-09", "CA-5")
def test_the_token_moves_no_farther_than_two_spaces() -> None:
    game = launch(monsters=[monster("acolyte", "b")])
    play(game, "city-action", "icon orbital-strike")
    streets = {"launcher/nw", "launcher/ne", "b/ne", "c/ne", "launcher/se", "b/se", "c/se"}
    assert reach(game) == {"launcher", "b", "c"} | streets
    assert not is_open(game, "to launcher/sw")


@rule("TO-CITY-09", "CA-5")
def test_the_hero_picks_one_of_several_tokens() -> None:
    game = launch(
        {"orbital": ["b/ne", "launcher/sw"]}, monsters=[monster("acolyte", "launcher/nw")]
    )
    play(game, "city-action", "icon orbital-strike")
    assert asked(game) == ("heroes-1", "orbital-token")
    play(game, "token launcher/sw", "to launcher/nw", "kill acolyte")
    assert dead(game) == ["acolyte"]
    lying = {space_number(game, "b/ne"), space_number(game, "launcher/nw")}
    assert set(table_of(game).orbital) == lying


@rule("TO-CITY-09", "CA-5")
def test_the_hero_may_spare_what_he_has_aimed_at() -> None:
    game = launch(monsters=[monster("acolyte", "c")])
    play(game, "city-action", "icon orbital-strike", "to c", "pass")
    assert monsters_in(game, "c") == ["acolyte"]
    assert asked(game) == ("heroes-1", "icon")


@rule("TO-CITY-09", "CA-5")
def test_an_orbital_strike_is_not_a_fight() -> None:
    game = launch(
        mission="clear-abominations",
        spaces={"c": space_with(pentagram=2)},
        monsters=[monster("abomination", "c"), monster("abomination", "d")],
    )
    before = game.chance.used
    play(game, "city-action", "icon orbital-strike", "to c", "kill abomination")
    assert logged(game, "fight") == []
    assert game.chance.used == before
    assert story(game).progress == 0  # the Mission counts those destroyed in Fights
    assert asked(game) == ("heroes-1", "icon")


@rule("TO-CITY-10")
def test_the_token_ignores_tokens_and_figures_on_its_way() -> None:
    crowd = {"b": space_with(fire=3, corruption=3), "b/nw": space_with(fire=1)}
    game = launch(
        spaces=crowd,
        heroes={"rocco": {"space": "b"}, "brad": {"space": "c"}},
        monsters=[monster("acolyte", "b/nw"), monster("avatar", "b"), monster("controller", "c")],
    )
    play(game, "city-action", "icon orbital-strike", "to b/nw", "kill acolyte")
    assert dead(game) == ["acolyte"]
    assert logged(game, "check") == []


@rule("TO-CITY-10")
def test_the_token_neither_rides_the_metro_nor_crosses_the_river() -> None:
    game = launch(
        {"orbital": ["c/ne"]}, monsters=[monster("acolyte", "c"), monster("acolyte", "d")]
    )
    play(game, "city-action", "icon orbital-strike")
    assert not reach(game) & {"d", "d/nw", "d/sw"}


@rule("TO-CITY-10", "TO-CITY-12")
def test_a_tile_group_without_a_token_cannot_be_struck() -> None:
    game = launch({"orbital": ["c/ne"]}, monsters=[monster("acolyte", "d/nw")])
    play(game, "city-action")
    assert open_options(game) == ["icon heal", "pass"]


@rule("TO-CITY-11")
def test_controller_avatar_and_hell_club_are_never_struck() -> None:
    game = launch(
        apocalypse=1,
        revealed=["grin-terror"],
        monsters=[
            monster("controller", "c"),
            monster("avatar", "c"),
            monster("grin-terror", "c"),
            monster("abomination", "c"),
        ],
    )
    play(game, "city-action", "icon orbital-strike", "to c")
    assert open_options(game) == ["kill abomination@c", "pass"]


@rule("TO-CITY-11", "TO-CITY-12")
def test_with_none_but_those_in_reach_the_icon_can_do_nothing() -> None:
    game = launch(monsters=[monster("controller", "c"), monster("avatar", "b")])
    play(game, "city-action")
    assert open_options(game) == ["icon heal", "pass"]


@rule("TO-CITY-12")
def test_without_a_token_on_the_board_the_icon_can_do_nothing() -> None:
    game = launch({"orbital": []}, monsters=[monster("acolyte", "b")])
    play(game, "city-action")
    assert open_options(game) == ["icon heal", "pass"]
    play(game, "icon heal")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-12")
@pytest.mark.parametrize("tokens", [["d/nw", "b/ne"], ["b/ne", "d/nw"]])
def test_a_target_in_reach_of_any_token_makes_the_icon_useful(tokens: list[str]) -> None:
    game = launch({"orbital": tokens}, monsters=[monster("acolyte", "c")])
    play(game, "city-action")
    assert open_options(game) == ["icon heal", "icon orbital-strike", "pass"]
    play(game, "icon orbital-strike", "token b/ne", "to c", "kill acolyte")
    assert dead(game) == ["acolyte"]
