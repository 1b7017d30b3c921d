"""What counts as a kill or a removal for a Mission (TO-MISSION-09, TO-MISSION-10)."""

from typing import Any

import pytest

from othersight.games.the_others.rules import mission as missions
from othersight.games.the_others.rules.mission import MISSIONS, Mission, advance
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    dead,
    faces,
    monster,
    play,
    story,
)
from tests.rule_ids import rule

COMPILED = not missions.__file__.endswith(".py")
TEAM = ["rocco", "brad", "leah"]
ORBIT = {**TOWN, "orbital": ["g/sw"], "start": "i/se"}


def striking(mission: str, **position: Any) -> Game:
    """Rocco stands at the launcher; an Orbital Strike token lies beside the Monster in `g`."""
    game = at(
        team=TEAM,
        board=ORBIT,
        mission=mission,
        heroes={"rocco": {"space": "launcher"}},
        **position,
    )
    return play(game, "city-action", "icon orbital-strike", "to g")


@rule("TO-MISSION-09")
def test_kills_outside_fights_count_where_the_mission_does_not_ask_for_a_fight() -> None:
    monsters = [monster("abomination", "g", marked=True), monster("acolyte", "h", marked=True)]
    game = striking("destroy-them-all", progress=1, monsters=monsters)
    play(game, "kill abomination")
    assert story(game).progress == 2


@rule("TO-MISSION-09")
def test_demolitions_kill_for_the_mission_too() -> None:
    game = at(
        team=TEAM,
        hero="brad",
        mission="destroy-them-all",
        progress=2,
        heroes={"brad": {"space": "e"}},
        monsters=[monster("acolyte", "e", marked=True)],
    )
    play(game, "end", "demolitions acolyte")
    assert asked(game) == ("", "heroes")


@rule("TO-MISSION-09")
def test_seeker_grenades_kill_for_the_mission_too() -> None:
    game = at(
        team=TEAM,
        when="start-abilities",
        mission="destroy-them-all",
        progress=2,
        heroes={"rocco": {"space": "e", "upgrades": ["seeker-grenades"]}},
        monsters=[monster("acolyte", "e", marked=True)],
    )
    play(game, "seeker-grenades acolyte")
    assert asked(game) == ("", "heroes")


class AcolytesInFights(Mission):
    """No printed Mission asks for Acolytes killed in Fights; this one does."""

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        if in_fight:
            advance(g)


@rule("UP-14", "TO-MISSION-09")
@pytest.mark.skipif(COMPILED, reason="a compiled Mission lets no test derive from it")
def test_seeker_grenades_are_no_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    mission = "clear-abominations"
    monkeypatch.setitem(MISSIONS, mission, AcolytesInFights(mission))
    game = at(
        team=TEAM,
        when="start-abilities",
        mission=mission,
        heroes={"rocco": {"space": "e", "upgrades": ["seeker-grenades"]}},
        monsters=[monster("acolyte", "e", count=2), monster("abomination", "i")],
    )
    play(game, "seeker-grenades acolyte")
    assert (dead(game), story(game).progress) == (["acolyte"], 0)
    play(game, "fight", "mean no", "pass")
    play(game, "corruption no", "hit acolyte", dice=faces("blank*2 hit*2"))
    assert story(game).progress == 1  # a Fight is one


@rule("TO-MISSION-09")
def test_an_orbital_strike_is_no_fight() -> None:
    monsters = [monster("abomination", "g", count=2)]
    game = striking("clear-abominations", progress=1, monsters=monsters)
    play(game, "kill abomination")
    assert dead(game) == ["abomination"]
    assert story(game).progress == 1


@rule("TO-MISSION-09")
def test_demolitions_are_no_fight() -> None:
    game = at(
        team=TEAM,
        hero="brad",
        mission="clear-abominations",
        heroes={"brad": {"space": "e"}},
        monsters=[monster("abomination", "e", count=2)],
        reactions=0,
    )
    play(game, "end", "demolitions abomination")
    assert dead(game) == ["abomination"]
    assert story(game).progress == 0


