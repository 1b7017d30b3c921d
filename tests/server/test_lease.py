"""The lease of a table and its fence: a process that has lost the lease stores nothing for the server any more."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from othersight.server.cluster.pubsub import LeaseReply
from othersight.server.ending import end_tasks
from othersight.server.errors import Refusal
from othersight.server.protocol.rest_models import NewTable
from othersight.server.sessions import lease as lease_module
from othersight.server.sessions.lease import Lease
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.session import Session
from othersight.server.sessions.table_actions import create_table
from othersight.server.storage.rows import SEAT, Change, JournalEntry
from othersight.server.storage.transactions import LostLease, StaleWrite
from othersight.server.tables.seats import BOT
from tests.server.client import settings

FOUR = NewTable(game="they-live", options={"players": 4}, start=True)
LONG = 120


class Leases:
    """A Redis of which the test says who has the lease."""

    process = "one"
    has_others = True

    def __init__(self) -> None:
        self.holder = ""
        self.reply: LeaseReply | None = None
        self.asked = 0
        self.cancels = 0

    async def acquire_lease(self, table: str, holder: str) -> LeaseReply:
        self.asked += 1
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError:
            self.cancels += 1  # and swallowed, as by `asyncio.wait_for` of Python 3.11
        if self.reply is not None:
            return self.reply
        if self.holder in ("", holder):
            reply = LeaseReply.RENEWED if self.holder else LeaseReply.TAKEN
            self.holder = holder
            return reply
        return LeaseReply.ELSEWHERE

    async def release_lease(self, table: str, holder: str) -> None:
        if self.holder == holder:
            self.holder = ""


def at_table(folder: Path, scene: Callable[[Session, Leases], Coroutine[Any, Any, None]]) -> None:
    """A session of a table whose autoplay sleeps, and a Redis."""

    async def play() -> None:
        registry = Registry(settings(folder))
        told = await create_table(registry, FOUR)
        session = await registry.load(told.table)
        try:
            async with asyncio.timeout(LONG):
                await scene(session, Leases())
        finally:
            await registry.close()

    asyncio.run(play())


def new_lease(session: Session, leases: Any) -> Lease:
    return Lease(session.table, leases)


async def hand_over(session: Session, lease: Lease) -> None:
    async with lease.locked():
        await session.table.hand_over(session.table.persons[0], "random")


def test_a_process_that_has_lost_the_lease_cannot_store_any_more(tmp_path: Path) -> None:
    async def scene(session: Session, leases: Leases) -> None:
        mine, theirs = new_lease(session, leases), new_lease(session, leases)
        assert await mine.acquire()
        assert not await theirs.acquire()
        leases.holder = ""  # it has ended, and the first process does not know
        assert await theirs.acquire()
        with pytest.raises(Refusal, match="server-outdated"):
            await hand_over(session, mine)
        assert session.table.sequence == 1
        await hand_over(session, theirs)
        assert session.table.sequence == 2

    at_table(tmp_path, scene)


def test_the_database_itself_refuses_an_older_fence(tmp_path: Path) -> None:
    async def scene(session: Session, _: Leases) -> None:
        store, table = session.table.store, session.table
        older, newer = store.advance_fence(table.id), store.advance_fence(table.id)
        change = Change(2, SEAT, 0, BOT)
        with pytest.raises(LostLease):
            store.append(JournalEntry(table.id, change, 1.0, fence=older))
        with pytest.raises(LostLease):
            store.append(JournalEntry(table.id, change, 1.0, "over", fence=newer + 1))
        store.append(JournalEntry(table.id, change, 1.0, "over", fence=newer))
        kept = store.table(table.id)
        assert kept is not None
        assert (len(kept.journal), kept.row.status, kept.row.fence) == (2, "over", newer)

    at_table(tmp_path, scene)


def test_a_closed_table_is_no_lost_lease(tmp_path: Path) -> None:
    async def scene(session: Session, _: Leases) -> None:
        store, table = session.table.store, session.table
        fence = store.advance_fence(table.id)
        store.close_table(table.id)
        with pytest.raises(StaleWrite) as raised:
            store.append(JournalEntry(table.id, Change(2, SEAT, 0, BOT), 1.0, fence=fence))
        assert not isinstance(raised.value, LostLease)

    at_table(tmp_path, scene)


def test_what_people_do_needs_no_lease(tmp_path: Path) -> None:
    async def scene(session: Session, leases: Leases) -> None:
        assert await new_lease(session, leases).acquire()
        async with session.table.lock:
            await session.table.hand_over(session.table.persons[0], "random", "a-click")
        assert session.table.sequence == 2

    at_table(tmp_path, scene)


def test_the_fence_advances_with_each_new_holder_and_stays_while_the_lease_is_renewed(
    tmp_path: Path,
) -> None:
    async def scene(session: Session, leases: Leases) -> None:
        mine, theirs = new_lease(session, leases), new_lease(session, leases)
        for _ in range(3):
            assert await mine.acquire()
        assert mine.fence == 1
        await mine.release()
        assert await theirs.acquire()
        assert (theirs.fence, mine.holder != leases.holder) == (2, True)

    at_table(tmp_path, scene)


def test_a_holder_whose_fence_was_overtaken_takes_a_new_one(tmp_path: Path) -> None:
    """Another process had the lease for a moment and advanced the fence late."""

    async def scene(session: Session, leases: Leases) -> None:
        mine = new_lease(session, leases)
        assert await mine.acquire()
        session.table.store.advance_fence(session.table.id)
        with pytest.raises(Refusal, match="server-outdated"):
            await hand_over(session, mine)
        await mine.release()
        assert await mine.acquire()
        await hand_over(session, mine)
        assert mine.fence == 3

    at_table(tmp_path, scene)


def test_while_redis_is_away_the_journal_alone_decides(tmp_path: Path) -> None:
    async def scene(session: Session, leases: Leases) -> None:
        leases.reply = LeaseReply.UNKNOWN
        mine = new_lease(session, leases)
        assert await mine.acquire()
        session.table.store.advance_fence(session.table.id)
        await hand_over(session, mine)
        assert (mine.fence, session.table.sequence) == (None, 2)

    at_table(tmp_path, scene)


def test_a_lease_is_renewed_while_a_bot_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease_module, "RENEW_EVERY", 0.0)

    async def scene(session: Session, leases: Leases) -> None:
        mine = new_lease(session, leases)
        async with mine.renewed():
            while leases.asked < 5:
                await asyncio.sleep(0)
        done = leases.asked
        await asyncio.sleep(0.01)
        assert leases.asked == done

    at_table(tmp_path, scene)


def test_a_cancel_that_gets_lost_at_redis_does_not_keep_a_bot_from_answering(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease is being renewed in the moment in which the bot has thought."""
    monkeypatch.setattr(lease_module, "RENEW_EVERY", 0.0)

    async def scene(session: Session, leases: Leases) -> None:
        async with new_lease(session, leases).renewed():
            while not leases.asked:
                await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert (leases.asked, leases.cancels) == (1, 0)

    at_table(tmp_path, scene)


