"""The windows that end a Turn, and the Reaction to it (chapter TO-TIME)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    space,
    story,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
CORRUPTION_STORY = "the-darkness-within"
MARGUERITE = {"monsters.hell_club.marguerite-corruption.fight": 1}


def current(game: Game) -> str:
    """The current Hero."""
    return str(game.view(0)["current"])


@rule("TO-TIME-31")
@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("morgana", ["vampric-regeneration"]),
        ("brad", ["demolitions acolyte"]),
        ("rose", ["mind-control acolyte", "to f"]),
    ],
)
def test_end_of_turn_abilities_come_when_the_turn_is_ended_each_once(
    name: str, lines: list[str]
) -> None:
    game = at(
        team=[name, "rocco", "thorley"],
        heroes={name: {"space": "e/se", "wounds": [1]}},
        monsters=[monster("acolyte", "e/se", count=2)],
    )
    assert not is_open(game, lines[0])
    play(game, "end")
    assert asked(game) == ("heroes-1", "end-ability")
    assert {option.split()[0] for option in open_options(game)} == {lines[0].split()[0], "pass"}
    play(game, *lines)
    assert asked(game) == ("sins", "reaction")  # not a second time, and nothing else any more


@rule("TO-TIME-31")
def test_after_the_turn_is_ended_no_move_action_or_free_act_is_possible() -> None:
    game = at(
        team=["morgana", "rocco", "thorley"],
        heroes={"morgana": {"space": "e", "wounds": [1], "npcs": ["proxy"]}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "end")
    assert open_options(game) == ["vampric-regeneration", "pass"]
    for option in ("move e/se", "fight", "put-down proxy"):
        assert why_not(game, option) == "TO-TIME-08"  # they belong to the main part of the Turn
    play(game, "pass")
    assert hero(game, "morgana").covered == (1,)
    assert asked(game) == ("sins", "reaction")


@rule("TO-TIME-32")
def test_the_dark_past_card_comes_after_the_abilities_and_before_the_turn_is_finished() -> None:
    game = at(
        team=["brad", "rocco", "thorley"],
        story=CORRUPTION_STORY,
        mission="hallow-the-districts",
        heroes={"brad": {"space": "e", "level": 6, "dark_past": "slightly-troubled"}},
        monsters=[monster("acolyte", "e"), monster("acolyte", "i")],
        spaces={"a": {"corruption": 1}},
    )
    play(game, "end", "demolitions acolyte")  # its price brings him to Level 7
    assert (asked(game), story(game).progress) == (("heroes-1", "wound"), 0)
    play(game, "cover 1")
    assert story(game).progress == 1  # TO-TIME-33
    assert asked(game) == ("sins", "reaction")


@rule("TO-TIME-32")
def test_a_hero_killed_by_his_dark_past_has_not_finished_his_turn() -> None:
    game = at(
        team=TEAM,
        story=CORRUPTION_STORY,
        mission="hallow-the-districts",
        heroes={
            "rocco": {"space": "e", "level": 7, "wounds": [1, 2, 3, 4],
                      "dark_past": "slightly-troubled"},
        },
        spaces={"a": {"corruption": 1}},
        reactions=3,
    )  # fmt: skip
    play(game, "end", "hero leah")
    assert (story(game).progress, space(game, "e").marked) == (0, False)
    assert (current(game), asked(game)) == ("brad", ("heroes-1", "main"))


@rule("TO-TIME-33")
@pytest.mark.parametrize(
    ("here", "progress"),
    [
        ({}, 1),
        ({"monsters": [monster("acolyte", "e")]}, 0),
        ({"spaces": {"e": {"corruption": 1}}}, 0),
        ({"spaces": {"e": {"marked": True}}}, 0),
    ],
)
def test_a_finished_turn_is_tested_for_missions_that_ask_for_it(
    here: dict[str, Any], progress: int
) -> None:
    game = at(
        team=TEAM,
        story=CORRUPTION_STORY,
        mission="hallow-the-districts",
        heroes={"rocco": {"space": "e"}},
        **here,
    )
    assert story(game).progress == 0  # standing there is not enough
    play(game, "end")
    assert story(game).progress == progress
    assert asked(game) == ("sins", "reaction")


@rule("TO-TIME-33")
def test_a_mission_accomplished_by_the_finished_turn_is_settled_before_the_reaction() -> None:
    game = at(
        team=TEAM,
        story=CORRUPTION_STORY,
        mission="hallow-the-districts",
        progress=2,
        heroes={"rocco": {"space": "e"}},
        spaces={"a": {"corruption": 1}},
    )
    play(game, "end")
    for _ in TEAM:
        assert asked(game) == ("heroes-1", "upgrade")
        play(game, open_options(game)[0])
    assert story(game).mission == "complete-the-ritual"
    assert asked(game) == ("sins", "reaction")


@rule("TO-TIME-34")
@pytest.mark.parametrize("tokens", [0, 1])
def test_the_sins_player_may_spend_an_active_token_or_the_turn_is_over(tokens: int) -> None:
    game = at(team=TEAM, reactions=tokens, monsters=[monster("acolyte", "i")])
    play(game, "end")
    if tokens:
        assert (asked(game), current(game)) == (("sins", "reaction"), "rocco")
        play(game, "pass")
    assert (asked(game), current(game)) == (("heroes-1", "main"), "brad")


@rule("TO-TIME-35")
def test_the_reaction_begins_with_the_move_of_one_monster() -> None:
    game = at(team=TEAM, monsters=[monster("acolyte", "i"), monster("acolyte", "h")])
    play(game, "end", "react")
    assert open_options(game) == ["pass", "monster acolyte@i", "monster acolyte@h"]
    play(game, "monster acolyte@h", "to g/se")
    assert sorted(on_board(game, "acolyte")) == ["g/se", "i"]
    assert (asked(game), current(game)) == (("heroes-1", "main"), "brad")


@rule("TO-TIME-35")
@pytest.mark.parametrize(
    ("picked", "follows"), [("acolyte", True), ("marguerite-corruption", False), ("", False)]
)
def test_marguerite_may_follow_the_move_of_another_monster_by_one_step(
    picked: str, follows: bool
) -> None:
    game = at(
        team=TEAM,
        story=CORRUPTION_STORY,
        figures=MARGUERITE,
        apocalypse=1,
        revealed=["marguerite-corruption"],
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "i"), monster("marguerite-corruption", "g")],
    )
    play(game, "end", "react", *([f"monster {picked}"] if picked else ["pass"]))
    if picked:
        play(game, "to i/se" if picked == "acolyte" else "to g/se")
    if follows:
        assert asked(game) == ("sins", "marguerite")
        assert open_options(game) == ["pass", "to d/sw", "to d/se", "to g/sw", "to g/se"]
        play(game, "to d/se")
        assert monsters_in(game, "d/se") == ["marguerite-corruption"]
    assert (asked(game), current(game)) == (("heroes-1", "main"), "brad")


@rule("TO-TIME-36")
def test_then_all_monsters_in_his_space_may_fight_the_current_hero() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e", count=2), monster("acolyte", "h")],
        hand=["for-our-master"],
    )
    play(game, "end", "react", "monster acolyte@h", "to e")
    assert (asked(game), open_options(game)) == (("sins", "reaction-fight"), ["pass", "fight"])
    play(game, "fight")
    assert asked(game) == ("heroes-1", "intention")  # a Fight like any other: chapter TO-TIME
    play(game, "mean no", "play for-our-master")
    play(game, "corruption no", "hit acolyte", dice=faces("blank*6 hit*2"))
    assert (asked(game), current(game)) == (("heroes-1", "main"), "brad")


@rule("TO-TIME-37")
def test_after_the_reaction_the_next_turn_opens() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e")],
        hand=["haphephobia"],
    )
    play(game, "end", "react", "pass")
    assert (current(game), hero(game, "brad").turns) == ("brad", 1)
    assert asked(game) == ("sins", "start-of-turn-card")


@rule("TO-TIME-37")
def test_a_hero_killed_in_his_own_turn_is_passed_over_by_the_reaction() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("abomination", "e")],
        reactions=3,
    )
    play(game, "fight", "mean no", "corruption no", dice=faces("hit*3 skill*2"))
    play(game, "hero leah")
    assert (current(game), asked(game)) == ("brad", ("heroes-1", "main"))
    assert sins(game).reactions == 3


@rule("TO-TIME-37")
def test_after_the_last_turn_the_end_of_round_follows() -> None:
    game = at(
        team=TEAM,
        hero="thorley",
        heroes={name: {"turns": 0} for name in TEAM},
        apocalypse_deck=["stab-in-the-dark", "hellfire-mutation"],
    )
    play(game, "end", "react")
    assert (asked(game), current(game)) == (("sins", "apocalypse"), "")
