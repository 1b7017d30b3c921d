"""How often somebody may do something: so often at once, and then so many times a second."""

from collections.abc import Callable

MOST_KNOWN = 10_000


class Rate:
    """An allowance that fills up again with time."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.left = at_once
        self.then = clock()

    def allows(self) -> bool:
        """Whether once more is allowed; if so, it is counted."""
        now = self.clock()
        self.left = min(self.at_once, self.left + max(0.0, now - self.then) * self.per_second)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Rates:
    """One allowance for each address."""

    def __init__(self, per_second: float, at_once: float, clock: Callable[[], float]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.clock = clock
        self.known: dict[str, Rate] = {}

    def allows(self, address: str) -> bool:
        """Whether that address may once more."""
        if address not in self.known:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            self.known[address] = Rate(self.per_second, self.at_once, self.clock)
        return self.known[address].allows()
