"""Locks by name; nothing is kept for a name that nobody uses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class KeyedLocks:
    """One lock for each name, kept only while somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.locks: dict[str, asyncio.Lock] = {}
        self.users: dict[str, int] = {}

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[None]:
        """Hold the lock of that name."""
        lock = self.locks.setdefault(name, asyncio.Lock())
        self.users[name] = self.users.get(name, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self.users[name] -= 1
            if not self.users[name]:
                del self.users[name], self.locks[name]
