"""Open connections: those that say nothing, take nothing or are too many of one address are cut.

Uvicorn waits for a request, and for somebody to take a reply, as long as it takes. A client could hold all connections
and much memory of a server with neither.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import h11

from othersight.server.rate_limits import counted_address
from othersight.server.settings import Settings

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
ANYBODY = "*"


class Wait(NamedTuple):
    """What a connection has been waiting for, and since when."""

    thing: tuple[str, Any]
    since: float


class Connections:
    """Looks at all connections now and then."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.connection_timeout
        self.most = settings.address_connections
        self.proxies = {name.strip() for name in settings.proxy.split(",")}
        self.waits: dict[Any, Wait] = {}

    def look(self, connections: Iterable[Any], now: float) -> None:
        """Cut what has to be cut; of too many of one address first those that have not asked for anything."""
        kept: Counter[str] = Counter()
        known, self.waits = self.waits, {}
        for one in sorted(connections, key=is_asking):
            address = self.address_of(one)
            kept[address] += 1
            if self.is_stuck(one, known.get(one), now) or (address and kept[address] > self.most):
                one.transport.abort()

    def address_of(self, one: Any) -> str:
        """The address that a connection is counted for; empty for this machine and for proxies."""
        if ANYBODY in self.proxies or (one.client and one.client[0] in self.proxies):
            return ""
        return counted_address({"client": one.client})

    def is_stuck(self, one: Any, known: Wait | None, now: float) -> bool:
        """Whether a connection has waited too long for the same thing; `known` is what it waited for before."""
        thing = awaited(one)
        if thing is None:
            return False
        wait = known if known is not None and known.thing == thing else Wait(thing, now)
        self.waits[one] = wait
        return now - wait.since >= self.patience


def awaited(one: Any) -> tuple[str, Any] | None:
    """What the other side of a connection owes it: to take the rest of a reply, or to send the rest of a request."""
    unsent = one.transport.get_write_buffer_size()
    if unsent:
        return "reply", unsent
    return ("request", one.cycle) if is_asking(one) else None


def is_asking(one: Any) -> bool:
    """Whether a connection has no whole request yet."""
    return getattr(getattr(one, "conn", None), "their_state", None) in UNFINISHED
