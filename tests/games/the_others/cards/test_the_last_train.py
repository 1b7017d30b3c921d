"""THE LAST TRAIN: its tasks, Missions, branch and event (HOUSE-TRAIN)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.mission import would_defend
from othersight.games.the_others.state.config import COMMISSIONER, HEROES, PROXY, RAVENCORP
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, last_turn
from tests.games.the_others.play import (
    BOARD,
    asked,
    dead_monster,
    faces,
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
    supply,
    tokens_in,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "the-last-train"
STRONG = {"heroes.thorley.fight": 4, "heroes.thorley.skill": 4}
CLEANSE = ("cleanse", "corruption no")
START = "a/nw"
LINE = {**BOARD, "metro": {"red": [START, "e/nw", "i"], "blue": ["e", "i/se"]}}
"""The Starting Space is a station, as are District E, two Streets and District I."""


def mission(name: str, **given: Any) -> Game:
    """Thorley's Turn while that Mission is current; he has four dice for everything."""
    figures = {**STRONG, **given.pop("figures", {})}
    return walk(story=STORY, mission=name, figures=figures, board=LINE, **given)


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


@rule("HOUSE-TRAIN")
def test_each_round_begins_with_three_face_down_tokens_in_different_districts() -> None:
    game = walk(story=STORY, when="start-of-round")
    for kind, place in (("innocent", "e"), ("fire", "a"), ("nest", "i")):
        assert {text.split()[1] for text in open_options(game)} == {kind}
        assert not is_open(game, f"place {kind} e/nw")  # Districts only
        play(game, f"place {kind} {place}")
    assert [len(space(game, place).hidden) for place in ("e", "a", "i")] == [1, 1, 1]
    assert tokens_in(game, "e") == {}
    assert asked(game) == ("heroes-1", "first-hero")


@rule("HOUSE-TRAIN")
@pytest.mark.parametrize(
    ("place", "killed", "level"),
    [
        ("", 0, 1),
        (START, 0, 2),
        ("a", 0, 2),  # next to it
        ("a/ne", 0, 2),
        ("b", 0, 1),
        ("e/nw", 0, 1),  # one ride away
        ("", 1, 2),
        ("", 3, 2),
        ("a", 2, 3),
    ],
)
def test_the_track_rises_for_monsters_at_the_start_and_once_for_any_dead_hero(
    place: str, killed: int, level: int
) -> None:
    game = walk(
        story=STORY,
        when="end-tasks",
        apocalypse=1,
        heroes_killed=killed,
        board=LINE,
        monsters=[monster("acolyte", place), monster("acolyte", place)] if place else [],
        apocalypse_deck=["mantle-of-skulls", "throne-of-damnation"],
    )
    while asked(game)[1] == "apocalypse":
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


@rule("HOUSE-TRAIN")
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


@rule("HOUSE-TRAIN-1")
def test_a_station_without_monsters_is_marked_when_a_hero_finishes_a_turn_there() -> None:
    game = mission("open-the-stations", thorley={"space": "e/nw"}, reactions=0)
    assert progress(game) == ("open-the-stations", 0)
    play(game, "end")
    assert (progress(game), space(game, "e/nw").marked) == (("open-the-stations", 1), True)
    assert len(logged(game, "station-marked")) == 1


@rule("HOUSE-TRAIN-1")
@pytest.mark.parametrize(
    ("place", "given"),
    [
        ("f", {}),  # no station
        ("e", {"monsters": [monster("acolyte", "e")]}),
        ("e", {"spaces": {"e": {"marked": True}}}),
    ],
)
def test_no_other_space_is_marked(place: str, given: dict[str, Any]) -> None:
    game = mission("open-the-stations", thorley={"space": place}, reactions=0, **given)
    play(game, "end")
    assert progress(game) == ("open-the-stations", 0)
    assert not logged(game, "station-marked")


