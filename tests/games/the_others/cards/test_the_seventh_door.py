"""THE SEVENTH DOOR: its tasks, Missions, branch and events (HOUSE-DOOR)."""

from typing import Any

import pytest

import othersight
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, last_turn, omens
from tests.games.the_others.play import (
    SMALL,
    TOWN,
    asked,
    dead_monster,
    hero,
    is_open,
    logged,
    monster,
    on_board,
    open_options,
    play,
    sins,
    space,
    story,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "the-seventh-door"
STRONG = {"heroes.thorley.fight": 4, "heroes.thorley.skill": 4}


def mission(name: str, **given: Any) -> Game:
    """Thorley's Turn while that Mission is current; he has four dice for everything."""
    figures = {**STRONG, **given.pop("figures", {})}
    return walk(story=STORY, mission=name, figures=figures, **given)


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


UPGRADING = ("upgrade", "event-upgrade")
"""The questions of an event that gives Upgrades."""


def after_upgrades(game: Game) -> Game:
    """Each Hero takes an Upgrade."""
    while asked(game)[1] in UPGRADING:
        play(game, open_options(game)[0])
    return game


@rule("HOUSE-DOOR")
def test_each_round_begins_with_three_face_down_tokens_in_different_spaces() -> None:
    game = walk(story=STORY, when="start-of-round")
    for kind, place in (("innocent", "e/nw"), ("corruption", "a"), ("pentagram", "i")):
        assert {text.split()[1] for text in open_options(game)} == {kind}
        play(game, f"place {kind} {place}")
    assert [len(space(game, place).hidden) for place in ("e/nw", "a", "i")] == [1, 1, 1]
    assert asked(game) == ("heroes-1", "first-hero")


@rule("HOUSE-DOOR")
@pytest.mark.parametrize(
    ("avatar", "killed", "level"),
    [
        ([], 0, 1),
        ([dead_monster("avatar")], 0, 1),
        ([monster("avatar", "i")], 0, 2),
        ([dead_monster("avatar")], 2, 2),
        ([monster("avatar", "i")], 1, 3),
        ([monster("controller", "i")], 0, 1),
    ],
)
def test_the_track_rises_for_the_avatar_and_once_for_any_dead_hero(
    avatar: list[dict[str, Any]], killed: int, level: int
) -> None:
    game = walk(
        story=STORY,
        when="end-tasks",
        apocalypse=1,
        heroes_killed=killed,
        monsters=avatar,
        apocalypse_deck=["mantle-of-skulls", "stab-in-the-dark"],
    )
    while asked(game)[1] == "apocalypse":
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


@rule("HOUSE-DOOR")
@pytest.mark.parametrize("letter", ["a", "b"])
def test_the_avatar_is_on_the_board_from_the_start(letter: str) -> None:
    game = othersight.new("the-others", story=STORY, map=letter, seed=1)
    assert len(on_board(game, "avatar")) == 1


HOLDING = {"rocco": {"npcs": ["proxy"]}, "brad": {"innocents": 1}}
"""Two of three Heroes hold something."""


@rule("HOUSE-DOOR")
@pytest.mark.parametrize(("left", "level"), [(0, 2), (1, 1)])
def test_the_track_rises_when_no_innocent_is_left_in_the_supply(left: int, level: int) -> None:
    game = walk(
        story=STORY,
        when="end-tasks",
        apocalypse=1,
        supply={"innocent": left},
        apocalypse_deck=["mantle-of-skulls", "throne-of-damnation"],
    )
    assert sins(game).apocalypse == level


@rule("HOUSE-DOOR-1")
@pytest.mark.parametrize(
    ("thorley", "done"),
    [
        ({}, 0),
        ({"upgrades": ["ice-blade"]}, 1),
        ({"face_down": ["ice-blade"]}, 1),
        ({"npcs": ["commissioner", "ravencorp"]}, 1),
        ({"innocents": 2}, 1),
        ({"extra_turns": 1}, 0),
    ],
)
def test_progress_is_the_number_of_heroes_who_hold_something(
    thorley: dict[str, Any], done: int
) -> None:
    assert progress(mission("no-empty-hands", thorley=thorley)) == ("no-empty-hands", done)


@rule("HOUSE-DOOR-1")
def test_it_falls_when_a_hero_no_longer_holds_anything() -> None:
    game = mission(
        "no-empty-hands", thorley={"npcs": ["proxy"]}, heroes={"rocco": {"innocents": 1}}
    )
    assert progress(game) == ("no-empty-hands", 2)
    play(game, "put-down proxy")
    assert progress(game) == ("no-empty-hands", 1)


@rule("HOUSE-DOOR-1")
def test_heroes_of_the_reserve_do_not_count_and_the_dead_no_longer() -> None:
    game = mission(
        "no-empty-hands",
        thorley={"upgrades": ["brutality"], "wounds": [1, 2, 3, 4]},
        heroes=HOLDING | {"brad": {}},
        monsters=[monster("acolyte", "e")],
    )
    assert progress(game) == ("no-empty-hands", 2)
    fought(game, "hit*1 skill*4", "pass")
    play(game, "hero leah")
    assert progress(game) == ("no-empty-hands", 1)


def to_branch(**given: Any) -> Game:
    """The last of three Heroes takes something up, each gains an Upgrade, and the branch is asked."""
    spaces = {"e": {"innocent": 1}, "g": {"nest": 1}, "h": {"nest": 1}}
    game = mission("no-empty-hands", heroes=HOLDING, spaces=spaces, **given)
    play(game, "collect innocent")
    assert asked(game)[1] in UPGRADING
    return after_upgrades(game)


@rule("HOUSE-DOOR-1")
def test_all_of_them_bring_each_an_upgrade_and_the_branch() -> None:
    game = to_branch()
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "branch"),
        ["mission bleed-the-crown", "mission lamps-in-the-dark"],
    )
    assert [len(hero(game, name).upgrades) for name in ("thorley", "rocco", "brad")] == [1, 1, 1]


