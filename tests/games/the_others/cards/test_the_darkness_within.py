"""THE DARKNESS WITHIN: its tasks, Missions, branch and events (STB)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.token import place_token
from othersight.games.the_others.state.config import TOKENS
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, last_turn
from tests.games.the_others.play import (
    BOARD,
    TOWN,
    asked,
    dead,
    dead_monster,
    faces,
    hero,
    is_open,
    monster,
    on_board,
    open_options,
    play,
    sins,
    space,
    space_number,
    story,
    table_of,
    tile,
    tokens_in,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "the-darkness-within"
STRONG = {"heroes.thorley.fight": 4, "heroes.thorley.skill": 4}
CLEANSE = ("cleanse", "corruption no")
WARD = {
    **BOARD,
    "layout": "A B C\nD Z1 F\nG H I",
    "tiles": {"ward": tile("Z1", ["heal"], "corruption")},
}
"""The District in the middle has a printed Corruption token."""


def mission(name: str, **given: Any) -> Game:
    """Thorley's Turn while that Mission is current; he has four dice for everything."""
    figures = {**STRONG, **given.pop("figures", {})}
    return walk(story=STORY, mission=name, figures=figures, **given)


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


@rule("STB")
def test_each_round_begins_with_corruption_in_two_different_spaces() -> None:
    game = walk(story=STORY, when="start-of-round")
    assert len(open_options(game)) == table_of(game).config.city.n
    play(game, "place corruption e")
    assert not is_open(game, "place corruption e")
    play(game, "place corruption e/nw")
    assert (tokens_in(game, "e"), tokens_in(game, "e/nw")) == ({"corruption": 1}, {"corruption": 1})
    assert asked(game) == ("heroes-1", "first-hero")


def crowd(*places: str) -> list[dict[str, Any]]:
    """An Acolyte in each of these Spaces."""
    return [monster("acolyte", place) for place in places]


@rule("STB")
@pytest.mark.parametrize(
    ("monsters", "tokens", "level"),
    [
        ("abcd", "", 2),
        ("abc", "", 1),
        ("", "abcd", 2),
        ("", "abcdf", 2),
        ("", "abc", 1),
        ("abcd", "fghi", 3),
    ],
)
def test_at_the_end_of_a_round_the_track_rises_for_four_districts_of_either_kind(
    monsters: str, tokens: str, level: int
) -> None:
    game = walk(
        story=STORY,
        when="end-tasks",
        apocalypse=1,
        monsters=crowd(*monsters),
        spaces={place: {"corruption": 1} for place in tokens},
        apocalypse_deck=["hellfire-curse", "darkness-beckons"],
    )
    while asked(game)[1] == "apocalypse":
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


@rule("STB")
def test_several_in_one_district_count_once_streets_never_and_printed_tokens_do() -> None:
    crowded = walk(
        story=STORY,
        when="end-tasks",
        apocalypse=1,
        monsters=crowd("a", "a", "b", "c", "e/nw"),
        spaces={"a": {"corruption": 3}, "b": {"corruption": 1}, "e/nw": {"corruption": 2}},
    )
    assert sins(crowded).apocalypse == 1
    tokens = {place: {"corruption": 1} for place in "abc"}
    printed = walk(
        {"space": "a"}, story=STORY, when="end-tasks", apocalypse=1, board=WARD, spaces=tokens
    )
    assert sins(printed).apocalypse == 2  # A, B, C and the ward


@rule("STB-1")
def test_tempting_fate_counts_each_hero_once_when_he_reaches_level_3() -> None:
    game = walk(
        {"level": 2, "space": "chapel"},
        story=STORY,
        board=TOWN,
        reactions=0,
        heroes={"rocco": {"space": "shop", "level": 1}},
        spaces={"chapel": {"fire": 1}, "shop/nw": {"corruption": 5}},
    )
    assert progress(game) == ("tempting-fate", 0)
    play(game, "cleanse", "corruption yes", dice=faces("hit*2"))
    assert (hero(game, "thorley").level, progress(game)) == (3, ("tempting-fate", 1))
    play(game, "city-action", "icon repent")
    assert progress(game) == ("tempting-fate", 1)  # lowering takes nothing back
    play(game, "end", "move shop/nw", dice=faces("corr*4 blank"))
    assert (hero(game, "rocco").level, progress(game)) == (5, ("tempting-fate", 2))
    assert asked(game) == ("heroes-1", "main")


