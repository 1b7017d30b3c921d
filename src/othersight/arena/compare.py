"""Two settings played on the same seeds: by how much the win rate of a side differs.

Only games that changed hands tell the two apart. The interval is Tango's for paired shares, which holds for few changes
as well as for many. Where several pairings share a seed they may change hands together, and the interval is as wide as
the seeds scatter.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

from othersight.arena.row import Row
from othersight.arena.statistics import Z_95, boundary, reach_by_seed


def difference(rows_a: Iterable[Row], rows_b: Iterable[Row], side: str) -> dict[str, Any]:
    """The share of the side in b less that in a, over the games that both have finished, with its interval."""
    pairs = pairs_of(rows_a, rows_b)
    won = [(one.outcome == side, other.outcome == side) for one, other in pairs]
    gained = sum(not before and after for before, after in won)
    lost = sum(before and not after for before, after in won)
    games = len(pairs)
    moved = (gained - lost) / games if games else 0.0
    low, high = interval(gained, lost, games)
    reach = reach_of_pairs(pairs, won)
    low, high = max(-1.0, min(low, moved - reach)), min(1.0, max(high, moved + reach))
    return {
        "side": side,
        "games": games,
        "share_a": rounded(sum(before for before, _ in won) / games if games else 0.0),
        "share_b": rounded(sum(after for _, after in won) / games if games else 0.0),
        "difference": rounded(moved),
        "low": rounded(low),
        "high": rounded(high),
        "gained": gained,
        "lost": lost,
        "changed": gained + lost,
    }


def pairs_of(rows_a: Iterable[Row], rows_b: Iterable[Row]) -> list[tuple[Row, Row]]:
    """The games of one number that have finished in both, in the order of their numbers."""
    before = {row.number: row for row in rows_a if row.outcome}
    after = {row.number: row for row in rows_b if row.outcome}
    return [(before[number], after[number]) for number in sorted(before.keys() & after.keys())]


def reach_of_pairs(pairs: Sequence[tuple[Row, Row]], won: Sequence[tuple[bool, bool]]) -> float:
    """Half the interval where seeds have several pairs each; 0 where every pair has a seed of its own."""
    moves = [after - before for before, after in won]
    middle = sum(moves) / max(1, len(moves))
    added = defaultdict[str, float](float)
    for (row, _), move in zip(pairs, moves, strict=True):
        added[row.seed] += move - middle
    return reach_by_seed(added, len(pairs)) if len(added) < len(pairs) else 0.0


def interval(gained: int, lost: int, games: int) -> tuple[float, float]:
    """The ends of the 95 % interval of the difference: what the games do not speak against."""
    if games == 0:
        return -1.0, 1.0
    return -reach(lost, gained, games), reach(gained, lost, games)


def reach(gained: int, lost: int, games: int) -> float:
    """The upper end: the largest difference from which the games are not too far below."""
    lowest = (gained - lost) / games

    def is_beyond(part: float) -> bool:
        return score(gained, lost, games, lowest + part * (1 - lowest)) < -Z_95

    return lowest + boundary(is_beyond) * (1 - lowest)


def score(gained: int, lost: int, games: int, difference: float) -> float:
    """How many deviations the games lie above a supposed difference (Tango 1998)."""
    spread = supposed_losses(gained, lost, games, difference)
    variance = games * (2 * spread + difference * (1 - difference))
    return (gained - lost - games * difference) / sqrt(variance) if variance > 0 else 0.0


def supposed_losses(gained: int, lost: int, games: int, difference: float) -> float:
    """The likeliest share of games lost, were that the difference."""
    a, c = 2 * games, -lost * difference * (1 - difference)
    b = (2 * games - gained + lost) * difference - gained - lost
    return (sqrt(max(0.0, b * b - 4 * a * c)) - b) / (2 * a)


def rounded(value: float) -> float:
    return round(value, 4)
