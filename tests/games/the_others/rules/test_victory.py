"""Who wins, and when (TO-VICTORY-01, TO-VICTORY-02, TO-VICTORY-03, TO-VICTORY-04, TO-VICTORY-05, TO-VICTORY-06)."""

from typing import Any

import pytest

from othersight.games.the_others.state.table import DEAD
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    dead,
    dead_monster,
    faces,
    hero,
    heroes_in,
    logged,
    monster,
    on_board,
    open_options,
    play,
    space_with,
    story,
    tile,
)
from tests.games.the_others.rules.duels import duel
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")
DYING = {"wounds": [1, 2, 3, 4]}
NOBODY_LEFT: dict[str, Any] = {
    name: {"state": "dead"} for name in ("thorley", "rocco", "brad", "karl")
}
LAST_MISSION: dict[str, Any] = {
    "mission": "destroy-them-all",
    "done": ["gear-up", "clear-the-hive"],
    "progress": 2,
}
"""One marked Monster is left to be destroyed."""


def one_kill_from_victory(address: str = "e", **given: Any) -> Game:
    """Rose before the last marked Acolyte."""
    marked = monster("acolyte", address, marked=True)
    return duel(monsters=[marked], **LAST_MISSION, **given)


@rule("TO-VICTORY-01")
@pytest.mark.parametrize("when", ["main", "reaction"])
def test_the_heroes_win_at_the_moment_the_last_mission_is_accomplished(when: str) -> None:
    game = one_kill_from_victory(when=when)
    start = ["react"] if when == "reaction" else []
    play(game, *start, *FIGHT, "hit acolyte", dice=faces("blank*2 hit*2"))
    assert asked(game) == ("", "heroes")
    assert game.questions == []
    with pytest.raises(IllegalOption):
        game.answer("end")


@rule("TO-VICTORY-01")
def test_victory_comes_in_the_middle_of_a_city_action_too() -> None:
    tower = tile("Z1", ["orbital-strike", "heal"])
    board = {"layout": "Z1 B", "start": "b/ne", "orbital": ["b/ne"], "tiles": {"tower": tower}}
    game = one_kill_from_victory(
        "b/se", board=board, rose={"space": "tower", "wounds": [1]}, heroes=NOBODY_LEFT
    )
    play(game, "city-action", "icon orbital-strike", "to b/se", "kill acolyte")
    assert asked(game) == ("", "heroes")
    assert hero(game, "rose").covered == (1,)


@rule("TO-VICTORY-01")
def test_an_earlier_mission_does_not_win_the_game() -> None:
    spaces = {"e": space_with(pentagram=1, nest=1)}
    earlier: dict[str, Any] = {"mission": "clear-the-hive", "done": ["gear-up"], "progress": 2}
    game = duel(spaces=spaces, monsters=[monster("acolyte", "i")], **earlier)
    play(game, "cleanse", "corruption no", "remove pentagram", dice=faces("skill def*2"))
    assert game.outcome == ""
    assert on_board(game, "avatar") == ["e"]
    assert story(game).mission == "destroy-them-all"


@rule("TO-VICTORY-02", "TO-DEATH-11")
@pytest.mark.parametrize(
    ("hero_players", "reserve"),
    [(3, ["thorley", "rocco", "brad", "karl"]), (4, ["rocco", "brad", "karl"])],
)
def test_the_fifth_death_of_three_heroes_or_the_fourth_of_four_wins_for_the_sins(
    hero_players: int, reserve: list[str]
) -> None:
    team = ["rose", "morgana", "leah", "thorley"][: 3 if hero_players == 3 else 4]
    for dead_before in range(len(reserve) + 1):
        gone = {name: {"state": "dead"} for name in reserve[:dead_before]}
        game = duel("acolyte", team=team, hero_players=hero_players, rose=DYING, heroes=gone)
        play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
        if dead_before == len(reserve):
            assert asked(game) == ("", "sins")
        else:
            assert game.outcome == ""
            assert hero(game, "rose").state == DEAD
    assert dead_before + 1 == (5 if hero_players == 3 else 4)


