"""Set-up of the sides, the Story and the board (chapter TO-SETUP)."""

from collections import Counter
from typing import Any

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import MONSTERS
from othersight.games.the_others.state.table import ON_BOARD, UNPLAYED
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    dead,
    monsters_in,
    on_board,
    play,
    seats,
    sins,
    space,
    space_number,
    story,
    supply,
    tokens_in,
)
from tests.rule_ids import rule

HARBOUR = '''
layout = """
Z1> B
C   D
"""
start = "c/sw"
altars = ["d", "d"]
orbital = ["b/ne"]

[tokens]
fire = ["c/sw", "c/sw", "b"]
corruption = ["c/sw"]

[monsters]
acolyte = ["c/sw", "b"]
abomination = ["d"]

[npcs]
proxy = "b"

[tiles.yard]
code = "Z1"
name = "Yard"
icons = ["heal"]
permanent = ["nest/nw"]
source = "test"
'''
"""A map of one's own, with a tile turned by a quarter and trouble in the Starting Space."""


def begin(seed: str = "0", **options: Any) -> Game:
    """A new game at its first decision."""
    return THE_OTHERS.begin(options, seed)


def figures(game: Game) -> Counter[str]:
    """All Monster figures of the Sin and the Acolytes."""
    kinds = [MONSTERS[monster.kind] for monster in table_of(game).monsters]
    return Counter([kind for kind in kinds if kind not in ("hell-club", "tainted")])


def chosen(option: str, **options: Any) -> set[str]:
    """What is drawn for an option left to chance, over many games."""
    games = [begin(str(seed), **{option: "random"}, **options) for seed in range(40)]
    return {game.view(0)["setting"][option] for game in games}


@rule("TO-SETUP-01")
@pytest.mark.parametrize("hero_players", [1, 2, 3, 4])
def test_one_sins_player_sits_against_one_to_four_hero_players(hero_players: int) -> None:
    game = begin(hero_players=hero_players)
    assert seats(game) == ["sins", *[f"heroes-{n}" for n in range(1, hero_players + 1)]]


@rule("TO-SETUP-01")
@pytest.mark.parametrize("hero_players", [0, 5])
def test_no_game_without_hero_players_or_with_more_than_four(hero_players: int) -> None:
    with pytest.raises(UnknownName, match="one to four people play the Heroes"):
        begin(hero_players=hero_players)


@rule("TO-SETUP-02")
def test_sides_story_and_map_stand_before_heroes_are_picked_and_the_rest_follows() -> None:
    game = begin(heroes="pick", hero_players=3, story="the-darkness-within", map=HARBOUR)
    assert [question.kind for question in game.questions] == ["pick-hero"] * 3
    assert game.view(1)["setting"]["sin"] == "pride"
    assert game.view(1)["setting"]["acolyte"] == "doctor"
    assert story(game).mission == "tempting-fate"
    assert monsters_in(game, "c/sw") == ["acolyte"]
    assert (sins(game).hand, sins(game).reactions) == ((), 0)
    play(game, "heroes-1: hero rose", "heroes-2: hero leah", "heroes-3: hero karl")
    assert len(sins(game).hand) == 5
    keys = [entry.key for entry in game.chronicle.entries()]
    assert keys.index("heroes-start") < keys.index("sin-cards-drawn-by-you")
    assert asked(game) == ("sins", "dark-past")
    play(game, "hero rose", "hero leah", "hero thorley", "hero morgana", "hero rocco")
    assert table_of(game).round == 1
    assert asked(game) == ("sins", "place")


@rule("TO-SETUP-03")
@pytest.mark.parametrize(("sin", "other"), [("pride", "sloth"), ("sloth", "pride")])
def test_one_sin_brings_its_own_deck_and_eight_figures_and_nothing_of_another(
    sin: str, other: str
) -> None:
    content = load_content()
    game = begin(sin=sin)
    held = (*sins(game).hand, *sins(game).deck)
    assert Counter(held) == Counter(content.sin_deck(sin))
    foreign = set(content.sin_deck(other)) - set(content.sin_deck(sin))
    assert foreign
    assert not foreign & set(held)
    found = figures(game)
    assert (found["avatar"], found["controller"], found["abomination"]) == (1, 1, 6)


@rule("TO-SETUP-03")
def test_the_sin_deck_is_shuffled_and_lies_face_down() -> None:
    game = begin("1")
    assert sins(game).deck != sins(begin("2")).deck
    assert [game.view(seat)["sins"]["deck"] for seat in (0, 1)] == [len(sins(game).deck)] * 2


