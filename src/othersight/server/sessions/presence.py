"""The tables of a house and those of other processes: what they store is followed here, and who is with them counts."""

import asyncio
import logging
from typing import TYPE_CHECKING

from othersight.server.cluster.pubsub import CHANGED, HERE, WHO, Bell, Ring
from othersight.server.errors import Refusal
from othersight.server.sessions.session import Elsewhere, Room

if TYPE_CHECKING:
    from othersight.server.sessions.registry import House

BEAT = 5.0
"""Seconds between two rings about who is here."""
MISSED = 3
"""Beats without a word after which a process is gone."""


class Company:
    """Listens to the bell for one house."""

    def __init__(self, house: "House", bell: Bell) -> None:
        self.house = house
        self.bell = bell
        self.catching_up: dict[Room, asyncio.Task[None]] = {}
        self.beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.bell.open(self.hear, self.missed)
        self.beating = asyncio.get_running_loop().create_task(self.beat())

    async def close(self) -> None:
        tasks = [*self.catching_up.values(), *([self.beating] if self.beating else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bell.close()

    def welcome(self, room: Room) -> None:
        """A table is in memory now: the others hear of its changes, and tell who is with them."""
        id = room.table.id
        room.table.after_storing = lambda: self.bell.ring(CHANGED, id)
        room.after_people = lambda: self.tell_who(room)
        self.bell.ring(WHO, id)

    def tell_who(self, room: Room) -> None:
        """Who is at a table here."""
        seats = tuple(sorted({reader.seat for reader in room.readers if reader.seat >= 0}))
        sequence = room.table.sequence
        self.bell.ring(
            HERE, room.table.id, seats=seats, watching=room.watching_here, sequence=sequence
        )

    async def beat(self) -> None:
        """Say who is here, and forget those of whom nothing is heard any more."""
        while True:
            await asyncio.sleep(BEAT)
            for room in list(self.house.rooms.values()):
                try:
                    if room.readers:
                        self.tell_who(room)
                        room.forget_the_silent()
                except Exception:
                    log().exception("table %s: nobody is told who is here", room.table.id)

    # -- hearing

    def hear(self, ring: Ring) -> None:
        """Another process has rung."""
        room = self.house.rooms.get(ring.table)
        if room is None:
            return
        if ring.what == WHO:
            self.tell_who(room)
        if ring.what == HERE:
            until = self.house.settings.clock() + MISSED * BEAT
            room.hear_from(ring.process, Elsewhere(ring.seats, ring.watching, until))
        if ring.what == CHANGED or ring.sequence > room.table.sequence:
            self.catch_up(room)

    def missed(self) -> None:
        """Rings may have been lost: look at every table."""
        for room in list(self.house.rooms.values()):
            self.catch_up(room)
            self.bell.ring(WHO, room.table.id)

    def catch_up(self, room: Room) -> None:
        """Follow what the others have stored; what comes while we look is looked at again."""
        room.is_rung = True
        if room not in self.catching_up:
            task = asyncio.get_running_loop().create_task(self.follow(room))
            self.catching_up[room] = task

    async def follow(self, room: Room) -> None:
        try:
            while room.is_rung:
                room.is_rung = False
                await self.look(room)
        finally:
            del self.catching_up[room]  # at once, so that no ring falls between

    async def look(self, room: Room) -> None:
        """What is stored of a table is told to whoever reads it here."""
        try:
            async with room.table.lock:
                await room.table.catch_up()
                room.tell_news()
        except Refusal as refusal:
            log().warning("table %s: %s", room.table.id, refusal.key)
        except Exception:
            log().exception("table %s is not followed", room.table.id)
            room.table.is_stale = True
            room.clear_if_stale()


def log() -> logging.Logger:
    return logging.getLogger("othersight")