@rule("STB-1")
def test_tempting_fate_counts_no_hero_twice_but_a_successor_anew() -> None:
    again = walk(
        {"level": 2, "reached_3": True}, story=STORY, progress=1, spaces={"e": {"fire": 1}}
    )
    play(again, "cleanse", "corruption yes", dice=faces("hit*2"))
    assert (hero(again, "thorley").level, progress(again)) == (3, ("tempting-fate", 1))
    dying = walk(
        {"level": 3, "reached_3": True, "wounds": [1, 2, 3, 4], "turns": 1},
        story=STORY,
        progress=1,
        reactions=0,
        heroes={name: {"turns": 0} for name in ("rocco", "brad")},
        monsters=crowd("e"),
        spaces={"a": {"corruption": 2}},
    )
    play(dying, "move e/nw", "hero morgana")
    assert progress(dying) == ("tempting-fate", 1)  # his death takes nothing back
    play(dying, "move a", dice=faces("corr*2"))
    assert (hero(dying, "morgana").level, progress(dying)) == (3, ("tempting-fate", 2))


@rule("STB-1")
def test_tempting_fate_counts_a_hero_who_rises_further_once() -> None:
    game = walk({"level": 2}, story=STORY, monsters=crowd("e"))
    play(game, "fight", "mean no", "corruption yes", dice=faces("corr skill*2"))
    assert (hero(game, "thorley").level, progress(game)) == (4, ("tempting-fate", 1))


@rule("STB-1")
def test_tempting_fate_is_accomplished_by_n_heroes() -> None:
    game = walk({"level": 2}, story=STORY, progress=2, spaces={"e": {"fire": 1}})
    play(game, "cleanse", "corruption yes", dice=faces("hit*2"))
    assert progress(game) == ("begin-the-ritual", 0)  # no event, no branch
    assert asked(game) == ("heroes-1", "main")


@rule("STB-2")
def test_begin_the_ritual_asks_for_two_corruption_tokens_from_spaces_without_monsters() -> None:
    spoiled = mission("begin-the-ritual", spaces={"e": {"corruption": 3}}, monsters=crowd("e"))
    play(spoiled, *CLEANSE, *["remove corruption"] * 3, dice=faces("skill*4"))
    assert progress(spoiled) == ("begin-the-ritual", 0)
    nests = {"e": {"corruption": 2, "fire": 1}, "i": {"nest": 1}}
    game = mission("begin-the-ritual", spaces=nests)
    play(game, *CLEANSE, "remove fire", "remove corruption", dice=faces("skill*4"))
    assert progress(game) == ("begin-the-ritual", 1)
    play(game, "remove corruption")
    assert on_board(game, "avatar") == ["i"]  # the event, then the branch
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "branch"),
        ["mission hallow-the-districts", "mission destroy-the-avatar"],
    )


@rule("STB-3A")
@pytest.mark.parametrize(
    ("given", "counts"),
    [
        ({}, True),
        ({"thorley": {"space": "e/nw"}}, False),  # a Street
        ({"spaces": {"e": {"corruption": 1}}}, False),
        ({"spaces": {"e": {"fire": 2, "pentagram": 1}}}, True),
        ({"monsters": crowd("e")}, False),
        ({"monsters": crowd("e/nw")}, True),
        ({"spaces": {"e": {"marked": True}}}, False),
        ({"board": WARD, "thorley": {"space": "ward"}}, True),  # a printed token
    ],
)
def test_a_turn_finished_in_a_clean_district_marks_it(given: dict[str, Any], counts: bool) -> None:
    game = mission("hallow-the-districts", **given)
    here = given.get("thorley", {}).get("space", "e")
    play(game, "end")
    assert progress(game) == ("hallow-the-districts", int(counts))
    assert space(game, here).marked == (counts or "marked" in str(given))
    assert asked(game) == ("sins", "reaction")


