"""Two settings played on the same seeds: by how much the win rate of a side differs.

Only games that changed hands tell the two apart. Where many did, the difference has its paired normal interval; where
few did, the interval is exact for how those few split.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Any

from othersight.arena.row import Row
from othersight.arena.statistics import TAIL, Z_95, exact_interval, mcnemar

FEW = 25
"""Below so many games that changed hands the normal curve is no good."""


def difference(rows_a: Iterable[Row], rows_b: Iterable[Row], side: str) -> dict[str, Any]:
    """The share of the side in b less that in a, over the games that both have finished, with its interval."""
    pairs = pairs_of(rows_a, rows_b)
    won = [(one.outcome == side, other.outcome == side) for one, other in pairs]
    gained = sum(not before and after for before, after in won)
    lost = sum(before and not after for before, after in won)
    games = len(pairs)
    low, high = interval(gained, lost, games)
    return {
        "side": side,
        "games": games,
        "share_a": rounded(sum(before for before, _ in won) / games if games else 0.0),
        "share_b": rounded(sum(after for _, after in won) / games if games else 0.0),
        "difference": rounded((gained - lost) / games if games else 0.0),
        "low": rounded(low),
        "high": rounded(high),
        "gained": gained,
        "lost": lost,
        "changed": gained + lost,
        "p": float(f"{mcnemar(gained, lost):.3g}"),
        "exact": gained + lost < FEW,
    }


def pairs_of(rows_a: Iterable[Row], rows_b: Iterable[Row]) -> list[tuple[Row, Row]]:
    """The games of one number that have finished in both, in the order of their numbers."""
    before = {row.number: row for row in rows_a if row.outcome}
    after = {row.number: row for row in rows_b if row.outcome}
    return [(before[number], after[number]) for number in sorted(before.keys() & after.keys())]


def interval(gained: int, lost: int, games: int) -> tuple[float, float]:
    """The ends of the 95 % interval of the difference."""
    changed = gained + lost
    if games == 0:
        return -1.0, 1.0
    if changed == 0:  # the share that may change hands all the same
        reach = 1 - TAIL ** (1 / games)
        return -reach, reach
    if changed < FEW:
        low, high = exact_interval(gained, changed)
        return (2 * low - 1) * changed / games, (2 * high - 1) * changed / games
    middle = (gained - lost) / games
    reach = Z_95 * sqrt(changed - (gained - lost) ** 2 / games) / games
    return max(-1.0, middle - reach), min(1.0, middle + reach)


def rounded(value: float) -> float:
    return round(value, 4)
