"""Missions: order, progress and branches (chapter TO-MISSION)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    faces,
    hero,
    logged,
    monster,
    on_board,
    open_options,
    play,
    story,
)
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.rule_ids import rule

TEAM = ["leah", "rocco", "brad"]
"""Leah has Skill 3 and is asked at the start of her Turn; the others are asked nothing."""


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


def gearing_up(done: int, **position: Any) -> Game:
    """GEAR UP! (3 Upgrades) with Rocco in a District that has Inventory and Heal icons."""
    heroes = {"rocco": {"space": "shop", "wounds": [1]}, **position.pop("heroes", {})}
    return at(
        team=["rocco", "brad", "thorley"],
        board=TOWN,
        heroes=heroes,
        mission="gear-up",
        progress=done,
        inventory=["kevlar-suit", "riot-shield"],
        **position,
    )


@rule("TO-MISSION-01", "TO-MISSION-03", "TO-MISSION-05")
def test_missions_follow_one_another_in_the_printed_order_in_mid_turn_too() -> None:
    game = at(
        team=TEAM,
        story="battleground-of-souls",
        heroes={"leah": {"space": "e"}},
        spaces={"e": {"hidden": ["innocent", "innocent"], "fire": 3}, "i": {"nest": 1}},
    )
    assert progress(game) == ("rescue-the-innocents", 0)
    play(game, "turn-up")
    assert asked(game) == ("heroes-1", "branch")  # while Leah's Turn is under way
    play(game, "mission keep-them-safe")
    assert progress(game) == ("keep-them-safe", 0)
    play(game, "cleanse", "corruption no", *["remove fire"] * 3, dice=faces("skill*3"))
    assert progress(game) == ("save-their-souls", 0)
    assert story(game).done == ("rescue-the-innocents", "keep-them-safe")
    assert asked(game) == ("heroes-1", "main")  # and Leah goes on


@rule("TO-MISSION-01")
def test_a_later_mission_cannot_be_accomplished_before_its_time() -> None:
    game = at(
        team=TEAM,
        story="battleground-of-souls",
        heroes={"leah": {"space": "a/nw", "innocents": 3}},
        mission="rescue-the-innocents",
        spaces={"a/nw": {"fire": 1}},
    )
    assert progress(game) == ("rescue-the-innocents", 0)
    assert hero(game, "leah").innocents == 3  # nobody is rescued yet
    assert game.outcome == ""


@rule("TO-MISSION-02")
def test_each_task_moves_the_marker_by_one_until_the_required_number_is_reached() -> None:
    for done in (0, 1):
        game = gearing_up(done)
        play(game, "city-action", "icon inventory", "take kevlar-suit")
        assert progress(game) == ("gear-up", done + 1)
        assert asked(game) == ("heroes-1", "icon")
    game = gearing_up(2)
    play(game, "city-action", "icon inventory", "take kevlar-suit")
    assert asked(game) == ("heroes-1", "branch")  # the third of three


@rule("TO-MISSION-03")
def test_the_marker_moves_before_the_hero_goes_on_with_his_city_action() -> None:
    game = gearing_up(2)
    play(game, "city-action", "icon inventory", "take kevlar-suit", "mission clear-the-hive")
    assert progress(game) == ("clear-the-hive", 0)
    assert asked(game) == ("heroes-1", "icon")  # Heal is still to come
    assert "icon heal" in open_options(game)


@rule("TO-MISSION-03")
def test_the_marker_moves_in_the_middle_of_a_reaction_too() -> None:
    game = at(
        team=["rocco", "brad", "thorley"],
        mission="clear-abominations",
        progress=2,
        heroes={"rocco": {"space": "e"}},
        spaces={"i": {"nest": 1}},
        monsters=[monster("abomination", "e"), monster("abomination", "h")],
    )
    play(game, "end", "react", "pass", "fight", "mean yes")
    play(game, "corruption yes", "hit abomination", dice=faces("blank*3 hit*3"))
    assert on_board(game, "avatar") == ["i"]
    assert progress(game)[0] == "destroy-them-all"
    play(game, "mark avatar")  # the Abomination is marked too: there are no others
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "brad").turns == 1


@rule("TO-MISSION-04")
def test_nothing_is_done_in_advance() -> None:
    game = gearing_up(
        2,
        monsters=[monster("abomination", "shop"), monster("abomination", "i")],
        spaces={"shop": {"pentagram": 1}},
    )
    play(game, "fight", "mean yes")
    play(game, "corruption yes", "hit abomination", dice=faces("blank*4 hit*3"))
    assert progress(game) == ("gear-up", 2)
    play(game, "city-action", "icon inventory", "take kevlar-suit", "mission clear-abominations")
    assert progress(game) == ("clear-abominations", 0)


@rule("TO-MISSION-05")
def test_surplus_progress_of_one_event_is_lost() -> None:
    game = at(
        team=TEAM,
        story="battleground-of-souls",
        heroes={"leah": {"space": "e"}},
        spaces={"e": {"hidden": ["innocent"] * 4}},
        monsters=[monster("avatar", "i")],
    )
    play(game, "turn-up")
    assert asked(game) == ("heroes-1", "branch")
    assert progress(game) == ("rescue-the-innocents", 2)  # four were turned up
    play(game, "mission keep-them-safe")
    assert progress(game) == ("keep-them-safe", 0)


@rule("TO-MISSION-06")
@pytest.mark.parametrize("chosen", ["clear-abominations", "clear-the-hive"])
def test_at_a_branch_the_chosen_mission_becomes_current(chosen: str) -> None:
    game = gearing_up(2)
    play(game, "city-action", "icon inventory", "take kevlar-suit")
    assert open_options(game) == ["mission clear-abominations", "mission clear-the-hive"]
    play(game, f"mission {chosen}")
    assert progress(game) == (chosen, 0)


@rule("TO-MISSION-06")
def test_the_mission_not_chosen_is_out_of_the_game() -> None:
    game = at(
        team=TEAM,
        mission="clear-the-hive",
        progress=2,
        done=["gear-up"],
        heroes={"leah": {"space": "e"}},
        spaces={"e": {"pentagram": 1}},
        monsters=[monster("avatar", "i"), monster("abomination", "h")],
    )
    play(game, "cleanse", "corruption no", "remove pentagram", dice=faces("skill*3"))
    assert progress(game) == ("destroy-them-all", 1)  # two Monsters on the board for three marks
    assert story(game).done == ("gear-up", "clear-the-hive")


@rule("TO-MISSION-07")
def test_progress_of_a_mission_in_one_round_falls_back_when_the_round_ends() -> None:
    game = at(team=TEAM, when="reset", mission="clear-abominations", progress=2)
    assert progress(game) == ("clear-abominations", 0)
    others = at(team=TEAM, when="reset", mission="clear-the-hive", progress=2)
    assert progress(others) == ("clear-the-hive", 2)


@rule("TO-MISSION-07")
def test_the_avatars_death_of_an_earlier_round_is_forgotten() -> None:
    position: dict[str, Any] = {
        "team": TEAM,
        "story": "the-darkness-within",
        "mission": "destroy-the-avatar",
        "avatar_killed": True,
        "heroes": {"leah": {"space": "e"}},
        "spaces": {"e": {"corruption": 1}},
        "monsters": [monster("avatar", "i")],
    }
    cleansing = ("cleanse", "corruption no", "remove corruption")
    same_round = play(at(**position), *cleansing, dice=faces("skill*3"))
    assert asked(same_round) == ("heroes-1", "upgrade")  # accomplished: the event
    next_round = at(when="reset", **position)
    play(next_round, "place corruption a", "place corruption b", "first leah", "pass")
    play(next_round, *cleansing, dice=faces("skill*3"))
    assert progress(next_round) == ("destroy-the-avatar", 1)
    assert asked(next_round) == ("heroes-1", "main")


@rule("TO-MISSION-08")
def test_a_state_of_the_board_is_tested_when_the_mission_becomes_current() -> None:
    game = at(
        team=["rocco", "brad", "thorley"],
        story="the-darkness-within",
        mission="hallow-the-districts",
        progress=2,
        heroes={"rocco": {"space": "e"}},
        inventory=["kevlar-suit", "riot-shield", "ice-blade", "brutality"],
    )
    play(game, "end", "take kevlar-suit", "take riot-shield", "take ice-blade")
    assert asked(game) == ("", "heroes")  # no Corruption token is left: nothing left to do


@rule("TO-MISSION-08")
@pytest.mark.parametrize(("elsewhere", "outcome"), [({}, "heroes"), ({"h": {"corruption": 1}}, "")])
def test_a_state_of_the_board_is_tested_after_every_change(
    elsewhere: dict[str, Any], outcome: str
) -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        mission="complete-the-ritual",
        heroes={"leah": {"space": "e"}},
        spaces={"e": {"corruption": 2}, **elsewhere},
    )
    play(game, "cleanse", "corruption no", "remove corruption", dice=faces("skill*2 hit"))
    assert game.outcome == ""
    play(game, "remove corruption")
    assert game.outcome == outcome


@rule("TO-MISSION-08")
def test_innocents_already_in_the_starting_space_are_rescued_when_the_mission_begins() -> None:
    game = at(
        team=TEAM,
        story="battleground-of-souls",
        mission="keep-them-safe",
        progress=2,
        heroes={"leah": {"space": "e"}, "rocco": {"space": "a/nw", "innocents": 1}},
        spaces={"e": {"fire": 1}, "a/nw": {"innocent": 1}},
    )
    play(game, "cleanse", "corruption no", "remove fire", dice=faces("skill*3"))
    assert progress(game) == ("save-their-souls", 2)
    assert hero(game, "rocco").innocents == 0
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MISSION-07")
def test_progress_that_has_fallen_back_is_not_told_again_after_the_reset() -> None:
    game = at(
        story="the-darkness-within",
        mission="destroy-the-avatar",
        team=TEAM,
        corruption_removed=1,
        monsters=[monster("avatar", "e")],
        spaces={"i": {"corruption": 1}},
        when="reset",
    )
    assert (progress(game), asked(game)) == (("destroy-the-avatar", 0), ("sins", "place"))
    keys = [entry.key for entry in game.chronicle.entries()]
    assert "progress" not in keys[keys.index("reset") :]


@rule("TO-MISSION-05", "TO-MISSION-02")
def test_surplus_progress_of_one_fight_is_lost() -> None:
    given: dict[str, Any] = {"mission": "clear-abominations", "progress": 2}
    strong = {**FIGURES, "heroes.rose.fight": 6}
    nest = {"i": {"nest": 1}}
    game = duel("abomination", "abomination", figures=strong, spaces=nest, **given)
    kills = ("hit abomination", "hit abomination")
    play(game, "fight", "mean no", "corruption no", *kills, dice=faces("blank*6 hit*6"))
    told = [values for values in logged(game, "progress") if values[0] == "clear-abominations"]
    assert told == [("clear-abominations", 3, 3)]
    assert story(game).mission == "destroy-them-all"
