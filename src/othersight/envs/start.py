"""How an environment begins a game: from a seed, the game's own options, or a scenario file."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from othersight.envs.spec import Kind
from othersight.games import GAMES
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.game import Game
from othersight.scenarios import read_file
from othersight.scenarios.runner import positions_of

SCENARIO = "scenario"
CASE = "case"
IGNORED = "options"
"""PettingZoo's own api_test resets every environment with this key, whatever it may mean to it."""


class Seeds:
    """The seeds of one environment: the one it is given, and what follows when it is given none."""

    def __init__(self) -> None:
        self.root = ""
        self.resets = 0

    def next(self, seed: int | None) -> str:
        """The seed of the next game; `othersight.new` with the same one begins the same game."""
        if seed is not None:
            self.root, self.resets = str(seed), 0
            return self.root
        self.root = self.root or secrets.token_hex(16)
        self.resets += 1
        return f"{self.root}/{self.resets}"


def merged(made_with: Mapping[str, Any], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """What the environment was made with, and over it the options of this reset."""
    given = {name: value for name, value in (options or {}).items() if name != IGNORED}
    return {**made_with, **given}


def begin(kind: Kind, options: Mapping[str, Any], seed: str) -> Game:
    """A game at its first decision, its log silent."""
    game = new_game(kind, options, seed)
    too_large = kind.fits(game)
    if too_large:
        raise OthersightError(too_large, "error-env-too-large", reason=too_large)
    game.chronicle.silent = True
    return game


def new_game(kind: Kind, options: Mapping[str, Any], seed: str) -> Game:
    """The position of a scenario, or the game that the options describe."""
    if SCENARIO in options:
        return from_scenario(kind, options, seed)
    return GAMES[kind.game].begin(dict(options), seed)


def from_scenario(kind: Kind, options: Mapping[str, Any], seed: str) -> Game:
    """The position of a scenario file, or of one of its cases; loaded dice fall first, its script is not played."""
    others = [name for name in options if name not in (SCENARIO, CASE)]
    if others:
        raise UnknownName(
            f"a scenario file says all of the set-up; leave {', '.join(others)} out",
            "error-env-scenario-options",
            options=", ".join(others),
        )
    scenario = read_file(Path(options[SCENARIO]))
    if scenario.game != kind.game:
        raise UnknownName(
            f"the scenario {scenario.file} is one of {scenario.game}; {kind.name} plays {kind.game}",
            "error-env-other-game",
            file=scenario.file,
            game=scenario.game,
            wanted=kind.game,
        )
    number = options.get(CASE, 0)
    if type(number) is not int or not 0 <= number < len(scenario.cases):
        raise UnknownName(
            f"case is {number!r}; {scenario.file} has cases 0 to {len(scenario.cases) - 1}",
            "error-env-case",
            given=str(number),
            file=scenario.file,
            last=len(scenario.cases) - 1,
        )
    case = scenario.cases[number]
    return positions_of(kind.game).game_from({**case.start(), "dice": case.dice, "seed": seed})