@rule("HOUSE-TRAIN-1")
def test_a_district_counts_as_well_and_takes_no_corruption_any_more() -> None:
    game = mission("open-the-stations", progress=1, reactions=0)
    play(game, "end")
    assert progress(game) == ("open-the-stations", 2)
    for marked in (True, False):
        later = walk(
            story=STORY,
            board=LINE,
            spaces={"e": {"marked": marked}},
            hand=["rotten-feast"],
            sin="gluttony",
            when="start-of-turn",
        )
        assert is_open(later, "play rotten-feast") != marked


@rule("HOUSE-TRAIN-1")
def test_the_fourth_station_brings_the_avatar_and_the_branch() -> None:
    nests = {"g": {"nest": 1}, "h": {"nest": 1}}
    game = mission("open-the-stations", progress=3, spaces=nests, reactions=0)
    play(game, "end")
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest h"])
    play(game, "nest h")
    assert on_board(game, "avatar") == ["h"]
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "branch"),
        ["mission all-aboard", "mission the-signal-box"],
    )


def npcs_left(game: Game) -> int:
    """NPC tokens on the board and with the Heroes of the team."""
    held = [hero(game, name).npcs for name in ("thorley", "rocco", "brad")]
    lying = [space(game, place).npcs for place in (START, "a", "e")]
    return sum([len(npcs) for npcs in (*held, *lying)])


@rule("HOUSE-TRAIN-2A")
def test_an_npc_brought_to_the_starting_space_boards_and_leaves_the_game() -> None:
    game = mission("all-aboard", thorley={"space": "a", "npcs": ["proxy"]})
    assert progress(game) == ("all-aboard", 0)
    play(game, f"move {START}")
    assert (progress(game), npcs_left(game)) == (("all-aboard", 1), 0)
    assert logged(game, "npc-boards") == [(PROXY,)]
    assert asked(game) == ("heroes-1", "main")  # his Move goes on


@rule("HOUSE-TRAIN-2A")
def test_one_that_lies_there_boards_too_and_no_more_leave_than_are_needed() -> None:
    waiting = {START: {"npcs": ["ravencorp"]}}
    game = mission(
        "all-aboard",
        thorley={"space": "a", "npcs": ["commissioner", "proxy"]},
        heroes={"rocco": {"space": "i"}, "brad": {"space": "i"}},
        spaces=waiting,
    )
    assert progress(game) == ("all-aboard", 1)  # nobody need be there
    play(game, f"move {START}")
    assert progress(game) == ("stand-clear", 0)
    assert logged(game, "npc-boards") == [(RAVENCORP,), (COMMISSIONER,)]
    assert hero(game, "thorley").npcs == (PROXY,)


@rule("HOUSE-TRAIN-2A")
def test_a_monster_in_the_starting_space_keeps_them_off_the_train_until_it_is_gone() -> None:
    game = mission(
        "all-aboard",
        thorley={"space": "a", "npcs": ["proxy"]},
        heroes={"rocco": {"space": "i"}, "brad": {"space": "i"}},
        monsters=[monster("acolyte", START)],
    )
    play(game, f"move {START}")
    assert (progress(game), npcs_left(game)) == (("all-aboard", 0), 1)
    fought(game, "blank hit*4", "hit acolyte")
    assert (progress(game), npcs_left(game)) == (("all-aboard", 1), 0)


@rule("HOUSE-TRAIN-2A")
def test_npcs_elsewhere_and_of_heroes_elsewhere_stay() -> None:
    game = mission(
        "all-aboard",
        thorley={"space": "a", "npcs": ["proxy"]},
        spaces={"e": {"npcs": ["commissioner"]}},
    )
    play(game, "end")
    assert (progress(game), npcs_left(game)) == (("all-aboard", 0), 2)


