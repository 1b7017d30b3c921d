"""Games on several processes of this machine; a process that dies is replaced and its games are played again.

Every worker talks to the run through a pipe of its own and ends when the run does, however that happens.
"""

import os
import threading
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from othersight.arena.interrupts import interrupts_held_back
from othersight.arena.match import play
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.kernel.errors import OthersightError

AHEAD = 2
"""Games that a worker is given at once, so that it never waits for the next."""
DEATHS = 3
"""So many processes may die over one game before it is given up."""
FRUITLESS = 12
"""So many may die one after another without a single game between them before the run is given up."""


@dataclass(frozen=True)
class Broken:
    """A game that could not be played, with the reason."""

    place: int
    reason: str


def attempted(schedule: Schedule, place: int) -> Row | Broken:
    """A game, or why there is none."""
    try:
        return play(schedule, place)
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        file = os.path.basename(where.filename)
        return Broken(place, f"{type(error).__name__}: {error} ({file}:{where.lineno})")


def alone(schedule: Schedule, places: Iterable[int]) -> Iterator[Row | Broken]:
    """The games one after another in this process."""
    for place in places:
        yield attempted(schedule, place)


def played_by_workers(
    schedule: Schedule, places: Iterable[int], jobs: int
) -> Iterator[Row | Broken]:
    """The games on so many processes, each as soon as it is finished."""
    if jobs <= 1:
        yield from alone(schedule, places)
        return
    pool = WorkerPool(schedule, places, jobs)
    try:
        yield from pool.games()
    finally:
        pool.end()


class Worker:
    """One process and the games it has been given, the one it plays first."""

    def __init__(self, schedule: Schedule) -> None:
        context = get_context("spawn")
        self.pipe, end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(end, schedule), daemon=True)
        with interrupts_held_back():
            self.process.start()
        end.close()
        self.places: list[int] = []

    def give(self, place: int) -> None:
        self.places.append(place)
        with suppress(OSError):  # if it has died, that is noticed where its answers are awaited
            self.pipe.send(place)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class WorkerPool:
    """Workers and the games that nobody has been given yet."""

    def __init__(self, schedule: Schedule, places: Iterable[int], jobs: int) -> None:
        self.schedule = schedule
        self.places = iter(places)
        self.again: list[int] = []
        self.deaths: dict[int, int] = {}
        self.fruitless = 0
        self.workers = [Worker(schedule) for _ in range(jobs)]

    def games(self) -> Iterator[Row | Broken]:
        """All games, in the order in which they end."""
        for worker in self.workers:
            self.supply(worker)
        while busy := [worker for worker in self.workers if worker.places]:
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                yield from self.answers(worker)

    def supply(self, worker: Worker) -> None:
        """Keep a worker in games."""
        while len(worker.places) < AHEAD:
            place = self.again.pop() if self.again else next(self.places, None)
            if place is None:
                return
            worker.give(place)

    def answers(self, worker: Worker) -> Iterator[Row | Broken]:
        """The next game of a worker, unless it has died."""
        try:
            done: Row | Broken = worker.pipe.recv()
        except (EOFError, OSError):
            yield from self.replace(worker)
            return
        worker.places.pop(0)
        self.fruitless = 0
        self.supply(worker)
        yield done

    def replace(self, dead: Worker) -> Iterator[Broken]:
        """A new worker for one that has died; the game it was at is tried again, but not for ever."""
        dead.end()
        self.fruitless += 1
        if self.fruitless >= FRUITLESS:
            raise OthersightError(
                f"{FRUITLESS} processes died one after another", "arena-deaths", count=FRUITLESS
            )
        place, *waiting = dead.places
        self.deaths[place] = self.deaths.get(place, 0) + 1
        self.again += waiting
        if self.deaths[place] < DEATHS:
            self.again.append(place)
        worker = Worker(self.schedule)
        self.workers[self.workers.index(dead)] = worker
        for one in self.workers:
            self.supply(one)
        if self.deaths[place] >= DEATHS:
            yield Broken(place, f"{DEATHS} processes died over it")

    def end(self) -> None:
        for worker in self.workers:
            worker.end()


def work(pipe: Connection, schedule: Schedule) -> None:
    """What a worker does: games by their places, until there are no more."""
    threading.Thread(target=end_with_the_run, daemon=True).start()
    try:
        while True:
            pipe.send(attempted(schedule, pipe.recv()))
    except (EOFError, OSError):
        return


def end_with_the_run() -> None:
    """A run that was killed cannot end its workers; they see it gone, even in the midst of a game."""
    run = parent_process()
    if run is not None:
        wait([run.sentinel])
        os._exit(1)
