"""The odds of a Fight with all dice in view (TO-DICE-06, chapter TO-FIGHT).

Hits and CORR of the Sin roll meet DEF and CC of every Hero roll; the FAITH that fell and the Level 7 result are then
put where the aim wants them.
"""

from functools import lru_cache
from typing import NamedTuple

from othersight.games.the_others.odds.aims import Plan, Victims, plans, wanted_first
from othersight.games.the_others.odds.harm import Harm, Tally
from othersight.games.the_others.odds.kills_first import Left, settle
from othersight.games.the_others.odds.pools import (
    Dice,
    SinRows,
    faith,
    hero_groups,
    prefixes,
    sin_rows,
)


class Fight(NamedTuple):
    """Both pools with their fixed results, and the Monsters that Hits can be given to."""

    hero_dice: int
    sin_dice: int
    victims: Victims = ()
    hits: int = 0
    defense: int = 0
    cc: int = 0
    free: int = 0
    """Results of choice beside FAITH: the Level 7 result."""
    sin_hits: int = 0
    sin_corruption: int = 0
    cancelled: int = 0
    """DEF of the Hero that is cancelled (TO-FIGHT-13)."""
    spared: int = 0
    """Wounds that somebody else cancels afterwards (PROTECTOR)."""


LEAST = 1e-18
"""Rolls of both sides that are less likely than this are not followed: millions of them do not add up to a digit."""

Need = tuple[int, int, float]
"""Wounds and Corruption that DEF and CC leave, with their chance."""
Purse = dict[tuple[int, bool], list[float]]
"""By the Hits he has (and whether more would be of no use): the chances of 0, 1, ... results left to choose."""


@lru_cache(maxsize=2048)
def fight_odds(fight: Fight, dice: Dice, aim: str = "most") -> Harm:
    """Kills, Wounds and Corruption of one Fight, together."""
    rows, beyond_sin = sin_rows(fight.sin_dice, dice.sin)
    chances, beyond_hero = faith(fight.hero_dice, dice.hero)
    best = plans(fight.victims, aim)
    tally = Tally(len(rows[0]) + fight.sin_corruption, len(rows) + fight.sin_hits)
    most_hits = max(0, fight.hero_dice)
    purses = [purse_of(fight, best, aim, hits, chances) for hits in range(most_hits + 1)]
    quick: dict[int, Left] = {}
    for d, c, hits in hero_groups(fight.hero_dice, dice.hero):
        purse = mixed(purses, hits)
        if aim != "pure" and fight.defense + d >= fight.cancelled:
            for key in [key for key in purse if key[1]]:
                quick.setdefault(best[key[0]].mask, {})[d, c] = purse.pop(key)
        if purse:
            slowly(fight, rows, (d, c), tally, purse, best, "cc" if aim == "pure" else "def")
    start = (
        fight.defense - fight.cancelled + fight.spared - fight.sin_hits,
        fight.cc - fight.sin_corruption,
    )
    for mask, left in quick.items():
        settle(tally, mask, left, rows, start)
    remainder = beyond_sin + beyond_hero - beyond_sin * beyond_hero
    return Harm(fight.victims, tally.joint(), remainder)


def slowly(
    fight: Fight,
    rows: SinRows,
    rolled: tuple[int, int],
    tally: Tally,
    purse: Purse,
    best: tuple[Plan, ...],
    first: str,
) -> None:
    """All rolls with so many DEF and CC, need by need."""
    defense = fight.defense + rolled[0] - fight.cancelled
    stopped = max(0, defense) + fight.spared - fight.sin_hits
    needs = needs_of(rows, stopped, fight.cc + rolled[1] - fight.sin_corruption)
    spend(tally, needs, purse, best, (max(0, -defense), first))


def purse_of(
    fight: Fight, best: tuple[Plan, ...], aim: str, rolled: int, chances: tuple[float, ...]
) -> Purse:
    """What so many HIT on the dice and each number of FAITH leave to choose once wanted kills are made sure."""
    have = rolled + fight.hits
    last = len(best) - 1
    everybody = best[-1].mask
    found: Purse = {}
    for fallen, chance in enumerate(chances):
        free = fallen + fight.free
        if wanted_first(aim, have, free, best, everybody):
            cost = best[min(have + free, last)].cost
            add(found, (cost, True), free - max(0, cost - have), chance)
        else:
            add(found, (min(have, last), False), free, chance)
    return found


