"""One simulated world: two processes, a database, a Redis, some tables and their persons, and what befalls them.

In the end all faults stop and nobody clicks any more. Then every table has to come to rest with a person to move, every
page and every process has to know the same position, and everything acknowledged has to be stored once."""

import asyncio
import contextlib
import gc
import math
import random
import secrets
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from othersight.server.sessions.table_actions import create_table
from othersight.server.storage.database import FILE, open_database
from othersight.server.storage.store import Store
from tests.server.audit import Audit, last_sequences
from tests.server.simulation.final_checks import (
    behind,
    check_pages,
    check_storage,
    forgotten,
    stored,
    unrest,
)
from tests.server.simulation.internal_errors import InternalErrors
from tests.server.simulation.kinds_of_tables import any_table
from tests.server.simulation.network import Cut, Link, Network
from tests.server.simulation.process import Process
from tests.server.simulation.shared_redis import SharedRedis
from tests.server.simulation.simulated_person import SimulatedPerson
from tests.server.simulation.storage_faults import StorageFaults
from tests.server.simulation.virtual_loop import VirtualLoop

PROCESSES = 2
LONGEST = 400.0
"""Virtual seconds of play with faults."""
REST = 400.0
"""Virtual seconds without faults after which everything has to be at rest."""
BETWEEN_FAULTS = 5.0
"""Virtual seconds, on average."""
EPOCH = 10.0**6
"""The time of day when a world begins."""
ALONE = 160.0
"""Virtual seconds for which nobody is there in the end, at least."""
WATCHED = 30
"""Virtual seconds for which a bot is looked for that thinks."""
STAYS_ALONE = 0.3
"""The share of tables left for good at which one person stays."""


class Lived(NamedTuple):
    """What came of a world."""

    tables: int
    decisions: int
    faults: dict[str, int]
    seconds: float
    """Of virtual time."""
    trace: str
    """The hashes of all positions in the end."""


class Stopped(AssertionError):
    """A table does not come to rest."""


