"""`python -m tests.server.kill_cluster --kills 200 --postgres`: two processes with one storage, of which one after the
other is killed with -9 while people play, each person at any of them.

Every other process is killed from outside at a random moment, the others kill themselves at a chosen point of a
transaction. In between everything that people were told is held against what is stored."""

import argparse
import asyncio
import random
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from othersight.server.storage.database import open_database
from othersight.server.storage.store import Store
from tests.server.audit import Audit, audit
from tests.server.kill import Survived, answers_of, gather
from tests.server.random_person import Person, send_home
from tests.server.run_server import POINTS
from tests.server.server_process import ServerProcess
from tests.server.temporary_services import postgres, redis

TABLES = 3
AUDIT_EVERY = 10
"""Kills between two comparisons."""
TABLES_LAST = 40
"""Kills after which everybody goes to new tables, so that games do not end."""
LONGEST_LIFE = 60.0
"""Seconds after which a process that ought to have killed itself is killed."""


class RovingPerson(Person):
    """A person who connects to any of the processes."""

    ports: list[int]

    async def visit(self, port: int, most: int) -> None:
        await super().visit(self.chance.choice(self.ports), most)


class Cluster:
    """Two processes, and who is killed next."""

    def __init__(self, folder: Path, flags: list[str], seed: str) -> None:
        self.folder = folder
        self.flags = flags
        self.chance = random.Random(seed)
        self.kills = 0
        self.ports = [0, 0]
        self.served = [self.start(0), self.start(1)]

    def start(self, place: int, *more: str) -> ServerProcess:
        served = ServerProcess(self.folder, *self.flags, *more)
        self.ports[place] = served.port
        return served

    def by_itself(self) -> list[str]:
        """How every other process is told to kill itself."""
        if self.kills % 2:
            return []
        point = POINTS[self.kills // 2 % len(POINTS)]
        return ["--die", point, "--writes", str(self.chance.randrange(3, 20))]

    async def kill_one(self, persons: list[Person]) -> None:
        """Wait for some answers or for a death, then replace the one that is dead."""
        until = answers_of(persons) + self.chance.randrange(1, 8)
        place = self.kills % 2
        victim, end = self.served[place], asyncio.get_running_loop().time() + LONGEST_LIFE
        while victim.is_alive and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
            if answers_of(persons) >= until or all(person.is_over for person in persons):
                break
        await asyncio.sleep(self.chance.uniform(0, 0.1))
        victim.kill()
        self.kills += 1
        more = self.by_itself()
        self.served[place] = await asyncio.to_thread(self.start, place, *more)

    def close(self) -> None:
        for served in self.served:
            served.kill()


def roving(persons: list[Person], ports: list[int]) -> None:
    """Let persons connect to any of these ports."""
    for person in persons:
        person.__class__ = RovingPerson
        assert isinstance(person, RovingPerson)
        person.ports = ports


async def play(cluster: Cluster, following: Audit, persons: list[Person], kills: int) -> None:
    """Play while that many processes are killed."""
    playing = [asyncio.ensure_future(person.play(0)) for person in persons]
    for number in range(1, kills + 1):
        await cluster.kill_one(persons)
        if number % AUDIT_EVERY == 0:
            following.check(persons)
    await send_home(playing)


@contextmanager
def killed(folder: Path, kills: int, seed: str, database: str, redis: str) -> Iterator[Survived]:
    """Some games while processes are killed, audited; then what is left."""
    flags = ["--durable", "--snapshot-every", "20", "--database", database, "--redis", redis]
    store = Store(open_database(folder, database))
    cluster = Cluster(folder, flags, seed)
    try:
        persons = gather(cluster.ports[0], TABLES, seed)
        roving(persons, cluster.ports)
        asyncio.run(play(cluster, Audit(store), persons, kills))
    finally:
        cluster.close()
    yield Survived(store, persons, audit(store, persons))
    store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    done = decisions = answers = 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres()) if asked.postgres else ""
        address = stack.enter_context(redis())
        while done < asked.kills:
            kills = min(TABLES_LAST, asked.kills - done)
            with killed(folder, kills, f"{asked.seed}/{done}", database, address) as survived:
                done, decisions = done + kills, decisions + survived.decisions
                answers += answers_of(survived.persons)
            print(f"{done} kills: {decisions} decisions stored, {answers} acknowledged", flush=True)


if __name__ == "__main__":
    main()
