"""Runs that are stopped after so many games."""

from collections.abc import Iterator

import pytest

from othersight.arena import jobs as arena_jobs
from othersight.arena import runner as running
from othersight.arena.jobs import Broken
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule


def stop_after(patch: pytest.MonkeyPatch, games: int, reason: BaseException) -> None:
    """Every run plays so many games and is stopped by this."""

    def stopped(schedule: Schedule, places: list[int], jobs: int) -> Iterator[Row | Broken]:
        yield from arena_jobs.alone(schedule, places[:games])
        raise reason

    patch.setattr(running, "played_by_workers", stopped)
