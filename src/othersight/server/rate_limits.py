"""Rate limits: a number of times at once, then a number of times a second."""

import ipaddress
from collections.abc import Callable

from starlette.types import Scope

BUCKETS = 65_536
"""Allowances that all addresses share."""


class RateLimit:
    """An allowance that refills with time."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.then = clock()

    def allow(self) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        now = self.clock()
        self.left = min(self.burst, self.left + max(0.0, now - self.then) * self.per_second)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1 - self.left) / self.per_second)


class AddressRateLimit:
    """An allowance for each address, in one of a fixed number of buckets: however many addresses somebody makes up,
    the memory is bounded and nothing is forgotten to make room. Nobody outside knows which addresses share a
    bucket, because Python's hash of a text differs from process to process."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.limits: dict[int, RateLimit] = {}
        """By bucket; those that were never used are missing."""

    def allow(self, address: str) -> bool:
        """Whether that address may once more."""
        bucket = hash(address) % BUCKETS
        limit = self.limits.get(bucket)
        if limit is None:
            limit = self.limits[bucket] = RateLimit(self.per_second, self.burst, self.clock)
        return limit.allow()

    def wait(self, address: str) -> float:
        """Seconds until that address may once more."""
        limit = self.limits.get(hash(address) % BUCKETS)
        return limit.wait if limit is not None else 0.0


def counted_address(scope: Scope) -> str:
    """The address under which requests are counted: of IPv6 the network of a household; empty for this machine."""
    host = (scope.get("client") or ("", 0))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if address.is_loopback:
        return ""
    if address.version == 6 and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