@rule("TO-VICTORY-02")
def test_an_empty_reserve_alone_loses_nothing_and_not_all_heroes_need_die() -> None:
    game = duel("acolyte", rose={"wounds": [1, 2, 3]}, heroes=NOBODY_LEFT)
    play(game, *FIGHT, "cover 4", dice=faces("sin-hit blank skill*2"))
    assert asked(game) == ("heroes-1", "main")
    play(game, "end", "pass", "react", *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert asked(game) == ("", "sins")
    assert heroes_in(game, "a/nw") == ["leah", "morgana"]


@rule("TO-VICTORY-03")
@pytest.mark.parametrize("winner", ["heroes", "sins"])
def test_all_hero_players_win_or_lose_together(winner: str) -> None:
    if winner == "heroes":
        game = one_kill_from_victory()
        play(game, *FIGHT, "hit acolyte", dice=faces("blank*2 hit*2"))
    else:
        game = duel("acolyte", rose=DYING, heroes=NOBODY_LEFT)
        play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert [game.view(seat)["outcome"] for seat in range(4)] == [winner] * 4
    assert len(logged(game, f"{winner}-win")) == 1


@rule("TO-VICTORY-04", "TO-VICTORY-05")
@pytest.mark.parametrize(
    ("rose", "sin_dice"),
    [({}, "sin-hit blank"), ({"level": 7}, "corr blank"), ({}, "sin-hit sin-hit")],
)
def test_both_victories_in_one_fight_are_the_heroes_victory(
    rose: dict[str, Any], sin_dice: str
) -> None:
    game = one_kill_from_victory(rose={**DYING, **rose}, heroes=NOBODY_LEFT)
    decided = FIGHT if "level" not in rose else ("fight",)
    play(game, *decided, "hit acolyte", dice=faces(f"{sin_dice} hit*2"))
    assert asked(game) == ("", "heroes")
    assert logged(game, "sins-win") == []
    assert len(hero(game, "rose").covered) == 5


@rule("TO-VICTORY-05")
def test_both_victories_by_one_ability_are_the_heroes_victory() -> None:
    game = at(
        team=["brad", "morgana", "leah"],
        heroes={
            "brad": {**DYING, "space": "e", "level": 7},
            **{name: {"state": "dead"} for name in ("thorley", "rocco", "rose", "karl")},
        },
        monsters=[monster("acolyte", "e", marked=True)],
        when="end-of-turn",
        **LAST_MISSION,
    )
    play(game, "demolitions acolyte")
    assert asked(game) == ("", "heroes")


@rule("TO-VICTORY-05")
def test_what_comes_before_the_fights_results_is_not_at_the_same_time() -> None:
    game = duel(
        rose=DYING,
        heroes=NOBODY_LEFT,
        acolyte="police",
        monsters=[monster("acolyte", "e", marked=True), dead_monster("acolyte")],
        **LAST_MISSION,
    )
    play(game, "fight", "mean no", "ability marked")
    assert asked(game) == ("", "sins")
    assert dead(game) == []


@rule("TO-VICTORY-05")
def test_a_fight_without_a_heroes_victory_is_lost_as_usual() -> None:
    game = one_kill_from_victory(rose=DYING, heroes=NOBODY_LEFT)
    play(game, *FIGHT, "pass", dice=faces("sin-hit blank hit*2"))
    assert asked(game) == ("", "sins")


@rule("TO-VICTORY-06")
@pytest.mark.parametrize("reserve", ["empty", "not empty"])
def test_a_hero_who_changes_sides_counts_as_killed(reserve: str) -> None:
    game = duel(
        story="the-darkness-within",
        when="dark-past",
        rose={"level": 7, "dark_past": "the-tainted-one"},
        heroes=NOBODY_LEFT if reserve == "empty" else {},
    )
    if reserve == "empty":
        assert asked(game) == ("", "sins")
    else:
        assert asked(game) == ("heroes-1", "successor")
        assert open_options(game)[0] == "hero thorley"
        assert (on_board(game, "tainted"), heroes_in(game, "e")) == (["e"], [])
