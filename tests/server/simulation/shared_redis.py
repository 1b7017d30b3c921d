"""A Redis in memory for simulated processes: notices that arrive later or not at all, and leases that end."""

import asyncio
import random
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import Any

from othersight.server.cluster.pubsub import LeaseReply, Notice, parse_notice

LEASE = 10.0
LOST = 0.02
"""The share of notices that are lost without anybody being told."""
UNANSWERED = 0.01
"""The share of leases that are taken though the answer is lost."""
SWALLOWED = 0.5
"""The share of cancels that get lost in a command, as with the library of Redis under Python 3.11."""


class SharedRedis:
    """What all processes of a world share."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.is_away = False
        self.is_good = False
        self.members: list[SimulatedPubSub] = []
        self.leases: dict[str, tuple[str, float]] = {}

    def go_away(self) -> None:
        """Redis is down; it forgets the leases."""
        self.is_away = True
        self.leases = {}

    def come_back(self) -> None:
        """Redis is up again, and every process subscribes again."""
        if self.is_away:
            self.is_away = False
            for member in self.members:
                member.later(member.on_gap)

    def spread(self, sender: "SimulatedPubSub", text: str) -> None:
        """Bring a notice to the other processes."""
        if self.is_away:
            return
        for member in self.members:
            if member is not sender and (self.is_good or self.chance.random() >= LOST):
                member.later(member.hear, text)

    def acquire(self, table: str, holder: str) -> LeaseReply:
        """The lease of a table, if it is free or that holder's."""
        now = asyncio.get_running_loop().time()
        held, until = self.leases.get(table, ("", 0.0))
        if held and held != holder and until > now:
            return LeaseReply.ELSEWHERE
        self.leases[table] = (holder, now + LEASE)
        if not self.is_good and self.chance.random() < UNANSWERED:
            return LeaseReply.UNKNOWN
        return LeaseReply.RENEWED if held == holder and until > now else LeaseReply.TAKEN


class SimulatedPubSub:
    """One process' connection to it."""

    has_others = True

    def __init__(self, redis: SharedRedis, process: str) -> None:
        self.redis = redis
        self.process = process
        self.is_open = False
        self.context: Context = copy_context()
        self.on_notice: Callable[[Notice], None] = lambda notice: None
        self.on_gap: Callable[[], None] = lambda: None

    def later(self, act: Callable[..., None], *arguments: Any) -> None:
        """Do something in this process soon."""
        loop, delay = asyncio.get_running_loop(), self.redis.chance.uniform(0.0005, 0.05)
        loop.call_later(delay, act, *arguments, context=self.context)

    def hear(self, text: str) -> None:
        notice = parse_notice(text)
        if self.is_open and notice is not None:
            self.on_notice(notice)

    async def open(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        self.on_notice, self.on_gap = on_notice, on_gap
        self.context = copy_context()
        self.is_open = True
        self.redis.members.append(self)
        on_gap()

    async def close(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Hear nothing any more."""
        self.is_open = False
        if self in self.redis.members:
            self.redis.members.remove(self)

    def publish(self, what: str, table: str, **more: Any) -> None:
        if self.is_open:
            self.redis.spread(self, Notice(self.process, what, table, **more).text())

    async def acquire_lease(self, table: str, holder: str) -> LeaseReply:
        await self.command()
        if self.redis.is_away:
            return LeaseReply.UNKNOWN
        reply = self.redis.acquire(table, holder)
        await self.command()
        return reply

    async def command(self) -> None:
        """The time that a command takes; a cancel may get lost meanwhile."""
        chance = self.redis.chance
        try:
            await asyncio.sleep(chance.uniform(0.0005, 0.02))
        except asyncio.CancelledError:
            if chance.random() >= SWALLOWED:
                raise

    async def release_lease(self, table: str, holder: str) -> None:
        await self.command()
        if self.redis.leases.get(table, ("", 0.0))[0] == holder:
            del self.redis.leases[table]
