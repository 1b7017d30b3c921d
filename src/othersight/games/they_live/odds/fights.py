"""The odds of encounters, team efforts, Persuade and the fights of the Final Assault.

TL-RESPONSE-13, TL-RESPONSE-14, TL-RESPONSE-15, TL-RESPONSE-16, TL-RESPONSE-17, TL-RESPONSE-18, TL-RESPONSE-21,
TL-RESPONSE-22, TL-RESPONSE-27, TL-RESPONSE-28, TL-RESPONSE-29, TL-RESPONSE-30; TL-ASSAULT-18, TL-ASSAULT-19,
TL-ASSAULT-27, TL-ASSAULT-28.
"""

from functools import lru_cache
from typing import NamedTuple

from othersight.games.they_live.odds.pools import Die, blows, damages, successes
from othersight.kernel.odds import Chances, Odds
from othersight.odds.chains import at_least, trimmed


class Enemy(NamedTuple):
    """An enemy's Stealth, Combat and the health it has left."""

    stealth: int
    combat: int
    health: int


ROLLED = -1
"""The Stealth rolls are still to come."""


class Encounter(NamedTuple):
    """Who fights: Stealth dice and Combat dice of each, before the penalty; or the penalty, if it is known."""

    enemy: Enemy
    stealth: tuple[int, ...]
    combat: tuple[int, ...]
    penalty: int = ROLLED


class Clash:
    """The outcome of a fight: the chance to kill, damage dealt, and damage to each who fought."""

    def __init__(self, kill: float, dealt: Chances, damage: Chances, noticed: float) -> None:
        self.kill = kill
        self.dealt = dealt
        self.damage = damage
        self.noticed = noticed
        """The chance that a Stealth roll fails and costs everybody a Combat die."""

    def odds(self, what: str, life: int = 0, assuming: tuple[str, ...] = ()) -> Odds:
        """Under the names that people read; with the health left, also the chance to die."""
        events = {"killed": self.kill, "unhurt": self.damage[0], "noticed": self.noticed}
        if life > 0:
            events["dies"] = at_least(self.damage, life)
        return Odds(what, {"dealt": self.dealt, "damage": self.damage}, events, 0.0, assuming)


@lru_cache(maxsize=4096)
def clash(fight: Encounter, die: Die) -> Clash:
    """One pass of a fight against an enemy, alone or as a team."""
    enemy = fight.enemy
    noticed = noticed_chance(fight, die)
    kill = 0.0
    dealt = [0.0] * (1 + 3 * sum([max(0, dice) for dice in fight.combat]))
    damage = [0.0] * (max(0, enemy.combat) + 1)
    for penalty, likely in ((0, 1.0 - noticed), (1, noticed)):
        if likely <= 0.0:
            continue
        pools = tuple([max(0, dice - penalty) for dice in fight.combat])
        for (hits, blow), chance in blows(pools, die).items():
            chance *= likely
            dealt[blow] += chance
            if blow >= enemy.health:
                kill += chance
                damage[0] += chance
            else:
                damage[max(0, enemy.combat - hits)] += chance
    return Clash(kill, trimmed(tuple(dealt)), trimmed(tuple(damage)), noticed)


def noticed_chance(fight: Encounter, die: Die) -> float:
    """TL-RESPONSE-14, TL-RESPONSE-27: the chance that anybody has fewer successes than the enemy's Stealth."""
    if fight.penalty != ROLLED:
        return float(fight.penalty)
    unseen = 1.0
    for dice in fight.stealth:
        unseen *= at_least(successes(max(1, dice), die), fight.enemy.stealth)
    return 1.0 - unseen


def persuade_odds(dice: int, needed: int, combat: int, die: Die, life: int = 0) -> Odds:
    """TL-RESPONSE-22: enough Influence, or the full Combat value as damage."""
    won = at_least(successes(dice, die), needed)
    damage = trimmed((won, *[0.0] * (combat - 1), 1.0 - won)) if combat > 0 else (1.0,)
    events = {"persuaded": won, "unhurt": damage[0]}
    if life > 0:
        events["dies"] = at_least(damage, life)
    return Odds("persuade", {"damage": damage}, events)


@lru_cache(maxsize=1024)
def invader_fight(fighters: tuple[int, ...], foe: int, die: Die) -> tuple[Chances, Chances]:
    """TL-ASSAULT-27, TL-ASSAULT-28: the damage to the Invader, and the damage to each participant."""
    return damages(fighters, die), damages((foe,), die)


def invader_fight_odds(
    fighters: tuple[int, ...], foe: int, die: Die, lives: tuple[int, int] = (0, 0)
) -> Odds:
    """The same under names; `lives` is the health left of the Invader and of one participant."""
    dealt, damage = invader_fight(fighters, foe, die)
    events = {"unhurt": damage[0]}
    if lives[0] > 0:
        events["invader-dies"] = at_least(dealt, lives[0])
    if lives[1] > 0:
        events["dies"] = at_least(damage, lives[1])
    return Odds("invader-fight", {"dealt": dealt, "damage": damage}, events)
