"""Whether every level is better than the one below, on every side of a game.

For each step of the ladder three pairings meet on the same seeds: the lower level against itself, the upper one on the
first side, the upper one on the second. A side is better played if it wins more often than the lower level did in the
same seats, on the same seeds, against the same opponents. All of a step's games lie in a file of their own, as in the
arena, so that a measurement can be stopped and gone on with.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from othersight.arena.compare import difference
from othersight.arena.lab import Lab
from othersight.arena.results import Row
from othersight.arena.statistics import wilson
from othersight.arena.thinking import quantile, seconds_of, together
from othersight.bots import LEVELS, NAMES

STANDARD: dict[str, dict[str, Any]] = {
    "the-others": {},
    "they-live": {"players": 5, "difficulty": "normal"},
}
"""The options of a measurement that says nothing of them."""


def steps_of(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each level with the one below it, the lowest first."""
    order = [name for name in NAMES if name in levels]
    return list(pairwise(order))


def lab_of(game: str, below: str, level: str, seed: str, options: Mapping[str, Any]) -> Lab:
    """The games of one step."""
    lab = Lab(game, (below, level), seed, {**STANDARD[game], **options})
    return replace(lab, meetings=((below, below), (level, below), (below, level)), is_timed=True)


def rungs_of(lab: Lab, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """What one step has shown, side by side."""
    rows = list(rows)
    sides = lab.programme.sides
    base = games_of(rows, dict.fromkeys(sides, lab.levels[0]))
    return [rung(side, sides, lab, base, rows) for side in sides]


def rung(
    side: str, sides: Sequence[str], lab: Lab, base: Sequence[Row], rows: Sequence[Row]
) -> dict[str, Any]:
    """The upper level on one side against the lower one."""
    below, level = lab.levels
    upper = games_of(rows, {one: level if one == side else below for one in sides})
    found = difference(by_deal(base, lab), by_deal(upper, lab), side)
    won = sum(row.outcome == side for row in upper if row.outcome)
    finished = sum(bool(row.outcome) for row in upper)
    return {
        "role": side,
        "level": level,
        "below": below,
        "games": found["games"],
        "win_rate": found["share_b"],
        "interval": [round(end, 4) for end in wilson(won, finished)],
        "win_rate_below": found["share_a"],
        "difference": found["difference"],
        "difference_interval": [found["low"], found["high"]],
        "is_better": found["low"] > 0,
        "seconds": times_of(upper, level),
    }


def games_of(rows: Iterable[Row], pairing: Mapping[str, str]) -> list[Row]:
    """The games of one pairing."""
    return [row for row in rows if row.pairing == pairing]


def by_deal(rows: Iterable[Row], lab: Lab) -> list[Row]:
    """The rows under the number of their deal, which the pairings of a step share."""
    return [replace(row, number=row.number // len(lab.pairings)) for row in rows]


def times_of(rows: Iterable[Row], level: str) -> dict[str, Any]:
    """How long the level's decisions took on one core, and how many took more than they may."""
    scale = together([row.facts["thinking"].get(level, {}) for row in rows])
    allowed = LEVELS[level].seconds
    over = [count for step, count in scale.items() if allowed and seconds_of(step) > allowed * 1.1]
    return {
        "median": round(quantile(scale, 0.5), 5),
        "p95": round(quantile(scale, 0.95), 5),
        "most": round(quantile(scale, 1.0), 5),
        "allowed": allowed,
        "over": sum(over),
        "decisions": sum(scale.values()),
    }
