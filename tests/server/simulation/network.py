"""Connections in memory between pages and simulated processes, which drop, repeat, delay, reorder and cut."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

from tests.server.simulation.virtual_loop import NOWHERE

DROPPED, TWICE, LATE, CUT = 0.03, 0.04, 0.08, 0.004
"""The chance of each fault for a message."""


class Cut(ConnectionResetError):
    """The connection is gone."""


class Network:
    """The faults of one world's network; `is_good` ends them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.is_good = False
        self.faults = dict.fromkeys(("dropped", "twice", "late", "cut"), 0)
        self.links: list[Link] = []

    def fate(self) -> str:
        """What happens to the next message; mostly nothing."""
        if self.is_good:
            return ""
        dice = self.chance.random()
        for what, share in zip(self.faults, (DROPPED, TWICE, LATE, CUT), strict=True):
            if dice < share:
                self.faults[what] += 1
                return what
            dice -= share
        return ""

    def delays(self, what: str) -> list[float]:
        """When each copy of a message arrives; a late one is overtaken by others."""
        quick = self.chance.uniform(0.001, 0.01)
        if what == "dropped":
            return []
        if what == "twice":
            return [quick, self.chance.uniform(0.0, 0.5)]
        return [self.chance.uniform(0.01, 1.5) if what == "late" else quick]


class Link:
    """One connection: two ends, each with what it has received."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.is_cut = False
        self.at_page: asyncio.Queue[str | None] = asyncio.Queue()
        self.at_server: asyncio.Queue[str | None] = asyncio.Queue()
        self.after: dict[int, float] = {}
        network.links.append(self)

    def carry(self, message: str, goal: "asyncio.Queue[str | None]") -> None:
        """Bring a message to one end, in order unless a fault befalls it."""
        if self.is_cut:
            raise Cut
        what = self.network.fate()
        if what == "cut":
            self.cut()
            raise Cut
        for delay in self.network.delays(what):
            loop = asyncio.get_running_loop()
            when = loop.time() + delay
            if not what:
                when = self.after[id(goal)] = max(when, self.after.get(id(goal), 0.0))
            loop.call_at(when, self.arrive, message, goal, context=NOWHERE)

    def arrive(self, message: str, goal: "asyncio.Queue[str | None]") -> None:
        if not self.is_cut:
            goal.put_nowait(message)

    def cut(self) -> None:
        """Both ends notice, each in its own time."""
        if self.is_cut:
            return
        self.is_cut = True
        self.network.links.remove(self)
        loop, chance = asyncio.get_running_loop(), self.network.chance
        for end in (self.at_page, self.at_server):
            loop.call_later(chance.uniform(0, 0.5), end.put_nowait, None, context=NOWHERE)


class PageEnd:
    """The connection as a page has it."""

    def __init__(self, link: Link) -> None:
        self.link = link

    async def send(self, message: str) -> None:
        self.link.carry(message, self.link.at_server)

    async def recv(self) -> str:
        message = await self.link.at_page.get()
        if message is None:
            raise Cut
        return message


class ServerEnd:
    """The connection as the server has it: what it uses of a WebSocket."""

    def __init__(self, link: Link, broken: Callable[[], Exception]) -> None:
        self.link = link
        self.broken = broken

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        message = await self.link.at_server.get()
        if message is None:
            return {"type": "websocket.disconnect", "code": 1006}
        return {"type": "websocket.receive", "text": message}

    async def send_text(self, text: str) -> None:
        try:
            self.link.carry(text, self.link.at_page)
        except Cut:
            raise self.broken() from None
        await asyncio.sleep(0)

    async def close(self, code: int = 1000) -> None:
        """Whatever was sent before arrives first."""
        if not self.link.is_cut:
            loop = asyncio.get_running_loop()
            loop.call_later(0.02, self.link.cut, context=NOWHERE)
