"""How long players think: the time of every answer on one core, kept in steps of a twentieth."""

import time
from collections import Counter
from collections.abc import Iterable, Mapping
from math import ceil, log

from othersight.bots import Explanation, Observation, Player

STEP = 1.05
"""How much longer each step of the scale is than the one before."""
LEAST = 1e-5
"""Seconds; whatever is shorter counts as this."""

Scale = Mapping[str, int]
"""How many answers took how many steps."""


class Stopwatch:
    """The times of one game, by side."""

    def __init__(self) -> None:
        self.times: dict[str, Counter[str]] = {}

    def timed(self, side: str, player: Player) -> "TimedPlayer":
        """The player with the watch running whenever it is asked."""
        return TimedPlayer(player, self.times.setdefault(side, Counter()))

    def told(self) -> dict[str, dict[str, int]]:
        """All times as plain data."""
        return {side: dict(sorted(times.items())) for side, times in self.times.items()}


class TimedPlayer:
    """A player under the watch. Questions with a single option are no decisions."""

    def __init__(self, player: Player, times: Counter[str]) -> None:
        self.player = player
        self.times = times

    @property
    def explanation(self) -> Explanation | None:
        return self.player.explanation

    def choose(self, observation: Observation) -> str:
        began = time.thread_time()
        chosen = self.player.choose(observation)
        if len(observation.options) > 1:
            self.times[str(step_of(time.thread_time() - began))] += 1
        return chosen

    def aside(self, observation: Observation) -> str:
        return self.player.aside(observation)


def step_of(seconds: float) -> int:
    """The step of the scale that is not shorter."""
    return ceil(log(max(seconds, LEAST) / LEAST) / log(STEP))


def seconds_of(step: int) -> float:
    """How long a step of the scale is."""
    return float(LEAST * STEP**step)


def together(scales: Iterable[Scale]) -> dict[int, int]:
    """Several scales as one, the shortest times first."""
    total: Counter[int] = Counter()
    for scale in scales:
        for step, count in scale.items():
            total[int(step)] += count
    return dict(sorted(total.items()))


def quantile(scale: Mapping[int, int], share: float) -> float:
    """The time that such a share of the answers did not take longer than; 0 where there are none."""
    wanted, seen = share * sum(scale.values()), 0
    for step, count in scale.items():
        seen += count
        if seen >= wanted:
            return seconds_of(step)
    return 0.0
