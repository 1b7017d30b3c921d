"""What the arena knows of each game: which options a run varies, who can win, and what is counted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from othersight.games import plugin_named, plugins
from othersight.kernel.game import Game

Values = tuple[Any, ...]
View = dict[str, Any]


def as_they_are(name: str, values: Values, options: Mapping[str, Any]) -> Values:
    """All values go with whatever is fixed."""
    return values


def nothing_more(view: View) -> dict[str, Any]:
    """Games are told apart by their options alone."""
    return {}


def nobody(view: View) -> int:
    """In this game nobody dies."""
    return 0


def no_facts(finished: Game) -> dict[str, Any]:
    """Nothing is kept but who won and how long it took."""
    return {}


@dataclass(frozen=True)
class ArenaSpec:
    """One game in the arena. What is counted is read from a spectator's view of the end."""

    cycled: dict[str, Values]
    """Options that vary from seed to seed where they are not fixed."""
    sides: tuple[str, ...]
    """Who can win."""
    limit: int
    """A game that asks more than this has got stuck."""
    side_of: Callable[[Game, int], str]
    """The side that a seat is on now, as the referee knows it; no player is told."""
    deaths: Callable[[View], int] = nobody
    facts: Callable[[Game], dict[str, Any]] = no_facts
    """What is worth keeping of a finished game that has kept its log, as plain data."""
    drawn: dict[str, Any] = field(default_factory=dict)
    """Options not fixed that each game draws by its own seed."""
    fitting: Callable[[str, Values, Mapping[str, Any]], Values] = as_they_are
    """The values of an option that go with what is fixed."""
    told: Callable[[View], dict[str, Any]] = nothing_more
    """What else tells games apart."""
    first_seat: str = ""
    """The side that seat 0 always plays, if there is one."""
    measured: str = ""
    """The side whose share `balance` looks at; the last one where nothing is said."""
    standard: dict[str, Any] = field(default_factory=dict)
    """The options of a measurement that says nothing of them."""
    opponents: dict[str, str] = field(default_factory=dict)
    """Whom each side meets where nothing is said: a level against which no level wins all or nothing."""

    @property
    def balanced(self) -> str:
        """The side whose share is looked at."""
        return self.measured or self.sides[-1]

    @property
    def told_sides(self) -> tuple[str, ...]:
        """The sides in the order in which they are told, everywhere the same: the one that is looked at first."""
        return (self.balanced, *[side for side in self.sides if side != self.balanced])

    def opponents_of(self, usual: str) -> dict[str, str]:
        """Whom each side meets: a usual level, or the one that the game names."""
        return {side: self.opponents.get(side, usual) for side in self.sides}


def spec_of(game: str) -> ArenaSpec:
    """What the arena knows of the game of that name."""
    return plugin_named(game).typed_part("arena", ArenaSpec)


@cache
def all_specs() -> dict[str, ArenaSpec]:
    """The games that the arena knows, by name."""
    return {name: spec_of(name) for name, plugin in plugins().items() if plugin.arena}
