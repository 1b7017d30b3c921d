"""The bell between several processes that keep the same tables: rung when one of them has stored something, when
somebody comes or goes, and on a steady beat, so that what was not heard once is heard the next time."""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

CHANGED, HERE, WHO = "changed", "here", "who"
"""A table has changed; these seats are with me; who else is there?"""


class Ring(NamedTuple):
    """One ring, about one table. Only `HERE` tells who is there, and how far the table has come."""

    process: str
    what: str
    table: str
    seats: tuple[int, ...] = ()
    watching: int = 0
    sequence: int = 0

    def text(self) -> str:
        """As it travels."""
        return json.dumps(self._asdict())


def ring_of(text: str | bytes) -> Ring | None:
    """A ring from what has travelled; None for what is none."""
    try:
        data: dict[str, Any] = json.loads(text)
        return Ring(**{**data, "seats": tuple(data.get("seats", ()))})
    except (TypeError, ValueError):
        return None


class Bell(Protocol):
    """What a house needs to know of the others."""

    process: str

    async def open(self, hear: Callable[[Ring], None], missed: Callable[[], None]) -> None:
        """Listen from now on; `missed` is called when rings may have been lost."""

    async def close(self) -> None:
        """No more."""

    def ring(self, what: str, table: str, **more: Any) -> None:
        """Tell the others, without waiting."""

    async def may_play(self, table: str) -> bool:
        """Whether this process plays for the server at a table: one at a time does."""

    async def release(self, table: str) -> None:
        """Another process may play there."""


class Silence:
    """There is no other process."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(8)

    async def open(self, hear: Callable[[Ring], None], missed: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass

    def ring(self, what: str, table: str, **more: Any) -> None:
        pass

    async def may_play(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass


def bell_at(address: str) -> Bell:
    """The bell at that address; without one there are no others."""
    if not address:
        return Silence()
    from othersight.server.cluster.redis_pubsub import RedisBell

    return RedisBell(address)


def check_bell(address: str) -> None:
    """OthersightError unless the bell can be rung there."""
    if address:
        from othersight.server.cluster.redis_pubsub import check_redis

        asyncio.run(check_redis(address))
