"""The odds of a Ranged Fight: the Hero's roll alone, then the strike back of whoever is left (chapter TO-RANGED).

FAITH and the Level 7 result are fixed before any Sin roll (TO-RANGED-09), so that an aim can only look at what is to
be
expected: of the ways that serve its first wish equally it takes those with the fewest Wounds (or the least Corruption)
expected, and so on.
"""

from functools import lru_cache
from typing import NamedTuple

from othersight.games.the_others.odds.aims import Victims, worth
from othersight.games.the_others.odds.fight import needs_of
from othersight.games.the_others.odds.harm import Harm, Tally
from othersight.games.the_others.odds.pools import Dice, SinRows, faith, hero_groups, sin_rows


class Strike(NamedTuple):
    """The Sin roll of step 3 with its fixed results."""

    sin_dice: int
    sin_hits: int = 0
    sin_corruption: int = 0
    cancelled: int = 0


class Ranged(NamedTuple):
    """The Hero's pool with its fixed results, the targets, and what follows each set of kills."""

    hero_dice: int
    victims: Victims
    strikes: tuple[Strike | None, ...]
    """By the Monsters killed, a bit each: the strike back, or None where nobody comes."""
    hits: int = 0
    defense: int = 0
    cc: int = 0
    free: int = 0
    spared: int = 0


class Fear:
    """What is to be expected of one strike back for every number of DEF and CC against it."""

    def __init__(self, strike: Strike, dice: Dice, most: tuple[int, int], spared: int) -> None:
        self.strike = strike
        self.rows, self.remainder = sin_rows(strike.sin_dice, dice.sin)
        hits = tuple([sum(row) for row in self.rows])
        corr = tuple([sum(column) for column in zip(*self.rows, strict=True)])
        offset = spared - strike.sin_hits
        self.wounds = [
            expected_beyond(hits, max(0, d - strike.cancelled) + offset) for d in range(most[0] + 1)
        ]
        self.corruption = [
            expected_beyond(corr, c - strike.sin_corruption) for c in range(most[1] + 1)
        ]
        self.enough_defense = fewest(self.wounds)
        self.enough_cc = fewest(self.corruption)


def expected_beyond(chances: tuple[float, ...], stopped: int) -> float:
    """The expected number of what is left beyond so many."""
    return sum([max(0, k - stopped) * chance for k, chance in enumerate(chances)])


def fewest(expected: list[float]) -> list[int]:
    """For every number, the smallest that is no worse."""
    found: list[int] = []
    for at, value in enumerate(expected):
        found.append(found[-1] if at and expected[at - 1] <= value else at)
    return found


@lru_cache(maxsize=1024)
def ranged_odds(shot: Ranged, dice: Dice, aim: str = "most") -> Harm:
    """Kills, Wounds and Corruption of one Ranged Fight, together."""
    chances, beyond = faith(shot.hero_dice, dice.hero)
    more = max(0, shot.hero_dice) + len(chances) + shot.free
    most = (shot.defense + more, shot.cc + more)
    known = {
        strike: Fear(strike, dice, most, shot.spared)
        for strike in set(shot.strikes)
        if strike is not None
    }
    fears = [known[strike] if strike is not None else None for strike in shot.strikes]
    sets = sets_to_weigh(shot, aim)
    ends: dict[tuple[int, int, int], float] = {}
    for d, c, hits in hero_groups(shot.hero_dice, dice.hero):
        for h, rolled in enumerate(hits):
            for fallen, chance in enumerate(chances):
                end = best_end(shot, fears, (aim, sets), (h, d, c, fallen))
                ends[end] = ends.get(end, 0.0) + rolled * chance
    return struck_back(shot, fears, ends, beyond)


Roll = tuple[int, int, int, int]
"""HIT, DEF, CC and FAITH of a Hero roll."""
KillSet = tuple[int, int, float]
"""Monsters that are killed, a bit each, the Hits it takes, and what it is worth."""


