"""Catanatron, a Catan engine from PyPI, as the peer: its game of four random players."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

MIDGAME = 100


class Catanatron:
    """Plays as its `Game.play` does, less the check of each action and the copies at both ends."""

    name = "catanatron"

    def __init__(self) -> None:
        """ImportError where the package is not installed."""
        self.package: Any = import_module("catanatron")
        self.turns_limit: int = import_module("catanatron.game").TURNS_LIMIT

    def begin(self, number: int) -> Any:
        players = [self.package.RandomPlayer(color) for color in self.package.Color]
        return self.package.Game(players, seed=number + 1)

    def play(self, number: int) -> int:
        game = self.begin(number)
        draw = random.Random(number).random
        choices = 0
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            actions = game.state.playable_actions
            count = len(actions)
            if count > 1:
                choices += 1
            game.execute(actions[int(draw() * count)], validate_action=False)
        return choices

    def position(self, number: int) -> Callable[[], object]:
        """After so many actions of the game."""
        game = self.begin(number)
        draw = random.Random(number).random
        for _ in range(MIDGAME):
            actions = game.state.playable_actions
            game.execute(actions[int(draw() * len(actions))], validate_action=False)
        copy: Callable[[], object] = game.copy
        return copy
