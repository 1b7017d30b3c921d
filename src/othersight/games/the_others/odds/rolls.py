"""The odds of Cleanse rolls and of Fire and Corruption checks (TO-CLEANSE-02, TO-CLEANSE-03, TO-CLEANSE-04,
TO-CLEANSE-05, TO-CLEANSE-06, TO-CHECK-03, TO-CHECK-04, TO-CHECK-05, TO-CHECK-06, TO-CHECK-07, TO-CHECK-08)."""

from functools import lru_cache
from typing import NamedTuple

from othersight.games.the_others.odds.harm import Harm, Joint
from othersight.games.the_others.odds.pools import Dice, sin_corruption, sin_hits, skill
from othersight.kernel.odds import Chances, Odds
from othersight.odds.chains import at_least, at_most, less, together, trimmed


def cleanse_odds(dice: int, die: Dice, tokens: int, free: int = 0) -> Odds:
    """How many of the tokens can be taken off; `free` is the Level 7 result, taken as SKILL."""
    found, remainder = skill(dice, die.hero)
    found = less(found, -free)
    events = {"all-removed": at_least(found, tokens), "none-removed": at_most(found, tokens)[0]}
    return Odds("cleanse", {"removed": at_most(found, tokens)}, events, remainder)


class Check(NamedTuple):
    """One check: its tokens, what they are read as, and what PROXY and HAZMATA SUIT cancel."""

    dice: int
    is_fire: bool
    shield: int = 0


def check_chances(check: Check, die: Dice) -> tuple[Chances, float]:
    """TO-CHECK-04, TO-CHECK-05: the Wounds of a Fire check or the Corruption of a Corruption check."""
    read = sin_hits if check.is_fire else sin_corruption
    found, remainder = read(check.dice, die.sin)
    return trimmed(less(found, check.shield)), remainder


@lru_cache(maxsize=1024)
def check_odds(checks: tuple[Check, ...], die: Dice, wounds: int = 0, corruption: int = 0) -> Harm:
    """Several checks one after the other (TO-CHECK-06), with Wounds and Corruption that are certain."""
    sums: dict[bool, Chances] = {True: less((1.0,), -wounds), False: less((1.0,), -corruption)}
    whole = 1.0
    for check in checks:
        found, remainder = check_chances(check, die)
        whole *= 1.0 - remainder
        sums[check.is_fire] = together(sums[check.is_fire], found)
    joint: Joint = {}
    for w, chance in enumerate(sums[True]):
        for c, likely in enumerate(sums[False]):
            if chance * likely > 0.0:
                joint[0, w, c] = chance * likely
    return Harm((), joint, 1.0 - whole)
