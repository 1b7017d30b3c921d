"""Sin cards drawn for Altars (TO-ALTAR-01, TO-ALTAR-02, TO-ALTAR-03, TO-ALTAR-04)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    BOARD,
    asked,
    at,
    faces,
    monster,
    play,
    sins,
    tokens_in,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]


def altars(*addresses: str, when: str = "altars", **position: Any) -> Game:
    """A board with these Altars, at the draw step."""
    return at(team=TEAM, board={**BOARD, "altars": list(addresses)}, when=when, **position)


@rule("TO-ALTAR-01")
@pytest.mark.parametrize(("visited", "cards"), [("", 3), ("g", 2), ("g h", 1), ("g h i", 0)])
def test_one_card_is_drawn_for_each_altar_without_a_hero(visited: str, cards: int) -> None:
    heroes = {name: {"space": at} for name, at in zip(TEAM, visited.split(), strict=False)}
    game = altars("g", "h", "i", heroes=heroes)
    assert len(sins(game).hand) == cards
    assert asked(game) == ("sins", "place")


@rule("TO-ALTAR-02")
def test_two_altars_in_one_space_count_as_two() -> None:
    assert len(sins(altars("g", "g", "h")).hand) == 3
    guarded = altars("g", "g", "h", heroes={"rocco": {"space": "g"}})
    assert len(sins(guarded).hand) == 1


@rule("TO-ALTAR-03")
def test_monsters_neither_free_an_altar_nor_stop_it() -> None:
    game = altars(
        "g",
        "h",
        heroes={"rocco": {"space": "g"}},
        monsters=[monster("abomination", "g", count=2), monster("acolyte", "h")],
    )
    assert len(sins(game).hand) == 1  # for h; Rocco stops g in spite of the Abominations


@rule("TO-ALTAR-03")
def test_the_positions_at_the_draw_step_count() -> None:
    game = altars("g", when="end-effects", heroes={"rocco": {"space": "g", "doomed": True}})
    assert asked(game) == ("heroes-1", "successor")
    assert sins(game).hand == ()
    play(game, "hero leah")  # she enters in the Starting Space, and the Altar is free
    assert len(sins(game).hand) == 1


@rule("TO-ALTAR-04")
def test_an_altar_alone_is_nothing_to_cleanse() -> None:
    game = altars("e", when="main", heroes={"rocco": {"space": "e"}})
    assert why_not(game, "cleanse") == "TO-CLEANSE-09"


@rule("TO-ALTAR-04")
def test_a_cleanse_beside_an_altar_takes_the_other_tokens_and_the_altar_goes_on_drawing() -> None:
    team = ["leah", "rocco", "brad"]
    game = at(
        team=team,
        board={**BOARD, "altars": ["e"]},
        heroes={name: {"turns": 0, "space": "e" if name == "leah" else "a"} for name in team},
        spaces={"e": {"fire": 1}},
        reactions=0,
        apocalypse=1,
    )
    play(game, "cleanse", "corruption no", "remove fire", dice=faces("skill*3"))
    assert tokens_in(game, "e") == {}
    assert asked(game) == ("heroes-1", "main")  # two SKILL are left and nothing to take off
    play(game, "move e/se", "end")
    assert len(sins(game).hand) == 1
    assert asked(game) == ("sins", "place")
