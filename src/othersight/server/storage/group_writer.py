"""One queue for all writes: what comes while others are being written is stored together, in one write to the disk.

A database file has one writer at a time. Threads that contend for it wait longer than they write; here nobody contends.
Nobody is told of a change before it is stored.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from othersight.server.storage.rows import JournalEntry
from othersight.server.storage.transactions import StorageError

if TYPE_CHECKING:
    from othersight.server.storage.store import Store

LARGEST_GROUP = 64
Result = TypeVar("Result")


class Outcome(NamedTuple):
    """What came of a write: its result, or why it was not stored."""

    result: Any
    error: Exception | None = None


class Waiting(NamedTuple):
    """A write that waits; `alone`: it has a transaction of its own."""

    write: Callable[[], Any]
    alone: bool
    future: asyncio.Future[Any]


class GroupWriter:
    """While a group of writes is under way, whatever comes waits and is the next group."""

    def __init__(self, store: "Store") -> None:
        self.store = store
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "othersight-writer")

    def close(self) -> None:
        """End the thread; what it has begun is finished."""
        self.thread.shutdown()

    async def append(self, entry: JournalEntry) -> None:
        """Store one change of a table; raises what its transaction raises."""
        await self.run(partial(self.store.append, entry))

    async def run(self, write: Callable[[], Result], alone: bool = False) -> Result:
        """Carry out a write of the store, and raise what it raises. It may be tried twice: together with others first,
        then alone."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self.waiting.append(Waiting(write, alone, future))
        if self.task is None:
            self.task = loop.create_task(self.write_groups())
        return await future

    async def write_groups(self) -> None:
        """Write group after group until nothing waits."""
        try:
            while self.waiting:
                await self.write_group(self.next_group())
        finally:
            self.task = None

    def next_group(self) -> list[Waiting]:
        """Take what can be written together, in the order in which it came."""
        size = 1
        while size < min(len(self.waiting), LARGEST_GROUP) and not (
            self.waiting[0].alone or self.waiting[size].alone
        ):
            size += 1
        group = self.waiting[:size]
        del self.waiting[:size]
        return group

    async def write_group(self, group: list[Waiting]) -> None:
        """Write one group and tell everybody who waits for a part of it."""
        writes = [one.write for one in group]
        loop = asyncio.get_running_loop()
        try:
            outcomes = await loop.run_in_executor(self.thread, self.store_group, writes)
        except BaseException as error:
            for one in group:
                if not one.future.done():
                    known = error if isinstance(error, Exception) else StorageError()
                    one.future.set_exception(known)
            raise
        for one, outcome in zip(group, outcomes, strict=True):
            if one.future.done():
                continue  # whoever waited for it was cancelled
            if outcome.error is None:
                one.future.set_result(outcome.result)
            else:
                one.future.set_exception(outcome.error)

    def store_group(self, writes: list[Callable[[], Any]]) -> list[Outcome]:
        """Carry out all in one transaction; if one of them is refused, each by itself."""
        if len(writes) > 1:
            try:
                with self.store.whole_transaction():
                    return [Outcome(write()) for write in writes]
            except StorageError as error:
                return [Outcome(None, error)] * len(writes)
            except Exception:
                pass  # the one that is to blame is found when each is tried by itself
        return [outcome_of(write) for write in writes]


def outcome_of(write: Callable[[], Any]) -> Outcome:
    """Carry out one write."""
    try:
        return Outcome(write())
    except Exception as error:
        return Outcome(None, error)
