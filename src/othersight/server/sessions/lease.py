"""The lease of one table: who has it runs the table, which means that it lets bots answer, gives remembered answers and
replaces absent persons.

Redis says who has the lease, and may be wrong: a process that was stopped for long does not know that it has lost it.
So each new holder advances the table's fence, a number in the database, and whatever it stores for the server carries
that number. The database refuses a change with an older one.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from othersight.server.cluster.pubsub import LeaseReply, PubSub
from othersight.server.ending import end_tasks
from othersight.server.errors import Refusal
from othersight.server.storage.transactions import StorageError
from othersight.server.tables.table import Table

RENEW_EVERY = 3.0
"""Seconds after which the lease is renewed while a bot thinks."""


class Lease:
    """The lease of one session. `is_elsewhere`: another process had it when this one asked last."""

    def __init__(self, table: Table, pubsub: PubSub) -> None:
        self.table = table
        self.pubsub = pubsub
        self.holder = secrets.token_hex(8)
        self.fence: int | None = None
        """The number that changes of this holder carry; None if there is no other process, or nobody can tell."""
        self.is_elsewhere = False
        self.asking: asyncio.Task[bool] | None = None

    async def acquire(self) -> bool:
        """Whether this session runs the table now; its first change as a new holder has a new fence. A cancel ends the
        wait for the answer and not the question, so that it cannot get lost there."""
        if self.asking is None or self.asking.done():
            self.asking = asyncio.get_running_loop().create_task(self.ask())
        return await asyncio.shield(self.asking)

    async def ask(self) -> bool:
        """Ask for the lease."""
        reply = await self.pubsub.acquire_lease(self.table.id, self.holder)
        self.is_elsewhere = reply is LeaseReply.ELSEWHERE
        if reply is LeaseReply.TAKEN or (reply is LeaseReply.RENEWED and self.fence is None):
            try:
                advance = partial(self.table.store.advance_fence, self.table.id)
                self.fence = await self.table.store.writer.run(advance)
            except StorageError as error:
                raise Refusal("server-no-storage", 503) from error
        return not self.is_elsewhere

    async def release(self) -> None:
        """Let another process run the table, also if the lease was asked for and nobody waits for the answer."""
        if self.asking is not None:
            await asyncio.wait([self.asking])
        self.fence = None
        await self.pubsub.release_lease(self.table.id, self.holder)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the table's lock; what is stored meanwhile is refused if another process runs the table by now."""
        async with self.table.lock:
            self.table.fence = self.fence
            try:
                yield
            finally:
                self.table.fence = None

    @asynccontextmanager
    async def renewed(self) -> AsyncIterator[None]:
        """Renew the lease regularly while something takes long."""
        task = asyncio.get_running_loop().create_task(self.renew_loop())
        try:
            yield
        finally:
            await end_tasks(task)

    async def renew_loop(self) -> None:
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                await self.acquire()
            except Exception:
                log = logging.getLogger("othersight")
                log.exception("table %s: the lease is not renewed", self.table.id)
