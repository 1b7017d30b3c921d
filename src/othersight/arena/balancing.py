"""A search for house figures with which both sides win about as often as they should.

From the figures in force one change after another is tried on the same seeds. The one that brings the side's share
nearest to the middle of the target is kept, and the next is tried on top of it, until the share lies in the target or
no change that is left brings it nearer.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import ceil
from typing import Any

from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.arena.spec import spec_of
from othersight.arena.statistics import Z_95, wilson
from othersight.games import plugin_named
from othersight.kernel.errors import OthersightError

Figures = Mapping[str, int | str]
Play = Callable[[Schedule], Sequence[Row]]
"""Plays the games of a schedule and gives them back."""


def house_figures(game: str) -> Mapping[str, int | str]:
    """The figures of a game that no source gives, by path."""
    found: Mapping[str, int | str] = plugin_named(game).part("house_figures")()
    return found


@dataclass(frozen=True)
class Trial:
    """What was tried, and what came of it."""

    figures: dict[str, int | str]
    """Every figure that differs from those in force."""
    games: int
    share: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        return {
            "figures": self.figures,
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
        }


@dataclass(frozen=True)
class Target:
    """Where the share is to lie."""

    low: float
    high: float

    def holds(self, trial: Trial) -> bool:
        """Whether the share lies in it, however few the games."""
        return trial.games > 0 and self.low <= trial.share <= self.high

    def is_certain(self, trial: Trial) -> bool:
        """Whether the whole interval lies where the share does: inside, or outside."""
        if self.holds(trial):
            return self.low <= trial.low and trial.high <= self.high
        return trial.high < self.low or trial.low > self.high

    def games_wanted(self, trial: Trial) -> int | None:
        """About how many games of the same share would make it certain; right on the edge no number would."""
        nearest = self.low if trial.share < self.low else self.high
        near = (self.low, self.high) if self.holds(trial) else (nearest,)
        edges = [edge for edge in near if 0 < edge < 1]
        if not trial.games or trial.share in edges:
            return None
        return max([games_to_tell(trial.share, edge) for edge in edges], default=0)

    def distance(self, trial: Trial) -> float:
        """How far from the middle."""
        return abs(trial.share - (self.low + self.high) / 2)


def games_to_tell(share: float, edge: float) -> int:
    """About how many games it takes until Wilson's interval of a share ends short of an edge."""
    games = (Z_95 / (share - edge)) ** 2 * edge * (1 - edge)
    coarse: int = 10 ** max(0, len(str(ceil(games))) - 2)
    return ceil(games / coarse) * coarse


def check_changes(game: str, changes: Sequence[tuple[str, int | str]], fixed: Figures) -> None:
    """Only figures that no source gives may be moved, and only to another value than the one in force.

    `fixed` are figures that differ in every trial from those of the content.
    """
    house = house_figures(game) if changes else {}
    for path, value in changes:
        if path not in house:
            near = get_close_matches(path, house, 1)
            raise OthersightError(
                f"{path} is no house figure of {game} and may not be moved; "
                f"see othersight balance {game} --list",
                "balance-not-house-near" if near else "balance-not-house",
                path=path,
                game=game,
                near=near[0] if near else "",
            )
        if value == fixed.get(path, house[path]):
            raise OthersightError(f"{path} has that value already", "balance-already", path=path)


def tried(schedule: Schedule, figures: Figures, play: Play) -> Trial:
    """The share of the side with these figures."""
    rows = [row for row in play(schedule) if row.outcome]
    won = sum(row.outcome == spec_of(schedule.game).balanced for row in rows)
    low, high = wilson(won, len(rows))
    return Trial(dict(figures), len(rows), won / len(rows) if rows else 0.0, low, high)


def search(
    lab_with: Callable[[Figures], Schedule],
    changes: Sequence[tuple[str, int | str]],
    target: Target,
    play: Play,
    tell: Callable[[Trial], None],
) -> Trial:
    """The best figures found; every trial is told as soon as it has been played."""
    best = tried(lab_with({}), {}, play)
    tell(best)
    left = list(changes)
    while left and not target.holds(best):
        found: list[tuple[Trial, str]] = []
        for path, value in left:
            figures = {**best.figures, path: value}
            trial = tried(lab_with(figures), figures, play)
            tell(trial)
            found.append((trial, path))
        nearest, moved = min(found, key=lambda pair: target.distance(pair[0]))
        if target.distance(nearest) >= target.distance(best):
            break
        best = nearest
        left = [(path, value) for path, value in left if path != moved]
    return best