@rule("HOUSE-DOOR-2A")
@pytest.mark.parametrize("given", [[], [dead_monster("avatar")]])
def test_an_avatar_that_is_not_on_the_board_is_summoned(given: list[dict[str, Any]]) -> None:
    game = to_branch(monsters=given)
    play(game, "mission bleed-the-crown")
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest h"])
    play(game, "nest h")
    assert (on_board(game, "avatar"), progress(game)) == (["h"], ("bleed-the-crown", 0))
    assert asked(game) == ("heroes-1", "main")


@rule("HOUSE-DOOR-2A")
def test_an_avatar_on_the_board_stays_where_it_is() -> None:
    game = to_branch(monsters=[monster("avatar", "c")])
    play(game, "mission bleed-the-crown")
    assert (asked(game)[1], on_board(game, "avatar")) == ("main", ["c"])


@rule("HOUSE-DOOR-2A")
def test_a_killed_avatar_counts_one_and_is_summoned_again_at_once() -> None:
    nests = {"g": {"nest": 1}, "h": {"nest": 1}}
    game = mission("bleed-the-crown", monsters=[monster("avatar", "e")], spaces=nests)
    fought(game, "blank*4 hit*4", "hit avatar")
    assert progress(game) == ("bleed-the-crown", 1)
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest h"])
    play(game, "nest g")
    assert on_board(game, "avatar") == ["g"]


@rule("HOUSE-DOOR-2A")
def test_the_second_death_is_the_last_and_the_event_brings_it_back_for_the_doors() -> None:
    spaces = {"g": {"nest": 1}, "h": {"nest": 1}}
    game = mission("bleed-the-crown", progress=1, monsters=[monster("avatar", "e")], spaces=spaces)
    fought(game, "blank*4 hit*4", "hit avatar")
    assert (asked(game), story(game).mission) == (("sins", "enter"), "bleed-the-crown")
    play(game, "nest g")
    assert (on_board(game, "avatar"), asked(game)) == (["g"], ("sins", "door"))


@rule("HOUSE-DOOR-2A")
def test_another_death_does_not_count() -> None:
    monsters = [monster("avatar", "i"), monster("controller", "e")]
    game = mission("bleed-the-crown", monsters=monsters)
    fought(game, "blank*3 hit*4", "hit controller")
    assert progress(game) == ("bleed-the-crown", 0)


def lamps(**given: Any) -> Game:
    """LAMPS IN THE DARK: the last Turn of the Round; Thorley and Rocco hold an Innocent each."""
    end = last_turn(
        thorley={"innocents": 1, **given.pop("thorley", {})},
        rocco={"space": "i", "innocents": 1, **given.pop("rocco", {})},
        brad=given.pop("brad", {}),
    )
    monsters = [monster("avatar", "c"), *given.pop("monsters", [])]
    return mission("lamps-in-the-dark", monsters=monsters, **end, **given)


@rule("HOUSE-DOOR-2B")
@pytest.mark.parametrize(
    ("given", "following"),
    [
        ({}, "shut-the-doors"),
        ({"rocco": {"innocents": 0}}, "lamps-in-the-dark"),
        ({"thorley": {"innocents": 0}, "rocco": {"innocents": 2}}, "shut-the-doors"),
        ({"monsters": [monster("acolyte", "i")] * 2}, "lamps-in-the-dark"),
        ({"monsters": [monster("acolyte", "i")]}, "shut-the-doors"),
        ({"monsters": [monster("acolyte", "f")]}, "shut-the-doors"),
        ({"rocco": {"innocents": 0}, "brad": {"innocents": 2}}, "shut-the-doors"),
    ],
)
def test_two_innocents_must_be_held_in_peace_when_the_round_is_over(
    given: dict[str, Any], following: str
) -> None:
    game = lamps(**given)
    assert progress(game) == ("lamps-in-the-dark", 0)
    play(game, "end")
    assert story(game).mission == following


