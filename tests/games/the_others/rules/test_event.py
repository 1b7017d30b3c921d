"""Events between Missions (TO-EVENT-01, TO-EVENT-02, TO-EVENT-03, TO-EVENT-04, TO-EVENT-05)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.event import EACH_HERO_GAINS_UPGRADE
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    dead_monster,
    faces,
    hero,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    story,
    table_of,
)
from tests.rule_ids import rule

TEAM = ["leah", "rocco", "brad"]


def ritual_begun(**position: Any) -> Game:
    """Leah (Skill 3) takes the last token for BEGIN THE RITUAL off `e`; then the Avatar comes."""
    spaces = {"e": {"corruption": 1}, **position.pop("spaces", {})}
    game = at(
        team=TEAM,
        story="the-darkness-within",
        mission="begin-the-ritual",
        progress=1,
        heroes={"leah": {"space": "e"}},
        spaces=spaces,
        **position,
    )
    return play(game, "cleanse", "corruption no", "remove corruption", dice=faces("skill*3"))


@rule("TO-EVENT-01", "TO-EVENT-05")
def test_the_event_comes_after_one_mission_and_before_the_next_and_its_branch() -> None:
    game = ritual_begun(spaces={"h": {"nest": 1}, "i": {"nest": 1}})
    assert asked(game) == ("sins", "enter")
    assert story(game).mission == "begin-the-ritual"
    play(game, "nest i")
    assert on_board(game, "avatar") == ["i"]
    assert asked(game) == ("heroes-1", "branch")  # now the choice
    assert story(game).mission == "begin-the-ritual"
    play(game, "mission destroy-the-avatar")
    assert (story(game).mission, story(game).progress) == ("destroy-the-avatar", 0)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-EVENT-01")
def test_no_event_is_performed_where_none_is_printed() -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        when="start-abilities",
        mission="tempting-fate",
        progress=2,
        heroes={"leah": {"level": 2, "upgrades": ["inner-mastery"]}},
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
    )
    play(game, "inner-mastery up")
    assert story(game).mission == "begin-the-ritual"
    assert on_board(game, "avatar") == []


@rule("TO-EVENT-02")
def test_a_monster_that_an_event_summons_goes_on_an_unblocked_nest() -> None:
    game = ritual_begun(
        spaces={"f": {"nest": 1}, "g": {"nest": 1}, "h": {"nest": 2}, "i": {"nest": 1}},
        monsters=[monster("acolyte", "f"), monster("acolyte", "h")],
    )
    assert open_options(game) == ["nest g", "nest h", "nest i"]  # the one of f is blocked
    assert game.questions[0].rule == "TO-EVENT-02"


@rule("TO-EVENT-02")
def test_with_all_nests_blocked_it_goes_on_any_nest() -> None:
    game = ritual_begun(
        spaces={"f": {"nest": 1}, "g": {"nest": 1}},
        monsters=[monster("acolyte", "f"), monster("acolyte", "g", count=2)],
    )
    assert asked(game) == ("sins", "enter")
    assert open_options(game) == ["nest f", "nest g"]
    play(game, "nest g")
    assert monsters_in(game, "g") == ["acolyte", "acolyte", "avatar"]


@rule("TO-EVENT-03")
def test_on_a_board_without_nests_it_goes_to_any_space() -> None:
    game = ritual_begun(spaces={"i": {"hidden": ["nest"]}})
    assert asked(game) == ("sins", "enter")
    assert len(open_options(game)) == table_of(game).config.city.n
    play(game, "nest a/se")
    assert len(on_board(game, "avatar")) == 1
    assert asked(game) == ("heroes-1", "branch")


def clearing(**position: Any) -> Game:
    """The third Abomination of CLEAR ABOMINATIONS stands before Rocco (BRUTALITY: +1 HIT)."""
    heroes = {"rocco": {"space": "e", "upgrades": ["brutality"], **position.pop("rocco", {})}}
    return at(
        team=["rocco", "brad", "thorley"],
        mission="clear-abominations",
        progress=2,
        heroes=heroes,
        **position,
    )


@rule("TO-EVENT-02", "TO-EDITION-06")
@pytest.mark.parametrize("edition", ["final", "draft"])
def test_in_the_draft_too_an_event_summons_on_an_unblocked_nest(edition: str) -> None:
    nests = {address: {"nest": 1} for address in ("g", "h", "i")}
    game = ritual_begun(edition=edition, spaces=nests, monsters=[monster("acolyte", "h")])
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest i"])


@rule("TO-EVENT-04", "TO-TIME-28", "TO-FIGHT-19")
def test_an_event_in_a_fight_waits_until_all_results_are_applied() -> None:
    game = clearing(
        spaces={"e": {"nest": 3}, "i": {"nest": 1}},
        monsters=[monster("abomination", "e"), monster("abomination", "h")],
    )
    play(game, "fight", "mean no")
    play(game, "corruption no", "hit abomination", dice=faces("hit*2 corr hit*2"))
    assert hero(game, "rocco").level == 2  # the Corruption has been taken
    assert asked(game) == ("sins", "enter")
    play(game, "nest e")  # beside Rocco, but after the Fight
    assert hero(game, "rocco").covered == ()
    play(game, "mark avatar")
    assert asked(game) == ("heroes-1", "main")  # the Turn goes on
    assert game.view(0)["current"] == "rocco"


@rule("TO-EVENT-04")
def test_wounds_of_the_fight_are_placed_before_the_event() -> None:
    game = clearing(
        spaces={"g": {"nest": 1}, "i": {"nest": 1}},
        monsters=[monster("abomination", "e"), monster("abomination", "h")],
    )
    play(game, "fight", "mean no")
    play(game, "corruption no", "hit abomination", dice=faces("hit*3 hit*2"))
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1")
    assert asked(game) == ("sins", "enter")


@rule("TO-EVENT-04")
def test_in_a_ranged_fight_the_survivors_strike_back_before_the_event() -> None:
    game = clearing(
        rocco={"space": "e/sw", "upgrades": []},
        spaces={"e/sw": {"nest": 3}, "i": {"nest": 1}},
        monsters=[monster("abomination", "e/se", count=2)],
    )
    lines = ("shoot e/se", "mean no", "corruption no", "hit abomination")
    play(game, *lines, dice=faces("hit skill hit*3"))  # KILLSHOT: 3 Hits; then 3 Sin dice
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1")
    assert asked(game) == ("sins", "enter")
    play(game, "nest e/sw")
    assert monsters_in(game, "e/sw") == ["abomination", "avatar"]
    assert len(hero(game, "rocco").covered) == 1


@rule("TO-EVENT-04")
def test_an_event_in_a_reaction_is_followed_by_the_next_turn() -> None:
    game = clearing(
        spaces={"i": {"nest": 1}},
        monsters=[monster("abomination", "e"), monster("abomination", "h")],
    )
    play(game, "end", "react", "pass", "fight", "mean no")
    play(game, "corruption no", "hit abomination", dice=faces("blank*3 hit*2"))
    assert on_board(game, "avatar") == ["i"]
    play(game, "mark avatar")
    assert asked(game) == ("heroes-1", "main")
    assert game.view(0)["current"] == "brad"


@rule("TO-EVENT-04", "TO-TIME-28", "TO-TIME-29")
def test_an_event_comes_before_the_cards_that_follow_a_fight() -> None:
    game = clearing(
        sin="sloth",
        spaces={"g": {"nest": 1}, "i": {"nest": 1}},
        monsters=[monster("abomination", "e"), monster("abomination", "h")],
        hand=["slouching-towards-bethlehem"],
    )
    play(game, "fight", "mean no", "pass")  # no card at the start
    play(game, "corruption no", "pass", "hit abomination", dice=faces("blank*3 hit*2"))
    assert asked(game) == ("sins", "enter")
    play(game, "nest i", "mark avatar")
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "play slouching-towards-bethlehem")
    assert (hero(game, "rocco").level, asked(game)) == (3, ("heroes-1", "main"))


@rule("TO-EVENT-04", "TO-TIME-28")
def test_a_mission_accomplished_before_the_roll_gives_way_after_the_fight() -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        mission="tempting-fate",
        progress=2,
        heroes={"leah": {"space": "e", "level": 2}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "fight", "mean no", "corruption yes", dice=faces("blank*2 skill*4"))
    told = [entry.key for entry in game.chronicle.entries()]
    assert told.index("level") < told.index("fight-roll") < told.index("mission-accomplished")
    assert (story(game).mission, asked(game)) == ("begin-the-ritual", ("heroes-1", "main"))


@rule("TO-EVENT-05")
@pytest.mark.parametrize("nests", ["", "h"])
def test_an_avatar_already_on_the_board_stays_where_it_is(nests: str) -> None:
    spaces = {address: {"nest": 2} for address in nests}
    game = ritual_begun(spaces=spaces, monsters=[monster("avatar", "c")])
    assert on_board(game, "avatar") == ["c"]
    assert asked(game) == ("heroes-1", "branch")


@rule("TO-EVENT-05")
def test_a_dead_avatar_is_summoned() -> None:
    game = ritual_begun(spaces={"h": {"nest": 1}}, monsters=[dead_monster("avatar")])
    assert on_board(game, "avatar") == ["h"]
    assert asked(game) == ("heroes-1", "branch")


@rule("TO-UPGRADE-07", "TO-MISSION-06", "TO-EVENT-05")
def test_upgrades_of_an_event_are_taken_before_the_branch(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        mission="begin-the-ritual",
        progress=1,
        heroes={"leah": {"space": "e"}},
        spaces={"e": {"corruption": 1}},
    )
    events = table_of(game).config.events  # no Story prints this event before a branch
    monkeypatch.setitem(events, "begin-the-ritual", EACH_HERO_GAINS_UPGRADE)
    play(game, "cleanse", "corruption no", "remove corruption", dice=faces("skill*3"))
    for _ in TEAM:
        assert game.questions[0].rule == "TO-UPGRADE-07"
        play(game, open_options(game)[0])
    assert asked(game) == ("heroes-1", "branch")
    play(game, "mission destroy-the-avatar")
    assert (story(game).mission, asked(game)) == ("destroy-the-avatar", ("heroes-1", "main"))
