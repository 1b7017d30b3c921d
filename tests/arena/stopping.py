"""Runs that are stopped after so many games."""

from collections.abc import Iterator

import pytest

from othersight.arena import farm, running
from othersight.arena.farm import Broken
from othersight.arena.lab import Lab
from othersight.arena.results import Row


def stop_after(patch: pytest.MonkeyPatch, games: int, reason: BaseException) -> None:
    """Every run plays so many games and is stopped by this."""

    def stopped(lab: Lab, places: list[int], jobs: int) -> Iterator[Row | Broken]:
        yield from farm.alone(lab, places[:games])
        raise reason

    patch.setattr(running, "farmed", stopped)
