"""A running game becomes a scenario that holds and goes on in the same way."""

import random
import tomllib

import pytest

import othersight
from othersight.games.the_others.state.city.tiles import CONTENT
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.scenarios import Scenario, run, scenario_of
from othersight.scenarios.runner import positions_of
from othersight.scenarios.writer import toml


def wander(seed: int, decisions: int, game_name: str = "the-others", **options: object) -> Game:
    game = othersight.new(game_name, seed=seed, **options)
    dice = random.Random(seed)
    for _ in range(decisions):
        question = dice.choice(game.questions)
        game.answer(dice.randrange(len(question.options)), question.seat)
    return game


@pytest.mark.parametrize("decisions", [0, 1, 5, 17, 30, 44, 60, 81])
@pytest.mark.parametrize("story", ["havens-last-stand", "battleground-of-souls"])
def test_an_exported_position_holds_and_asks_the_same(decisions: int, story: str) -> None:
    game = wander(3, decisions, story=story, hero_players=2)

    scenario = Scenario(scenario_of(game), "exported.scn")
    again = positions_of("the-others").game_from(scenario.cases[0].start())

    assert [differences for _, differences in run(scenario)] == [[]]
    assert [q.texts for q in again.questions] == [q.texts for q in game.questions]


@pytest.mark.parametrize("decisions", [0, 3, 12, 33, 71, 120])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_an_exported_position_of_they_live_holds_and_asks_the_same(
    decisions: int, players: int
) -> None:
    game = wander(players, decisions, "they-live", players=players)

    scenario = Scenario(scenario_of(game), "exported.scn")
    again = positions_of("they-live").game_from(scenario.cases[0].start())

    assert [differences for _, differences in run(scenario)] == [[]]
    assert [q.texts for q in again.questions] == [q.texts for q in game.questions]
    assert again.view(1)["people"] == game.view(1)["people"]


def test_the_final_assault_is_exported_too() -> None:
    positions = positions_of("they-live")
    people = {"player-2": {"identity": "invader", "revealed": True}}
    position = {"when": "assault-card", "card": "guided-tour", "people": people}
    game = positions.game_from({"options": {}, "seed": "1", "position": position, "dice": []})
    game.answer("take-part", 1)

    case = Scenario(scenario_of(game), "exported.scn").cases[0]

    assert (case.position["when"], case.position["card"]) == ("attempt", "guided-tour")
    assert case.position["people"]["player-2"]["revealed"] is True


def test_the_exported_game_goes_on_as_the_real_one() -> None:
    game = wander(11, 25, sin="sloth")
    again = positions_of("the-others").game_from(
        Scenario(scenario_of(game), "exported.scn").cases[0].start()
    )

    for _ in range(30):
        assert game.questions[0].texts == again.questions[0].texts
        for each in (game, again):
            each.answer(len(each.questions[0].options) // 2, each.questions[0].seat)


def test_a_board_of_ones_own_is_exported_with_the_position() -> None:
    positions = positions_of("the-others")
    board = {"layout": "A B\nC D", "start": "d", "altars": ["b/nw"]}
    options = {"board": board, "power": False}
    game = positions.game_from(
        {"options": options, "seed": "1", "position": {"when": "main"}, "dice": ["hit", "end"]}
    )

    case = Scenario(scenario_of(game), "exported.scn").cases[0]

    assert case.options["board"] == board
    assert case.options["power"] is False
    assert (case.dice, case.all_dice) == (["hit"], True)


def test_a_map_of_ones_own_is_exported_with_the_options() -> None:
    written = (CONTENT / "maps" / "havens-last-stand-a.toml").read_text("utf-8")
    game = othersight.new("the-others", seed=1, map=written)

    scenario = Scenario(scenario_of(game), "exported.scn")

    assert scenario.cases[0].options["map"] == written
    assert [differences for _, differences in run(scenario)] == [[]]


def test_a_game_that_is_over_has_no_position() -> None:
    game = wander(3, 1)
    game.end("sins")
    game.questions = []

    with pytest.raises(OthersightError, match="the game is over"):
        scenario_of(game)


def test_what_is_written_is_read_back() -> None:
    data = {
        "text": 'quotes " and \\ and \t and \U000e0001',
        "lines": 'a """ b\n\n\\ c\n',
        "grid": "A B\nC D\n",
        "list": [1, -2, 3],
        "many": [f"card-{number}" for number in range(40)],
        "tables": [{"kind": "x", "deep": [["a", 1]]}, {"kind": "y"}],
        "empty": {},
        "nothing": [],
        "on": True,
        "a": {"b": {"c/d": {"e": 1}, "f": {"g": "h"}}},
        "frames": [{"long": ["x" * 100, "y" * 100], "more": 1}, {"long": [], "more": 2}],
    }

    assert tomllib.loads(toml(data)) == data
