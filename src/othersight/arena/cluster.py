"""Games on a Ray cluster. What a game is depends on the run alone, so its results are those of a local run.

Ray ends the process that talks to a cluster when the cluster is lost. So a process of its own does the talking and
hands the finished games over; when it dies, the run still stands and can say so.
"""

import logging
import os
import threading
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from othersight.arena.interrupts import interrupts_held_back
from othersight.arena.jobs import DEATHS, Broken, attempted, end_with_the_run
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.kernel.errors import OthersightError

PATIENCE = 90.0
"""Seconds in which a cluster has to answer at first."""
RECONNECT = "10"
"""Seconds for which Ray looks for a lost cluster."""
LOST = {
    "RAY_gcs_rpc_server_reconnect_timeout_s": RECONNECT,
    "RAY_CLIENT_RECONNECT_GRACE_PERIOD": RECONNECT,
}
"""How Ray is told of it."""


@dataclass(frozen=True)
class Fault:
    """Why the cluster cannot go on."""

    reason: str


@dataclass(frozen=True)
class Foreign:
    """A part of the description in which a node of the cluster differs from this machine."""

    name: str
    here: str
    there: str


class Answered:
    """The cluster is there."""


Message = Row | Broken | Fault | Foreign | Answered


def clustered(schedule: Schedule, places: Iterable[int], address: str) -> Iterator[Row | Broken]:
    """The games on a cluster, each as soon as it is finished."""
    context = get_context("spawn")
    pipe, end = context.Pipe()
    driver = context.Process(target=drive, args=(end, schedule, list(places), address), daemon=True)
    with interrupts_held_back():
        driver.start()
    end.close()
    try:
        await_cluster(pipe, address)
        yield from games(pipe, address)
    finally:
        driver.kill()
        driver.join()
        pipe.close()


def check_ray() -> None:
    """Refuses where the program that talks to clusters is not installed."""
    if find_spec("ray") is None:
        raise OthersightError("Ray is not installed", "arena-no-ray")


def await_cluster(pipe: Connection, address: str) -> None:
    """Wait until the cluster has answered; one that does not is named."""
    try:
        said = pipe.recv() if pipe.poll(PATIENCE) else Fault(f"no answer in {PATIENCE:.0f} seconds")
    except EOFError:
        said = Fault("the connection was closed")
    if isinstance(said, Fault):
        raise OthersightError(
            f"no cluster at {address}: {said.reason}",
            "arena-no-cluster",
            address=address,
            reason=said.reason,
        )


def games(pipe: Connection, address: str) -> Iterator[Row | Broken]:
    """What the driver hands over, until it has no more."""
    while True:
        try:
            said: Message | None = pipe.recv()
        except (EOFError, OSError):
            said = Fault("the connection was lost")
        if said is None:
            return
        if isinstance(said, Fault):
            raise OthersightError(
                f"the cluster at {address} is gone: {said.reason}",
                "arena-cluster-gone",
                address=address,
                reason=said.reason,
            )
        if isinstance(said, Foreign):
            raise OthersightError(
                f"the cluster has {said.name} {said.there}, this machine {said.here}",
                "arena-foreign",
                name=said.name,
                here=said.here,
                there=said.there,
            )
        if isinstance(said, Row | Broken):
            yield said


def drive(pipe: Connection, schedule: Schedule, places: list[int], address: str) -> None:
    """What the process does that talks to the cluster."""
    silence()
    threading.Thread(target=end_with_the_run, daemon=True).start()
    os.environ.update(LOST)
    ray: Any = import_module("ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:
        pipe.send(Fault(first_line(error)))
        return
    pipe.send(Answered())
    try:
        for said in remote_games(ray, schedule, places):
            pipe.send(said)
        pipe.send(None)
    except Exception as error:
        pipe.send(Fault(first_line(error)))


def remote_games(ray: Any, schedule: Schedule, places: list[int]) -> Iterator[Message]:
    """The games in the order in which they end; a node always has the next game waiting."""
    there = ray.remote(num_cpus=1, max_retries=DEATHS)(attempted_there)
    described = schedule.description()
    waiting = iter(places)
    ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: dict[Any, int] = {}

    def send(count: int) -> None:
        for place in islice(waiting, count):
            under_way[there.remote(schedule, described, place)] = place

    send(ahead)
    while under_way:
        ready, _ = ray.wait(list(under_way))
        for game in ready:
            yield fetched(ray, game, under_way.pop(game))
        send(len(ready))


def fetched(ray: Any, game: Any, place: int) -> Message:
    """A finished game, or that its workers have died too often."""
    try:
        done: Message = ray.get(game)
        return done
    except ray.exceptions.WorkerCrashedError:
        return Broken(place, f"{DEATHS + 1} processes died over it")


def attempted_there(
    schedule: Schedule, described: dict[str, Any], place: int
) -> Row | Broken | Foreign:
    """A game on a node of the cluster, which must be of the same version and content."""
    own = schedule.description()
    for name, value in described.items():
        if own[name] != value:
            return Foreign(name, str(value), str(own[name]))
    return attempted(schedule, place)


def silence() -> None:
    """Ray writes much to standard error; what matters goes through the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    os.close(nowhere)


def first_line(error: Exception) -> str:
    """An error in one line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0] if lines else type(error).__name__
