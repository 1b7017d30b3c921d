"""Faults of the server to plant: each has to show, in the world of a seed known to show it or in one of a few."""

import asyncio
import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from othersight.server.cluster.pubsub import LeaseReply
from othersight.server.protocol.server_messages import Done
from othersight.server.sessions import autoplay, lease
from othersight.server.sessions.audience import Audience
from othersight.server.sessions.cluster_sync import ClusterSync
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.scheduler import Scheduler
from othersight.server.sessions.waker import Waker
from othersight.server.sockets.commands import CommandHandler
from othersight.server.storage import statements
from othersight.server.storage.rows import JournalEntry
from othersight.server.tables.journaled_table import JournaledTable
from othersight.server.tables.table import Table
from tests.server.simulation import network, process, storage_faults
from tests.server.simulation.shared_redis import SharedRedis

OFTEN = 0.01
"""Seconds after which a lease is renewed where most answers of bots shall come while it is."""
Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]


def forget_key(transaction: Any, entry: JournalEntry) -> None:
    """A journal that does not know that a message was carried out already."""
    change = entry.change
    plain = type(change)(change.sequence, change.kind, change.seat, change.detail)
    statements.append_entry(transaction, type(entry)(**{**vars(entry), "change": plain}))


async def do_nothing(*_: Any) -> None:
    """What ought to be done is not."""


async def cancel_once(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks and wait for their end, as if no cancel could get lost."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def acknowledge_early(self: CommandHandler, message: Any) -> None:
    """Acknowledge a command before it is stored."""
    async with self.table.lock:
        header = self.messages.header(self.reader)
        self.reader.send(Done(**header, key=message.key, again=False))
        await self.session.retry_if_behind(lambda: self.run_once(message))


async def unload_careless(self: Registry) -> None:
    """Unload as if nobody else did so meanwhile."""
    for id in [id for id, session in self.sessions.items() if not session.readers]:
        if not self.autoplays[id].has_work():
            await self.unload(id)


def keys(patch: Patch) -> None:
    patch.setattr(storage_faults, "append_entry", forget_key)
    patch.setattr(Table, "has_done", lambda self, seat, key: False)


def ambiguous(patch: Patch) -> None:
    """After an error nobody looks whether the change was stored all the same."""
    patch.setattr(JournaledTable, "verify_stored", do_nothing)
    patch.setattr(JournaledTable, "catch_up", do_nothing)


def behind(patch: Patch) -> None:
    patch.setattr(ClusterSync, "catch_up", lambda self, session: None)
    patch.setattr(autoplay, "LOOK_AGAIN", 10.0**6)


def no_lease(patch: Patch) -> None:
    patch.setattr(SharedRedis, "acquire", lambda *_: LeaseReply.ELSEWHERE)


def no_fence(patch: Patch) -> None:
    """Whatever a process stores for the server is stored, also if another one runs the table by now."""
    honest = statements.touch_table

    def touch_table(transaction: Any, entry: JournalEntry) -> None:
        honest(transaction, dataclasses.replace(entry, fence=None))

    patch.setattr(process, "SLOW_BOT", 0.5)  # so that two processes think about the same question
    patch.setattr(statements, "touch_table", touch_table)


def lost_cancel(patch: Patch) -> None:
    patch.setattr(lease, "RENEW_EVERY", OFTEN)
    patch.setattr(lease, "end_tasks", cancel_once)
    patch.setattr(lease.Lease, "acquire", lease.Lease.ask)


def early(patch: Patch) -> None:
    patch.setattr(CommandHandler, "run_locked", acknowledge_early)


def no_waker(patch: Patch) -> None:
    patch.setattr(process, "SLOW_BOT", 0.5)  # so that processes end while a bot thinks
    patch.setattr(Waker, "look", do_nothing)


def no_clock(patch: Patch) -> None:
    patch.setattr(Scheduler, "act", do_nothing)


def stale_patch(patch: Patch) -> None:
    made = Audience.patch_text

    def old(self: Audience) -> str:
        self.changes = self.changes[1:]
        return made(self)

    patch.setattr(Audience, "patch_text", old)


def careless_unload(patch: Patch) -> None:
    honest = autoplay.Autoplay.stop

    async def stop(self: autoplay.Autoplay) -> None:
        await asyncio.sleep(1)
        await honest(self)

    patch.setattr(process, "SMALL", 1.0)  # so that tables are unloaded often
    patch.setattr(network, "CUT", 0.1)  # and pages often go to the other process
    patch.setattr(autoplay.Autoplay, "stop", stop)  # so that others come meanwhile
    patch.setattr(Registry, "unload_idle", unload_careless)


PLANTED: dict[Plant, tuple[int, int]] = {
    keys: (9, 2), ambiguous: (6, 2), behind: (9, 2), no_lease: (3, 2), no_fence: (2, 2),
    lost_cancel: (6, 2), early: (10, 2), no_waker: (2, 2), no_clock: (23, 2),
    stale_patch: (2, 2), careless_unload: (1, 6),
}  # fmt: skip
"""Each with a seed that has shown it, and the number of tables in its worlds."""
