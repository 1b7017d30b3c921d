"""Marks, where tokens go, and tokens that only mark their Space (TO-TOKEN-10, TO-TOKEN-11, TO-TOKEN-12)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from tests.games.the_others.play import (
    asked,
    dead_monster,
    faces,
    hero,
    idle,
    is_open,
    logged,
    monster,
    open_options,
    play,
    same_space,
    sins,
    space_number,
    space_with,
    story,
    supply,
    tile,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

WARD: dict[str, Any] = {
    "layout": "Z1 B\nC D",
    "start": "d/se",
    "tiles": {"ward": tile("Z1", ["heal"])},
}


@rule("TO-TOKEN-10")
def test_a_mark_lies_on_the_thing_named_and_on_no_other() -> None:
    game = walk(
        when="reaction-fight",
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e"), dead_monster("acolyte")],
    )
    play(game, "fight", "mean no", "ability marked")
    assert sins(game).ability_used  # the Acolyte board is marked
    assert [hero(game, name).cannot_heal for name in ("thorley", "rocco")] == [True, False]
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-TOKEN-10")
@pytest.mark.parametrize(("marked", "progress"), [("acolyte", 1), ("abomination", 0)])
def test_a_mark_tells_its_monster_from_the_others(marked: str, progress: int) -> None:
    monsters = [monster(kind, "e", marked=kind == marked) for kind in ("acolyte", "abomination")]
    game = walk(mission="destroy-them-all", monsters=monsters)
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank*3 hit"))
    assert story(game).progress == progress
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TOKEN-10")
def test_several_marks_lie_on_one_thing_and_all_work() -> None:
    game = walk(
        {"space": "ward", "wounds": [2], "cannot_heal": True, "turns": 1},
        when="reaction-fight",
        board=WARD,
        acolyte="chef",
        heroes={"rocco": {"turns": 0}, "brad": {"turns": 0}},
        spaces={"ward": space_with(pentagram=1)},
        monsters=[monster("acolyte", "ward"), dead_monster("acolyte")],
        figures={"monsters.acolytes.chef.fight": 1, "heroes.thorley.skill": 2},
        reactions=0,
    )
    play(game, "fight", "mean no", "ability marked", "corruption no", dice=faces("blank*3 def"))
    assert (hero(game, "thorley").cannot_heal, hero(game, "thorley").no_skill) == (True, True)
    play(game, "city-action")  # his next Turn: nothing can be healed
    assert hero(game, "thorley").covered == (2,)
    before = game.chance.used
    play(game, "cleanse", "corruption no")  # and no die falls
    assert game.chance.used == before
    assert tokens_in(game, "ward") == {"pentagram": 1}


@rule("TO-TOKEN-11")
def test_discarded_extra_turn_tokens_return_to_the_supply() -> None:
    game = walk({"turns": 0, "extra_turns": 2}, when="token")
    before = supply(game, "extra-turn")
    play(game, "spend extra-turn")
    assert supply(game, "extra-turn") == before + 1


@rule("TO-TOKEN-11")
@pytest.mark.parametrize("kind", ["fire", "corruption", "pentagram", "nest"])
def test_removed_hazards_return_to_the_supply(kind: str) -> None:
    game = walk(spaces={"e": space_with(**{kind: 1})})
    before = supply(game, kind)
    play(game, "cleanse", "corruption no", f"remove {kind}", dice=["skill"])
    assert supply(game, kind) == before + 1


@rule("TO-TOKEN-11")
def test_killed_innocents_leave_the_game() -> None:
    game = walk({"level": 6, "innocents": 2}, spaces={"e/nw": space_with(corruption=1)})
    before = supply(game, "innocent")
    play(game, "move e/nw", dice=["corr"])
    assert (hero(game, "thorley").level, hero(game, "thorley").innocents) == (7, 0)
    assert supply(game, "innocent") == before
    assert tokens_in(game, "e/nw") == {"corruption": 1}


@rule("TO-TOKEN-11")
def test_a_space_holds_any_number_of_tokens() -> None:
    full = space_with(fire=3, corruption=3, pentagram=3, nest=3, innocent=2)
    game = walk(when="start-of-round", spaces={"e": full})
    assert is_open(game, "place corruption e")
    play(game, "place corruption e", "place fire i", "place pentagram h")
    assert tokens_in(game, "e")["corruption"] == 4


@rule("TO-TOKEN-12")
def test_fire_and_corruption_act_on_moving_heroes_only() -> None:
    burning = space_with(fire=2, corruption=2)
    game = walk(
        when="start-of-turn",
        hand=["haphephobia"],
        spaces={"e": burning, "e/nw": burning},
        monsters=[monster("acolyte", "i")],
    )
    play(game, "play haphephobia", "to e/nw")  # teleported, not Moving
    play(game, "end", "react", "monster acolyte", "to e")
    assert logged(game, "check") == []
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (1, ())


@rule("TO-TOKEN-12")
def test_altars_act_in_the_draw_step_only() -> None:
    board = {"layout": "A B C\nD E F\nG H I", "start": "a/nw", "altars": ["i", "e"]}
    game = walk({"turns": 0}, board=board, heroes={"rocco": {"turns": 0}}, reactions=0)
    assert sins(game).hand == ()
    play(game, "end")
    idle(game, "main")  # Brad's Turns
    assert sins(game).hand == ()
    idle(game, "first-hero")
    assert len(sins(game).hand) == 1  # Thorley stands at the other Altar


@rule("TO-TOKEN-12")
def test_altar_metro_orbital_and_start_stay_where_they_are() -> None:
    board = {
        "layout": "A B\nC D",
        "start": "a/nw",
        "altars": ["a/nw"],
        "metro": {"red": ["a/nw", "d/se"]},
        "orbital": ["a/nw"],
    }
    game = walk({"space": "a/nw"}, board=board, figures={"heroes.thorley.skill": 3})
    assert not is_open(game, "cleanse")
    assert why_not(game, "cleanse") == "TO-CLEANSE-09"
    game = walk({"space": "a/nw"}, board=board, spaces={"a/nw": space_with(fire=1)})
    play(game, "cleanse", "corruption no", dice=faces("skill skill skill"))
    assert open_options(game) == ["remove fire", "pass"]
    play(game, "remove fire")
    city = table_of(game).config.city
    assert (city.start, city.altars[city.start]) == (space_number(game, "a/nw"), 1)
    assert table_of(game).orbital == (city.start,)
    play(game, "move d/se")  # the Metro still runs
    assert same_space(game, "thorley", "d/se")
