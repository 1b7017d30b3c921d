"""A person who clicks at random through the simulated network, at any process, and who is away now and then."""

import asyncio
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from tests.server.random_person import Message, Person, Socket
from tests.server.simulation.network import PageEnd

if TYPE_CHECKING:
    from tests.server.simulation.world import World

HESITATES, UNASKED, HURRIES = 0.1, 0.3, 0.2
"""The share of clicks that come late, are something unasked where there is such a thing, and end the wait for somebody
who is absent."""
PATIENCE = 5.0


class SimulatedPerson(Person):
    """One seat of one table. `is_quiet`: nothing new is clicked, only what the others wait for; `is_program`: a program
    sits there; `is_host`: starts the game."""

    def __init__(self, world: "World", table: str, token: str, seat: int, seed: str) -> None:
        super().__init__(table, token, seat, seed, patience=PATIENCE)
        self.world = world
        self.is_quiet = False
        self.away_until = 0.0
        self.is_program = False
        self.is_host = False
        self.silences = 0
        self.hello = {"part": f"{self.chance.getrandbits(128):032x}"}

    @property
    def has_left(self) -> bool:
        """Whether this person never comes back."""
        return self.away_until == math.inf

    async def live(self) -> None:
        """Connect again after every lost connection, until the table is left for good."""
        while not self.has_left:
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

    async def insist(self, socket: Socket) -> None:
        """After a silence, send an unanswered message again; ask for everything after every other one."""
        self.silences += 1
        if self.pending:
            await self.send(socket, **self.pending)
        if self.silences % 2 == 0:
            await self.send(socket, type="fresh")

    async def command(self, socket: Socket) -> None:
        if not self.is_quiet and self.chance.random() < HESITATES:
            await asyncio.sleep(self.chance.uniform(0.1, 5.0))
        await super().command(socket)

    def whim(self) -> Message | None:
        if self.is_quiet or self.state is None:
            return None
        unasked = self.state["unasked"]
        if unasked and self.chance.random() < UNASKED:
            option = self.chance.choice(unasked)["option"]
            return {"type": "aside", "sequence": self.state["sequence"], "option": option}
        missed = [one["seat"] for one in self.state["seats"] if one["hurry"] is not None]
        if missed and self.chance.random() < HURRIES:
            return {"type": "hurry", "seat": missed[0]}
        return super().whim()

    def start(self) -> Message | None:
        return {"type": "start", "bot": "random"} if self.is_host else None

    def answer(self) -> Message | None:
        return None if self.is_quiet else super().answer()
