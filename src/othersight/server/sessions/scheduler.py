"""Acts when the time of a person is over. Deadlines are in the database: a sleeping table has no timer.

One loop looks at the next deadline. Of several processes the one acts that moves the deadline first and gets the lease
of the table; what it stores carries the fence of that lease.
"""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from othersight.bots import USUAL
from othersight.kernel.question import Option, option_of
from othersight.server.ending import end_tasks
from othersight.server.errors import OUTDATED, Refusal
from othersight.server.sessions.lease import Lease
from othersight.server.sessions.notifier import Notifier
from othersight.server.sessions.session import Session
from othersight.server.sessions.waker import Waker
from othersight.server.storage.rows import ONE_ANSWER, PLAYING
from othersight.server.storage.transactions import StorageError
from othersight.server.storage.waits import Deadline
from othersight.server.tables.seats import PERSON

if TYPE_CHECKING:
    from othersight.server.sessions.registry import Registry

AT_ONCE = 50
"""Deadlines that are looked at together."""
TRY_AGAIN = 60.0
"""Seconds after which a deadline is tried again whose process has failed or died."""
SOON = 5.0
"""Seconds after which a deadline is tried again whose table another process runs."""
SHORTEST = 0.05
TIME_OVER = "time-over"
"""The beginning of the chat phrases that say that the time of a seat is over."""


class Scheduler:
    """The one loop of a process that waits for deadlines."""

    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self.settings = registry.settings
        self.waits = registry.store.waits
        self.notifier = Notifier(registry)
        self.waker = Waker(registry)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the loop."""
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        """Stop the loop; what it has begun is finished or tried again later."""
        await end_tasks(self.task)
        await self.notifier.stop()

    async def run(self) -> None:
        """Sleep until the next deadline and act on it; without end."""
        await self.guarded(self.excuse())
        while True:
            await self.guarded(self.act())
            await self.guarded(self.notifier.look())
            await self.guarded(self.waker.look())
            await asyncio.sleep(await self.pause())

    async def guarded(self, work: Awaitable[None]) -> None:
        """Do a part of the work; whatever fails is logged and tried again."""
        try:
            await work
        except StorageError:
            return  # next time
        except Exception:
            logging.getLogger("othersight").exception("deadlines are not kept")

    async def excuse(self) -> None:
        """Give more time to persons whose time was over while no server ran."""
        now = self.settings.clock()
        before = now - TRY_AGAIN - self.settings.deadlines_every
        await self.registry.store.writer.run(
            partial(self.waits.excuse, before, now + self.settings.excuse)
        )

    async def pause(self) -> float:
        """Seconds until the next deadline, or until somebody else may have set one."""
        most = self.settings.deadlines_every
        now = self.settings.clock()
        with suppress(StorageError):
            for one in await asyncio.to_thread(self.waits.first, now, 1):
                return max(SHORTEST, min(most, one.until - now))
        return most

    async def act(self) -> None:
        """Act on all deadlines that have passed and that no other process acts on."""
        now = self.settings.clock()
        for one in await asyncio.to_thread(self.waits.first, now, AT_ONCE):
            if one.until > now:
                return
            take = partial(self.waits.take, one, now, now + TRY_AGAIN)
            if await self.registry.store.writer.run(take):
                await self.time_out(one)

    async def time_out(self, deadline: Deadline) -> None:
        """The time of a person is over, and no other process acts on that."""
        try:
            session = await self.registry.session(deadline.table)
            lease = self.registry.autoplays[deadline.table].lease
            if await lease.acquire():
                await self.play_for(session, lease, deadline)
            else:
                await self.try_soon(deadline)
        except Refusal as refusal:
            logging.getLogger("othersight").warning("table %s: %s", deadline.table, refusal.key)
            if refusal.key == OUTDATED:
                await self.try_soon(deadline)

    async def try_soon(self, deadline: Deadline) -> None:
        """Let any process act on a deadline in a moment: who runs the table, or whoever gets the lease."""
        again = partial(self.waits.postpone, deadline, self.settings.clock() + SOON)
        await self.registry.store.writer.run(again)

    async def play_for(self, session: Session, lease: Lease, deadline: Deadline) -> None:
        """A bot takes the seat or gives one answer, as the table says, if the seat is still asked."""
        table, seat = session.table, deadline.seat
        asked = table.asked.get(seat)
        async with lease.renewed():
            option = await self.one_answer(session, seat) if asked else None

        async def act() -> None:
            if not is_due(session, deadline) or table.asked.get(seat) != asked:
                return
            if option is None:
                await table.hand_over(seat, USUAL)
            else:
                await table.answer(seat, option)
            session.broadcast_state()
            await self.say(session, seat)

        async with lease.locked():
            await session.retry_if_behind(act)

    async def one_answer(self, session: Session, seat: int) -> Option | None:
        """What a bot answers this once; None where it takes the seat."""
        table = session.table
        if table.row.time_out != ONE_ANSWER:
            return None
        seed = f"{table.row.seed}/{seat}/{table.undo_count}"
        action = await self.registry.bots.choose(table.game, seat, USUAL, seed, once=True)
        return option_of(action.text)

    async def say(self, session: Session, seat: int) -> None:
        """Tell the table that the time of a seat was over, and what happened."""
        table = session.table
        phrase, key = f"{TIME_OVER}-{table.row.time_out}", f"{TIME_OVER}-{table.sequence}"
        with suppress(Refusal):  # it has happened in any case
            session.broadcast_chat(await table.add_chat(seat, "table", "", phrase, key))


def is_due(session: Session, deadline: Deadline) -> bool:
    """Whether a person is asked and has this deadline."""
    table, seat = session.table, deadline.seat
    wait = table.waits.get(seat)
    if table.status != PLAYING or table.seats[seat].holder != PERSON or wait is None:
        return False
    return wait.until == deadline.until
