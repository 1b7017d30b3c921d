"""Games on several processes, some of which die."""

import os
import signal
from multiprocessing import get_context

import pytest

from othersight.arena import farm
from othersight.arena.farm import Broken, Farm, farmed
from othersight.arena.lab import Lab
from othersight.arena.results import Row
from othersight.kernel.errors import OthersightError

LAB = Lab("the-others", ("random",), "farm")


def in_order(games: list[Row | Broken]) -> list[Row]:
    rows = [game for game in games if isinstance(game, Row)]
    assert len(rows) == len(games)
    return sorted(rows, key=lambda row: row.number)


def test_games_of_killed_processes_are_played_again_and_none_twice() -> None:
    work = Farm(LAB, range(16), 2)
    played: list[Row | Broken] = []
    try:
        for game in work.games():
            played.append(game)
            if len(played) in (3, 9):
                os.kill(work.workers[len(played) % 2].process.pid or 0, signal.SIGKILL)
    finally:
        work.end()
    assert in_order(played) == list(farmed(LAB, range(16), 1))
    assert [worker.process.exitcode for worker in work.workers] == [-signal.SIGKILL] * 2


class Dead:
    """A process that dies as soon as it is given a game."""

    def __init__(self, lab: Lab) -> None:
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
    monkeypatch.setattr(farm, "Worker", Dead)
    assert list(Farm(LAB, [5], 1).games()) == [Broken(5, "3 processes died over it")]


def test_a_run_whose_processes_all_die_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(farm, "Worker", Dead)
    with pytest.raises(OthersightError, match="12 processes died one after another"):
        list(Farm(LAB, range(50), 2).games())


def test_a_player_who_fails_costs_one_game_and_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(lab: Lab, place: int) -> Row:
        raise ValueError("no idea")

    monkeypatch.setattr(farm, "play", fail)
    broken = list(farmed(LAB, [7], 1))
    assert isinstance(broken[0], Broken)
    assert broken[0].place == 7
    assert broken[0].reason.startswith("ValueError: no idea (test_farm.py:")
