"""The player who takes any option, all equally likely."""

from typing import Any

from othersight.kernel.chance import Chance


class RandomPlayer:
    """Draws from a stream of its own, so that the same seed plays the same game."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Chance(f"{seed}/random")

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        options: list[str] = view["question"]["options"]
        return options[self.chance.below(len(options))]