@rule("HOUSE-TRAIN-2A")
def test_a_dead_hero_brings_nobody() -> None:
    nobody_left = {name: {"state": "dead"} for name in ("leah", "morgana", "rose", "karl")}
    game = mission(
        "all-aboard",
        progress=1,
        thorley={"space": START, "npcs": ["proxy"], "wounds": [1, 2, 3, 4]},
        heroes=nobody_left,
        monsters=[monster("acolyte", START)],
    )
    fought(game, "hit skill*5 hit", "hit acolyte")
    assert asked(game) == ("", "sins")
    assert progress(game) == ("all-aboard", 1)


@rule("HOUSE-TRAIN-2B")
@pytest.mark.parametrize(
    ("monsters", "counted"),
    [([], 2), ([monster("acolyte", "e")], 0), ([monster("acolyte", "f")], 2)],
)
def test_the_signal_box_counts_nests_and_pentagrams_from_spaces_without_monsters(
    monsters: list[dict[str, Any]], counted: int
) -> None:
    tokens = {"e": {"fire": 1, "corruption": 1, "pentagram": 1, "nest": 1}}
    game = mission("the-signal-box", spaces=tokens, monsters=monsters)
    lines = [f"remove {kind}" for kind in ("fire", "corruption", "pentagram", "nest")]
    play(game, *CLEANSE, *lines, dice=faces("skill*4"))
    assert progress(game) == ("the-signal-box", counted)


@rule("HOUSE-TRAIN-2B", "TO-MISSION-10")
@pytest.mark.parametrize(
    ("kind", "counted"), [("nest", 1), ("pentagram", 1), ("fire", 0), ("corruption", 0)]
)
def test_the_signal_box_counts_no_other_token(kind: str, counted: int) -> None:
    game = mission("the-signal-box", spaces={"e": {kind: 1}})
    play(game, *CLEANSE, f"remove {kind}", dice=faces("skill*4"))
    assert progress(game) == ("the-signal-box", counted)


@rule("HOUSE-TRAIN-2B")
@pytest.mark.parametrize(("kind", "hits", "counted"), [("controller", 4, 2), ("abomination", 4, 0)])
def test_the_controllers_death_counts_two(kind: str, hits: int, counted: int) -> None:
    game = mission("the-signal-box", monsters=[monster(kind, "e")])
    sin_dice = 3 if kind == "controller" else 2
    fought(game, f"blank*{sin_dice} hit*{hits}", f"hit {kind}")
    assert progress(game) == ("the-signal-box", counted)


@rule("HOUSE-TRAIN-2B")
@pytest.mark.parametrize("given", [[], [dead_monster("controller")]])
def test_a_controller_that_is_not_on_the_board_is_summoned(given: list[dict[str, Any]]) -> None:
    nests = {"g": {"nest": 1}, "h": {"nest": 1}}
    monsters = [monster("avatar", "i"), *given]
    game = mission("open-the-stations", progress=3, spaces=nests, monsters=monsters, reactions=0)
    play(game, "end", "mission the-signal-box")
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest h"])
    play(game, "nest g")
    assert on_board(game, "controller") == ["g"]
    assert progress(game) == ("the-signal-box", 0)


@rule("HOUSE-TRAIN-2B")
def test_a_controller_on_the_board_stays_where_it_is() -> None:
    monsters = [monster("avatar", "i"), monster("controller", "c")]
    game = mission(
        "open-the-stations", progress=3, spaces={"g": {"nest": 1}}, monsters=monsters, reactions=0
    )
    play(game, "end", "mission the-signal-box")
    assert on_board(game, "controller") == ["c"]
    assert (asked(game)[1], progress(game)) != ("enter", ("the-signal-box", 0))


def departing(**given: Any) -> Game:
    """STAND CLEAR OF THE DOORS: the last Turn of the Round, Thorley in the Starting Space with an Innocent."""
    end = last_turn(
        thorley={"space": START, "innocents": 1, **given.pop("thorley", {})},
        rocco={"space": "i", **given.pop("rocco", {})},
        brad={"space": "i"},
    )
    return mission("stand-clear", **end, **given)


