"""What each side needs: the line above the board and the briefing, for Heroes, Sin and spectators."""

import pytest

import othersight
from othersight.games import words_of
from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.setup.options import SET_UP
from othersight.games.the_others.words.names import mark_named
from othersight.kernel.game import Game
from othersight.locales import render
from othersight.scenarios import Scenario
from othersight.scenarios.runner import Run
from othersight.toolkit.goals import MINE, ROUND, THEIRS

STORIES = next(option.values for option in SET_UP if option.name == "story")

POSITION = """
format = 1
game = "the-others"

[options]
story = "{story}"
heroes = ["rose", "thorley", "brad"]

[position]
when = "main"
hero = "rose"
hand = []
apocalypse = 2
{more}

[expect]
outcome = ""
"""


def game_at(story: str = "havens-last-stand", more: str = "") -> Game:
    """A game in that position."""
    scenario = Scenario(POSITION.format(story=story, more=more), "goal.scn")
    run = Run(scenario, scenario.cases[0])
    assert run.begin()
    return run.game


def told(game: Game, seat: int) -> dict[str, str]:
    """What a seat is told of the goal, by part."""
    return {
        one.part: f"{render(one.label, 'en')}: {render(one.text, 'en')}"
        for one in words_of(game).goal(game.view(seat))
    }


def test_the_own_side_comes_first() -> None:
    game = game_at(more="progress = 1")
    mission, deaths = "GEAR UP!, 1 of 3 (Mission 1)", "5 more Heroes killed"
    assert told(game, 1) == {
        MINE: f"You need: {mission}",
        THEIRS: f"The Sin needs: {deaths}",
        ROUND: "This Round: the Apocalypse Track, now 2 of 7, rises by 1 at the end",
    }
    assert told(game, 0)[MINE] == f"You need: {deaths}"
    assert told(game, 0)[THEIRS] == f"The Heroes need: {mission}"
    assert told(game, -1)[MINE] == f"The Heroes need: {mission}"


def test_every_dead_hero_brings_the_sin_nearer() -> None:
    dead = 'heroes.karl.state = "dead"\nheroes.leah.state = "dead"\nheroes_killed = 1'
    game = game_at(more=dead)
    assert told(game, 0)[MINE] == "You need: 3 more Heroes killed"
    assert "rises by 2" in told(game, 1)[ROUND]
    names = ("karl", "leah", "morgana", "rocco")
    game = game_at(more="\n".join(f'heroes.{name}.state = "dead"' for name in names))
    assert told(game, 0)[MINE] == "You need: one more Hero killed"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("", "rises unless an Innocent is turned up, and for a killed Hero"),
        ("heroes_killed = 1", "rises for a killed Hero, and unless an Innocent is turned up"),
        ("innocents_revealed = 1", "rises only for a killed Hero"),
        ("innocents_revealed = 1\nheroes_killed = 1", "rises for a killed Hero"),
    ],
)
def test_what_a_round_of_battleground_of_souls_puts_at_stake(more: str, said: str) -> None:
    assert told(game_at("battleground-of-souls", more), 1)[ROUND].endswith(f"now 2 of 7, {said}")


@pytest.mark.parametrize("story", STORIES)
def test_every_story_has_a_line_and_a_briefing_for_every_seat(story: str) -> None:
    game = othersight.new("the-others", 1, story=story, hero_players=2)
    for seat in (-1, 0, 1, 2):
        assert list(told(game, seat)) == [MINE, THEIRS, ROUND]
        parts = words_of(game).briefing(game, seat)
        special = len(load_content().stories[table_of(game).config.story].special[:1])
        assert len(parts) == (0 if seat < 0 else 3 + special)
        assert all(render(one.title, "en") and render(one.text, "en") for one in parts)


def test_a_briefing_shows_the_own_figures() -> None:
    game = game_at()
    hero, sin = words_of(game).briefing(game, 1), words_of(game).briefing(game, 0)
    assert hero[0].pictures == (("hero", "rose"), ("hero", "thorley"), ("hero", "brad"))
    assert "against Pride" in render(hero[0].text, "en")
    assert sin[0].pictures == (("sin", "pride"),)
    assert "Kill Heroes" in render(sin[1].text, "en")
    assert "GEAR UP!" in render(sin[2].text, "en")


def test_a_briefing_tells_the_special_rules_of_a_story_under_its_name() -> None:
    last = words_of(game_at()).briefing(game_at("the-last-train"), 1)[-1]
    assert render(last.title, "en") == "THE LAST TRAIN"
    said = render(last.text, "en")
    assert said.startswith("At the beginning of each Round: The Sins Player places 1 Innocent")
    assert "may turn up all face-down tokens" in said


@pytest.mark.parametrize("story", ["the-last-train", "the-seventh-door"])
def test_a_supply_without_innocents_is_part_of_the_stake(story: str) -> None:
    assert "once the supply has no Innocent" in told(game_at(story), 1)[ROUND]


@pytest.mark.parametrize("story", [story for story in STORIES if story != "random"])
def test_a_marked_space_says_what_the_mark_means_in_its_story(story: str) -> None:
    city = table_of(game_at(story)).config.city
    space = city.districts[0]
    game = game_at(story, f"spaces.{city.name[space]} = {{ marked = true }}")
    lines = words_of(game).pages["list"](game, 1, "", render)
    mark = render(mark_named(story), "en")
    assert [line for line in lines if line.startswith(f"{space} ") and mark in line]
    assert "*" in "".join(words_of(game).pages["map"](game, 1, "", render)[:-1])