@rule("STB-3A")
def test_a_marked_district_takes_no_new_corruption_and_stays_marked() -> None:
    game = mission("hallow-the-districts", **last_turn())
    play(game, "end")
    assert asked(game) == ("sins", "place")  # the next Round
    assert not is_open(game, "place corruption e")
    assert is_open(game, "place corruption e/nw")
    assert space(game, "e").marked


@rule("STB-3A")
def test_a_nun_cannot_foul_a_marked_district() -> None:
    game = walk(
        {"space": "shop"},
        story=STORY,
        mission="hallow-the-districts",
        acolyte="nun",
        board=TOWN,
        spaces={"shop": {"marked": True}},
        monsters=[monster("acolyte", "shop"), dead_monster("acolyte")],
    )
    play(game, "fight", "mean no", "ability marked")
    assert asked(game) == ("heroes-1", "corruption")
    assert tokens_in(game, "shop") == {}


@rule("STB-3A")
def test_the_nth_marked_district_brings_an_upgrade_for_each_hero() -> None:
    game = mission("hallow-the-districts", progress=2, spaces={"i": {"corruption": 1}})
    play(game, "end")
    for name in ("thorley", "rocco", "brad"):
        assert asked(game) == ("heroes-1", "upgrade")
        play(game, f"take {table_of(game).inventory[0]}")
        assert len(hero(game, name).upgrades) == 1
    assert progress(game) == ("complete-the-ritual", 0)
    assert asked(game) == ("sins", "reaction")


def hunt(**given: Any) -> Game:
    """DESTROY THE AVATAR with Thorley beside it, where Corruption lies."""
    monsters = given.pop("monsters", [monster("avatar", "e")])
    spaces = {"e": {"corruption": 2}, "g": {"nest": 1}, "i": {"nest": 1}, **given.pop("spaces", {})}
    return mission("destroy-the-avatar", monsters=monsters, spaces=spaces, **given)


@rule("STB-3B")
def test_a_killed_avatar_comes_back_at_once_and_the_kill_counts() -> None:
    game = fought(hunt(), "blank*4 hit*4", "hit avatar")
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest i"])
    play(game, "nest i")
    assert (on_board(game, "avatar"), dead(game)) == (["i"], [])
    assert progress(game) == ("destroy-the-avatar", 1)
    assert asked(game) == ("heroes-1", "main")


@rule("STB-3B")
@pytest.mark.parametrize("first", ["kill", "removal"])
def test_the_avatars_death_and_a_removal_in_one_round_do_it_in_either_order(first: str) -> None:
    given: dict[str, Any] = {
        "reactions": 0,
        "heroes": {"rocco": {"space": "f"}, "brad": {"turns": 0}},
    }
    figures = {"heroes.rocco.fight": 4, "heroes.rocco.skill": 4}
    if first == "kill":
        given.update(spaces={"f": {"corruption": 1}})
        game = fought(hunt(figures=figures, **given), "blank*4 hit*4", "hit avatar", "nest i")
        play(game, "end", *CLEANSE, "remove corruption", dice=faces("skill*4"))
        assert on_board(game, "avatar") == ["i"]
    else:
        given.update(monsters=[monster("avatar", "f")])
        game = play(
            hunt(figures=figures, **given),
            *CLEANSE,
            "remove corruption",
            "pass",
            dice=faces("skill*4"),
        )
        assert progress(game) == ("destroy-the-avatar", 1)
        play(game, "end")
        fought(game, "blank*4 hit*4", "hit avatar")
        assert dead(game) == ["avatar"]  # accomplished: it does not come back
    assert asked(game) == ("heroes-1", "upgrade")  # the event


