"""The standing tests after every single effect outside a Fight (TO-TIME-45)."""

from typing import Any

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    dead,
    faces,
    hero,
    heroes_in,
    logged,
    monster,
    open_options,
    play,
    story,
    tokens_in,
)
from tests.rule_ids import rule

NO_RESERVE = {name: {"state": "dead"} for name in ("leah", "morgana", "rose", "karl")}
LOST = {"space": "e", "level": 7, "wounds": [1, 2, 3, 4]}
"""The price of DEMOLITIONS kills him."""


def blasting(mission: str, progress: int, *monsters: Any, **position: Any) -> Game:
    """Brad ends his Turn and uses DEMOLITIONS: 1 Corruption, which is his fifth Wound."""
    heroes = {"brad": LOST, **position.pop("heroes", {})}
    game = at(
        team=["brad", "rocco", "thorley"],
        mission=mission,
        progress=progress,
        heroes=heroes,
        monsters=list(monsters),
        **position,
    )
    return play(game, "end", "demolitions abomination")


@rule("TO-TIME-45")
def test_the_heroes_victory_comes_before_the_sins_players() -> None:
    won = blasting(
        "destroy-them-all", 2, monster("abomination", "e", marked=True), heroes=NO_RESERVE
    )
    assert asked(won) == ("", "heroes")
    lost = blasting("destroy-them-all", 1, monster("abomination", "e", marked=True),
                    heroes=NO_RESERVE)  # fmt: skip
    assert asked(lost) == ("", "sins")


@rule("TO-TIME-45")
def test_the_dead_are_replaced_before_the_event_and_the_next_mission() -> None:
    game = blasting(
        "clear-abominations",
        1,
        monster("abomination", "e"),
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
    )
    assert dead(game) == ["abomination"]
    assert story(game).progress == 3  # none is left on the board, whatever was done before
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert asked(game) == ("sins", "enter")
    play(game, "nest h")  # the Avatar, the only Monster to be marked
    assert story(game).mission == "destroy-them-all"
    assert asked(game) == ("heroes-1", "main")
    assert game.view(0)["current"] == "rocco"


@rule("TO-TIME-45")
def test_a_death_is_seen_to_before_the_next_decision_of_anybody() -> None:
    game = at(
        team=["rocco", "brad", "thorley"],
        heroes={"rocco": {"space": "e", "wounds": [1, 2, 3, 4]}},
        spaces={"e/se": {"fire": 1, "extra-turn": 1}},
    )
    play(game, "move e/se", dice=faces("hit"))
    assert asked(game) == ("heroes-1", "successor")  # he collects nothing any more
    assert heroes_in(game, "e/se") == []
    assert tokens_in(game, "e/se") == {"fire": 1, "extra-turn": 1}


@rule("TO-TIME-45")
def test_a_mission_is_seen_to_before_the_next_decision_of_anybody() -> None:
    game = at(
        team=["rocco", "brad", "thorley"],
        story="the-darkness-within",
        when="start-abilities",
        mission="tempting-fate",
        progress=2,
        heroes={
            "rocco": {"level": 2, "wounds": [1], "upgrades": ["inner-mastery", "regeneration"]}
        },
    )
    play(game, "inner-mastery up")
    assert story(game).mission == "begin-the-ritual"
    assert asked(game) == ("heroes-1", "start-ability")
    assert open_options(game) == ["regeneration", "pass"]


@rule("TO-TIME-45")
def test_victory_ends_the_game_before_the_next_token_is_taken_off() -> None:
    game = at(
        team=["leah", "rocco", "brad"],
        story="the-darkness-within",
        mission="complete-the-ritual",
        heroes={"leah": {"space": "e"}},
        spaces={"e": {"corruption": 1, "fire": 2}},
    )
    play(game, "cleanse", "corruption no", "remove corruption", dice=faces("skill*3"))
    assert asked(game) == ("", "heroes")
    assert tokens_in(game, "e") == {"fire": 2}


@rule("TO-TIME-45")
def test_every_one_of_several_dead_is_replaced_before_play_goes_on() -> None:
    dying = {"space": "e", "wounds": [1, 2, 3, 4]}
    game = at(
        team=["rocco", "brad", "thorley"],
        hero_players=3,
        sin="sloth",
        when="start-of-turn",
        heroes={"rocco": dying, "thorley": dying},
        hand=["curse-of-the-crawl"],
    )
    split = [f"heroes-{seat}: split 1 1 1" for seat in (1, 2, 3)]
    play(game, "play curse-of-the-crawl", *split, "heroes-2: cover 1")
    assert asked(game) == ("heroes-1", "successor")  # the current Hero first
    play(game, "hero leah")
    assert asked(game) == ("heroes-3", "successor")
    play(game, "hero morgana")
    assert logged(game, "hero-killed") == [(3,), (2,)]
    assert asked(game) == ("heroes-2", "main")  # Rocco's Turn has ended with him
    assert hero(game, "brad").covered == (1,)
