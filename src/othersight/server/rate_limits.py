"""Rate limits: a number of times at once, then a number of times a second."""

from collections.abc import Callable
from itertools import islice

MAX_ADDRESSES = 10_000
LOOKED_AT = 16
"""Of the addresses that have not asked for longest: the one with most left is forgotten when there are too many."""


class RateLimit:
    """An allowance that refills with time."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.then = clock()

    def refill(self) -> float:
        """What is left by now."""
        now = self.clock()
        self.left = min(self.burst, self.left + max(0.0, now - self.then) * self.per_second)
        self.then = now
        return self.left

    def allow(self) -> bool:
        """Whether one more is allowed; if so, it is counted."""
        if self.refill() < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, (1 - self.left) / self.per_second)


class AddressRateLimit:
    """One allowance for each address. Only so many are known at a time: who comes with many addresses must not make the
    server forget those that have used up their allowance."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.limits: dict[str, RateLimit] = {}
        """Those that have not asked for longest come first."""

    def allow(self, address: str) -> bool:
        """Whether that address may once more."""
        limit = self.limits.pop(address, None)
        if limit is None:
            if len(self.limits) >= MAX_ADDRESSES:
                self.forget_one()
            limit = RateLimit(self.per_second, self.burst, self.clock)
        self.limits[address] = limit
        return limit.allow()

    def forget_one(self) -> None:
        """Forget an address that has long been idle and has lost least by it."""
        oldest = list(islice(self.limits, LOOKED_AT))
        del self.limits[max(oldest, key=lambda address: self.limits[address].refill())]

    def wait(self, address: str) -> float:
        """Seconds until that address may once more."""
        return self.limits[address].wait if address in self.limits else 0.0
