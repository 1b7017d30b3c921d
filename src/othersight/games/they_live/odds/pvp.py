"""The odds of a confrontation between two players (chapter TL-PVP)."""

from functools import lru_cache
from typing import NamedTuple

from othersight.games.they_live.odds.pools import Die, roll
from othersight.kernel.odds import Chances, Odds
from othersight.odds.chains import trimmed

FOUGHT_OUT = ("fought-out",)
"""Nobody flees or ends it after a critical."""


class Side(NamedTuple):
    """Stealth dice, Combat dice and the health left of one of the two."""

    stealth: int
    combat: int
    life: int


class Duel(NamedTuple):
    """Both sides; `penalties` are the Combat dice that the Stealth rolls have cost, if they have fallen."""

    attacker: Side
    defender: Side
    token: bool = False
    penalties: tuple[int, int] | None = None
    looked: bool = False
    """The attacker has seen the identity already (TL-PVP-08)."""


Blow = tuple[int, int, int, int]
"""Successes of attacker and defender, damage dealt by attacker and defender."""


class Stealth(NamedTuple):
    """What the Stealth rolls may bring: who loses a die, and who alone is critical (1 attacker, 2 defender)."""

    penalties: tuple[int, int]
    lone: int
    chance: float


@lru_cache(maxsize=1024)
def stealth_rolls(attacker: int, defender: int, die: Die) -> tuple[Stealth, ...]:
    """TL-PVP-06, TL-PVP-07, TL-PVP-10, TL-PVP-11: fewer successes cost a die; a lone critical wins the comparison."""
    found: dict[tuple[tuple[int, int], int], float] = {}
    for mine in roll(max(1, attacker), die):
        for other in roll(max(1, defender), die):
            lone = 0 if mine.critical == other.critical else (1 if mine.critical else 2)
            ahead = mine.hits - other.hits
            if lone:
                ahead = 1 if lone == 1 else -1
            key = ((int(ahead < 0), int(ahead > 0)), lone)
            found[key] = found.get(key, 0.0) + mine.chance * other.chance
    return tuple([Stealth(penalties, lone, chance) for (penalties, lone), chance in found.items()])


@lru_cache(maxsize=1024)
def combat_rolls(attacker: int, defender: int, die: Die) -> dict[Blow, float]:
    """TL-PVP-13: both Combat rolls together."""
    found: dict[Blow, float] = {}
    for mine in roll(attacker, die):
        for other in roll(defender, die):
            key = (mine.hits, other.hits, mine.damage, other.damage)
            found[key] = found.get(key, 0.0) + mine.chance * other.chance
    return found


class Count:
    """The chances of a confrontation, added up over its Stealth rolls."""

    def __init__(self) -> None:
        self.looks = 0.0
        self.loses = [0.0, 0.0]
        self.dies = [0.0, 0.0]
        self.damage: list[dict[int, float]] = [{}, {}]

    def add(self, duel: Duel, blow: Blow, chance: float, looked: bool) -> None:
        """One pair of Combat rolls."""
        mine, others, dealt, taken = blow
        self.loses[0] += chance if taken > dealt else 0.0
        self.loses[1] += chance if dealt > taken else 0.0
        for at, (side, damage) in enumerate(((duel.attacker, taken), (duel.defender, dealt))):
            self.damage[at][damage] = self.damage[at].get(damage, 0.0) + chance
            self.dies[at] += chance if damage >= side.life else 0.0
        alive = taken < duel.attacker.life
        if duel.token and not looked and alive and mine >= others:
            self.looks += chance  # TL-PVP-15, TL-PVP-16

    def chances(self, at: int) -> Chances:
        """The damage to one side."""
        most = max(self.damage[at], default=0)
        return trimmed(tuple([self.damage[at].get(k, 0.0) for k in range(most + 1)]))


def duel_odds(duel: Duel, die: Die, assuming: tuple[str, ...] = FOUGHT_OUT) -> Odds:
    """A confrontation that both fight out, whatever their Stealth rolls show."""
    rolls = (
        stealth_rolls(duel.attacker.stealth, duel.defender.stealth, die)
        if duel.penalties is None
        else (Stealth(duel.penalties, 0, 1.0),)
    )
    count = Count()
    for penalties, lone, likely in rolls:
        looked = duel.looked or (lone == 1 and duel.token)
        count.looks += likely if looked and not duel.looked else 0.0
        first = max(0, duel.attacker.combat - penalties[0])
        second = max(0, duel.defender.combat - penalties[1])
        for blow, chance in combat_rolls(first, second, die).items():
            count.add(duel, blow, likely * chance, looked)
    return told(duel, count, rolls, assuming)


def told(duel: Duel, count: Count, rolls: tuple[Stealth, ...], assuming: tuple[str, ...]) -> Odds:
    """Under the names that people read."""
    events = {
        "attacker-loses": count.loses[0],
        "defender-loses": count.loses[1],
        "attacker-dies": count.dies[0],
        "defender-dies": count.dies[1],
    }
    if duel.token:
        events["looks"] = count.looks
    if duel.penalties is None:
        events["attacker-critical"] = sum([each.chance for each in rolls if each.lone == 1])
        events["defender-critical"] = sum([each.chance for each in rolls if each.lone == 2])
    numbers = {"damage-attacker": count.chances(0), "damage-defender": count.chances(1)}
    return Odds("confrontation", numbers, events, 0.0, assuming)
