"""Rate limits: a number of times at once, then a number of times a second."""

from collections.abc import Callable

MAX_ADDRESSES = 10_000


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
    """One allowance for each address."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.limits: dict[str, RateLimit] = {}

    def allow(self, address: str) -> bool:
        """Whether that address may once more."""
        if address not in self.limits:
            if len(self.limits) >= MAX_ADDRESSES:
                self.limits.clear()
            self.limits[address] = RateLimit(self.per_second, self.burst, self.clock)
        return self.limits[address].allow()

    def wait(self, address: str) -> float:
        """Seconds until that address may once more."""
        return self.limits[address].wait if address in self.limits else 0.0
