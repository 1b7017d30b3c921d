"""One at a time for each name; nothing is kept of names that nobody is busy with."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Locks by name, each as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.locks: dict[str, asyncio.Lock] = {}
        self.busy: dict[str, int] = {}

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """The turn of whoever asks for that name."""
        lock = self.locks.setdefault(name, asyncio.Lock())
        self.busy[name] = self.busy.get(name, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self.busy[name] -= 1
            if not self.busy[name]:
                del self.busy[name], self.locks[name]
