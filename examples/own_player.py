"""A player of one's own; from this folder it can be named wherever a level can:

    othersight arena the-others --bots own_player:Eager,random --games 20
    othersight simulate they-live --bots own_player:Eager --games 20
    othersight play the-others --machine own_player:Eager

It is made with the name of the game, its seat and a seed, and must have `choose`; more is told in docs/bots.md.
"""

from othersight.bots import Observation
from othersight.kernel.chance import Chance

IDLE = ("end", "pass")


class Eager:
    """Goes for the kill with the best odds; else mostly does anything rather than nothing."""

    def __init__(self, game: str, seat: int, seed: str) -> None:
        self.chance = Chance(f"{seed}/eager")  # the same seed plays the same game

    def choose(self, observation: Observation) -> str:
        """The text of one of the open options; `observation.view` is all that the seat may know."""
        kills = {option: self.kills(observation, option) for option in observation.options}
        best = max(kills, key=lambda option: kills[option])
        if kills[best] > 0:
            return best
        busy = [option for option in kills if option.split()[0] not in IDLE]
        if not busy or self.chance.below(10) == 0:  # a Hero could pick up and put down for ever
            busy = list(kills)
        return busy[self.chance.below(len(busy))]

    def kills(self, observation: Observation, option: str) -> float:
        """How many figures the roll that an option leads to is expected to kill."""
        odds = observation.odds(option)
        return odds.expected.get("kills", 0.0) if odds else 0.0
