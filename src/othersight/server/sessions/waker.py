"""Loads the tables at which the game waits for a bot and that nobody has open, so that they go on by themselves.

That is so when a server ends while a bot thinks and the persons are away. The database knows who is asked: tables that
wait for a person are not loaded and cost nothing.
"""

import asyncio
import math
from typing import TYPE_CHECKING

from othersight.server.errors import Refusal

if TYPE_CHECKING:
    from othersight.server.sessions.registry import Registry

UNAVAILABLE = 503
EVERY = 60.0
"""Seconds between two looks of a process among several, since another one may die; one alone looks when it starts."""
QUIET = 30.0
"""Seconds without a change after which a table is loaded that another process may be running."""


class Waker:
    """Looks for such tables; the scheduler calls it."""

    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self.next_look = 0.0
        self.refused: set[str] = set()
        """Tables that cannot be loaded, such as those of other rules."""

    async def look(self) -> None:
        """Load what waits for a bot, if it is time to look."""
        registry = self.registry
        now, others = registry.settings.clock(), registry.cluster.pubsub.has_others
        if now < self.next_look or registry.is_draining:
            return
        most, before = registry.settings.max_in_memory // 2, now - (QUIET if others else 0)
        for id in await asyncio.to_thread(registry.store.waits.for_bots, before, most):
            if id not in registry.sessions and id not in self.refused:
                await self.wake(id)
        self.next_look = now + EVERY if others else math.inf

    async def wake(self, id: str) -> None:
        """Load one table; its bots play by themselves then."""
        try:
            await self.registry.session(id)
        except Refusal as refusal:
            if refusal.status == UNAVAILABLE:
                raise
            self.refused.add(id)
