"""The quick way through a Fight in which kills come first, then Wounds, then Corruption.

Once the kills are settled every result left to choose goes to DEF and then to CC. Wounds then depend on the sum of DEF
rolled and results left alone, so that most of the work is done on sums instead of on every roll by itself. The figures
are those of the slow way in `fight`, which serves every other order of wishes.
"""

from functools import lru_cache

from othersight.games.the_others.odds.harm import Tally
from othersight.games.the_others.odds.pools import SinRows, prefixes

Left = dict[tuple[int, int], list[float]]
"""By DEF and CC rolled: the chances of 0, 1, ... results left to choose."""


def settle(tally: Tally, mask: int, left: Left, rows: SinRows, start: tuple[int, int]) -> None:
    """Count what comes of all rolls that kill this set of Monsters.

    `start` is how many Hits and how many CORR of the Sin roll the fixed results stop; below 0 they add to them.
    """
    sheet = tally.of(mask)
    before = sum(sheet)
    mass = sum([sum(held) for held in left.values()]) * sum([sum(row) for row in rows])
    wounded(sheet, left, rows, start, tally.width)
    for (d, c), held in left.items():
        corrupted(sheet, held, rows, (start[0] + d, start[1] + c))
    sheet[0] += max(0.0, mass + before - sum(sheet))


def wounded(
    sheet: list[float], left: Left, rows: SinRows, start: tuple[int, int], width: int
) -> None:
    """Some Wounds are left: all was spent on DEF, and Corruption is as CC rolled leaves it."""
    sums: dict[int, list[float]] = {}
    for (d, c), held in left.items():
        mine = sums.setdefault(c, [])
        mine.extend([0.0] * (d + len(held) - len(mine)))
        for free, chance in enumerate(held, d):
            mine[free] += chance
    for c, chances in sums.items():
        flat = laid_out(rows, start[1] + c, width)
        for stopped, chance in enumerate(chances, start[0]):
            if chance > 0.0:
                first = max(0, stopped + 1)
                at = (first - stopped) * width
                further = flat[first * width :]
                end = at + len(further)
                sheet[at:end] = [
                    a + chance * b for a, b in zip(sheet[at:end], further, strict=True)
                ]


@lru_cache(maxsize=512)
def laid_out(rows: SinRows, purged: int, width: int) -> tuple[float, ...]:
    """Every number of Hits with what `purged` CC leave of the CORR, row after row."""
    flat: list[float] = []
    for row in rows:
        rest = [0.0] * width
        for corr, chance in enumerate(row):
            rest[max(0, corr - purged)] += chance
        flat += rest
    return tuple(flat)


def corrupted(sheet: list[float], held: list[float], rows: SinRows, stops: tuple[int, int]) -> None:
    """No Wound is left but some Corruption: what DEF did not need went to CC and did not suffice."""
    stopped, purged = stops
    most = len(rows[0]) - 1
    if stopped >= 0:
        row = prefixes(rows)[min(stopped, len(rows) - 1)]
        spare_for_cc(sheet, held, row, purged, 0)
    for hits in range(max(0, stopped + 1), min(len(rows), stopped + len(held))):
        if purged < most:
            spare_for_cc(sheet, held, rows[hits], purged, hits - stopped)


def spare_for_cc(
    sheet: list[float], held: list[float], row: tuple[float, ...], purged: int, used: int
) -> None:
    """One number of Hits, met by DEF with `used` of the results to choose."""
    for spare in range(max(0, len(row) - 1 - purged)):
        if used + spare >= len(held):
            return
        chance = held[used + spare]
        for corr in range(max(0, purged + spare + 1), len(row)):
            sheet[corr - purged - spare] += chance * row[corr]