@rule("TO-MISSION-09", "TO-TIME-26")
def test_normal_ranged_and_reaction_fights_all_are_fights() -> None:
    monsters = [monster("abomination", "e/se", count=2), monster("abomination", "e/sw")]
    given: dict[str, Any] = {"team": TEAM, "mission": "clear-abominations", "monsters": monsters}
    normal = at(heroes={"rocco": {"space": "e/sw", "upgrades": ["brutality"]}}, **given)
    play(normal, "fight", "mean no")
    play(normal, "corruption no", "hit abomination", dice=faces("blank*3 hit*2"))
    assert story(normal).progress == 1
    ranged = at(heroes={"rocco": {"space": "e/sw"}}, **given)
    play(ranged, "shoot e/se", "mean no")
    play(ranged, "corruption no", "hit abomination", dice=faces("hit def blank*6"))
    assert story(ranged).progress == 1  # KILLSHOT: 1 + 2 Hits
    reaction = at(heroes={"rocco": {"space": "e/sw", "upgrades": ["brutality"]}}, **given)
    play(reaction, "end", "react", "pass", "fight", "mean no")
    play(reaction, "corruption no", "hit abomination", dice=faces("blank*3 hit*2"))
    assert story(reaction).progress == 1


@rule("TO-MISSION-09")
def test_the_kills_of_any_hero_count() -> None:
    game = at(
        team=TEAM,
        mission="clear-abominations",
        heroes={"rocco": {"space": "e", "upgrades": ["brutality"]}, "leah": {"space": "f"}},
        monsters=[monster("abomination", at) for at in ("e", "f", "i")],
        reactions=0,
    )
    play(game, "fight", "mean no")
    play(game, "corruption no", "hit abomination", dice=faces("blank*3 hit*2"))
    play(game, "end", "end", "pass", "fight", "mean no")  # Brad's Turn, then Leah's
    play(game, "corruption no", "hit abomination", dice=faces("blank*3 hit*3"))
    assert story(game).progress == 2
    assert asked(game) == ("heroes-1", "main")


def cleansing(mission: str, here: dict[str, int], *removed: str, **position: Any) -> Game:
    """Leah (Skill 3) cleanses `e` and takes off what is named."""
    game = at(
        team=TEAM,
        story="the-darkness-within",
        hero="leah",
        mission=mission,
        heroes={"leah": {"space": "e"}},
        spaces={"e": here},
        **position,
    )
    lines = [f"remove {kind}" for kind in removed]
    return play(game, "cleanse", "corruption no", *lines, dice=faces("skill*3"))


@rule("TO-MISSION-10")
def test_each_token_a_hero_takes_off_counts_once_and_other_kinds_do_not() -> None:
    game = cleansing("begin-the-ritual", {"corruption": 1, "fire": 2}, "fire", "corruption")
    assert story(game).progress == 1


@rule("TO-MISSION-10")
@pytest.mark.parametrize("kind", ["acolyte", "controller"])
def test_in_a_space_with_a_monster_a_removal_does_not_count(kind: str) -> None:
    game = cleansing(
        "begin-the-ritual", {"corruption": 2}, "corruption", monsters=[monster(kind, "e")]
    )
    assert story(game).progress == 0
    assert asked(game) == ("heroes-1", "remove")


@rule("TO-MISSION-10")
def test_monsters_are_looked_for_at_the_removal() -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        hero="leah",
        when="start-abilities",
        mission="begin-the-ritual",
        heroes={"leah": {"space": "e", "upgrades": ["seeker-grenades"]}},
        spaces={"e": {"corruption": 1}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "seeker-grenades acolyte", "pass", "cleanse", "corruption no", dice=faces("skill*3"))
    assert asked(game) == ("heroes-1", "remove")
    play(game, "remove corruption")
    assert story(game).progress == 1  # the Monster had been there when the Turn began
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MISSION-10")
def test_turning_tokens_up_removes_none() -> None:
    game = at(
        team=TEAM,
        story="battleground-of-souls",
        mission="keep-them-safe",
        heroes={"rocco": {"space": "e"}},
        spaces={"e": {"hidden": ["corruption", "fire"]}},
    )
    play(game, "turn-up")
    assert story(game).progress == 0


@rule("TO-MISSION-10")
def test_a_token_laid_over_an_icon_by_the_sins_player_removes_none() -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        acolyte="nun",
        board=ORBIT,
        mission="begin-the-ritual",
        heroes={"rocco": {"space": "shop"}},
        spaces={"shop": {"corruption": 1}},
        monsters=[monster("acolyte", "shop"), monster("acolyte", state="dead")],
    )
    play(game, "fight", "mean no", "ability marked", "icon heal 1")
    assert story(game).progress == 0
    assert asked(game) == ("heroes-1", "corruption")
