"""THE LAST CONFESSION: its tasks, Missions, branch and event (HOUSE-CONFESSION)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, last_turn
from tests.games.the_others.play import (
    TOWN,
    asked,
    dead,
    hero,
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

STORY = "the-last-confession"
STRONG = {"heroes.thorley.fight": 4}


def mission(name: str, **given: Any) -> Game:
    """Thorley's Turn while that Mission is current; he has four dice in a Fight."""
    return walk(story=STORY, mission=name, figures=STRONG, **given)


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


@rule("HOUSE-CONFESSION")
def test_each_round_begins_with_corruption_and_a_pentagram_in_different_spaces() -> None:
    game = walk(story=STORY, when="start-of-round")
    play(game, "place corruption a")
    assert not is_open(game, "place pentagram a")
    play(game, "place pentagram b")
    assert asked(game) == ("heroes-1", "first-hero")
    assert all(record.dark_past for record in table_of(game).heroes)


@rule("HOUSE-CONFESSION")
@pytest.mark.parametrize(
    ("given", "level"),
    [
        ({}, 1),
        ({"spaces": {at: {"corruption": 1} for at in "ab"}}, 1),
        ({"spaces": {at: {"corruption": 1} for at in "abc"}}, 2),
        ({"thorley": {"level": 5}}, 1),
        ({"thorley": {"level": 6}}, 2),
        ({"thorley": {"level": 6}, "heroes": {"brad": {"level": 7}}}, 2),  # once
        ({"thorley": {"level": 6}, "spaces": {at: {"corruption": 1} for at in "abcd"}}, 3),
    ],
)
def test_the_track_rises_for_three_fouled_districts_and_for_level_6(
    given: dict[str, Any], level: int
) -> None:
    game = walk(story=STORY, when="end-tasks", apocalypse=1, **given)
    while asked(game)[1] in ("apocalypse", "enter"):
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


def with_witnesses(*npcs: str, **given: Any) -> Game:
    """Thorley holds these NPC tokens; PROXY lies where he stands."""
    return mission(
        "find-the-witnesses",
        thorley={"npcs": list(npcs)},
        spaces={"e": {"npcs": ["proxy"]}},
        **given,
    )


@rule("HOUSE-CONFESSION-1")
def test_a_witness_that_is_taken_up_counts_and_one_put_down_does_not() -> None:
    game = with_witnesses()
    assert progress(game) == ("find-the-witnesses", 0)
    play(game, "collect proxy")
    assert progress(game) == ("find-the-witnesses", 1)
    play(game, "put-down proxy")
    assert progress(game) == ("find-the-witnesses", 0)


@rule("HOUSE-CONFESSION-1")
def test_two_witnesses_at_one_time_lead_to_the_branch() -> None:
    game = with_witnesses("commissioner")
    play(game, "collect proxy")
    options = ["mission bare-your-soul", "mission silence-the-accusers"]
    assert (asked(game), open_options(game)) == (("heroes-1", "branch"), options)


@rule("HOUSE-CONFESSION-1")
def test_witnesses_of_different_heroes_count_together() -> None:
    game = with_witnesses(heroes={"brad": {"npcs": ["ravencorp"]}})
    play(game, "collect proxy")
    assert asked(game) == ("heroes-1", "branch")


@rule("HOUSE-CONFESSION-2A")
@pytest.mark.parametrize(
    ("level", "where", "beside", "counts"),
    [
        (4, "chapel", False, 1),
        (6, "chapel", False, 1),
        (3, "chapel", False, 0),
        (4, "shop", False, 0),
        (4, "chapel", True, 0),
    ],
)
def test_a_turn_finished_where_one_can_repent_counts_on_level_4(
    level: int, where: str, beside: bool, counts: int
) -> None:
    game = mission(
        "bare-your-soul",
        board=TOWN,
        thorley={"space": where, "level": level},
        monsters=[monster("acolyte", "chapel")] if beside else [],
    )
    play(game, "end")
    assert progress(game) == ("bare-your-soul", counts)
    assert hero(game, "thorley").level == level - 2 * counts
    assert asked(game) == ("sins", "reaction")


@rule("HOUSE-CONFESSION-2A")
def test_the_nth_soul_brings_the_avatar() -> None:
    game = mission(
        "bare-your-soul",
        board=TOWN,
        progress=2,
        thorley={"space": "chapel", "level": 4},
        spaces={"i": {"nest": 1}, "h": {"nest": 1}},
    )
    play(game, "end")
    assert asked(game) == ("sins", "enter")
    play(game, "nest i")
    assert progress(game) == ("hear-the-confession", 0)


@rule("HOUSE-CONFESSION-2B")
@pytest.mark.parametrize(("level", "counts"), [(3, 0), (4, 1), (5, 1)])
def test_monsters_killed_by_a_hero_on_level_4_count(level: int, counts: int) -> None:
    game = mission(
        "silence-the-accusers",
        thorley={"level": level},
        monsters=[monster("acolyte", "e"), monster("acolyte", "f")],
    )
    fought(game, "blank hit*4", "hit acolyte")
    assert progress(game) == ("silence-the-accusers", counts)


@rule("HOUSE-CONFESSION-2B")
def test_a_monster_that_dies_outside_a_fight_does_not_count() -> None:
    game = walk(
        {"space": "launcher", "level": 4},
        story=STORY,
        mission="silence-the-accusers",
        board=TOWN,
        monsters=[monster("acolyte", "g")],
    )
    play(game, "city-action", "icon orbital-strike", "to g", "kill acolyte@g")
    assert dead(game) == ["acolyte"]
    assert progress(game) == ("silence-the-accusers", 0)


@rule("HOUSE-CONFESSION-3", "HOUSE-HOLD-02")
@pytest.mark.parametrize(
    ("given", "counts"),
    [
        ({}, 0),
        ({"thorley": {"npcs": ["proxy"]}}, 1),
        ({"thorley": {"npcs": ["proxy", "commissioner"]}}, 1),  # one District
        ({"rocco": {"space": "e", "npcs": ["proxy"]}}, 1),  # any Hero there
        ({"rocco": {"npcs": ["proxy"]}}, 0),  # he is in a Street
        ({"thorley": {"npcs": ["proxy"]}, "rocco": {"space": "f", "npcs": ["commissioner"]}}, 2),
        ({"thorley": {"npcs": ["proxy"]}, "rocco": {"space": "f"}}, 1),
    ],
)
def test_a_district_is_held_with_a_witness(given: dict[str, Any], counts: int) -> None:
    game = play(mission("hear-the-confession", **last_turn(**given)), "end")
    assert progress(game) == ("hear-the-confession", counts)
    assert space(game, "e").marked == (counts > 0)


@rule("HOUSE-CONFESSION-3")
def test_a_witness_where_a_monster_is_does_not_count() -> None:
    given = last_turn(thorley={"npcs": ["proxy"]})
    game = play(mission("hear-the-confession", monsters=[monster("acolyte", "e")], **given), "end")
    assert story(game).progress == 0


@rule("HOUSE-CONFESSION-3")
def test_the_nth_district_with_a_witness_wins() -> None:
    given = last_turn(thorley={"npcs": ["proxy"]})
    game = play(mission("hear-the-confession", progress=2, **given), "end")
    assert game.outcome == "heroes"
