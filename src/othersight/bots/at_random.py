"""The player who takes any option, all equally likely."""

from othersight.bots.sight import Sight
from othersight.bots.thought import Thought
from othersight.kernel.chance import Chance


class RandomPlayer:
    """Draws from a stream of its own, so that the same seed plays the same game."""

    thought: Thought | None = None

    def __init__(self, seed: str) -> None:
        self.chance = Chance(f"{seed}/random")

    def choose(self, sight: Sight) -> str:
        options = sight.options
        return options[self.chance.below(len(options))]

    def aside(self, sight: Sight) -> str:
        return ""
