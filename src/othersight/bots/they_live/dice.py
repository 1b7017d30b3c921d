"""Exact chances of KICK ASS pools: successes, criticals, fights against one enemy (TL-DICE-01 to -07).

Chances of a pool are a tuple: place k holds the chance of exactly k successes.
"""

from functools import lru_cache
from math import comb

Chances = tuple[float, ...]
Face = tuple[float, float]
"""The chance of either colour of KICK ASS on one die."""
EVEN: Face = (1 / 3, 1 / 6)
TRIPLE = 3
CRITICAL_DAMAGE = 2


@lru_cache(maxsize=4096)
def chances(dice: int, die: Face = EVEN) -> Chances:
    """How many successes so many dice show."""
    hit = die[0] + die[1]
    n = max(0, dice)
    return tuple([comb(n, k) * hit**k * (1 - hit) ** (n - k) for k in range(n + 1)])


@lru_cache(maxsize=16384)
def at_least(dice: int, needed: int, die: Face = EVEN) -> float:
    """The chance of so many successes or more."""
    if needed <= 0:
        return 1.0
    return sum(chances(dice, die)[needed:])


@lru_cache(maxsize=1024)
def combat(dice: int, die: Face = EVEN) -> tuple[tuple[int, int, float], ...]:
    """Every result of a Combat roll that matters: successes, damage dealt, and its chance."""
    n = max(0, dice)
    results: dict[tuple[int, int], float] = {}
    for first in range(n + 1):
        for second in range(n + 1 - first):
            ways = comb(n, first) * comb(n - first, second)
            rest = n - first - second
            chance = ways * die[0] ** first * die[1] ** second * (1 - die[0] - die[1]) ** rest
            hits = first + second
            critical = max(first, second) >= TRIPLE
            key = (hits, hits + (CRITICAL_DAMAGE if critical else 0))
            results[key] = results.get(key, 0.0) + chance
    return tuple([(hits, dealt, chance) for (hits, dealt), chance in sorted(results.items())])


@lru_cache(maxsize=4096)
def team(pools: tuple[int, ...], die: Face = EVEN) -> tuple[tuple[int, int, float], ...]:
    """Several Combat rolls added up (TL-RESPONSE-28)."""
    results: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for dice in pools:
        further: dict[tuple[int, int], float] = {}
        for (hits, dealt), chance in results.items():
            for more, extra, likely in combat(dice, die):
                key = (hits + more, dealt + extra)
                further[key] = further.get(key, 0.0) + chance * likely
        results = further
    return tuple([(hits, dealt, chance) for (hits, dealt), chance in results.items()])


class Odds:
    """What a fight may bring: the chance to kill, and how likely each amount of damage is."""

    def __init__(self, kill: float, damage: tuple[float, ...]) -> None:
        self.kill = kill
        self.damage = damage

    def expected(self) -> float:
        """The damage to expect."""
        return sum([n * chance for n, chance in enumerate(self.damage)])

    def death(self, life: int) -> float:
        """The chance of at least so much damage."""
        return sum(self.damage[max(0, life) :])


@lru_cache(maxsize=32768)
def fight(
    stealth: tuple[int, ...], pools: tuple[int, ...], enemy: tuple[int, int, int], die: Face = EVEN
) -> Odds:
    """One or more fighters against an enemy with Stealth, Combat and health (TL-RESPONSE-13 to -18, -27 to -30)."""
    seen = 1.0
    for dice in stealth:
        seen *= at_least(dice, enemy[0], die)
    kill = 0.0
    damage = [0.0] * (enemy[1] + 1)
    for chance, penalty in ((seen, 0), (1.0 - seen, 1)):
        if chance <= 0.0:
            continue
        for hits, dealt, likely in team(tuple([dice - penalty for dice in pools]), die):
            if dealt >= enemy[2]:
                kill += chance * likely
                damage[0] += chance * likely
            else:
                damage[max(0, enemy[1] - hits)] += chance * likely
    return Odds(kill, tuple(damage))
