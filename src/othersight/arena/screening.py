"""Which house figures move the balance most: one run in which all of them are moved at once.

Every seed is played twice. In the first game each figure stands one step lower or higher, as lots drawn from the seed
say; in the second each stands on its other side. The luck of a seed and whatever two figures do together weigh on both
games alike, so that the difference between the two tells of single figures.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from random import Random
from statistics import NormalDist
from typing import Any

from othersight.arena.balancing import house_figures
from othersight.arena.row import Row
from othersight.arena.schedule import Figures, Schedule, Task
from othersight.arena.statistics import Z_95
from othersight.games import plugin_named
from othersight.kernel.errors import OthersightError

Step = tuple[int | str, int | str]
"""A lower and a higher value of one figure."""
ONE, OTHER = "one", "other"
TOLD = 5
"""So many figures are worth a designer's time."""
FEWEST = 30
"""From fewer pairs of games nothing can be told of anything."""
WORTH_KNOWING = 0.1
"""A difference that a designer would act on."""


def steps_for(game: str, fixed: Figures, only: str = "") -> dict[str, Step]:
    """A lower and a higher value for every house figure that can be moved and whose path has all these words."""
    words = only.lower().replace(",", " ").split()
    in_force = {
        path: fixed.get(path, value)
        for path, value in house_figures(game).items()
        if all([word in path.lower() for word in words])
    }
    found: dict[str, Step] = plugin_named(game).part("steps")(in_force, fixed)
    if not found:
        raise OthersightError("nothing to screen", "balance-screen-nothing", game=game, only=only)
    return found


@dataclass(frozen=True)
class Screening(Schedule):
    """Two games on each seed, in which every figure stands on its two sides."""

    settings: Mapping[str, Figures] = field(default_factory=lambda: {ONE: {}, OTHER: {}})
    steps: Mapping[str, Step] = field(default_factory=dict)

    def sides_of(self, deal: int) -> list[int]:
        """For each figure where it stands in the first game of a seed: 0 lower, 1 higher."""
        lot = Random(f"{self.seed}/{deal}/screen")
        return [lot.getrandbits(1) for _ in self.steps]

    def options_of(self, task: Task) -> dict[str, Any]:
        options = super().options_of(task)
        turn = int(task.setting == OTHER)
        sides = self.sides_of(task.deal)
        moved = {
            path: values[side ^ turn]
            for (path, values), side in zip(self.steps.items(), sides, strict=True)
        }
        return {**options, "figures": {**options.get("figures", {}), **moved}}

    def description(self) -> dict[str, Any]:
        steps = {path: list(values) for path, values in self.steps.items()}
        return {**super().description(), "steps": steps}


@dataclass(frozen=True)
class Moved:
    """What a figure does to the share of the side, from its lower value to its higher one."""

    path: str
    standing: int | str
    step: Step
    effect: float
    low: float
    high: float

    @property
    def may_be_nothing(self) -> bool:
        return self.low <= 0 <= self.high

    def data(self) -> dict[str, Any]:
        return {
            "figure": self.path,
            "value": self.standing,
            "tried": list(self.step),
            "effect": round(self.effect, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
        }


@dataclass(frozen=True)
class Screened:
    """What a run has told."""

    pairs: int
    share: float
    """Of all its games."""
    figures: list[Moved]
    """All of them, the one that moves the share most first."""
    chance: float
    """The largest effect of a figure that does nothing, in 95 of 100 such runs."""
    pairs_wanted: int
    """About how many pairs would tell an effect worth knowing from chance."""

    @property
    def most(self) -> list[Moved]:
        return self.figures[:TOLD]

    @property
    def clear(self) -> list[Moved]:
        """Those of the most that chance alone does not explain."""
        return [] if self.is_few else [one for one in self.most if abs(one.effect) > self.chance]

    @property
    def is_few(self) -> bool:
        return self.pairs < FEWEST

    def data(self) -> dict[str, Any]:
        return {
            "pairs": self.pairs,
            "share": round(self.share, 4),
            "chance": round(self.chance, 4),
            "pairs_wanted": self.pairs_wanted,
            "clear": [one.path for one in self.clear],
            "figures": [one.data() for one in self.figures],
        }


def screened(schedule: Screening, rows: Sequence[Row]) -> Screened:
    """The effect of every figure over the seeds whose two games have both finished.

    A figure that does nothing stands on the winning side of a seed as often as on the losing one; each seed that went
    otherwise in its second game speaks for all figures that stood as they did in the game that was won.
    """
    won: dict[tuple[int, str], bool] = {
        (row.number, row.setting): row.outcome == schedule.spec.balanced
        for row in rows
        if row.outcome
    }
    deals = sorted({n for n, _ in won if (n, ONE) in won and (n, OTHER) in won})
    gains = {deal: won[deal, ONE] - won[deal, OTHER] for deal in deals}
    sums = [0] * len(schedule.steps)
    for deal, gain in gains.items():
        if gain:
            for at, side in enumerate(schedule.sides_of(deal)):
                sums[at] += gain if side else -gain
    pairs = len(deals)
    standing = {**house_figures(schedule.game), **schedule.options.get("figures", {})}
    changed = (sum([abs(gain) for gain in gains.values()]) + 1) / (pairs + 1)
    figures = [
        moved(path, standing[path], step, total, pairs, changed)
        for (path, step), total in zip(schedule.steps.items(), sums, strict=True)
    ]
    beyond = NormalDist().inv_cdf(1 - 0.025 / len(figures))
    played = [won[deal, setting] for deal in deals for setting in (ONE, OTHER)]
    return Screened(
        pairs,
        sum(played) / len(played) if played else 0.0,
        sorted(figures, key=lambda one: (-abs(one.effect), one.path)),
        min(1.0, beyond * sqrt(changed / pairs)) if pairs else 1.0,
        ceil(changed * (beyond / WORTH_KNOWING) ** 2 / 50) * 50,
    )


def moved(
    path: str, standing: int | str, step: Step, total: int, pairs: int, changed: float
) -> Moved:
    """The mean gain of a figure over the pairs, with its interval; `changed` is the share of pairs that differ."""
    if not pairs:
        return Moved(path, standing, step, 0.0, -1.0, 1.0)
    effect = total / pairs
    reach = Z_95 * sqrt(max(changed - effect * effect, 1 / (pairs + 1)) / pairs)
    return Moved(path, standing, step, effect, max(-1.0, effect - reach), min(1.0, effect + reach))
