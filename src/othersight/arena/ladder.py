"""Whether every level is better than the one below, on every side of a game.

On one side all levels play the same seeds against the same opponents, so that the games of a level count for the step
up to it and for the step above it. A side is better played if it wins more often than the level below did in the same
seats, on the same seeds, against the same opponents. The games of a level on a side lie in a file of their own, as in
the arena, so that a measurement can be stopped and gone on with.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from othersight.arena.compare import difference
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.arena.spec import spec_of
from othersight.arena.statistics import wilson
from othersight.arena.think_time import quantile, seconds_of, together
from othersight.bots import NAMES, level_of


@dataclass(frozen=True)
class Stand:
    """One level on one side, and whom it meets there."""

    level: str
    side: str
    against: str


def lab_of(game: str, stand: Stand, seed: str, options: Mapping[str, Any]) -> Schedule:
    """The games of one level on one side."""
    spec = spec_of(game)
    meeting = tuple([stand.level if side == stand.side else stand.against for side in spec.sides])
    options = {**spec.standard, **options}
    levels = tuple(dict.fromkeys(meeting))
    return Schedule(game, levels, seed, options, meetings=(meeting,), is_timed=True)


@dataclass(frozen=True)
class Record:
    """What one level has played on one side; game by game all levels have played the same deals."""

    stand: Stand
    rows: Sequence[Row]


def in_order(levels: Sequence[str]) -> list[str]:
    """The levels, the lowest first; players of one's own follow as they were named."""
    known = [name for name in NAMES if name in levels]
    return [*known, *[name for name in levels if name not in known]]


def standing_of(record: Record) -> dict[str, Any]:
    """How one level fares on one side, whatever the others do: all its finished games count."""
    level, side = record.stand.level, record.stand.side
    finished = [row for row in record.rows if row.outcome]
    won = sum(row.outcome == side for row in finished)
    return {
        "role": side,
        "level": level,
        "against": record.stand.against,
        "games": len(finished),
        "win_rate": round(won / len(finished), 4) if finished else 0.0,
        "interval": [round(end, 4) for end in wilson(won, len(finished))],
        "seconds": times_of(record.rows, side, level),
    }


def rungs_of(records: Sequence[Record]) -> list[dict[str, Any]]:
    """Each record of a side with the one below it; the lowest comes first."""
    return [rung(below, upper) for below, upper in pairwise(records)]


def rung(below: Record, upper: Record) -> dict[str, Any]:
    """One step on one side."""
    level, side, against = upper.stand.level, upper.stand.side, upper.stand.against
    found = difference(below.rows, upper.rows, side)
    won = round(found["share_b"] * found["games"])
    return {
        "role": side,
        "level": level,
        "below": below.stand.level,
        "against": against,
        "games": found["games"],
        "win_rate": found["share_b"],
        "interval": [round(end, 4) for end in wilson(won, found["games"])],
        "win_rate_below": found["share_a"],
        "difference": found["difference"],
        "difference_interval": [found["low"], found["high"]],
        "is_better": found["low"] > 0,
        "seconds": times_of(upper.rows, side, level),
    }


def times_of(rows: Iterable[Row], side: str, level: str) -> dict[str, Any]:
    """How long the level's decisions on a side took on one core, and how many took more than they may."""
    scale = together([row.facts["thinking"].get(side, {}) for row in rows])
    allowed = level_of(level).seconds
    over = [count for step, count in scale.items() if allowed and seconds_of(step) > allowed * 1.1]
    return {
        "median": round(quantile(scale, 0.5), 5),
        "p95": round(quantile(scale, 0.95), 5),
        "most": round(quantile(scale, 1.0), 5),
        "allowed": allowed,
        "over": sum(over),
        "decisions": sum(scale.values()),
    }
