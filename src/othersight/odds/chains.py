"""Pools of dice and the extra dice they add: exact chances, cut off only where less than `LEAST` is left.

A die that shows the adding face is followed by another die, so a pool of n dice always ends with exactly n dice that
show something else. Those n are an ordinary pool, and how often the adding face fell is independent of them.
"""

from functools import lru_cache
from math import comb

from othersight.kernel.odds import Chances

LEAST = 1e-10
"""A chain is followed until it is less likely than this to go on: two of them together stay below 1e-9."""


@lru_cache(maxsize=1024)
def chain(dice: int, adds: float) -> tuple[Chances, float]:
    """How often the adding face falls in a pool, and the chance of more than that."""
    if dice <= 0 or adds <= 0.0:
        return (1.0,), 0.0
    chances: list[float] = []
    chance = (1.0 - adds) ** dice
    rest = 1.0
    while rest >= LEAST:
        chances.append(chance)
        rest -= chance
        chance *= adds * (dice + len(chances) - 1) / len(chances)
    return tuple(chances), max(0.0, rest)


@lru_cache(maxsize=1024)
def faces(dice: int, shares: tuple[float, ...]) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every way in which so many dice show faces with these shares, with its chance; the last is not told.

    The shares are those of the faces that add no die, and sum to 1.
    """
    found: dict[tuple[int, ...], float] = {(): 1.0}
    left_of: dict[tuple[int, ...], int] = {(): max(0, dice)}
    open_share = 1.0
    for share in shares[:-1]:
        part = min(1.0, share / open_share) if open_share > 0.0 else 0.0
        open_share -= share
        longer: dict[tuple[int, ...], float] = {}
        lefts: dict[tuple[int, ...], int] = {}
        for shown, chance in found.items():
            left = left_of[shown]
            for k in range(left + 1):
                likely = comb(left, k) * part**k * (1.0 - part) ** (left - k)
                if likely > 0.0:
                    longer[(*shown, k)] = chance * likely
                    lefts[(*shown, k)] = left - k
        found, left_of = longer, lefts
    return tuple(found.items())


def together(one: Chances, other: Chances) -> Chances:
    """The chances of the sum of two independent numbers."""
    sums = [0.0] * (len(one) + len(other) - 1)
    for i, chance in enumerate(one):
        for j, further in enumerate(other):
            sums[i + j] += chance * further
    return tuple(sums)


def less(chances: Chances, taken: int) -> Chances:
    """The chances of what is left when so many are taken off, at least 0."""
    if taken <= 0:
        return (0.0,) * -taken + chances
    return (sum(chances[: taken + 1]), *chances[taken + 1 :])


def at_most(chances: Chances, most: int) -> Chances:
    """The chances of a number that is cut to a limit."""
    if len(chances) <= most + 1:
        return chances
    return (*chances[:most], sum(chances[most:]))


def at_least(chances: Chances, needed: int) -> float:
    """The chance of so many or more."""
    return sum(chances[max(0, needed) :])


def trimmed(chances: Chances) -> Chances:
    """Without the places at the end that cannot be."""
    last = len(chances)
    while last > 1 and chances[last - 1] == 0.0:
        last -= 1
    return chances[:last]
