"""What a player reckons of dice: enough successes, and how a fight against an enemy ends (chapter TL-RESPONSE)."""

from functools import lru_cache
from typing import Final

from othersight.games.they_live.odds.pools import Die, blows, successes

EVEN: Final = Die(1 / 3, 1 / 6)
"""The die of the box."""


@lru_cache(maxsize=16384)
def at_least(dice: int, needed: int, die: Die = EVEN) -> float:
    """The chance of so many successes or more."""
    if needed <= 0:
        return 1.0
    return sum(successes(dice, die)[needed:])


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
    stealth: tuple[int, ...], pools: tuple[int, ...], enemy: tuple[int, int, int], die: Die = EVEN
) -> Odds:
    """One or more fighters against an enemy with Stealth, Combat and health (TL-RESPONSE-13, TL-RESPONSE-14,
    TL-RESPONSE-15, TL-RESPONSE-16, TL-RESPONSE-17, TL-RESPONSE-18, TL-RESPONSE-27, TL-RESPONSE-28, TL-RESPONSE-29,
    TL-RESPONSE-30)."""
    seen = 1.0
    for dice in stealth:
        seen *= at_least(dice, enemy[0], die)
    kill = 0.0
    damage = [0.0] * (enemy[1] + 1)
    for chance, penalty in ((seen, 0), (1.0 - seen, 1)):
        if chance <= 0.0:
            continue
        for (hits, dealt), likely in blows(tuple([dice - penalty for dice in pools]), die).items():
            if dealt >= enemy[2]:
                kill += chance * likely
                damage[0] += chance * likely
            else:
                damage[max(0, enemy[1] - hits)] += chance * likely
    return Odds(kill, tuple(damage))
