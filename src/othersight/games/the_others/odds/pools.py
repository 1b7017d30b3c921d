"""What a pool of Hero dice or Sin dice shows, extra dice included (TO-DICE-01, TO-DICE-02, TO-DICE-03, TO-DICE-04,
TO-DICE-05, TO-DICE-09)."""

from functools import lru_cache
from typing import NamedTuple

from othersight.games.the_others.state.config import (
    BLANK,
    BURST,
    CC,
    CORR,
    DEF,
    FAITH,
    HIT,
    SIN_HIT,
    SKILL,
)
from othersight.kernel.odds import Chances
from othersight.odds.chains import chain, faces, together, trimmed


class Dice(NamedTuple):
    """How often each result stands on the dice: HIT, DEF, CC, SKILL, FAITH and HIT, BURST, CORR, BLANK."""

    hero: tuple[float, ...]
    sin: tuple[float, ...]


@lru_cache(maxsize=64)
def dice_of(hero_die: tuple[int, ...], sin_die: tuple[int, ...]) -> Dice:
    """The shares of the results on the dice of a game."""
    return Dice(
        tuple([hero_die.count(face) / len(hero_die) for face in (HIT, DEF, CC, SKILL, FAITH)]),
        tuple([sin_die.count(face) / len(sin_die) for face in (SIN_HIT, BURST, CORR, BLANK)]),
    )


Group = tuple[int, int, Chances]
"""So many DEF, so many CC, and the chances of 0, 1, ... HIT beside them."""


@lru_cache(maxsize=256)
def hero_groups(dice: int, die: tuple[float, ...]) -> tuple[Group, ...]:
    """What the dice without FAITH show, by DEF and CC."""
    hit, defense, cc, skill, faith = die
    rest = 1.0 - faith
    shares = (defense / rest, cc / rest, hit / rest, skill / rest)
    groups: dict[tuple[int, int], list[float]] = {}
    for (d, c, h), chance in faces(dice, shares):
        hits = groups.setdefault((d, c), [])
        hits.extend([0.0] * (h + 1 - len(hits)))
        hits[h] += chance
    return tuple([(d, c, tuple(hits)) for (d, c), hits in groups.items()])


def faith(dice: int, die: tuple[float, ...]) -> tuple[Chances, float]:
    """TO-DICE-05: how many FAITH fall, and the chance of more."""
    return chain(dice, die[4])


@lru_cache(maxsize=256)
def skill(dice: int, die: tuple[float, ...]) -> tuple[Chances, float]:
    """TO-CLEANSE-05: how many SKILL fall, each FAITH taken as one, and the chance of more."""
    share = die[3] / (1.0 - die[4])
    plain = [0.0] * (max(0, dice) + 1)
    for (s,), chance in faces(dice, (share, 1.0 - share)):
        plain[s] += chance
    added, remainder = chain(dice, die[4])
    return trimmed(together(tuple(plain), added)), remainder


SinRows = tuple[Chances, ...]
"""Row w, place c: the chance of w Hits (BURST included) with c CORR."""


@lru_cache(maxsize=256)
def sin_rows(dice: int, die: tuple[float, ...]) -> tuple[SinRows, float]:
    """TO-DICE-02, TO-DICE-04: Hits and CORR of a Sin roll together, and the chance of longer chains."""
    hit, burst, corr, blank = die
    rest = 1.0 - burst
    bursts, remainder = chain(dice, burst)
    most = max(0, dice)
    rows = [[0.0] * (most + 1) for _ in range(most + len(bursts))]
    for (c, h), chance in faces(dice, (corr / rest, hit / rest, blank / rest)):
        for b, likely in enumerate(bursts):
            rows[h + b][c] += chance * likely
    return tuple([tuple(row) for row in rows]), remainder


@lru_cache(maxsize=256)
def prefixes(rows: SinRows) -> SinRows:
    """Row w: the chances of c CORR together with at most w Hits."""
    sums: list[Chances] = []
    for row in rows:
        sums.append(row if not sums else tuple(map(float.__add__, sums[-1], row)))
    return tuple(sums)


def sin_hits(dice: int, die: tuple[float, ...]) -> tuple[Chances, float]:
    """How many Hits a Sin roll shows."""
    rows, remainder = sin_rows(dice, die)
    return tuple([sum(row) for row in rows]), remainder


def sin_corruption(dice: int, die: tuple[float, ...]) -> tuple[Chances, float]:
    """How many CORR a Sin roll shows; a BURST only adds a die, so no chain is cut off."""
    share = die[2] / (1.0 - die[1])
    found = [0.0] * (max(0, dice) + 1)
    for (c,), chance in faces(dice, (share, 1.0 - share)):
        found[c] += chance
    return tuple(found), 0.0
