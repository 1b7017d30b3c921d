"""`python -m tests.server.chaos --games 200`: a network that loses, repeats, delays and reorders messages.

Between the pages and the server stands a proxy which, by seed, drops messages, sends them twice, holds them back, lets
later ones overtake earlier ones, and cuts connections, in both directions. Everybody plays through it; then
everything that they were told is held against what is stored."""

import argparse
import asyncio
import random
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from othersight.server.storage.database import open_database
from othersight.server.storage.store import Store
from tests.server.audit import Audit
from tests.server.kill import Survived, answers_of, come_back, gather
from tests.server.random_person import LINE, Person, send_home
from tests.server.server_process import ServerProcess

AT_ONCE = 10
ANSWERS = 20
"""How many answers at each table are acknowledged, on average."""
LONGEST = 600.0
PATIENCE = 0.35
LONGEST_DELAY = 0.25
DROPPED, TWICE, LATE, HELD, CUT = 0.06, 0.06, 0.08, 0.06, 0.003
"""The chance of each fault for a message."""


class Chaos:
    """A proxy in front of a server. `faults` counts what it did to messages."""

    def __init__(self, port: int, seed: str) -> None:
        self.upstream = port
        self.chance = random.Random(seed)
        self.faults = dict.fromkeys(("dropped", "twice", "late", "held", "cut"), 0)
        self.late: set[asyncio.Task[None]] = set()

    async def meet(self, page: ServerConnection) -> None:
        """One page."""
        assert page.request is not None
        address = f"ws://127.0.0.1:{self.upstream}{page.request.path}"
        with suppress(ConnectionClosed, OSError):
            async with connect(address, **LINE) as server:
                ways = [self.carry(page, server), self.carry(server, page)]
                tasks = [asyncio.ensure_future(way) for way in ways]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()

    async def carry(self, source: Any, goal: Any) -> None:
        """Forward messages in one direction until one side leaves or the connection is cut."""
        held: Any = None
        with suppress(ConnectionClosed):
            async for message in source:
                what = self.fate()
                if what == "cut":
                    return
                if what == "held" and held is None:
                    held = message  # the next one overtakes it
                    continue
                if what == "late":
                    self.send_later(goal, message)
                elif what != "dropped":
                    await goal.send(message)
                if what == "twice":
                    self.send_later(goal, message)
                if held is not None:
                    await goal.send(held)
                    held = None

    def fate(self) -> str:
        """The fault for the next message; mostly none."""
        dice = self.chance.random()
        for what, share in zip(self.faults, (DROPPED, TWICE, LATE, HELD, CUT), strict=True):
            if dice < share:
                self.faults[what] += 1
                return what
            dice -= share
        return ""

    def send_later(self, goal: Any, message: Any) -> None:
        async def send() -> None:
            await asyncio.sleep(self.chance.uniform(0, LONGEST_DELAY))
            with suppress(ConnectionClosed):
                await goal.send(message)

        task = asyncio.ensure_future(send())
        self.late.add(task)
        task.add_done_callback(self.late.discard)


async def play(chaos: Chaos, persons: list[Person], answers: int) -> None:
    """Play through the proxy until that number of answers is acknowledged."""
    async with serve(chaos.meet, "127.0.0.1", 0, max_size=None, close_timeout=0.2) as proxy:
        port = next(iter(proxy.sockets)).getsockname()[1]
        playing = [asyncio.ensure_future(person.play(port)) for person in persons]
        end = asyncio.get_running_loop().time() + LONGEST
        while answers_of(persons) < answers and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
        await send_home(playing)
        for late in list(chaos.late):
            late.cancel()


def batch(
    folder: Path, games: int, answers: int, seed: str, database: str = ""
) -> tuple[Survived, dict[str, int]]:
    """Play some games through a bad network; what happened to the messages."""
    flags = ["--snapshot-every", "20", "--database", database]
    store = Store(open_database(folder, database))
    with ServerProcess(folder, *flags) as served:
        persons = gather(served.port, games, seed)
        for person in persons:
            person.patience = PATIENCE
        chaos = Chaos(served.port, seed)
        asyncio.run(play(chaos, persons, answers))
    Audit(store).check(persons)
    return Survived(store, persons, come_back(folder, flags, store, persons)), chaos.faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    done = decisions = answers = 0
    total: dict[str, int] = {}
    while done < asked.games:
        games = min(AT_ONCE, asked.games - done)
        with tempfile.TemporaryDirectory() as folder:
            seed = f"{asked.seed}/{done}"
            clicks = games * ANSWERS
            survived, faults = batch(Path(folder), games, clicks, seed, asked.database)
            survived.store.close()
        done, decisions = done + games, decisions + survived.decisions
        answers += answers_of(survived.persons)
        total = {what: total.get(what, 0) + count for what, count in faults.items()}
        print(
            f"{done} games: {decisions} decisions stored, {answers} acknowledged; {total}",
            flush=True,
        )


if __name__ == "__main__":
    main()
