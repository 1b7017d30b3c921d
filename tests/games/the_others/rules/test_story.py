"""Story Boards and their tasks (TO-STORY-01, TO-STORY-02, TO-STORY-03, TO-STORY-04, TO-STORY-05)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.story import ways_to_place
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    BOARD,
    SMALL,
    asked,
    at,
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
    table_of,
    tokens_in,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
STORIES = ("havens-last-stand", "the-darkness-within", "battleground-of-souls")


def opening(name: str, **position: Any) -> Game:
    """The Story's Beginning of Round task is to be carried out."""
    return at(team=TEAM, story=name, when="start-of-round", **position)


def kinds_asked(game: Game) -> list[str]:
    """The kinds of token that the task has the Sins Player place, each in its own Space."""
    kinds = []
    for address in "abc":
        if asked(game) != ("sins", "place"):
            break
        kinds.append(open_options(game)[0].split()[1])
        play(game, f"place {kinds[-1]} {address}")
    return kinds


@rule("TO-STORY-01")
@pytest.mark.parametrize(
    ("name", "begins", "first", "special"),
    [
        ("havens-last-stand", ["corruption", "fire", "pentagram"], "gear-up", False),
        ("the-darkness-within", ["corruption", "corruption"], "tempting-fate", True),
        ("battleground-of-souls", ["innocent", "fire", "corruption"], "rescue-the-innocents", False),
    ],
)  # fmt: skip
def test_a_story_has_its_own_tasks_missions_and_special_rules(
    name: str, begins: list[str], first: str, special: bool
) -> None:
    game = opening(name)
    assert (story(game).mission, story(game).progress) == (first, 0)
    assert kinds_asked(game) == begins
    assert asked(game) == ("heroes-1", "first-hero")
    dealt = [record.dark_past != "" for record in table_of(game).heroes]
    assert dealt == [special] * 7  # Dark Past cards are THE DARKNESS WITHIN's special rule


@rule("TO-STORY-01")
@pytest.mark.parametrize(
    ("name", "position", "level"),
    [
        ("havens-last-stand", {}, 2),  # always 1
        ("havens-last-stand", {"heroes_killed": 1, "apocalypse": 4}, 6),
        ("the-darkness-within", {}, 1),
        ("the-darkness-within", {"monsters": [monster("acolyte", at) for at in "abcd"]}, 2),
        ("the-darkness-within", {"monsters": [monster("acolyte", at) for at in "abc"]}, 1),
        ("battleground-of-souls", {"innocents_revealed": 1}, 1),
        ("battleground-of-souls", {}, 2),
    ],
)
def test_a_story_raises_the_track_by_its_own_end_of_round_task(
    name: str, position: dict[str, Any], level: int
) -> None:
    game = at(team=TEAM, story=name, when="end-tasks", **{"apocalypse": 1, **position})
    while asked(game)[1] in ("apocalypse", "enter"):
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


@rule("TO-STORY-01")
def test_a_special_rule_of_a_story_overrides_the_base_rules() -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        mission="destroy-the-avatar",
        figures={"monsters.sins.pride.avatar.fight": 1, "monsters.sins.pride.avatar.defense": 2},
        heroes={"rocco": {"space": "e"}},
        spaces={"i": {"nest": 1}, "g": {"nest": 1}},
        monsters=[monster("avatar", "e")],
    )
    play(game, "fight", "mean no", "corruption no", "hit avatar", dice=faces("blank hit*2"))
    assert asked(game) == ("sins", "enter")  # it is not left in the dead pool (TO-FIGHT-17)
    play(game, "nest i")
    assert on_board(game, "avatar") == ["i"]


@rule("TO-STORY-02")
@pytest.mark.parametrize(("players", "n"), [(1, 3), (2, 4), (3, 3), (4, 4)])
def test_the_hero_number_icon_stands_for_the_heroes_in_play(players: int, n: int) -> None:
    team = TEAM if n == 3 else [*TEAM, "morgana"]
    required = {
        name: table_of(at(team=team, hero_players=players, story=name)).config.required
        for name in STORIES
    }
    with_icon = [
        required["havens-last-stand"][mission]
        for mission in ("gear-up", "clear-abominations", "clear-the-hive", "destroy-them-all")
    ]
    assert with_icon == [n] * 4
    assert required["the-darkness-within"]["tempting-fate"] == n
    assert required["the-darkness-within"]["begin-the-ritual"] == 2  # a printed figure
    assert required["battleground-of-souls"]["keep-them-safe"] == n
    assert required["battleground-of-souls"]["save-their-souls"] == 3


