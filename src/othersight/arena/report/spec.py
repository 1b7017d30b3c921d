"""What a game adds to the arena's report: sections of its own, and the names of its things."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from othersight.arena.row import Row
from othersight.arena.spec import spec_of
from othersight.games import plugin_named

if TYPE_CHECKING:
    from othersight.arena.report.section import Run, Section


def no_sections(run: Run) -> list[Section]:
    """Nothing but what all games are told of."""
    return []


def as_written(name: str, value: Any, options: Mapping[str, Any]) -> str:
    """A value as it is written on the command line."""
    return str(value)


def no_further_rates(rows: Sequence[Row], role: str) -> Iterator[dict[str, Any]]:
    """Win rates are told by options alone."""
    yield from ()


@dataclass(frozen=True)
class CardKind:
    """One kind of cards, of which the report tells those that never matter."""

    id: str
    """With which the texts about it end."""
    cards: Callable[[], Sequence[str]]
    """All cards of the content, by their ids."""
    used: Callable[[Row], Iterable[str]]
    """Those that came into play in a game."""
    is_possible: Callable[[str, Row], bool]
    """Whether a card could come into play in a game: it was in a deck."""
    kind_of: Callable[[Row], Hashable]
    """Games with a card are compared with those without it of the same kind."""
    named: Callable[[str], str]


@dataclass(frozen=True)
class ReportSpec:
    """One game in the report; a game's plugin names it as its part `report`."""

    parts: tuple[str, ...]
    """What tells the games of a run apart, in the order in which it is told."""
    sections: Callable[[Run], list[Section]] = no_sections
    value_named: Callable[[str, Any, Mapping[str, Any]], str] = as_written
    """What a value of an option is called, given the other options."""
    within: Mapping[str, str] = field(default_factory=dict)
    """Options whose values mean something only together with that of another: maps belong to their Story."""
    further_rates: Callable[[Sequence[Row], str], Iterator[dict[str, Any]]] = no_further_rates
    """Win rates by something that is no option, each under the key `team`."""
    cards: tuple[CardKind, ...] = ()


@cache
def report_spec_of(game: str) -> ReportSpec:
    """What the game of that name adds; one that adds nothing is told of by its options."""
    plugin = plugin_named(game)
    if plugin.report:
        return plugin.typed_part("report", ReportSpec)
    return ReportSpec(tuple(spec_of(game).cycled))
