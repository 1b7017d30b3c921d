"""A person who clicks at random through the simulated network, at any process, and who is away now and then."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from tests.server.random_person import Message, Person, Socket
from tests.server.simulation.network import PageEnd

if TYPE_CHECKING:
    from tests.server.simulation.world import World

HESITATES = 0.1
"""The share of clicks that come late."""


class SimulatedPerson(Person):
    """One seat of one table. `is_quiet`: nothing new is clicked, only what the others wait for."""

    def __init__(self, world: "World", table: str, token: str, seat: int, seed: str) -> None:
        super().__init__(table, token, seat, seed, patience=3.0)
        self.world = world
        self.is_quiet = False
        self.away_until = 0.0

    async def live(self) -> None:
        """Connect again after every lost connection; without end."""
        while True:
            await asyncio.sleep(max(0.0, self.away_until - self.world.loop.time()))
            with suppress(OSError, TimeoutError):
                link = self.world.connect(self)
                try:
                    await self.greet(PageEnd(link))
                    await self.converse(PageEnd(link), 0)
                finally:
                    link.cut()
            await asyncio.sleep(self.chance.uniform(0.02, 1.0))

    def is_done(self, most: int) -> bool:
        return self.away_until > self.world.loop.time()

    async def command(self, socket: Socket) -> None:
        if not self.is_quiet and self.chance.random() < HESITATES:
            await asyncio.sleep(self.chance.uniform(0.1, 5.0))
        await super().command(socket)

    def whim(self) -> Message | None:
        return None if self.is_quiet else super().whim()

    def answer(self) -> Message | None:
        return None if self.is_quiet else super().answer()
