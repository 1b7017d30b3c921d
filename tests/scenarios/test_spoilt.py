"""A value of a scenario replaced by something else: a fault in one line or a scenario all the same, never a crash."""

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import othersight
from othersight.games import GAMES
from othersight.scenarios import FaultyScenario, Scenario, run, scenario_of, skeleton
from othersight.scenarios.writer import toml

JUNK: tuple[Any, ...] = (10**40, -1, True, "", "nonsense", [], ["nonsense", [1]], {"nonsense": 1})


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value, tables and lists included."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data[:4])
    for key, value in pairs:
        yield (*path, key)
        if isinstance(value, (dict, list)):
            yield from places(value, (*path, key))


def spoilt(data: dict[str, Any], path: tuple[Any, ...], value: Any) -> str:
    """The file with one value replaced."""
    twin = deepcopy(data)
    holder: Any = twin
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return toml(twin)


def outcome(text: str) -> str:
    try:
        run(Scenario(text, "spoilt.scn"))
    except FaultyScenario as fault:
        return "fault" if "\n" not in str(fault) else "more than a line"
    return "scenario"


@pytest.mark.parametrize("game", GAMES)
def test_no_value_of_a_scenario_can_do_harm(game: str) -> None:
    data = tomllib.loads(skeleton(game))
    seen = {
        outcome(spoilt(data, path, JUNK[(at + len(path)) % len(JUNK)]))
        for at, path in enumerate(places(data))
    }

    assert seen == {"fault", "scenario"}


def test_no_value_of_an_exported_position_can_do_harm() -> None:
    game = othersight.new("they-live", seed=2, players=4)
    while game.questions[0].kind != "nominee":
        game.answer(len(game.questions[0].options) // 2, game.questions[0].seat)
    data = tomllib.loads(scenario_of(game))
    seen = {
        outcome(spoilt(data, path, JUNK[at % len(JUNK)]))
        for at, path in enumerate(places(data["position"], ("position",)))
        if at % 11 == 0 or "frames" in path
    }

    assert "frames" in data["position"]
    assert "fault" in seen
    assert "more than a line" not in seen
