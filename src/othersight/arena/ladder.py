"""Whether every level is better than the one below, on every side of a game.

All levels play the same seeds on either side against the same opponents, so that the games of a level count for the
step up to it and for the step above it. A side is better played if it wins more often than the level below did in the
same seats, on the same seeds, against the same opponents. All games of a level lie in a file of their own, as in the
arena, so that a measurement can be stopped and gone on with.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
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
OPPONENTS = "regular"
"""The opponents of a measurement that names none: a level against which no level wins all or nothing."""


def lab_of(game: str, level: str, against: str, seed: str, options: Mapping[str, Any]) -> Lab:
    """The games of one level: on either side, against opponents of another."""
    levels = tuple(dict.fromkeys((level, against)))
    meetings = tuple(dict.fromkeys(((level, against), (against, level))))
    options = {**STANDARD[game], **options}
    return Lab(game, levels, seed, options, meetings=meetings, is_timed=True)


@dataclass(frozen=True)
class Record:
    """What one level has played."""

    level: str
    against: str
    lab: Lab
    rows: Sequence[Row]

    def games(self, side: str) -> list[Row]:
        """Its games on one side, under the numbers of their deals, which all levels share."""
        pairing = dict.fromkeys(self.lab.programme.sides, self.against) | {side: self.level}
        pairings = len(self.lab.pairings)
        return [
            replace(row, number=row.number // pairings)
            for row in self.rows
            if row.pairing == pairing
        ]


def in_order(levels: Sequence[str]) -> list[str]:
    """The levels, the lowest first."""
    return [name for name in NAMES if name in levels]


def rungs_of(records: Sequence[Record]) -> list[dict[str, Any]]:
    """Each record with the one below it, side by side; the lowest comes first."""
    return [
        rung(side, below, upper)
        for below, upper in pairwise(records)
        for side in upper.lab.programme.sides
    ]


def rung(side: str, below: Record, upper: Record) -> dict[str, Any]:
    """One step on one side."""
    games = upper.games(side)
    found = difference(below.games(side), games, side)
    won = round(found["share_b"] * found["games"])
    return {
        "role": side,
        "level": upper.level,
        "below": below.level,
        "against": upper.against,
        "games": found["games"],
        "win_rate": found["share_b"],
        "interval": [round(end, 4) for end in wilson(won, found["games"])],
        "win_rate_below": found["share_a"],
        "difference": found["difference"],
        "difference_interval": [found["low"], found["high"]],
        "is_better": found["low"] > 0,
        "seconds": times_of(games, side, upper.level),
    }


def times_of(rows: Iterable[Row], side: str, level: str) -> dict[str, Any]:
    """How long the level's decisions on a side took on one core, and how many took more than they may."""
    scale = together([row.facts["thinking"].get(side, {}) for row in rows])
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
