"""Win rates with their intervals, for all games and for parts of them."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from othersight.arena.report.spec import report_spec_of
from othersight.arena.row import Row
from othersight.arena.spec import all_specs
from othersight.arena.statistics import comparable, reach_of_seeds, stratified_difference, wilson

Key = TypeVar("Key", bound=Hashable)

FEW = 30
"""Below so many games a share says little."""


@cache
def going_round() -> list[str]:
    """Stories, Sins, difficulties and so on in their usual order."""
    cycled = [values for spec in all_specs().values() for values in spec.cycled.values()]
    return [value for values in cycled for value in values if isinstance(value, str)]


@dataclass(frozen=True)
class Rate:
    """So many games and how many of them a side has won."""

    games: int
    wins: int
    telling: float = field(default=1.0, compare=False)
    """How many games of its own seed a game tells as much as; less than 1 where games of one seed go alike."""

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins * self.telling, self.games * self.telling)

    @property
    def is_few(self) -> bool:
        return self.games < FEW


@dataclass(frozen=True)
class Effect:
    """Games with something against games without it, of the same players and kind of game.

    The shares are those of comparable games: each kind of game weighs the same on both sides.
    """

    name: str
    having: Rate
    lacking: Rate
    share: float
    share_without: float
    difference: float
    low: float
    high: float

    @property
    def is_few(self) -> bool:
        return self.having.is_few or self.lacking.is_few


def rate(rows: Iterable[Row], side: str) -> Rate:
    """How often a side has won; games that did not finish count for nobody."""
    finished = [row for row in rows if row.outcome]
    won = sum(row.outcome == side for row in finished)
    return Rate(len(finished), won, telling_of(finished, side, won))


def telling_of(finished: Sequence[Row], side: str, won: int) -> float:
    """By how much the wins scatter more from seed to seed than those of as many games that have nothing in common."""
    added = defaultdict[str, float](float)
    for row in finished:
        added[row.seed] += (row.outcome == side) - won / len(finished)
    if not 1 < len(added) < len(finished):
        return 1.0
    spread = sum(by * by for by in added.values()) * len(added) / (len(added) - 1)
    unrelated = won * (len(finished) - won) / len(finished)
    return unrelated / spread if spread > unrelated else 1.0


def split(rows: Iterable[Row], key: Callable[[Row], Key]) -> dict[Key, list[Row]]:
    """The rows by what they have in common."""
    parts: dict[Key, list[Row]] = {}
    for row in rows:
        parts.setdefault(key(row), []).append(row)
    return parts


def in_order(parts: dict[Key, list[Row]]) -> list[tuple[Key, list[Row]]]:
    """Values as they go round in the arena, other numbers by size, other words by the alphabet."""
    return sorted(parts.items(), key=lambda part: [place_of(k) for k in as_tuple(part[0])])


def as_tuple(key: Any) -> tuple[Any, ...]:
    return key if isinstance(key, tuple) else (key,)


def place_of(value: Any) -> tuple[int, int, str]:
    """Where a value stands among others."""
    if isinstance(value, int):
        return 0, value, ""
    order = going_round()
    return 1, order.index(value) if value in order else len(order), str(value)


def pairing_of(row: Row) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(row.pairing.items()))


def effects_of(
    rows: Sequence[Row],
    side: str,
    things_in: Callable[[Row], Iterable[str]],
    kind_of: Callable[[Row], Hashable],
) -> list[Effect]:
    """For each thing how the side fares with it, compared among games of the same kind; the best first."""
    finished = [row for row in rows if row.outcome]
    there = {id(row): frozenset(things_in(row)) for row in finished}
    kinds = list(split(finished, lambda row: (pairing_of(row), kind_of(row))).values())
    effects = []
    for name in sorted(frozenset().union(*there.values())):
        strata = []
        for part in kinds:
            having = rate([row for row in part if name in there[id(row)]], side)
            lacking = rate([row for row in part if name not in there[id(row)]], side)
            strata.append((having.wins, having.games, lacking.wins, lacking.games))
        wins, games, others, other_games = (sum(column) for column in zip(*strata, strict=True))
        sides = Rate(games, wins), Rate(other_games, others)
        middle, low, high = stratified_difference(strata)
        reach = reach_of_seeds(
            [(row.seed, name in there[id(row)], row.outcome == side) for row in part]
            for part in kinds
        )
        ends = max(-1.0, min(low, middle - reach)), min(1.0, max(high, middle + reach))
        effects.append(Effect(name, *sides, *comparable(strata), middle, *ends))
    return sorted(effects, key=lambda effect: (effect.is_few, -effect.difference, effect.name))


# -- as data


def win_rates_of(rows: Sequence[Row], game: str) -> list[dict[str, Any]]:
    """Wins by setting, role, level and opponent: of all their games, part by part, team by team (None: all)."""
    spec = report_spec_of(game)
    parts = spec.parts
    told = []
    for (setting, *_), group in in_order(split(rows, lambda row: (row.setting, pairing_of(row)))):
        for role, level in sorted(group[0].pairing.items()):
            others = [other for side, other in sorted(group[0].pairing.items()) if side != role]
            who = {"setting": setting, "role": role, "level": level, "against": others[0]}
            everywhere = dict.fromkeys((*parts, "team"))
            told.append({**who, **everywhere, **as_data(rate(group, role))})
            cells = split(group, lambda row: tuple(row.options.get(name) for name in parts))
            for values, cell in in_order(cells):
                where = dict(zip(parts, values, strict=True))
                told.append({**who, **everywhere, **where, **as_data(rate(cell, role))})
            told += [{**who, **everywhere, **one} for one in spec.further_rates(group, role)]
    return told


def as_data(one: Rate) -> dict[str, Any]:
    low, high = one.interval
    ends = {"share": one.share, "low": low, "high": high}
    return {
        "games": one.games,
        "wins": one.wins,
        **{name: round(end, 4) for name, end in ends.items()},
    }
