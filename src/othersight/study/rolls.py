"""The rolls of a game as its log tells them: who rolled, what for, what fell and what was to be expected."""

from collections.abc import Mapping
from dataclasses import dataclass

from othersight.study.measures import Measure

EVERYBODY = "players"
"""The side of all dice while it is not known who is on which."""


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
