"""All tables of a server: found by id or secret link, loaded from storage when somebody connects, unloaded when nobody
is connected.

Several processes may serve the same tables. The journal's key lets only one of them store each sequence of a table; a
process that was behind catches up, and `cluster_sync` tells it when there is something to load.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple, TypeVar

from othersight.server.bots.map_trials import MapTrials
from othersight.server.bots.studies import Studies
from othersight.server.bots.worker_pool import WorkerPool
from othersight.server.cluster.pubsub import pubsub_at
from othersight.server.errors import Refusal, no_such_link, reconnect
from othersight.server.metrics import Metrics
from othersight.server.rate_limits import AddressRateLimit
from othersight.server.sessions.autoplay import Autoplay
from othersight.server.sessions.cluster_sync import ClusterSync
from othersight.server.sessions.keyed_locks import KeyedLocks
from othersight.server.sessions.link_watch import LinkWatch
from othersight.server.sessions.scheduler import Scheduler
from othersight.server.sessions.session import Session
from othersight.server.sessions.watchdog import Watchdog
from othersight.server.settings import Settings
from othersight.server.storage.database import open_database
from othersight.server.storage.rows import LinkRow, StoredTable, TableRow
from othersight.server.storage.store import Store
from othersight.server.storage.transactions import StorageError
from othersight.server.tables.rebuild import rebuild
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.table import Table
from othersight.server.tables.tokens import is_valid_id, token_hash
from othersight.server.texts.dice_frequencies import fallen_faces
from othersight.server.texts.language import preload

Result = TypeVar("Result")
MAX_LISTED = 50
UNAVAILABLE = 503
DAY = 86_400.0
DRAIN_TIMEOUT = 2.0
"""Seconds for telling all readers to connect again."""
DRAIN_CHECK = 0.02
MAKERS = 2
"""Tables that are prepared at the same time."""


class Visitor(NamedTuple):
    """Who somebody is at a table, by their token."""

    session: Session
    seat: int
    host: bool


class Registry:
    """The sessions in memory, and the storage of all tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        engine = open_database(settings.data, settings.database, settings.durable)
        self.store = Store(engine)
        self.bots = WorkerPool(settings.workers)
        self.studies = Studies(settings)
        self.map_trials = MapTrials(settings)
        self.messages = AddressRateLimit(
            settings.address_messages_per_second, settings.address_message_burst, settings.clock
        )
        """What all pages of an address may send."""
        self.costly = ThreadPoolExecutor(1, "costly")
        self.making = ThreadPoolExecutor(MAKERS, "making")
        self.makers = KeyedLocks()
        """By address: who makes a table."""
        self.sessions: dict[str, Session] = {}
        self.autoplays: dict[str, Autoplay] = {}
        self.loading = KeyedLocks()
        self.metrics = Metrics()
        self.is_draining = False
        """The process is about to end: no new tables and connections."""
        self.expiry: asyncio.Task[None] | None = None
        self.counting: asyncio.Task[None] | None = None
        self.cluster = ClusterSync(self, pubsub_at(settings.redis))
        self.scheduler = Scheduler(self)
        self.watchdog = Watchdog(self)
        self.link_watch = LinkWatch(self)

    async def open(self) -> None:
        """Load all texts, and start to expire old tables."""
        if self.settings.metrics:
            logging.getLogger("othersight").addHandler(self.metrics)
        await asyncio.to_thread(preload)
        await self.cluster.open()
        await self.expire()
        loop = asyncio.get_running_loop()
        self.expiry = loop.create_task(self.expire_regularly())
        self.counting = loop.create_task(self.count_dice_regularly())
        self.scheduler.start()
        self.watchdog.start()
        self.link_watch.start()

    async def expire_regularly(self) -> None:
        """Expire old tables while the server runs."""
        while True:
            await asyncio.sleep(self.settings.expire_every)
            try:
                await self.expire()
            except StorageError:
                continue  # next time
            except Exception:
                logging.getLogger("othersight").exception("old tables are not removed")

    async def count_dice_regularly(self) -> None:
        """Store which faces have fallen, now and then."""
        while True:
            await asyncio.sleep(self.settings.count_dice_every)
            try:
                await self.store.writer.run(self.store.tally.store, alone=True)
            except StorageError:
                continue  # next time
            except Exception:
                logging.getLogger("othersight").exception("dice are not counted")

    async def expire(self) -> None:
        """Remove the tables that nobody has touched for long, and close their readers."""
        before = self.settings.clock() - self.settings.keep_days * DAY
        for id in await self.store.writer.run(partial(self.store.expire, before)):
            await self.unload(id)

    async def drain(self) -> None:
        """Take no new tables and connections, and tell all readers to connect again; they reach another process."""
        self.is_draining = True
        for session in self.sessions.values():
            for reader in session.readers:
                reader.closed.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_TIMEOUT):
                while any([session.readers for session in self.sessions.values()]):
                    await asyncio.sleep(DRAIN_CHECK)

    async def close(self) -> None:
        """Unload everything; all changes are stored already."""
        logging.getLogger("othersight").removeHandler(self.metrics)
        for task in (self.expiry, self.counting):
            if task is not None:
                task.cancel()
        await self.scheduler.stop()
        await self.watchdog.stop()
        await self.link_watch.stop()
        for id in list(self.sessions):
            await self.unload(id)
        await self.cluster.close()
        self.bots.close()
        self.studies.close()
        self.map_trials.close()
        self.costly.shutdown(wait=False, cancel_futures=True)
        self.making.shutdown(wait=False, cancel_futures=True)
        with suppress(StorageError):
            await self.store.writer.run(self.store.tally.store, alone=True)
        self.store.close()

    # -- sessions

    async def session(self, id: str) -> Session:
        """The session of a table, from memory or loaded from storage."""
        found = self.sessions.get(id)
        if found is not None and not found.table.is_stale:
            return found
        if not is_valid_id(id):
            raise no_such_link()
        async with self.loading.hold(id):
            found = self.sessions.get(id)
            if found is not None and not found.table.is_stale:
                return found
            if found is not None:
                await self.unload(id)
            session = await self.load(id)
            await self.unload_idle()
            self.sessions[id] = session
            self.cluster.attach(session)
            self.autoplays[id] = Autoplay(session, self.bots, self.cluster.pubsub)
        return session

    async def load(self, id: str) -> Session:
        """A session rebuilt from storage."""
        stored = await self.read_store(self.store.table, id)
        if stored is None:
            raise no_such_link()
        rebuilt = await asyncio.to_thread(rebuild, stored, self.kept_until(stored.row))
        await self.carry_over(stored, rebuilt.game.definition.version)
        table = Table(stored, rebuilt, self.store, self.settings)
        table.metrics = self.metrics
        table.on_dice = lambda after: self.store.tally.add(fallen_faces(after))
        with suppress(Refusal):  # tried again while the table is played
            await table.note_waits()
        return Session(table, self.settings)

    def kept_until(self, row: TableRow) -> str:
        """The day when a table expires that nobody uses from now on."""
        last = row.touched + self.settings.keep_days * DAY
        return datetime.fromtimestamp(last, UTC).date().isoformat()

    async def carry_over(self, stored: StoredTable, version: str) -> None:
        """Store that a table is played on under these rules, if it began under older ones."""
        old = stored.row.version
        if old == version:
            return
        await self.write_store(self.store.carry_over, stored.row.id, old, version)
        stored.row = replace(stored.row, version=version)
        stored.snapshot_at = 0

    async def work_out(self, act: Callable[..., Result], *arguments: Any) -> Result:
        """Do something that takes long, one after the other in a thread of its own: however many ask for it, what
        reads the storage waits for none of them, and the loop that serves all tables for one at most."""
        return await asyncio.get_running_loop().run_in_executor(
            self.costly, partial(act, *arguments)
        )

    async def prepare(self, address: str, act: Callable[..., Result], *arguments: Any) -> Result:
        """Prepare a table in a thread for that alone, those of one address one after the other: options that take long
        to check delay nobody else; `address` is empty for this machine."""
        run = asyncio.get_running_loop().run_in_executor
        if not address:
            return await run(self.making, partial(act, *arguments))
        async with self.makers.hold(address):
            return await run(self.making, partial(act, *arguments))

    async def read_store(self, read: Callable[..., Result], *arguments: Any) -> Result:
        """Read from storage in a thread; a refusal if the storage does not answer."""
        try:
            return await asyncio.to_thread(read, *arguments)
        except StorageError as error:
            raise Refusal("server-no-storage", UNAVAILABLE) from error

    async def write_store(self, write: Callable[..., Result], *arguments: Any) -> Result:
        """Write to storage; a refusal if that was not possible."""
        try:
            return await self.store.writer.run(partial(write, *arguments))
        except StorageError as error:
            raise Refusal("server-not-stored", UNAVAILABLE) from error

    async def write_alone(self, write: Callable[..., Result], *arguments: Any) -> Result:
        """The same for a write that finds out by itself whether another process was faster."""
        try:
            return await self.store.writer.run(partial(write, *arguments), alone=True)
        except StorageError as error:
            raise Refusal("server-not-stored", UNAVAILABLE) from error

    async def unload_idle(self) -> None:
        """If too many sessions are in memory, unload those without readers, but for those at which bots are asked."""
        if len(self.sessions) < self.settings.max_in_memory:
            return
        for id, session in list(self.sessions.items()):  # others may load and unload meanwhile
            autoplay = self.autoplays.get(id)
            if autoplay is None or autoplay.session is not session or session.readers:
                continue
            if not autoplay.has_work():
                await self.unload(id)

    async def unload(self, id: str) -> None:
        """Remove a session from memory once nothing is being stored there; its readers have to connect again."""
        session, autoplay = self.sessions.get(id), self.autoplays.get(id)
        if session is None or autoplay is None:
            return
        session.table.mark_stale()  # whoever waits for the lock does nothing any more
        await autoplay.stop()
        async with session.table.lock:
            pass
        if self.sessions.get(id) is session:
            del self.sessions[id], self.autoplays[id]

    async def public_sessions(self) -> list[Session]:
        """The tables that everybody may watch."""
        sessions = []
        for id in await self.read_store(self.store.public_tables, MAX_LISTED):
            try:
                sessions.append(await self.session(id))
            except Refusal as refusal:
                if refusal.status == UNAVAILABLE:
                    raise
                continue  # needs another version of the rules
        return sessions

    # -- visitors

    async def visitor(self, token: str) -> Visitor:
        """Who has that secret link."""
        link = await self.read_store(self.store.link, token_hash(token))
        if link is None:
            raise no_such_link()
        return Visitor(await self.session(link.table), link.seat, link.host)

    async def authorize(self, id: str, token: str | None) -> Visitor:
        """Who somebody is at that table: by a token of this table, or a spectator if watching is allowed."""
        if token is not None:
            visitor = await self.visitor(token)
            if visitor.session.table.id != id:
                raise no_such_link()
            return visitor
        session = await self.session(id)
        if session.table.row.watch == "nobody":
            raise no_such_link()
        return Visitor(session, SPECTATOR, False)

    async def authorize_host(self, id: str, token: str | None) -> Visitor:
        """The same, for the host alone."""
        visitor = await self.authorize(id, token)
        if not visitor.host:
            raise Refusal("server-host-only", 403)
        return visitor

    async def check_link(self, token: str | None, visitor: Visitor) -> None:
        """Refuse if a link was revoked since the visitor was authorized; call with the table's lock held."""
        if visitor.session.table.is_stale:
            raise reconnect(408)
        if token is None:
            return
        link = await self.read_store(self.store.link, token_hash(token))
        if link != LinkRow(visitor.session.table.id, visitor.seat, visitor.host):
            raise no_such_link()
