"""What a pool of dice shows: successes, criticals, damage (chapter TL-DICE)."""

from functools import lru_cache
from math import comb
from typing import NamedTuple

from othersight.games.they_live.rules.dice import CRITICAL_DAMAGE, TRIPLE
from othersight.games.they_live.state.config import KICK_A, KICK_B
from othersight.kernel.odds import Chances


class Die(NamedTuple):
    """How often either colour of KICK ASS stands on a die."""

    first: float
    second: float


@lru_cache(maxsize=64)
def die_of(faces: tuple[int, ...]) -> Die:
    """The shares on the die of a game."""
    return Die(faces.count(KICK_A) / len(faces), faces.count(KICK_B) / len(faces))


class Shown(NamedTuple):
    """One result of a roll that differs from the others: successes, whether it is critical, its chance."""

    hits: int
    critical: bool
    chance: float

    @property
    def damage(self) -> int:
        """TL-DICE-05: what a Combat roll deals."""
        return self.hits + (CRITICAL_DAMAGE if self.critical else 0)


@lru_cache(maxsize=1024)
def roll(dice: int, die: Die) -> tuple[Shown, ...]:
    """Every result of a pool that differs from the others; a pool below 1 rolls nothing."""
    n = max(0, dice)
    found: dict[tuple[int, bool], float] = {}
    gum = max(0.0, 1.0 - die.first - die.second)
    for first in range(n + 1):
        for second in range(n + 1 - first):
            left = n - first - second
            ways = comb(n, first) * comb(n - first, second)
            chance = ways * die.first**first * die.second**second * gum**left
            key = (first + second, first >= TRIPLE or second >= TRIPLE)
            found[key] = found.get(key, 0.0) + chance
    return tuple([Shown(hits, crit, chance) for (hits, crit), chance in sorted(found.items())])


@lru_cache(maxsize=1024)
def successes(dice: int, die: Die) -> Chances:
    """How many successes a pool shows."""
    n = max(0, dice)
    hit = die.first + die.second
    return tuple([comb(n, k) * hit**k * (1.0 - hit) ** (n - k) for k in range(n + 1)])


Blows = dict[tuple[int, int], float]
"""The chance of so many successes together with so much damage."""


@lru_cache(maxsize=1024)
def blows(pools: tuple[int, ...], die: Die) -> Blows:
    """TL-RESPONSE-28: several Combat rolls added up; each has a critical of its own (TL-DICE-04)."""
    found: Blows = {(0, 0): 1.0}
    for dice in pools:
        further: Blows = {}
        for (hits, damage), chance in found.items():
            for shown in roll(dice, die):
                key = (hits + shown.hits, damage + shown.damage)
                further[key] = further.get(key, 0.0) + chance * shown.chance
        found = further
    return found


def damages(pools: tuple[int, ...], die: Die) -> Chances:
    """How much damage several Combat rolls deal together."""
    joint = blows(pools, die)
    found = [0.0] * (1 + max([damage for _, damage in joint]))
    for (_, damage), chance in joint.items():
        found[damage] += chance
    return tuple(found)
