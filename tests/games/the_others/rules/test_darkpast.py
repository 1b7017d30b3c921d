"""Dark Past cards: dealing, secrecy and revealing (chapter TO-DARKPAST)."""

from typing import Any

import pytest

from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.state.config import HEROES, SINS
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    faces,
    hero,
    logged,
    monster,
    open_options,
    play,
    table_of,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley", "morgana"]
BOX = HEROES[:7]
STORY = "the-darkness-within"
CARDS = (
    "clear-conscience",
    "slightly-troubled",
    "the-guilty-one",
    "former-hell-club",
    "psychopathy-trigger",
    "sucide-pact",
    "the-tainted-one",
)
"""Numbers 1 to 7, from mildest to worst."""


def number_of(card: str) -> int:
    """The number of a Dark Past card."""
    return CARDS.index(card) + 1


def dealing(players: int, story: str = STORY) -> Game:
    """A new game with Rocco, Brad, Thorley (and Morgana), at its first question."""
    team = TEAM if players in (2, 4) else TEAM[:3]
    options = {"story": story, "hero_players": players, "heroes": team, "sin": "pride"}
    return THE_OTHERS.begin(options, "0")


def end_of_turn(card: str, level: int = 7, **position: Any) -> Game:
    """Rocco, who has this card, ends his Turn."""
    given = {"level": level, "dark_past": card, "space": "e", **position.pop("rocco", {})}
    game = at(team=TEAM[:3], story=STORY, heroes={"rocco": given}, **position)
    return play(game, "end")


@rule("TO-DARKPAST-01")
@pytest.mark.parametrize("story", ["havens-last-stand", "battleground-of-souls"])
def test_other_stories_have_no_dark_past_cards(story: str) -> None:
    game = dealing(1, story)
    assert asked(game)[1] != "dark-past"
    assert [record.dark_past for record in table_of(game).heroes] == [""] * 7
    played = at(team=TEAM[:3], story=story, heroes={"rocco": {"level": 7}})
    play(played, "end")
    assert asked(played) == ("sins", "reaction")
    assert logged(played, "dark-past") == []


@rule("TO-DARKPAST-02")
@pytest.mark.parametrize(("players", "starting"), [(1, [1, 3, 5]), (2, [1, 3, 5, 6])])
def test_the_sins_player_deals_as_he_likes_first_to_starting_heroes_then_to_the_reserve(
    players: int, starting: list[int]
) -> None:
    game = dealing(players)
    n = len(starting)
    assert asked(game) == ("sins", "dark-past")
    assert open_options(game) == [f"hero {name}" for name in sorted(TEAM[:n], key=BOX.index)]
    wanted = list(reversed(TEAM[:n]))  # the mildest card to the last Hero, and so on
    play(game, *[f"hero {name}" for name in wanted[:-1]])  # the last of them is left no choice
    assert asked(game) == ("sins", "dark-past")
    reserve = [name for name in BOX if name not in TEAM[:n]]
    assert open_options(game) == [f"hero {name}" for name in reserve]
    play(game, *[f"hero {name}" for name in reversed(reserve[1:])])
    assert [number_of(hero(game, name).dark_past) for name in wanted] == starting
    others = [number for number in range(1, 8) if number not in starting]
    assert [number_of(hero(game, name).dark_past) for name in reversed(reserve)] == others
    assert asked(game) == ("sins", "place")


@rule("TO-DARKPAST-03")
def test_hero_players_never_see_a_card_nor_who_got_which() -> None:
    game = dealing(1)
    while asked(game)[1] == "dark-past":
        play(game, open_options(game)[-1])
    assert sorted(view["dark_past"] for view in game.view(SINS)["heroes"]) == sorted(CARDS)
    for seat in (1, -1):
        assert {view["dark_past"] for view in game.view(seat)["heroes"]} == {"face-down"}
        told = str([entry.values for entry in game.log(seat)])
        assert not [card for card in CARDS if card in told]


@rule("TO-DARKPAST-04")
def test_on_level_7_at_the_end_of_his_turn_a_hero_reveals_applies_and_discards_his_card() -> None:
    game = end_of_turn("slightly-troubled")
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1")
    assert logged(game, "dark-past") == [(HEROES.index("rocco"), "slightly-troubled")]
    assert hero(game, "rocco").dark_past == ""
    assert asked(game) == ("sins", "reaction")


@rule("TO-DARKPAST-04")
def test_below_level_7_nothing_is_revealed() -> None:
    game = end_of_turn("slightly-troubled", level=6)
    assert asked(game) == ("sins", "reaction")
    assert hero(game, "rocco").dark_past == "slightly-troubled"


@rule("TO-DARKPAST-05")
def test_another_heros_turn_reveals_nothing() -> None:
    heroes = {"brad": {"level": 7, "dark_past": "slightly-troubled"}}
    game = at(team=TEAM[:3], story=STORY, heroes=heroes, reactions=0)
    play(game, "end")
    assert game.view(SINS)["current"] == "brad"
    assert hero(game, "brad").dark_past == "slightly-troubled"
    play(game, "end")  # his own Turn
    assert asked(game) == ("heroes-1", "wound")