@rule("TO-STORY-03")
def test_a_token_of_which_none_is_left_is_passed_over_and_the_rest_is_placed() -> None:
    game = opening("havens-last-stand", supply={"fire": 0})
    play(game, "place corruption e")
    assert all(option.startswith("place pentagram") for option in open_options(game))
    play(game, "place pentagram f")
    assert (tokens_in(game, "e"), tokens_in(game, "f")) == ({"corruption": 1}, {"pentagram": 1})
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-STORY-03")
def test_of_two_tokens_of_a_kind_the_last_one_left_is_placed() -> None:
    game = opening("the-darkness-within", supply={"corruption": 1})
    play(game, "place corruption e")
    assert tokens_in(game, "e") == {"corruption": 1}
    assert supply(game, "corruption") == 0
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-STORY-04")
def test_a_task_token_may_go_to_any_space_figures_and_tokens_or_not() -> None:
    game = opening(
        "havens-last-stand",
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("abomination", "e"), monster("acolyte", "f")],
        spaces={"e": {"corruption": 2, "fire": 1}, "f/se": {"nest": 1}},
    )
    city = table_of(game).config.city
    assert len(open_options(game)) == city.n  # Districts and Streets alike
    play(game, "place corruption e", "place fire f", "place pentagram f/se")
    assert tokens_in(game, "e") == {"corruption": 3, "fire": 1}
    assert tokens_in(game, "f/se") == {"nest": 1, "pentagram": 1}
    assert (hero(game, "rocco").level, hero(game, "rocco").covered) == (1, ())


@rule("TO-STORY-04")
def test_different_spaces_are_asked_of_one_execution_only() -> None:
    game = opening("havens-last-stand", reactions=0)
    play(game, "place corruption e")
    assert not is_open(game, "place fire e")
    play(game, "place fire f")
    assert not is_open(game, "place pentagram e")
    assert not is_open(game, "place pentagram f")
    play(game, "place pentagram g", "first rocco", *["end"] * 6)
    while asked(game)[1] != "place":
        play(game, open_options(game)[0])
    assert is_open(game, "place corruption e")  # in the next Round the Space may be chosen again
    assert logged(game, "round") == [(1,), (2,)]


@rule("TO-STORY-05")
def test_with_fewer_districts_than_tokens_as_many_as_possible_are_placed() -> None:
    game = opening("battleground-of-souls", board=SMALL)
    assert open_options(game) == ["place innocent a", "place innocent b"]  # Districts only
    play(game, "place innocent b")
    assert len(space(game, "a").hidden) == len(space(game, "b").hidden) == 1
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-STORY-05")
def test_with_enough_districts_all_tokens_are_placed() -> None:
    game = opening("battleground-of-souls", board=BOARD)
    play(game, "place innocent a", "place fire b", "place corruption c")
    assert [len(space(game, at).hidden) for at in "abc"] == [1, 1, 1]
    assert asked(game) == ("heroes-1", "first-hero")


@rule("TO-STORY-01")
@pytest.mark.parametrize(
    ("name", "condition", "raises"),
    [
        ("havens-last-stand", "always", 3),
        ("battleground-of-souls", "no-innocent-revealed", 3),
        ("the-darkness-within", "monsters-in-districts", 3),
    ],
)
def test_how_far_the_end_of_round_task_raises_the_track_is_a_figure(
    name: str, condition: str, raises: int
) -> None:
    figures = {f"stories.{name}.end_round.{condition}.track": raises}
    monsters = [monster("acolyte", district) for district in "abcd"]
    game = at(
        team=TEAM, story=name, figures=figures, monsters=monsters, apocalypse=5, when="end-tasks"
    )
    assert logged(game, "apocalypse") == [(6,), (7,)]


@rule("TO-STORY-01")
def test_monsters_and_corruption_are_each_counted_against_a_figure_of_their_own() -> None:
    figures = {"stories.the-darkness-within.end_round.monsters-in-districts.districts": 2}
    monsters = [monster("acolyte", district) for district in "ab"]
    given: dict[str, Any] = {"team": TEAM, "story": "the-darkness-within", "apocalypse": 5}
    given["when"] = "end-tasks"
    game = at(monsters=monsters, figures=figures, **given)
    assert logged(game, "apocalypse") == [(6,)]
    assert logged(at(monsters=monsters, **given), "apocalypse") == []


def places_offered(game: Game) -> set[str]:
    """Where the token due may go."""
    return {text.split()[2] for text in open_options(game)}


@rule("TO-STORY-04")
def test_a_task_for_districts_names_each_of_them_that_is_not_taken() -> None:
    game = opening("battleground-of-souls")
    assert places_offered(game) == set("abcdefghi")
    play(game, "place innocent e")
    assert places_offered(game) == set("abcdfghi")
    play(game, "place fire a")
    assert places_offered(game) == set("bcdfghi")


@rule("TO-STORY-04", "TO-TOKEN-02")
def test_a_task_for_any_space_leaves_out_what_is_taken_and_what_is_closed_to_the_token() -> None:
    game = opening("the-darkness-within", spaces={"e": {"marked": True}})
    everywhere = table_of(game).config.city.n
    assert len(places_offered(game)) == everywhere - 1
    assert "e" not in places_offered(game)
    play(game, "place corruption f")
    assert len(places_offered(game)) == everywhere - 2
    assert not {"e", "f"} & places_offered(game)


@rule("TO-STORY-04")
def test_how_a_token_is_placed_is_kept_whole_for_every_size_of_city() -> None:
    """Games run in several threads: a list that grew while another game read it would name wrong Spaces for good."""
    small = ways_to_place(0, 3)
    large = ways_to_place(0, 1000)
    assert [number for _, _, number in large] == list(range(1000))
    assert ways_to_place(0, 3) is small
    assert [number for _, _, number in small] == [0, 1, 2]