@rule("HOUSE-TRAIN-3")
def test_innocents_leave_with_the_train_only_when_the_round_is_over() -> None:
    game = departing()
    left = supply(game, "innocent")
    assert (progress(game), hero(game, "thorley").innocents) == (("stand-clear", 0), 1)
    play(game, "end")
    assert (progress(game), hero(game, "thorley").innocents) == (("stand-clear", 1), 0)
    assert logged(game, "innocents-depart") == [(1,)]
    assert supply(game, "innocent") == left


@rule("HOUSE-TRAIN-3")
def test_those_lying_there_face_up_leave_too_and_those_elsewhere_do_not() -> None:
    lying = {START: {"innocent": 1, "hidden": ["innocent"]}, "a": {"innocent": 1}}
    figures = {"stories.the-last-train.missions.stand-clear.required": 3}
    game = departing(spaces=lying, rocco={"innocents": 1}, figures=figures)
    play(game, "end")
    assert (progress(game), hero(game, "rocco").innocents) == (("stand-clear", 2), 1)
    assert (tokens_in(game, START), tokens_in(game, "a")) == ({}, {"innocent": 1})
    assert len(space(game, START).hidden) == 1


@rule("HOUSE-TRAIN-3", "HOUSE-MISSION-01")
def test_as_many_heroes_as_monsters_hold_the_platform() -> None:
    game = departing(monsters=[monster("acolyte", START)])
    play(game, "end")
    assert progress(game) == ("stand-clear", 1)
    pair = departing(
        monsters=[monster("acolyte", START), monster("acolyte", START)], rocco={"space": START}
    )
    play(pair, "end")
    assert progress(pair) == ("stand-clear", 1)


@rule("HOUSE-TRAIN-3", "HOUSE-MISSION-01")
def test_too_many_monsters_on_the_platform_or_nobody_there_keeps_the_train_empty() -> None:
    beset = departing(monsters=[monster("acolyte", START), monster("acolyte", START)])
    play(beset, "end")
    assert (progress(beset), hero(beset, "thorley").innocents) == (("stand-clear", 0), 1)
    alone = departing(thorley={"space": "e"}, spaces={START: {"innocent": 1}})
    play(alone, "end")
    assert (progress(alone), tokens_in(alone, START)) == (("stand-clear", 0), {"innocent": 1})


@rule("HOUSE-TRAIN-3")
@pytest.mark.parametrize(("before", "outcome"), [(1, "heroes"), (0, "")])
def test_the_second_innocent_wins_the_game(before: int, outcome: str) -> None:
    assert play(departing(progress=before), "end").outcome == outcome


@rule("HOUSE-TRAIN-3")
@pytest.mark.parametrize("name", ["open-the-stations", "all-aboard", "the-signal-box"])
def test_before_this_mission_no_innocent_leaves(name: str) -> None:
    end = last_turn(thorley={"space": START, "innocents": 1})
    game = mission(name, monsters=[monster("controller", "i")], **end)
    play(game, "end")
    assert hero(game, "thorley").innocents == 1
    assert not logged(game, "innocents-depart")


@rule("HOUSE-MISSION-01")
@pytest.mark.parametrize(
    ("monsters", "who_is_there", "who_comes"),
    [(1, True, True), (2, False, True), (3, False, False)],
)
def test_whoever_would_defend_a_space_is_counted_once(
    monsters: int, who_is_there: bool, who_comes: bool
) -> None:
    beset = [monster("acolyte", "e") for _ in range(monsters)]
    game = departing(thorley={"space": "e"}, rocco={"space": "f"}, monsters=beset)
    t, there = table_of(game), hero(game, "thorley").space
    assert would_defend(t, HEROES.index("thorley"), there) == who_is_there
    assert would_defend(t, HEROES.index("rocco"), there) == who_comes
