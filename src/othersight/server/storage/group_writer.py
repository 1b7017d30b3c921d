"""Stores the changes of several tables in one write to the disk. Nobody is told of a change before it is stored."""

import asyncio
from typing import TYPE_CHECKING

from othersight.server.storage.rows import JournalEntry
from othersight.server.storage.transactions import StaleWrite, StorageError

if TYPE_CHECKING:
    from othersight.server.storage.store import Store

LARGEST_GROUP = 64
Outcome = StaleWrite | StorageError | None
"""Why a change was not stored; None if it was."""


class GroupWriter:
    """While a group of changes is being written, whatever comes waits and is the next group."""

    def __init__(self, store: "Store") -> None:
        self.store = store
        self.waiting: list[tuple[JournalEntry, asyncio.Future[None]]] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, entry: JournalEntry) -> None:
        """Store one change; raises what its transaction raises."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        self.waiting.append((entry, future))
        if self.task is None:
            self.task = loop.create_task(self.write_groups())
        await future

    async def write_groups(self) -> None:
        """Write group after group until nothing waits."""
        try:
            while self.waiting:
                group = self.waiting[:LARGEST_GROUP]
                del self.waiting[:LARGEST_GROUP]
                await self.write_group(group)
        finally:
            self.task = None

    async def write_group(self, group: list[tuple[JournalEntry, asyncio.Future[None]]]) -> None:
        """Write one group and tell everybody who waits for a part of it."""
        try:
            outcomes = await asyncio.to_thread(self.store_group, [entry for entry, _ in group])
        except BaseException as error:
            for _, future in group:
                if not future.done():
                    future.set_exception(error if isinstance(error, Exception) else StorageError())
            raise
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # whoever waited for it was cancelled
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    def store_group(self, entries: list[JournalEntry]) -> list[Outcome]:
        """Store all in one transaction; if another process was faster with one of them, each by itself."""
        try:
            self.store.append(*entries)
        except StorageError as error:
            return [error] * len(entries)
        except StaleWrite as error:
            return [error] if len(entries) == 1 else [self.store_alone(one) for one in entries]
        return [None] * len(entries)

    def store_alone(self, entry: JournalEntry) -> Outcome:
        """Store one change in a transaction of its own."""
        return self.store_group([entry])[0]