def test_a_lease_whose_answer_nobody_waited_for_is_released_all_the_same(tmp_path: Path) -> None:
    async def scene(session: Session, leases: Leases) -> None:
        mine = new_lease(session, leases)
        waits = asyncio.get_running_loop().create_task(mine.acquire())
        while not leases.asked:
            await asyncio.sleep(0)
        waits.cancel()
        await mine.release()
        assert waits.cancelled()
        assert (leases.holder, mine.fence) == ("", None)

    at_table(tmp_path, scene)


def test_a_task_that_swallows_cancels_is_ended_all_the_same() -> None:
    swallowed = 0

    async def deaf() -> None:
        nonlocal swallowed
        while swallowed < 3:
            try:
                await asyncio.sleep(LONG)
            except asyncio.CancelledError:
                swallowed += 1
        await asyncio.sleep(LONG)

    async def scene() -> None:
        task = asyncio.get_running_loop().create_task(deaf())
        await asyncio.sleep(0)
        await end_tasks(task, None)
        assert task.cancelled()

    asyncio.run(scene())
    assert swallowed == 3


def test_a_task_that_has_ended_with_its_loop_needs_no_loop_to_be_ended() -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    async def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        await asyncio.wait([task])
        return task

    ended = [asyncio.run(begin(work)) for work in (asyncio.sleep(0), fail())]
    asyncio.run(end_tasks(*ended))