def doors(**given: Any) -> Game:
    """SHUT THE DOORS: the last Turn of the Round; Thorley in District E, of which the door is open."""
    end = last_turn(
        thorley=given.pop("thorley", {}),
        rocco={"space": "i", **given.pop("rocco", {})},
        brad={"space": "i"},
    )
    marked = {place: {"marked": True} for place in ("a", "c", "e")}
    return mission("shut-the-doors", spaces=marked, **end, **given)


@rule("HOUSE-DOOR-3")
def test_the_sins_player_marks_three_districts() -> None:
    end = last_turn(thorley={"innocents": 2, "space": "shop"})
    avatar = [monster("avatar", "b")]
    game = mission("lamps-in-the-dark", board=TOWN, monsters=avatar, **end)
    play(game, "end")
    for at, place in enumerate(("precinct", "chapel", "g")):
        assert asked(game) == ("sins", "door"), at
        assert not is_open(game, "to g/sw")  # a Street
        assert why_not(game, "to g/sw") == "TO-TOKEN-10"
        play(game, f"to {place}")
        assert space(game, place).marked
        if at < 2:
            assert why_not(game, f"to {place}") == "TO-TOKEN-10"
    assert len(logged(game, "door-opened")) == 3
    assert asked(game)[1] != "door"
    assert progress(game) == ("shut-the-doors", 0)


@rule("HOUSE-DOOR-3", "APR-1")
def test_a_game_of_souls_does_not_act_on_marks() -> None:
    end = last_turn(thorley={"innocents": 2}, rocco={"space": "i"})
    avatar = [monster("avatar", "b")]
    game = mission("lamps-in-the-dark", monsters=avatar, **end, **omens("a-game-of-souls"))
    play(game, "end", "to e", "to i", "to a")
    assert [hero(game, name).level for name in ("thorley", "rocco")] == [1, 1]


@rule("HOUSE-DOOR-3")
def test_on_a_board_with_two_districts_the_third_door_counts_as_shut() -> None:
    end = last_turn(thorley={"innocents": 2, "space": "a"}, rocco={"space": "a"})
    game = mission("lamps-in-the-dark", board=SMALL, monsters=[monster("avatar", "b")], **end)
    play(game, "end", "to a")
    assert [space(game, place).marked for place in ("a", "b")] == [True, True]
    assert progress(game) == ("shut-the-doors", 1)
    assert asked(game)[1] != "door"


@rule("HOUSE-DOOR-3")
def test_a_door_with_a_hero_and_no_monster_is_shut_when_the_round_is_over() -> None:
    game = doors()
    assert progress(game) == ("shut-the-doors", 0)
    play(game, "end")
    assert progress(game) == ("shut-the-doors", 1)
    assert [space(game, place).marked for place in ("a", "c", "e")] == [True, True, False]
    assert len(logged(game, "door-shut")) == 1


@rule("HOUSE-DOOR-3")
@pytest.mark.parametrize(
    "given",
    [{"monsters": [monster("acolyte", "e")] * 2}, {"thorley": {"space": "f"}}],
)
def test_a_guarded_door_or_one_without_a_hero_stays_open(given: dict[str, Any]) -> None:
    game = doors(**given)
    play(game, "end")
    assert progress(game) == ("shut-the-doors", 0)
    assert space(game, "e").marked


@rule("HOUSE-DOOR-3", "HOUSE-MISSION-01")
def test_one_hero_holds_a_door_against_one_monster() -> None:
    game = doors(monsters=[monster("acolyte", "e")])
    play(game, "end")
    assert progress(game) == ("shut-the-doors", 1)


@rule("HOUSE-DOOR-3")
def test_several_are_shut_in_one_round_and_the_third_wins() -> None:
    two = doors(rocco={"space": "c"})
    play(two, "end")
    assert (progress(two), two.outcome) == (("shut-the-doors", 2), "")
    won = doors(rocco={"space": "c"}, progress=1)
    assert play(won, "end").outcome == "heroes"


@rule("HOUSE-DOOR-3")
def test_no_corruption_is_placed_in_a_district_with_a_door() -> None:
    game = walk(
        story=STORY,
        mission="shut-the-doors",
        spaces={"e": {"marked": True}},
        when="start-of-round",
    )
    play(game, "place innocent e")
    assert not is_open(game, "place corruption e")
    assert is_open(game, "place corruption f")
    assert hero(game, "thorley").level == 1
