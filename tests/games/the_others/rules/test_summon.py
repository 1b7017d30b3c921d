"""Summoning at the end of a Round (chapter TO-SUMMON)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    BOARD,
    asked,
    at,
    dead,
    dead_monster,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    tile,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley", "morgana"]


def summoning(nests: str, *monsters: Any, players: int = 1, **position: Any) -> Game:
    """The Summoning step with Nests in these Spaces (`e e` is two in one Space)."""
    spaces: dict[str, Any] = position.pop("spaces", {})
    for address in nests.split():
        spaces[address] = {"nest": nests.split().count(address)}
    team = TEAM if players in (2, 4) else TEAM[:3]
    return at(
        team=team,
        hero_players=players,
        when="summon",
        spaces=spaces,
        monsters=list(monsters),
        **position,
    )


@rule("TO-SUMMON-01")
@pytest.mark.parametrize(("players", "n"), [(1, 3), (2, 4), (3, 3), (4, 4)])
def test_as_many_monsters_return_as_there_are_heroes(players: int, n: int) -> None:
    game = summoning("a b c d e f", dead_monster("acolyte", 6), players=players)
    play(game, *[f"nest {at}" for at in "abcd"[:n]])
    assert len(on_board(game, "acolyte")) == n
    assert dead(game) == ["acolyte"] * (6 - n)
    assert asked(game) == ("sins", "place")  # the next Round


@rule("TO-SUMMON-01")
def test_with_more_dead_than_that_the_sins_player_picks_which() -> None:
    game = summoning("a b c d", dead_monster("acolyte", 3), dead_monster("abomination", 3))
    assert asked(game) == ("sins", "summon")
    assert open_options(game) == ["summon acolyte", "summon abomination"]
    for address in "abc":
        play(game, "summon abomination", f"nest {address}")
    assert dead(game) == ["acolyte"] * 3
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-01", "TO-SUMMON-08")
def test_the_monster_of_apocalypse_level_2_is_a_fourth_one_that_may_be_left_out() -> None:
    game = summoning("a b c d e", dead_monster("acolyte", 5), apocalypse=2)
    for address in "abc":
        assert asked(game) == ("sins", "summon-nest")  # one kind is dead: nothing to pick, no pass
        play(game, f"nest {address}")
    assert open_options(game) == ["summon acolyte", "pass"]
    leave = play(game.clone(), "pass")
    assert len(on_board(leave, "acolyte")) == 3
    assert asked(leave) == ("sins", "place")
    play(game, "summon acolyte", "nest d")
    assert len(on_board(game, "acolyte")) == 4
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-08")
def test_the_first_three_must_be_summoned() -> None:
    game = summoning("a b c d", dead_monster("acolyte"), dead_monster("abomination", 3))
    for address in "abc":
        assert not is_open(game, "pass")
        play(game, "summon abomination", f"nest {address}")
    assert len(on_board(game, "abomination")) == 3


@rule("TO-SUMMON-02")
def test_unplayed_monsters_and_monsters_out_of_the_game_do_not_come() -> None:
    game = summoning(
        "a b c d",
        dead_monster("acolyte"),
        {"kind": "grin-terror", "state": "gone"},
        {"kind": "controller", "state": "unplayed"},
    )
    assert asked(game) == ("sins", "summon-nest")
    play(game, "nest a")
    assert on_board(game, "acolyte") == ["a"]
    assert asked(game) == ("sins", "place")
    assert all(not on_board(game, kind) for kind in ("grin-terror", "controller", "abomination"))


@rule("TO-SUMMON-03")
def test_printed_nests_and_laid_ones_serve_alike() -> None:
    board = {
        **BOARD,
        "layout": "Z1 B C\nD E F\nG H I",
        "start": "i/se",
        "tiles": {"lair": tile("Z1", ["heal"], "nest")},
    }
    game = summoning("f", dead_monster("acolyte"), board=board)
    assert open_options(game) == ["nest lair", "nest f"]
    play(game, "nest lair")
    assert monsters_in(game, "lair") == ["acolyte"]


@rule("TO-SUMMON-04")
def test_every_monster_blocks_one_nest_of_its_space() -> None:
    game = summoning(
        "e e f f",
        monster("acolyte", "e"),
        monster("acolyte", "f", count=3),
        dead_monster("acolyte", 2),
    )
    # 2 Nests and 1 Monster leave room for one, 2 Nests and 3 Monsters for none
    assert monsters_in(game, "e") == ["acolyte"] * 2
    assert monsters_in(game, "f") == ["acolyte"] * 3
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-04")
def test_monsters_just_summoned_block_too() -> None:
    game = summoning("e e f", dead_monster("acolyte", 3))
    play(game, "nest e")
    assert open_options(game) == ["nest e", "nest f"]
    play(game, "nest e")
    assert monsters_in(game, "e") == ["acolyte"] * 2  # the third had only f left
    assert monsters_in(game, "f") == ["acolyte"]


@rule("TO-SUMMON-05")
def test_heroes_block_no_nest_and_suffer_nothing_at_once() -> None:
    game = summoning(
        "e",
        dead_monster("abomination"),
        heroes={"rocco": {"space": "e"}, "brad": {"space": "e"}},
    )
    assert monsters_in(game, "e") == ["abomination"]
    assert (hero(game, "rocco").covered, hero(game, "rocco").level) == ((), 1)
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-06")
def test_without_a_free_nest_the_others_stay_dead() -> None:
    game = summoning("e", dead_monster("acolyte", 2), dead_monster("abomination"))
    assert open_options(game) == ["summon acolyte", "summon abomination"]
    play(game, "summon abomination")
    assert dead(game) == ["acolyte", "acolyte"]
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-06")
def test_on_a_board_without_nests_nobody_returns() -> None:
    game = summoning("", dead_monster("acolyte", 2))
    assert dead(game) == ["acolyte", "acolyte"]
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-07")
def test_with_fewer_dead_than_allowed_those_return_and_the_rest_lapses() -> None:
    game = summoning("a b c d", dead_monster("acolyte", 2), apocalypse=2)
    play(game, "nest a", "nest b")
    assert len(on_board(game, "acolyte")) == 2
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-09")
def test_a_dead_avatar_or_controller_may_be_picked() -> None:
    game = summoning(
        "e", dead_monster("acolyte", 2), dead_monster("controller"), dead_monster("avatar")
    )
    assert open_options(game) == ["summon acolyte", "summon controller", "summon avatar"]
    play(game, "summon avatar")
    assert monsters_in(game, "e") == ["avatar"]


@rule("TO-SUMMON-10")
def test_a_face_down_nest_does_not_count() -> None:
    game = summoning("", dead_monster("acolyte"), spaces={"e": {"hidden": ["nest"]}})
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("sins", "place")


@rule("TO-SUMMON-10", "TO-TOKEN-09")
def test_a_face_down_token_leaves_a_nest_beside_it_in_use() -> None:
    game = summoning("", dead_monster("acolyte"), spaces={"e": {"nest": 1, "hidden": ["nest"]}})
    assert (dead(game), on_board(game, "acolyte")) == ([], ["e"])