@rule("TO-SETUP-03")
def test_the_sin_is_picked_or_drawn_at_random() -> None:
    assert begin(sin="sloth").view(0)["setting"]["sin"] == "sloth"
    assert {"pride", "sloth", "greed"} < chosen("sin") <= set(load_content().sins)
    with pytest.raises(UnknownName, match="there is no sin 'no-such-sin'; there are pride, sloth"):
        begin(sin="no-such-sin")


@rule("TO-SETUP-04")
def test_the_apocalypse_marker_starts_on_0_without_a_card_in_play() -> None:
    assert (sins(begin()).apocalypse, sins(begin()).revealed) == (0, ())


@rule("TO-SETUP-05")
@pytest.mark.parametrize("acolyte", ["doctor", "hobo", "nun"])
def test_one_acolyte_type_brings_six_figures(acolyte: str) -> None:
    game = begin(acolyte=acolyte)
    assert game.view(0)["setting"]["acolyte"] == acolyte
    assert figures(game)["acolyte"] == 6


@rule("TO-SETUP-05")
def test_the_acolytes_may_be_drawn_at_random_and_the_core_types_are_among_them() -> None:
    core = {id for id, board in load_content().acolytes.items() if board.box == "core"}
    assert core == {"doctor", "hobo", "nun"}
    assert len(chosen("acolyte")) > 1
    assert chosen("acolyte") <= set(load_content().acolytes)


@rule("TO-SETUP-06")
@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("havens-last-stand", "terror"),
        ("the-darkness-within", "corruption"),
        ("battleground-of-souls", "redemption"),
    ],
)
def test_the_type_of_the_story_fixes_the_only_apocalypse_deck(name: str, type: str) -> None:
    decks = {kind: load_content().apocalypse_deck(kind) for kind in ("terror", "redemption")}
    decks["corruption"] = load_content().apocalypse_deck("corruption")
    game = begin(story=name)
    assert Counter(sins(game).apocalypse_deck) == Counter(decks[type])
    assert len(set(decks.values())) == 3
    assert sins(game).apocalypse_deck != sins(begin("1", story=name)).apocalypse_deck
    assert game.view(0)["sins"]["apocalypse_deck"] == len(decks[type])


@rule("TO-SETUP-06", "TO-SETUP-07")
def test_a_story_nobody_agrees_on_is_drawn_at_random_from_all() -> None:
    assert chosen("story") == set(load_content().stories)
    game = begin("5", story="random", map="random")
    again = THE_OTHERS.again(game.start)
    assert again.view(-1)["setting"] == game.view(-1)["setting"]


@rule("TO-SETUP-07")
def test_a_map_nobody_agrees_on_is_drawn_from_those_of_the_story() -> None:
    assert chosen("map", story="the-darkness-within") == {"a", "b"}


@rule("TO-SETUP-08")
@pytest.mark.parametrize("name", ["havens-last-stand", "the-darkness-within"])
def test_the_story_begins_on_its_first_mission_without_progress(name: str) -> None:
    game = begin(story=name)
    first = load_content().stories[name].steps[0].missions[0]
    assert (story(game).mission, story(game).progress, story(game).done) == (first, 0, ())


@rule("TO-SETUP-09")
def test_tiles_tokens_and_monsters_lie_as_the_map_shows_them() -> None:
    game = begin(map=HARBOUR)
    city = table_of(game).config.city
    assert city.permanent_nest[space_number(game, "yard/ne")] == 1  # the tile lies turned
    assert sum(city.permanent_nest) == 1
    assert city.altars[space_number(game, "d")] == 2
    assert table_of(game).orbital == (space_number(game, "b/ne"),)
    assert tokens_in(game, "c/sw") == {"fire": 2, "corruption": 1}
    assert tokens_in(game, "b") == {"fire": 1}
    assert sum([sum(record.tokens) for record in table_of(game).spaces]) == 4
    assert space(game, "b").npcs == (1,)
    assert sorted(on_board(game, "acolyte")) == ["b", "c/sw"]
    assert on_board(game, "abomination") == ["d"]


@rule("TO-SETUP-09")
def test_tokens_that_the_map_places_come_out_of_the_supply() -> None:
    game = begin(map=HARBOUR)
    printed = load_content().exploration
    assert supply(game, "fire") == printed["fire"] - 3
    assert supply(game, "corruption") == printed["corruption"] - 1
    assert supply(game, "nest") == printed["nest"]


@rule("TO-SETUP-10")
def test_monsters_of_the_map_are_in_play_and_all_others_wait_unplayed() -> None:
    game = begin(map=HARBOUR)
    states = Counter([monster.state for monster in table_of(game).monsters])
    assert states[ON_BOARD] == 3
    assert states[UNPLAYED] == len(table_of(game).monsters) - 3
    assert dead(game) == []
