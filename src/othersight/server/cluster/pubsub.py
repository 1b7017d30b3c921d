"""Notices between server processes that share their tables.

A process publishes one when it has stored a change, when somebody connects or leaves, and regularly, so that a lost
notice does no harm.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple, Protocol

CHANGED, PRESENT, WHO_IS_PRESENT = "changed", "here", "who"
"""A table has changed; these seats are connected to me; who is connected to you?"""


class Notice(NamedTuple):
    """One notice about one table. Only `PRESENT` carries seats, spectators and the table's sequence."""

    process: str
    what: str
    table: str
    seats: tuple[int, ...] = ()
    watching: int = 0
    sequence: int = 0

    def text(self) -> str:
        """The notice as JSON."""
        return json.dumps(self._asdict())


def parse_notice(text: str | bytes) -> Notice | None:
    """A notice from its JSON; None if it is not one."""
    try:
        data: dict[str, Any] = json.loads(text)
        return Notice(**{**data, "seats": tuple(data.get("seats", ()))})
    except (TypeError, ValueError):
        return None


class LeaseReply(Enum):
    """What a process that asks for the lease of a table is told."""

    TAKEN = "taken"
    """Nobody had it; it may have been somebody else's since this process had it last."""
    RENEWED = "renewed"
    ELSEWHERE = "elsewhere"
    UNKNOWN = "unknown"
    """There is no other process, or nobody can tell: the journal alone keeps the processes consistent."""


class PubSub(Protocol):
    """How a process reaches the others, and the lease that lets one of them run a table."""

    process: str
    has_others: bool
    """Whether there may be other processes."""

    async def open(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        """Start to receive; `on_gap` is called when notices may have been lost."""

    async def close(self) -> None:
        """Stop."""

    def publish(self, what: str, table: str, **more: Any) -> None:
        """Send a notice to the others, without waiting."""

    async def acquire_lease(self, table: str, holder: str) -> LeaseReply:
        """Take or renew the lease to run a table; only one holder at a time has it."""

    async def release_lease(self, table: str, holder: str) -> None:
        """Let another process run the table."""


class SingleProcess:
    """There is no other process."""

    has_others = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)

    async def open(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, what: str, table: str, **more: Any) -> None:
        pass

    async def acquire_lease(self, table: str, holder: str) -> LeaseReply:
        return LeaseReply.UNKNOWN

    async def release_lease(self, table: str, holder: str) -> None:
        pass


def pubsub_at(address: str) -> PubSub:
    """The connection to the other processes by way of that Redis; without an address there are none."""
    if not address:
        return SingleProcess()
    from othersight.server.cluster.redis_pubsub import RedisPubSub

    return RedisPubSub(address)


def check_pubsub(address: str) -> None:
    """OthersightError unless Redis answers at that address."""
    if address:
        from othersight.server.cluster.redis_pubsub import check_redis

        asyncio.run(check_redis(address))
