"""The player who takes any option, all equally likely."""

from othersight.bots.sight import Sight
from othersight.bots.thought import CHANCE, Thought
from othersight.kernel.chance import Chance


class RandomPlayer:
    """Draws from a stream of its own, so that the same seed plays the same game."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance(f"{seed}/random")
        self.thought: Thought | None = None

    def choose(self, sight: Sight) -> str:
        options = sight.options
        chosen = options[self.chance.below(len(options))]
        self.thought = Thought(chosen, "random", grounds=CHANCE)
        return chosen

    def aside(self, sight: Sight) -> str:
        return ""
