"""The team of seven: the box's, a named or a drawn one (HOUSE-TEAM1, HOUSE-TEAM2)."""

from collections import Counter
from typing import Any

import pytest

import othersight
from othersight.games.the_others.content import load_content
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from tests.games.the_others.play import asked, at, open_options, play, table_of
from tests.games.the_others.rules.plain import FIGURES
from tests.rule_ids import rule

BOX = ["leah", "morgana", "thorley", "rocco", "brad", "rose", "karl"]
OWN = ["leah", "dragan", "petra", "silas", "nadia", "hanne", "idris"]
CLASSES = {"leader": 1, "bruiser": 2, "shooter": 2, "fixer": 2}


def team_of(game: Game) -> list[str]:
    """The Heroes whom anybody can see."""
    return [hero["hero"] for hero in game.view(-1)["heroes"]]


def classes(team: list[str]) -> dict[str, int]:
    boards = load_content().heroes
    return dict(Counter([boards[hero].hero_class for hero in team]))


@rule("HOUSE-TEAM1")
def test_the_team_is_the_boxs_unless_another_is_named() -> None:
    assert team_of(othersight.new("the-others", 3)) == BOX
    assert team_of(othersight.new("the-others", 3, team="box")) == BOX
    mixed = ["karl", "leah", "petra", "thorley", "rocco", "nadia", "idris"]
    game = othersight.new("the-others", 3, team=mixed)
    assert sorted(team_of(game)) == sorted(mixed)
    assert set(game.view(0)["places"]) <= set(mixed)


@rule("HOUSE-TEAM1")
@pytest.mark.parametrize(
    ("team", "said"),
    [
        (OWN[:6], "1 leader, 2 bruiser, 2 shooter, 1 fixer"),
        ([*OWN, "rose"], "3 fixer"),
        (["rose", *OWN[1:]], "0 leader"),
        ([*OWN[:6], "hanne"], "1 fixer"),
        ([*OWN, "idris"], "each Hero once"),
        ([*OWN[:6], "nobody"], "there is no hero 'nobody'"),
        ("none", "'box', 'random' or a list"),
    ],
)
def test_a_team_has_one_leader_and_two_of_each_other_class(team: Any, said: str) -> None:
    with pytest.raises(OthersightError, match=said):
        othersight.new("the-others", 3, team=team)


@rule("HOUSE-TEAM1")
def test_starting_heroes_come_from_the_team() -> None:
    game = othersight.new("the-others", 3, team=OWN, heroes=["idris", "leah", "nadia"])
    assert game.view(0)["places"] == ["idris", "leah", "nadia"]
    with pytest.raises(OthersightError, match="idris is not in the team; it has leah, morgana"):
        othersight.new("the-others", 3, heroes=["idris", "leah", "rose"])
    with pytest.raises(OthersightError, match="rose is not in the team"):
        othersight.new("the-others", 3, team=OWN, heroes=["idris", "leah", "rose"])


@rule("HOUSE-TEAM1")
def test_heroes_are_picked_from_the_team_and_the_others_are_out_of_the_game() -> None:
    game = othersight.new("the-others", 3, team=OWN, heroes="pick", hero_players=3)
    assert open_options(game) == [f"hero {name}" for name in OWN]
    for name in ("nadia", "hanne", "leah"):
        play(game, f"hero {name}")
    assert game.view(0)["places"] == ["nadia", "hanne", "leah"]
    reserve = [hero["hero"] for hero in game.view(0)["heroes"] if hero["state"] == "reserve"]
    assert reserve == ["dragan", "petra", "silas", "idris"]


@rule("HOUSE-TEAM1")
def test_a_successor_comes_from_the_team() -> None:
    game = at(
        team=["idris", "leah", "nadia"],
        hero="idris",
        figures=FIGURES,
        heroes={"idris": {"space": "e", "level": 7, "wounds": [1, 2, 3, 4]}},
        spaces={"e": {"fire": 1}},
    )
    team = team_of(game)
    play(game, "end", "sin-eater fire")
    assert asked(game) == ("heroes-1", "successor")
    left = [name for name in team if name not in ("idris", "leah", "nadia")]
    assert open_options(game) == [f"hero {name}" for name in left]
    assert len(left) == 4


@rule("HOUSE-TEAM2")
def test_a_team_is_drawn_from_all_heroes_in_their_classes() -> None:
    drawn = [team_of(othersight.new("the-others", seed, team="random")) for seed in range(30)]
    assert all([classes(team) == CLASSES for team in drawn])
    assert {hero for team in drawn for hero in team} == set(HEROES)
    again = othersight.new("the-others", 5, team="random")
    assert team_of(again) == drawn[5]
    assert set(again.view(0)["places"]) <= set(drawn[5])


@rule("HOUSE-TEAM2")
def test_a_drawn_team_has_the_starting_heroes_who_are_named() -> None:
    for seed in range(16):
        named = ["petra", "silas", "idris"] if seed % 2 else ["petra", "dragan", "idris"]
        game = othersight.new("the-others", seed, team="random", heroes=named)
        assert game.view(0)["places"] == named
        assert classes(team_of(game)) == CLASSES
    with pytest.raises(OthersightError, match="is not in the team"):
        othersight.new("the-others", 1, team="random", heroes=["petra", "dragan", "thorley"])


@rule("HOUSE-TEAM1")
@pytest.mark.parametrize("story", ["havens-last-stand", "the-darkness-within"])
def test_a_game_with_another_team_is_saved_read_and_replayed(story: str) -> None:
    game = othersight.new("the-others", 8, team="random", story=story)
    for _ in range(60):
        assert game.question is not None
        game.answer(len(game.question.options) // 2)
    loaded = othersight.load(game.save())
    assert loaded.view(0) == game.view(0)
    assert team_of(loaded) == team_of(game)
    away = [hero for hero in table_of(game).heroes if hero.state == 3]
    assert len(away) == len(table_of(game).heroes) - 7