def best_end(
    shot: Ranged, fears: list[Fear | None], wish: tuple[str, tuple[KillSet, ...]], roll: Roll
) -> tuple[int, int, int]:
    """The kills, DEF and CC that serve the aim best, of all sets to weigh."""
    aim, sets = wish
    have, free = roll[0] + shot.hits, roll[3] + shot.free
    best: tuple[int, int, int] = (0, 0, 0)
    best_key: tuple[float, ...] = ()
    for mask, cost, kills in sets:
        if cost > have + free:
            continue
        if best_key and aim in ("most", "first") and kills < best_key[0]:
            break  # the sets come in the order of their worth
        left = free - max(0, cost - have)
        fear = fears[mask]
        end = (mask, 0, 0)
        wounds = corruption = 0.0
        if fear is not None:
            defense, cc = divided(fear, left, shot.defense + roll[1], shot.cc + roll[2], aim)
            end = (mask, defense, cc)
            wounds, corruption = -fear.wounds[defense], -fear.corruption[cc]
        key = ranking(aim, kills, mask == len(fears) - 1, (wounds, corruption))
        if not best_key or key > best_key:
            best, best_key = end, key
    return best


@lru_cache(maxsize=256)
def kill_sets(victims: Victims, aim: str) -> tuple[KillSet, ...]:
    """Every set of Monsters that can be killed, the Hits it takes and its worth, the most worth first."""
    found = [(0, 0, 0.0)]
    for at, victim in enumerate(victims):
        if victim.defense >= 0:
            gain = worth(victims, at, aim)
            found += [(m | 1 << at, cost + victim.defense, w + gain) for m, cost, w in found]
    sets = [(mask, max(cost, 1) if mask else 0, kills) for mask, cost, kills in found]
    return tuple(sorted(sets, key=lambda each: (-each[2], each[0])))


def sets_to_weigh(shot: Ranged, aim: str) -> tuple[KillSet, ...]:
    """Without those that another beats however the dice fall: worth as much, the same strike back, no more Hits."""
    everybody = len(shot.strikes) - 1
    cheapest: dict[tuple[Strike | None, bool], int] = {}
    found: list[KillSet] = []
    for each in kill_sets(shot.victims, aim):
        mask, cost, _ = each
        after = (shot.strikes[mask], mask == everybody)
        if after not in cheapest or cost < cheapest[after]:
            cheapest[after] = cost
            found.append(each)
    return tuple(found)


def divided(fear: Fear, left: int, defense: int, cc: int, aim: str) -> tuple[int, int]:
    """What is left to choose, put on DEF and CC in the order of the aim."""
    if aim == "pure":
        purged = max(cc, fear.enough_cc[cc + left])
        return defense + left - (purged - cc), purged
    stopped = max(defense, fear.enough_defense[defense + left])
    return stopped, cc + left - (stopped - defense)


def ranking(
    aim: str, kills: float, is_clear: bool, spared: tuple[float, float]
) -> tuple[float, ...]:
    """How good an end is, wish after wish; `spared` is the harm expected, as a loss."""
    wounds, corruption = spared
    if aim in ("most", "first"):
        return kills, wounds, corruption
    if aim == "pure":
        return corruption, wounds, kills
    if aim == "clear":
        return float(is_clear), wounds, corruption, kills
    return wounds, corruption, kills


def struck_back(
    shot: Ranged, fears: list[Fear | None], ends: dict[tuple[int, int, int], float], beyond: float
) -> Harm:
    """TO-RANGED-13, TO-RANGED-14: the Sin roll, if there is one, against what the Hero has fixed."""
    met = [fear for fear in fears if fear is not None]
    width = max([corr_width(fear) for fear in met], default=1)
    height = max([len(fear.rows) + fear.strike.sin_hits for fear in met], default=1)
    tally = Tally(width, height)
    remainder = beyond
    for (mask, defense, cc), weight in ends.items():
        fear = fears[mask]
        sheet = tally.of(mask)
        if fear is None:
            sheet[0] += weight
            continue
        remainder += weight * fear.remainder
        for wounds, corr, chance in fear_needs(fear, defense, cc, shot.spared):
            sheet[wounds * width + corr] += weight * chance
    return Harm(shot.victims, tally.joint(), remainder)


def corr_width(fear: Fear) -> int:
    """One more than the most Corruption that can be left."""
    rows: SinRows = fear.rows
    return len(rows[0]) + fear.strike.sin_corruption


def fear_needs(fear: Fear, defense: int, cc: int, spared: int) -> list[tuple[int, int, float]]:
    """What so many DEF and CC leave of a strike back."""
    stopped = max(0, defense - fear.strike.cancelled) + spared - fear.strike.sin_hits
    return needs_of(fear.rows, stopped, cc - fear.strike.sin_corruption)
