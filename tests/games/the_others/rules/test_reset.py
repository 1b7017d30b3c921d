"""The Reset at the end of a Round (TO-RESET-01, TO-RESET-02, TO-RESET-03, TO-RESET-04, TO-RESET-05)."""

from typing import Any

import pytest

from othersight.games.the_others.state.table import NOWHERE
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    hero,
    is_open,
    monster,
    on_board,
    play,
    sins,
    space,
    table_of,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]


def after_reset(**position: Any) -> Game:
    """The Reset has been carried out and the next Round waits for its first token."""
    game = at(team=TEAM, when="reset", **position)
    assert asked(game) == ("sins", "place")
    return game


def opened(game: Game, first: str = "rocco") -> Game:
    """The Round's tasks are done and its first Hero is named."""
    play(game, "place corruption g", "place fire h", "place pentagram i")
    return play(game, f"first {first}")


@rule("TO-RESET-01")
def test_turn_tokens_become_active_and_city_action_tokens_come_back() -> None:
    game = after_reset(
        heroes={
            "rocco": {"turns": 0, "space": "e", "city_token": "e"},
            "brad": {"turns": 1},
            "thorley": {"turns": 0, "city_token": "f"},
        }
    )
    assert [hero(game, name).turns for name in TEAM] == [2, 2, 2]
    assert [hero(game, name).city_token for name in TEAM] == [NOWHERE] * 3
    assert not any(place.city_token for place in table_of(game).spaces)


@rule("TO-RESET-02")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("level", [3, 4, 7])
@pytest.mark.parametrize("active", [0, 2, 9])
def test_there_are_n_active_reaction_tokens_and_one_more_from_level_4(
    players: int, level: int, active: int
) -> None:
    team = TEAM if players == 1 else [*TEAM, "morgana"]
    game = at(
        team=team,
        hero_players=players,
        when="reset",
        apocalypse=level,
        reactions=active,
        reactions_spent=3,
    )
    n = len(team)
    assert sins(game).reactions == (n + 1 if level >= 4 else n)
    assert sins(game).spent == 0


@rule("TO-RESET-03")
def test_the_marked_token_leaves_the_acolyte_board() -> None:
    game = after_reset(
        ability_used=True,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e"), monster("acolyte", state="dead")],
    )
    assert not sins(game).ability_used
    opened(game)
    play(game, "fight", "mean no")
    assert asked(game) == ("sins", "acolyte-ability")


@rule("TO-RESET-03")
def test_marks_on_heroes_meant_for_one_round_leave_them() -> None:
    marks = {"cannot_heal": True, "no_skill": True, "no_ability": True, "researched": True}
    game = after_reset(heroes={"rocco": marks})
    assert [mark for mark in marks if getattr(hero(game, "rocco"), mark)] == []


@rule("TO-RESET-04")
def test_upgrades_turned_face_down_are_turned_up_and_work_again() -> None:
    game = after_reset(heroes={"rocco": {"upgrades": ["riot-shield"], "face_down": ["cyber-legs"]}})
    assert sorted(hero(game, "rocco").upgrades) == ["cyber-legs", "riot-shield"]
    assert hero(game, "rocco").face_down == ()
    opened(game)
    play(game, "move a", "move a/se", "move e")  # three steps
    assert not is_open(game, "move e/se")


@rule("TO-RESET-04")
def test_punish_the_idle_lasts_to_the_end_of_its_round() -> None:
    position: dict[str, Any] = {
        "team": TEAM,
        "sin": "sloth",
        "heroes": {"rocco": {"space": "e"}},
        "monsters": [monster("abomination", "e")],
        "punish_idle": True,
    }
    before = at(**position)
    play(before, "move e/se", "cover 1")
    assert asked(before) == ("heroes-1", "wound")  # a second Wound
    after = opened(at(when="reset", **position))
    play(after, "move e/se", "cover 1")
    assert asked(after) == ("heroes-1", "main")


@rule("TO-RESET-05")
def test_marks_of_a_mission_stay() -> None:
    monsters = [monster("acolyte", "i", marked=True), monster("acolyte", "h")]
    terror = after_reset(mission="destroy-them-all", progress=1, monsters=monsters)
    marked = [m for m in table_of(terror).monsters if m.marked]
    assert len(marked) == 1
    assert on_board(terror, "acolyte") == ["i", "h"]
    corruption = after_reset(
        story="the-darkness-within",
        mission="hallow-the-districts",
        progress=1,
        spaces={"e": {"marked": True}},
    )
    assert space(corruption, "e").marked