@rule("TO-DARKPAST-05")
@pytest.mark.parametrize("lowered", [True, False])
def test_level_7_reached_in_a_reaction_is_judged_at_the_end_of_his_next_turn(lowered: bool) -> None:
    heroes = {
        "rocco": {"turns": 1, "level": 6, "upgrades": ["inner-mastery"],
                  "dark_past": "slightly-troubled", "space": "e"},
        "brad": {"turns": 0},
        "thorley": {"turns": 0},
    }  # fmt: skip
    game = at(team=TEAM[:3], story=STORY, heroes=heroes, monsters=[monster("acolyte", "e")])
    play(game, "end", "react", "fight", "mean no")
    play(game, "corruption no", dice=faces("corr blank skill*2"))
    assert hero(game, "rocco").level == 7
    assert hero(game, "rocco").dark_past == "slightly-troubled"
    assert asked(game) == ("heroes-1", "start-ability")  # his next Turn
    play(game, "inner-mastery down" if lowered else "pass", "end")
    if lowered:
        assert asked(game) == ("sins", "reaction")
        assert hero(game, "rocco").dark_past == "slightly-troubled"
    else:
        assert asked(game) == ("heroes-1", "wound")


@rule("TO-DARKPAST-05")
def test_level_7_reached_in_the_end_of_round_reveals_nothing_there() -> None:
    game = at(
        team=TEAM[:3],
        story=STORY,
        when="end-effects",
        apocalypse=7,
        heroes={"rocco": {"level": 5, "dark_past": "slightly-troubled"}},
    )
    play(game, *["cover 1", "cover 2"] * 3)
    assert hero(game, "rocco").level == 7
    assert hero(game, "rocco").dark_past == "slightly-troubled"
    assert asked(game) == ("sins", "place")


@rule("TO-DARKPAST-06")
def test_end_of_turn_abilities_come_before_the_card_and_the_reaction_after_it() -> None:
    heroes = {"morgana": {"level": 7, "wounds": [1], "dark_past": "slightly-troubled"}}
    game = at(team=["morgana", "rocco", "brad"], story=STORY, heroes=heroes)
    play(game, "end")
    assert asked(game) == ("heroes-1", "end-ability")
    assert hero(game, "morgana").dark_past == "slightly-troubled"
    play(game, "vampric-regeneration")
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 3")
    assert asked(game) == ("sins", "reaction")


@rule("TO-DARKPAST-06")
def test_a_hero_killed_by_his_card_dies_in_his_own_turn_without_a_reaction() -> None:
    game = end_of_turn("slightly-troubled", rocco={"wounds": [1, 2, 3, 4]}, reactions=3)
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert game.view(SINS)["current"] == "brad"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-DARKPAST-07")
def test_a_hero_killed_before_revealing_takes_his_card_with_him_and_the_successor_has_his() -> None:
    game = at(
        team=TEAM[:3],
        story=STORY,
        heroes={
            "rocco": {"space": "e", "wounds": [1, 2, 3, 4], "dark_past": "the-guilty-one"},
            "morgana": {"state": "reserve", "dark_past": "slightly-troubled"},
        },
        monsters=[monster("acolyte", "e")],
    )
    play(game, "move e/se", "hero morgana")
    assert logged(game, "dark-past") == []
    views = {view["hero"]: view["dark_past"] for view in game.view(1)["heroes"]}
    assert (views["rocco"], views["morgana"]) == ("face-down", "face-down")
    assert hero(game, "morgana").dark_past == "slightly-troubled"
    assert hero(game, "rocco").dark_past == "the-guilty-one"


@rule("TO-DARKPAST-04", "TO-DARKPAST-07")
def test_a_card_once_revealed_is_discarded_and_not_revealed_again() -> None:
    heroes = {
        "rocco": {"space": "e", "level": 7, "dark_past": "slightly-troubled"},
        **{name: {"turns": 0} for name in TEAM[1:3]},
    }
    game = at(team=TEAM[:3], story=STORY, hero="rocco", heroes=heroes, reactions=0)
    play(game, "end", "cover 1")
    assert (hero(game, "rocco").dark_past, len(logged(game, "dark-past"))) == ("", 1)
    assert game.view(0)["current"] == "rocco"  # his second Turn, still on Level 7
    play(game, "end")
    assert len(logged(game, "dark-past")) == 1
    assert hero(game, "rocco").covered == (1,)


@rule("TO-DARKPAST-07")
def test_a_hero_without_a_card_reveals_nothing_more() -> None:
    game = end_of_turn("")
    assert asked(game) == ("sins", "reaction")
    assert logged(game, "dark-past") == []


@rule("TO-DARKPAST-04", "TO-DARKPAST-07")
def test_a_hero_killed_by_his_own_end_of_turn_ability_reveals_nothing() -> None:
    dying = {"level": 7, "wounds": [1, 2, 3, 4], "dark_past": "slightly-troubled", "space": "e"}
    game = at(
        team=["brad", "rocco", "thorley"],
        story=STORY,
        heroes={"brad": dying},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "end", "demolitions acolyte")
    assert (asked(game), logged(game, "dark-past")) == (("heroes-1", "successor"), [])
