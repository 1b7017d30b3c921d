"""One or two figures at several values on the same seeds: how the share of a side moves with them."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from othersight.arena.row import Row
from othersight.arena.schedule import Figures
from othersight.arena.statistics import wilson
from othersight.kernel.errors import OthersightError

MOST = 60
"""More settings than these would be played for days, and nobody could read them."""


def range_of(written: str) -> tuple[str, list[int]]:
    """`heroes.rose.skill=2:5` as the figure and its values, both ends included; `=1,3,5` names them one by one."""
    path, sign, values = written.partition("=")
    first, colon, last = values.partition(":")
    named = [first, last] if colon else values.split(",")
    if not sign or not path or not all([is_number(one) for one in named]):
        raise OthersightError(f"{written} is no sweep", "arena-sweep", given=written)
    numbers = [int(one[:9]) for one in named]
    found = list(range(numbers[0], numbers[1] + 1)) if colon else sorted(set(numbers))
    if not 2 <= len(found) <= MOST:
        raise OthersightError(f"{written} is no sweep", "arena-sweep", given=written)
    return path, found


def is_number(written: str) -> bool:
    """Whether somebody has written a whole number."""
    digits = written.removeprefix("-")
    return digits.isascii() and digits.isdigit()


def settings_of(sweeps: Sequence[str]) -> dict[str, Figures]:
    """A setting for each value of one figure, or for each pair of values of two."""
    ranges = [range_of(one) for one in sweeps]
    paths = [path for path, _ in ranges]
    if len(paths) > 2 or len(set(paths)) < len(paths):
        raise OthersightError("one or two figures are swept", "arena-sweep-two")
    found: dict[str, Figures] = {}
    for values in product(*[values for _, values in ranges]):
        figures = dict(zip(paths, values, strict=True))
        found[",".join([f"{path}={value}" for path, value in figures.items()])] = figures
    if len(found) > MOST:
        raise OthersightError("too many settings", "arena-sweep-many", count=len(found), most=MOST)
    return found


def swept(rows: Sequence[Row], settings: Mapping[str, Figures], side: str) -> list[dict[str, Any]]:
    """The share of the side at each setting, with the ends of its interval; only games that all have finished."""
    numbers = [
        {row.number for row in rows if row.setting == name and row.outcome} for name in settings
    ]
    common = set.intersection(*numbers) if numbers else set()
    told = []
    for name, figures in settings.items():
        met = [row for row in rows if row.setting == name and row.number in common]
        won = sum([row.outcome == side for row in met])
        low, high = wilson(won, len(met))
        share = won / len(met) if met else 0.0
        ends = [round(end, 4) for end in (share, low, high)]
        told.append(
            {
                "figures": dict(figures),
                "games": len(met),
                "wins": won,
                **dict(zip(("share", "low", "high"), ends, strict=True)),
            }
        )
    return told


def are_swept(settings: Mapping[str, Figures]) -> bool:
    """Whether the settings of a run are the values of one or two figures."""
    paths = {tuple(figures) for figures in settings.values()}
    return len(settings) > 2 and len(paths) == 1 and 1 <= len(next(iter(paths))) <= 2
