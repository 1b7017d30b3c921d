"""The player who takes any option, all equally likely."""

from othersight.bots.explanation import CHANCE, Explanation
from othersight.bots.observation import Observation
from othersight.kernel.chance import Chance


class RandomPlayer:
    """Draws from a stream of its own, so that the same seed plays the same game."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance(f"{seed}/random")
        self.explanation: Explanation | None = None

    def choose(self, observation: Observation) -> str:
        options = observation.options
        chosen = options[self.chance.below(len(options))]
        self.explanation = Explanation(chosen, "random", grounds=CHANCE)
        return chosen

    def aside(self, observation: Observation) -> str:
        return ""
