"""What dice brought against what was to be expected of them, roll by roll and added up."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb, sqrt

from othersight.kernel.odds import Chances, mean
from othersight.odds.chains import together

LEAST_SHARE = 1e-15
"""Less likely sums are cut off at either end while many rolls are added up."""


@dataclass(frozen=True)
class Measure:
    """How much of something a roll brought, and the chances of 0, 1, 2, ... of it before the dice fell."""

    got: int
    chances: Chances


def variance(chances: Chances) -> float:
    """How widely a number scatters, as the square of its standard deviation."""
    middle = mean(chances)
    return sum([(k - middle) ** 2 * chance for k, chance in enumerate(chances)])


@lru_cache(maxsize=1024)
def binomial(dice: int, share: float) -> Chances:
    """How many of so many dice show a result that each shows with this chance."""
    return tuple([comb(dice, k) * share**k * (1.0 - share) ** (dice - k) for k in range(dice + 1)])


@dataclass(frozen=True)
class Account:
    """Many rolls together. Each pool is taken as it was when the dice were picked up."""

    measures: tuple[Measure, ...] = field(repr=False)

    @property
    def got(self) -> int:
        return sum([one.got for one in self.measures])

    @property
    def expected(self) -> float:
        return sum([mean(one.chances) for one in self.measures])

    @property
    def deviation(self) -> float:
        """The standard deviation of the sum."""
        return sqrt(sum([variance(one.chances) for one in self.measures]))

    @property
    def z(self) -> float:
        """How many standard deviations above (or below) the expectation; 0 where nothing could vary."""
        return (self.got - self.expected) / self.deviation if self.deviation > 0.0 else 0.0

    def share_as_far(self) -> float:
        """The share of games with these pools whose dice are as far from expectation, or farther, on this side."""
        first, chances = added_up(self.measures)
        at = self.got - first
        if self.got >= self.expected:
            return min(1.0, sum(chances[max(0, at) :]))
        return min(1.0, sum(chances[: max(0, at + 1)]))


def added_up(measures: Iterable[Measure]) -> tuple[int, Chances]:
    """The chances of the sum, and the number that the first of them stands for."""
    first = 0
    chances: Chances = (1.0,)
    for one in measures:
        chances = together(chances, one.chances)
        start, end = 0, len(chances)
        while chances[start] < LEAST_SHARE and start < end - 1:
            start += 1
        while chances[end - 1] < LEAST_SHARE and end > start + 1:
            end -= 1
        first += start
        chances = chances[start:end]
    return first, chances
