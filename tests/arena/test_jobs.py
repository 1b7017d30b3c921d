"""Games on several processes, some of which die."""

import os
import signal
from multiprocessing import get_context

import pytest

from othersight.arena import jobs as arena_jobs
from othersight.arena.jobs import Broken, WorkerPool, played_by_workers
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.kernel.errors import OthersightError

SCHEDULE = Schedule("the-others", ("random",), "jobs")


def in_order(games: list[Row | Broken]) -> list[Row]:
    rows = [game for game in games if isinstance(game, Row)]
    assert len(rows) == len(games)
    return sorted(rows, key=lambda row: row.number)


def test_games_of_killed_processes_are_played_again_and_none_twice() -> None:
    work = WorkerPool(SCHEDULE, range(16), 2)
    played: list[Row | Broken] = []
    try:
        for game in work.games():
            played.append(game)
            if len(played) in (3, 9):
                os.kill(work.workers[len(played) % 2].process.pid or 0, signal.SIGKILL)
    finally:
        work.end()
    assert in_order(played) == list(played_by_workers(SCHEDULE, range(16), 1))
    assert [worker.process.exitcode for worker in work.workers] == [-signal.SIGKILL] * 2


class Dead:
    """A process that dies as soon as it is given a game."""

    def __init__(self, schedule: Schedule) -> None:
        self.pipe, end = get_context("spawn").Pipe()
        end.close()
        self.places: list[int] = []

    def give(self, place: int) -> None:
        self.places.append(place)

    def end(self) -> None:
        self.pipe.close()


def test_a_game_over_which_process_after_process_dies_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(arena_jobs, "Worker", Dead)
    assert list(WorkerPool(SCHEDULE, [5], 1).games()) == [Broken(5, "3 processes died over it")]


def test_a_run_whose_processes_all_die_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_jobs, "Worker", Dead)
    with pytest.raises(OthersightError, match="12 processes died one after another"):
        list(WorkerPool(SCHEDULE, range(50), 2).games())


def test_a_player_who_fails_costs_one_game_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(schedule: Schedule, place: int) -> Row:
        raise ValueError("no idea")

    monkeypatch.setattr(arena_jobs, "play", fail)
    broken = list(played_by_workers(SCHEDULE, [7], 1))
    assert isinstance(broken[0], Broken)
    assert broken[0].place == 7
    assert broken[0].reason.startswith("ValueError: no idea (test_jobs.py:")