def add(purse: Purse, key: tuple[int, bool], free: int, chance: float) -> None:
    """One more way to have so much left."""
    held = purse.setdefault(key, [])
    held.extend([0.0] * (free + 1 - len(held)))
    held[free] += chance


def mixed(purses: list[Purse], hits: tuple[float, ...]) -> Purse:
    """The purses of every number of HIT, each as likely as that number."""
    found: Purse = {}
    for purse, chance in zip(purses, hits, strict=False):
        for key, held in purse.items():
            mine = found.setdefault(key, [])
            mine.extend([0.0] * (len(held) - len(mine)))
            for free, likely in enumerate(held):
                mine[free] += chance * likely
    return found


def needs_of(rows: SinRows, stopped: int, purged: int) -> list[Need]:
    """TO-FIGHT-12: what a Hero has still to fear of the Sin roll; below 0, fixed results add to the roll."""
    found: list[Need] = []
    if stopped >= 0:
        row_needs(found, 0, prefixes(rows)[min(stopped, len(rows) - 1)], purged)
    for hits in range(max(0, stopped + 1), len(rows)):
        row_needs(found, hits - stopped, rows[hits], purged)
    return found


def row_needs(found: list[Need], wounds: int, row: tuple[float, ...], purged: int) -> None:
    """One number of Wounds with every number of Corruption."""
    if purged >= 0:
        found.append((wounds, 0, sum(row[: purged + 1])))
    for corr in range(max(0, purged + 1), len(row)):
        if row[corr] > 0.0:
            found.append((wounds, corr - purged, row[corr]))


def spend(
    tally: Tally, needs: list[Need], purse: Purse, best: tuple[Plan, ...], how: tuple[int, str]
) -> None:
    """Put what is left to choose where it helps, and count what comes of it."""
    gap, first = how
    for (hits, is_final), held in purse.items():
        flat = tally.of(best[hits].mask)
        whole: dict[int, float] = {}
        least = LEAST / max(sum(held), LEAST)
        for wounds, corr, chance in needs:
            if chance < least:
                continue
            path, spares = way(wounds, corr, gap, first, tally.width)
            met = len(path)
            if met < len(held):
                whole[met] = whole.get(met, 0.0) + chance
            if gap and not is_final:
                for at, spare, likely in zip(path, spares, held, strict=False):
                    mask = best[min(hits + spare, len(best) - 1)].mask
                    tally.of(mask)[at] += chance * likely
            else:
                for at, likely in zip(path, held, strict=False):
                    flat[at] += chance * likely
        for met, chance in whole.items():
            if is_final:
                flat[0] += chance * sum(held[met:])
            else:
                spend_on_kills(tally, best, hits, held[met:], chance)


def spend_on_kills(
    tally: Tally, best: tuple[Plan, ...], hits: int, held: list[float], chance: float
) -> None:
    """Nothing is left to fear: the rest becomes HIT."""
    for left, likely in enumerate(held):
        mask = best[min(hits + left, len(best) - 1)].mask
        tally.of(mask)[0] += chance * likely


@lru_cache(maxsize=65536)
def way(
    wounds: int, corr: int, gap: int, first: str, width: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where in the tally one ends with 0, 1, 2, ... results to choose, as long as they do not meet every need.

    `gap` is what has to be spent on DEF before it stops a single HIT. The second tuple tells how many of the results
    are of no use against either, which only a gap brings about.
    """
    found: list[int] = []
    spares: list[int] = []
    for free in range(wounds + corr + (gap if wounds else 0)):
        early = min(corr, free) if first == "cc" else 0
        used = stopped_by(free - early, wounds, gap)
        purged = early or min(corr, free - used)
        found.append((wounds - max(0, used - gap)) * width + corr - purged)
        spares.append(free - used - purged)
    return tuple(found), tuple(spares)


def stopped_by(free: int, wounds: int, gap: int) -> int:
    """How many results go to DEF: none if they would not stop a HIT."""
    return min(free, wounds + gap) if wounds and free > gap else 0
