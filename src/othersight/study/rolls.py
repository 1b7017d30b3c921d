"""The rolls of a game as its log tells them: who rolled, what for, what fell and what was to be expected."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.study.measures import Measure

EVERYBODY = "players"
"""The side of all dice while it is not known who is on which."""


class RollReader(Protocol):
    """Whoever reads the rolls of a game from its log, line by line."""

    rolls: "list[Rolled]"

    def read(self, entry: Entry) -> None:
        """One line more."""
        ...


def rolls_read(
    positions: Sequence[Game], reader: Callable[[Sequence[Game]], RollReader]
) -> "list[Rolled]":
    """Every roll of a game in order, from its positions after 0, 1, 2, ... decisions."""
    reading = reader(positions)
    for entry in positions[-1].chronicle.entries():
        reading.read(entry)
    return reading.rolls


@dataclass(frozen=True)
class Rolled:
    """One roll. `figure` is the Hero or the person whose dice they are, or against whom Sin dice are rolled."""

    decision: int
    """After how many decisions the dice fell."""
    side: str
    figure: int
    kind: str
    pool: int
    """Dice picked up; those that FAITH or BURST have added are luck and not among them."""
    dice: int
    """Dice that fell."""
    successes: Measure
    others: Mapping[str, Measure]
    """What else is counted of the roll, by name."""
    stands: bool = True
    """False where all of it was cancelled and rolled again."""