@rule("STB-3B")
def test_a_removal_beside_monsters_will_do_here_but_two_removals_are_one_task() -> None:
    game = hunt(monsters=[monster("avatar", "f"), monster("acolyte", "e")])
    play(game, *CLEANSE, "remove corruption", "remove corruption", dice=faces("skill*4"))
    assert progress(game) == ("destroy-the-avatar", 1)


@rule("STB-3B")
def test_what_was_done_before_the_mission_became_current_does_not_count() -> None:
    game = mission(
        "begin-the-ritual",
        progress=1,
        spaces={"e": {"corruption": 1}, "i": {"nest": 1}},
        corruption_removed=1,
        avatar_killed=True,
    )
    play(game, *CLEANSE, "remove corruption", dice=faces("skill*4"))
    play(game, "mission destroy-the-avatar")
    assert progress(game) == ("destroy-the-avatar", 0)


@rule("STB-3B")
def test_the_next_round_asks_for_both_anew() -> None:
    game = fought(hunt(**last_turn()), "blank*4 hit*4", "hit avatar", "nest i")
    assert progress(game) == ("destroy-the-avatar", 1)
    play(game, "end", "place corruption a", "place corruption b", "first thorley")
    assert progress(game) == ("destroy-the-avatar", 0)
    play(game, *CLEANSE, "remove corruption", dice=faces("skill*4"))
    assert progress(game) == ("destroy-the-avatar", 1)


@rule("STB-4")
@pytest.mark.parametrize(
    ("elsewhere", "outcome"),
    [({}, "heroes"), ({"i/se": {"corruption": 1}}, ""), ({"i": {"fire": 3}}, "heroes")],
)
def test_the_last_corruption_token_taken_off_the_board_wins(
    elsewhere: dict[str, Any], outcome: str
) -> None:
    game = mission("complete-the-ritual", spaces={"e": {"corruption": 1}, **elsewhere})
    play(game, *CLEANSE, "remove corruption", dice=faces("skill*4"))
    assert game.outcome == outcome


@rule("STB-4")
def test_a_token_on_an_icon_counts_and_a_printed_one_does_not() -> None:
    covered = {"shop": {"corruption": 1, "covered_icons": [0]}, "chapel": {"corruption": 1}}
    game = mission("complete-the-ritual", board=TOWN, thorley={"space": "chapel"}, spaces=covered)
    play(game, *CLEANSE, "remove corruption", dice=faces("skill*4"))
    assert game.outcome == ""  # one lies over the shop's icon
    printed = mission(
        "complete-the-ritual",
        board=WARD,
        thorley={"space": "ward"},
        spaces={"ward": {"corruption": 1}},
    )
    play(printed, *CLEANSE, "remove corruption", dice=faces("skill*4"))
    assert printed.outcome == "heroes"


@rule("STB-1")
def test_tempting_fate_does_not_count_level_2() -> None:
    game = walk({"level": 1}, story=STORY, spaces={"e": {"fire": 1}})
    play(game, "cleanse", "corruption yes", dice=faces("hit*2"))
    assert (hero(game, "thorley").level, progress(game)) == (2, ("tempting-fate", 0))


@rule("STB-3A")
@pytest.mark.parametrize(("kind", "placed"), [("corruption", {}), ("fire", {"fire": 1})])
def test_a_marked_district_takes_no_corruption_but_any_other_token(
    kind: str, placed: dict[str, int]
) -> None:
    game = mission("hallow-the-districts", spaces={"e": {"marked": True}})
    place_token(game, TOKENS.index(kind), space_number(game, "e"))
    assert tokens_in(game, "e") == placed


@rule("STB-3B")
def test_an_avatar_whose_death_accomplishes_the_mission_stays_dead() -> None:
    game = hunt(spaces={"i": {"nest": 1, "corruption": 1}}, corruption_removed=1, progress=1)
    fought(game, "blank*4 hit*4", "hit avatar")
    for _ in range(3):  # the event: each Hero takes an Upgrade
        play(game, open_options(game)[0])
    assert (progress(game)[0], asked(game)) == ("complete-the-ritual", ("heroes-1", "main"))
    assert dead(game) == ["avatar"]