class World:
    """Everything that one seed drives."""

    def __init__(self, seed: str, folder: Path, tables: int, answers: int) -> None:
        self.chance = random.Random(f"{seed}/world")
        self.folder = folder
        self.tables = tables
        self.answers = answers
        self.loop = VirtualLoop(random.Random(f"{seed}/loop"))
        self.network = Network(random.Random(f"{seed}/network"))
        self.redis = SharedRedis(random.Random(f"{seed}/redis"))
        self.storage = StorageFaults(random.Random(f"{seed}/storage"))
        self.secrets = random.Random(f"{seed}/secrets")
        self.seed = seed
        self.store = Store(open_database(folder))
        self.processes: list[Process] = []
        self.ended: list[Process] = []
        self.persons: list[SimulatedPerson] = []
        self.faults: dict[str, int] = {}
        self.errors: list[str] = []
        self.running: list[asyncio.Task[None]] = []
        """Faults that are not over yet."""

    def time_of_day(self) -> float:
        """In seconds, as a clock says that is right."""
        return EPOCH + self.loop.time()

    def new_seed(self) -> str:
        return f"{self.secrets.getrandbits(128):032x}"

    # -- the course of things

    def live(self) -> Lived:
        """From the beginning to the end."""
        self.loop.set_exception_handler(lambda loop, context: self.errors.append(str(context)))
        gc.disable()  # what a world leaves behind goes at once
        try:
            with asyncio.Runner(loop_factory=lambda: self.loop) as runner, self.installed():
                lived = runner.run(self.run())
        finally:
            gc.enable()
        assert not self.errors, self.errors
        return lived

    @contextlib.contextmanager
    def installed(self) -> Iterator[None]:
        """Chance and database are this world's."""

        def hexadecimal(length: int = 32) -> str:
            return f"{self.secrets.getrandbits(8 * length):0{2 * length}x}"

        with (
            mock.patch.object(secrets, "token_hex", hexadecimal),
            mock.patch.object(secrets, "token_urlsafe", lambda n: hexadecimal(n)[: 4 * n // 3]),
            self.storage.installed(),
            InternalErrors(self.errors).installed(),
        ):
            yield

    async def run(self) -> Lived:
        playing: list[asyncio.Task[None]] = []
        whole = Audit(self.store)
        try:
            await self.begin()
            playing += [self.loop.create_task(person.live()) for person in self.persons]
            await self.play()
            await self.come_to_rest()
            check_pages(whole, self.persons, self.processes)
            await self.be_left_alone()
            return self.check(whole)
        finally:
            await cancelled(*playing, *self.running)
            for process in [*self.ended, *self.processes]:
                await process.bury()
            self.store.close()

    async def begin(self) -> None:
        """Two processes and some tables."""
        self.storage.is_good = True
        for number in range(PROCESSES):
            self.processes.append(Process(self, f"{number}"))
            await self.processes[number].spawn(self.processes[number].start())
        for number in range(self.tables):
            await self.open_table(number)
        self.storage.is_good = False

    async def open_table(self, number: int) -> None:
        """A table of two persons and bots."""
        process = self.processes[number % PROCESSES]
        wanted = any_table(self.chance)
        told = await process.spawn(create_table(process.registry, wanted))
        links = {told.seat: told.token, **{one.seat: one.token for one in told.links}}
        for seat, token in links.items():
            name = f"{self.seed}/{number}/{seat}"
            person = SimulatedPerson(self, told.table, token, seat, name)
            person.is_host = seat == told.seat
            person.is_program = wanted.programs and not person.is_host
            self.persons.append(person)

    async def play(self) -> None:
        """Until there are enough answers at every table, or long enough."""
        misfortune = self.loop.create_task(self.misfortune())
        while not self.is_enough() and self.loop.time() < LONGEST:
            await asyncio.sleep(0.25)
            self.check_until_now()
        await cancelled(misfortune, *self.running)

    def check_until_now(self) -> None:
        """A world that has gone wrong need not go on."""
        assert not self.errors, self.errors
        for person in self.persons:
            assert not person.faults, f"table {person.table}: {person.faults}"

    def is_enough(self) -> bool:
        """Whether there are enough answers at every table; where there are, nobody clicks any more."""
        tables = {person.table: 0 for person in self.persons}
        for person in self.persons:
            done = person.is_over or person.has_left
            tables[person.table] += len(person.answers) + self.answers * done
        for person in self.persons:
            person.is_quiet = tables[person.table] >= self.answers
        return min(tables.values()) >= self.answers

    def connect(self, person: SimulatedPerson) -> Link:
        """A page connects to any process."""
        process = self.chance.choice(self.processes)
        if not process.is_up or process.is_dead:
            raise Cut
        link = Link(self.network)
        process.answer(link, person.table, person.token if person.is_program else "")
        return link

    # -- what befalls the world

    async def misfortune(self) -> None:
        """One fault after the other."""
        faults: list[tuple[int, Callable[[], Any]]] = [
            (4, self.kill), (2, self.restart), (3, self.pause), (2, self.lose_redis),
            (2, self.fill_disk), (2, self.lose_database), (3, self.leave), (3, self.cut),
            (2, self.set_clock), (1, self.leave_for_good), (3, self.lose_power),
            (3, self.forget_lease),
        ]  # fmt: skip
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / BETWEEN_FAULTS))
            fault = self.chance.choices([one for _, one in faults], [n for n, _ in faults])[0]
            self.faults[fault.__name__] = self.faults.get(fault.__name__, 0) + 1
            self.running.append(self.loop.create_task(fault()))

    def replace(self, old: Process) -> None:
        """Start another process in the place of one that has ended."""
        at = self.processes.index(old)
        self.ended.append(old)
        self.processes[at] = Process(self, f"{old.name}+")
        self.processes[at].spawn(self.processes[at].start())

    def any_process(self) -> Process | None:
        up = [process for process in self.processes if process.is_up]
        return self.chance.choice(up) if up else None

    async def kill(self) -> None:
        process = self.any_process()
        if process is not None:
            process.kill()
            await asyncio.sleep(self.chance.uniform(0.1, 15))
            self.replace(process)

    async def restart(self) -> None:
        process = self.any_process()
        if process is not None:
            process.is_up, process.is_ending = False, True
            await asyncio.wait([process.spawn(process.stop())], timeout=10)
            process.kill()
            await asyncio.sleep(self.chance.uniform(0.1, 3))
            self.replace(process)

    async def pause(self) -> None:
        process = self.any_process()
        if process is not None:
            process.paused_until = self.loop.time() + self.chance.uniform(0.5, 30)

    async def lose_redis(self) -> None:
        self.redis.go_away()
        await asyncio.sleep(self.chance.uniform(0.1, 25))
        self.redis.come_back()

    async def forget_lease(self) -> None:
        """Redis forgets the lease of a table at which a bot thinks: another process may run the table while the one
        that has lost it does not know."""
        for _ in range(WATCHED):
            await asyncio.sleep(1)
            thinking = [table for process in self.processes for table in process.thinks_at()]
            if thinking:
                self.redis.leases.pop(thinking[0], None)
                return

    async def fill_disk(self) -> None:
        self.storage.is_full = True
        await asyncio.sleep(self.chance.uniform(0.1, 8))
        self.storage.is_full = False

    async def lose_database(self) -> None:
        self.storage.is_lost = True
        await asyncio.sleep(self.chance.uniform(0.1, 8))
        self.storage.is_lost = False

    async def leave(self) -> None:
        person = self.chance.choice(self.persons)
        away_until = self.loop.time() + self.chance.uniform(1, 60)
        person.away_until = max(person.away_until, away_until)

    async def leave_for_good(self) -> None:
        """Everybody leaves a table and does not come back, or one person stays alone."""
        table = self.chance.choice(self.persons).table
        leaving = [person for person in self.persons if person.table == table]
        if self.chance.random() < STAYS_ALONE:
            leaving.pop()
        for person in leaving:
            person.away_until = math.inf

    async def lose_power(self) -> None:
        """All processes end while a bot thinks, and nobody comes back to its table."""
        thinking = self.store.waits.for_bots(math.inf, self.tables)
        for person in self.persons:
            if person.table in thinking[:1]:
                person.away_until = math.inf
        for process in [one for one in self.processes if one.is_up]:
            process.kill()
            self.replace(process)

    async def set_clock(self) -> None:
        process = self.any_process()
        if process is not None:
            process.set_clock()

    async def cut(self) -> None:
        if self.network.links:
            self.chance.choice(self.network.links).cut()

    # -- the end

    async def come_to_rest(self) -> None:
        """No more faults and no more clicks; Stopped if a table does not come to rest."""
        self.network.is_good = self.redis.is_good = self.storage.is_good = True
        self.storage.is_full = self.storage.is_lost = False
        self.redis.come_back()
        for process in self.processes:
            process.paused_until = 0.0
        for person in self.persons:
            person.is_quiet = True
            if not person.has_left:
                person.away_until = 0.0
        for process in [one for one in self.processes if one.is_ending]:
            process.kill()
            self.replace(process)
        end = self.loop.time() + REST
        while (restless := self.restless()) and self.loop.time() < end:
            await asyncio.sleep(0.5)
            self.check_until_now()
        if restless:
            raise Stopped("; ".join(restless))

    def restless(self) -> list[str]:
        """What is not at rest yet."""
        found = []
        last = last_sequences(self.store)
        for person in self.persons:
            why = unrest(person, last[person.table])
            found += [f"{person.table}, seat {person.seat}: {why}"] if why else []
        for process in self.processes:
            found += behind(process, last)
        return found

    def unfinished(self) -> list[str]:
        """What ought to go on without any person."""
        found = []
        for table in dict.fromkeys([person.table for person in self.persons]):
            why = forgotten(stored(self.store, table), self.time_of_day())
            found += [f"{table}: {why}"] if why else []
        return found

    async def be_left_alone(self) -> None:
        """All persons leave: bots finish and clocks run out by themselves."""
        for person in self.persons:
            person.away_until = math.inf
        for link in list(self.network.links):
            link.cut()
        begun = self.loop.time()
        while self.loop.time() < begun + ALONE or self.unfinished():
            if self.loop.time() > begun + REST:
                raise Stopped("; ".join(self.unfinished()))
            await asyncio.sleep(5)

    def check(self, whole: Audit) -> Lived:
        """Whatever is stored agrees; AssertionError if it does not."""
        decisions, trace = check_storage(whole, self.persons)
        for process in [*self.ended, *self.processes]:
            assert not process.registry.metrics.play_restarts, "play had to be started again"
        faults = {**self.network.faults, **self.storage.faults, **self.faults}
        return Lived(self.tables, decisions, faults, self.loop.time(), trace)


async def cancelled(*tasks: asyncio.Task[None]) -> None:
    """End some tasks."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def template(folder: Path) -> Path:
    """An empty database that worlds are copied from."""
    open_database(folder).dispose()
    return folder / FILE


def live(seed: str, empty: Path, tables: int, answers: int) -> Lived:
    """A world of that seed."""
    with tempfile.TemporaryDirectory(prefix="othersight-world-") as folder:
        shutil.copy(empty, Path(folder) / FILE)
        return World(seed, Path(folder), tables, answers).live()
