"""How often a side wins from positions of the past: counted games, and more of them where they are needed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from othersight.arena.statistics import Z_95, wilson
from othersight.study.past_games import Past
from othersight.study.rollouts import Players, Spot

STUCK = -1
"""Stands for a game that did not end."""


@dataclass(frozen=True)
class Share:
    """Won games among finished ones; `known` where the game was over and there was nothing to count."""

    results: tuple[int, ...] = ()
    """Game by game 1 for won, 0 for lost; those that did not end count for nothing."""
    known: bool = False

    @property
    def games(self) -> int:
        return len(self.results) - self.stuck

    @property
    def stuck(self) -> int:
        return self.results.count(STUCK)

    @property
    def share(self) -> float:
        return self.results.count(1) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % certainty."""
        if self.known:
            return self.share, self.share
        return wilson(self.results.count(1), self.games)

    @property
    def scatter(self) -> float:
        """The standard deviation of one game; a share of 0 or 1 among few games is not taken for certain."""
        share = (self.results.count(1) + 1) / (self.games + 2)
        return 0.0 if self.known else sqrt(share * (1 - share))

    def among(self, games: int) -> tuple[int, ...]:
        """The results of so many games; what is known is the same in all of them."""
        return self.results * games if self.known else self.results[:games]


@dataclass(frozen=True)
class Shift:
    """How far a share has moved, with its standard error."""

    by: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where it lies with 95 % certainty."""
        return self.by - Z_95 * self.error, self.by + Z_95 * self.error

    @property
    def is_clear(self) -> bool:
        """Whether it is more than counting so few games may bring about."""
        return abs(self.by) > Z_95 * self.error


def shift(*legs: tuple[Share, Share]) -> Shift:
    """From one share to another, or over several such legs added up, game by game.

    Games of one number have the same seeds, so that what they have in common cancels out. One game more that went
    otherwise is taken into account: even if all went alike, so few games do not make it certain.
    """
    counted = [len(share.results) for leg in legs for share in leg if not share.known]
    games = min(counted, default=1)
    moves: list[int] = []
    columns = [(one.among(games), other.among(games)) for one, other in legs]
    for at in range(games):
        pairs = [(one[at], other[at]) for one, other in columns]
        if not any([STUCK in pair for pair in pairs]):
            moves.append(sum([after - before for before, after in pairs]))
    if not counted or not moves:
        return Shift(float(sum(moves)), 0.0 if not counted else 1.0)
    by = sum(moves) / len(moves)
    scatter = (sum([(move - by) ** 2 for move in moves]) + 1) / len(moves)
    return Shift(by, sqrt(scatter / len(moves)))


class Counting:
    """What has been counted so far, spot by spot, for one side."""

    def __init__(self, past: Past, side: str, players: Players, tick: Callable[[], None]) -> None:
        self.past = past
        self.side = side
        self.players = players
        self.tick = tick
        self.results: dict[Spot, list[int]] = {}

    def at(self, spot: Spot) -> Share:
        """The share at a spot as far as it has been counted."""
        if spot == Spot(self.past.last) and self.past.is_over:
            return Share((int(self.past.game.outcome == self.side),), True)
        return Share(tuple(self.results.get(spot, ())))

    @property
    def played(self) -> int:
        """All games so far."""
        return sum([len(results) for results in self.results.values()])

    def count(self, games: Mapping[Spot, int]) -> None:
        """So many games more at each of these spots."""
        wanted: list[tuple[Spot, int]] = []
        for spot, more in games.items():
            first = len(self.results.setdefault(spot, []))
            wanted += [(spot, number) for number in range(first, first + more)]
        for (spot, _), winner in zip(wanted, self.players.outcomes(wanted), strict=True):
            self.results[spot].append(int(winner == self.side) if winner else STUCK)
            self.tick()

    def up_to(self, games: int, spots: Iterable[Spot]) -> None:
        """As many games at each spot as are missing."""
        missing = {
            spot: games - len(self.results.get(spot, ()))
            for spot in spots
            if not self.at(spot).known
        }
        self.count({spot: more for spot, more in missing.items() if more > 0})

    def most(self, spots: Sequence[Spot]) -> int:
        """The games at that of the spots with the most of them."""
        return max([len(self.results.get(spot, ())) for spot in spots])
