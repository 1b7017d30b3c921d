"""Ends connections whose link has ended since: who signs out, or whose password was changed, reads and plays no longer.

Who gives a seat away closes its connections at once; the links of a name end in the database alone.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from othersight.server.ending import end_tasks
from othersight.server.sessions.reader import Reader
from othersight.server.storage.transactions import StorageError

if TYPE_CHECKING:
    from othersight.server.sessions.registry import Registry

TOGETHER = 500
"""Links that are looked up at once."""


class LinkWatch:
    """Looks up the links of all readers of one process now and then."""

    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to look."""
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        """Look no more."""
        await end_tasks(self.task)

    async def run(self) -> None:
        """Look at every heartbeat; without end."""
        while True:
            await asyncio.sleep(self.registry.settings.heartbeat)
            try:
                await self.look()
            except StorageError:
                continue  # next time
            except Exception:
                logging.getLogger("othersight").exception("links are not looked up")

    async def look(self) -> None:
        """Close the readers whose links are gone."""
        readers: dict[str, list[Reader]] = {}
        for session in self.registry.sessions.values():
            for reader in session.readers:
                if reader.link:
                    readers.setdefault(reader.link, []).append(reader)
        links = list(readers)
        for first in range(0, len(links), TOGETHER):
            asked = links[first : first + TOGETHER]
            known = await asyncio.to_thread(self.registry.store.known_links, asked)
            for link in set(asked) - known:
                for reader in readers[link]:
                    reader.closed.set()
