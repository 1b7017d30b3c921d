"""Notices tables at which a bot is asked and nobody lets it answer, and starts their play again.

It has nothing to do unless the server has a fault. So that it hides none, it counts what it does and logs an error.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

from othersight.server.ending import end_tasks
from othersight.server.sessions.autoplay import Autoplay

if TYPE_CHECKING:
    from othersight.server.sessions.registry import Registry

LOOK_EVERY = 10.0
"""Seconds between two looks."""
PATIENCE = 6
"""Looks in a row at which nothing has happened, after which the play of a table is started again."""


class Seen(NamedTuple):
    """An autoplay that does nothing though a bot is asked; `looks` in a row."""

    autoplay: Autoplay
    turns: int
    sequence: int
    looks: int


class Watchdog:
    """Looks at all tables in the memory of one process now and then."""

    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self.seen: dict[str, Seen] = {}
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to look."""
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        """Look no more."""
        await end_tasks(self.task)

    async def run(self) -> None:
        """Look again and again; without end."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Exception:
                logging.getLogger("othersight").exception("tables are not looked after")

    async def look(self) -> None:
        """Look once at all tables, and start again what has stood still at all looks."""
        self.seen = {
            id: self.look_at(id, autoplay)
            for id, autoplay in self.registry.autoplays.items()
            if is_idle(autoplay)
        }
        for id, seen in list(self.seen.items()):
            if seen.looks >= PATIENCE:
                del self.seen[id]
                await self.start_again(id, seen.autoplay)

    def look_at(self, id: str, autoplay: Autoplay) -> Seen:
        """One more look, or the first if anything has happened since the last."""
        now = Seen(autoplay, autoplay.turns, autoplay.table.sequence, 1)
        before = self.seen.get(id)
        if before is None or before[:3] != now[:3]:
            return now
        return now._replace(looks=before.looks + 1)

    async def start_again(self, id: str, autoplay: Autoplay) -> None:
        """End the autoplay of a table and start another one."""
        session, registry = autoplay.session, self.registry
        log = logging.getLogger("othersight")
        log.error("table %s: a bot is asked and nobody lets it answer; play starts again", id)
        registry.metrics.play_restarts += 1
        await autoplay.stop()
        if registry.autoplays.get(id) is autoplay and not session.table.is_stale:
            registry.autoplays[id] = Autoplay(session, autoplay.bots, autoplay.pubsub)


def is_idle(autoplay: Autoplay) -> bool:
    """Whether the server should do something at a table while nobody thinks or stores there."""
    busy = autoplay.is_thinking or autoplay.table.lock.locked()
    return not busy and autoplay.has_work()
