"""LIGHTS OUT: its tasks, Missions, branch and event, and holding Districts (HOUSE-LIGHTS, HOUSE-HOLD-01,
HOUSE-HOLD-02)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, last_turn
from tests.games.the_others.play import (
    TOWN,
    asked,
    dead,
    faces,
    is_open,
    monster,
    open_options,
    play,
    sins,
    space,
    story,
    table_of,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "lights-out"
STRONG = {"heroes.thorley.fight": 4, "heroes.thorley.skill": 4}
CLEANSE = ("cleanse", "corruption no")


def mission(name: str, **given: Any) -> Game:
    """Thorley's Turn while that Mission is current; he has four dice for everything."""
    figures = {**STRONG, **given.pop("figures", {})}
    return walk(story=STORY, mission=name, figures=figures, **given)


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


def at_end(name: str, *, rocco: str = "a/nw", brad: str = "a/nw", **given: Any) -> Game:
    """The Round ends with Thorley in E and the others where they are said to be."""
    heroes = {"rocco": {"space": rocco}, "brad": {"space": brad}}
    return play(mission(name, **{**last_turn(**heroes), **given}), "end")


@rule("HOUSE-LIGHTS")
def test_each_round_begins_with_a_nest_and_a_fire_in_different_spaces() -> None:
    game = walk(story=STORY, when="start-of-round")
    assert len(open_options(game)) == table_of(game).config.city.n
    play(game, "place nest a")
    assert not is_open(game, "place fire a")
    play(game, "place fire b")
    assert asked(game) == ("heroes-1", "first-hero")


@rule("HOUSE-LIGHTS")
@pytest.mark.parametrize(
    ("given", "level"),
    [
        ({}, 1),
        ({"monsters": [monster("acolyte", "e")]}, 2),
        ({"monsters": [monster("acolyte", "f")]}, 1),
        ({"monsters": [monster("acolyte", "e"), monster("acolyte", "a/nw")]}, 2),  # once
        ({"heroes_killed": 2}, 3),
        ({"heroes_killed": 1, "monsters": [monster("acolyte", "e")]}, 3),
    ],
)
def test_the_track_rises_for_a_hero_beside_a_monster_and_for_the_dead(
    given: dict[str, Any], level: int
) -> None:
    game = walk(story=STORY, when="end-tasks", apocalypse=1, **given)
    while asked(game)[1] in ("apocalypse", "enter"):
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


@rule("HOUSE-LIGHTS-1")
@pytest.mark.parametrize(
    ("kind", "beside", "counts"),
    [("nest", False, 1), ("nest", True, 0), ("pentagram", False, 0)],
)
def test_nests_are_removed_from_spaces_without_monsters(
    kind: str, beside: bool, counts: int
) -> None:
    monsters = [monster("acolyte", "e")] if beside else []
    game = mission("smoke-them-out", spaces={"e": {kind: 1}}, monsters=monsters)
    play(game, *CLEANSE, f"remove {kind}", dice=faces("skill*4"))
    assert progress(game) == ("smoke-them-out", counts)


@rule("HOUSE-LIGHTS-1")
def test_the_nth_nest_leads_to_the_branch() -> None:
    game = mission("smoke-them-out", progress=2, spaces={"e": {"nest": 1}})
    play(game, *CLEANSE, "remove nest", dice=faces("skill*4"))
    options = ["mission hold-the-blocks", "mission take-back-the-houses"]
    assert (asked(game), open_options(game)) == (("heroes-1", "branch"), options)


@rule("HOUSE-HOLD-01")
@pytest.mark.parametrize(
    ("given", "held"),
    [
        ({}, 1),
        ({"monsters": [monster("acolyte", "e")]}, 0),
        ({"monsters": [monster("acolyte", "e/nw")]}, 1),  # a Street beside it
        ({"rocco": "f"}, 2),
        ({"rocco": "e"}, 1),  # two Heroes hold one District
        ({"rocco": "f/ne"}, 1),  # a Street is no District
    ],
)
def test_a_district_is_held_by_a_hero_without_monsters(given: dict[str, Any], held: int) -> None:
    game = at_end("hold-the-blocks", **given)
    assert progress(game) == ("hold-the-blocks", held)


@rule("HOUSE-HOLD-01", "HOUSE-LIGHTS-2A")
def test_nothing_is_held_before_the_round_ends() -> None:
    game = play(mission("hold-the-blocks"), "end")
    assert asked(game) == ("sins", "reaction")
    assert progress(game) == ("hold-the-blocks", 0)


@rule("HOUSE-HOLD-02", "HOUSE-LIGHTS-2A")
def test_a_held_district_is_marked_and_counts_once() -> None:
    game = at_end("hold-the-blocks")
    assert space(game, "e").marked
    assert not space(game, "a").marked
    again = at_end("hold-the-blocks", rocco="f", spaces={"e": {"marked": True}})
    assert progress(again) == ("hold-the-blocks", 1)  # F alone
    assert space(again, "e").marked


@rule("HOUSE-HOLD-02", "HOUSE-LIGHTS-2A")
def test_the_nth_held_district_brings_the_avatar() -> None:
    game = at_end("hold-the-blocks", progress=2, spaces={"i": {"nest": 1}, "g": {"nest": 1}})
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest i"])
    play(game, "nest i")
    assert progress(game) == ("hold-until-morning", 0)


@rule("HOUSE-LIGHTS-2B")
@pytest.mark.parametrize(("where", "counts"), [("e", 1), ("e/nw", 0)])
def test_monsters_are_destroyed_in_fights_in_districts(where: str, counts: int) -> None:
    game = mission(
        "take-back-the-houses", thorley={"space": where}, monsters=[monster("acolyte", where)]
    )
    fought(game, "blank hit*4", "hit acolyte")
    assert progress(game) == ("take-back-the-houses", counts)


@rule("HOUSE-LIGHTS-2B")
def test_a_shot_into_a_street_does_not_count() -> None:
    game = mission(
        "take-back-the-houses",
        thorley={"space": "e/nw"},
        figures={"heroes.thorley.ranged": True},
        monsters=[monster("acolyte", "e/ne")],
    )
    shot = ("shoot e/ne", "mean no", "corruption no", "hit acolyte")
    play(game, *shot, dice=faces("hit*4"))
    assert dead(game) == ["acolyte"]
    assert progress(game) == ("take-back-the-houses", 0)


@rule("HOUSE-LIGHTS-2B")
def test_an_orbital_strike_on_a_district_does_not_count() -> None:
    game = walk(
        {"space": "launcher"},
        story=STORY,
        mission="take-back-the-houses",
        board=TOWN,
        monsters=[monster("acolyte", "g")],
    )
    play(game, "city-action", "icon orbital-strike", "to g", "kill acolyte@g")
    assert dead(game) == ["acolyte"]
    assert progress(game) == ("take-back-the-houses", 0)


@rule("HOUSE-LIGHTS-3")
@pytest.mark.parametrize(
    ("given", "won"),
    [
        ({}, False),  # one District
        ({"rocco": "f"}, True),
        ({"rocco": "f", "brad": "i"}, True),
        ({"rocco": "f", "heroes_killed": 1}, False),
        ({"rocco": "f", "monsters": [monster("acolyte", "f")]}, False),
    ],
)
def test_a_round_without_a_death_and_with_two_districts_held_wins(
    given: dict[str, Any], won: bool
) -> None:
    game = at_end("hold-until-morning", **given)
    assert (game.outcome == "heroes") == won
