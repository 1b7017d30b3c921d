"""The tables that anybody may watch, as they are sent: to everybody the same, so they are told of once for many."""

import asyncio

from othersight.server.protocol.rest_models import TableList
from othersight.server.rest.table_info import table_info
from othersight.server.sessions.registry import Registry, Visitor
from othersight.server.tables.seats import SPECTATOR


class PublicList:
    """The list in each language, made anew when it is asked for and older than so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.made: dict[str, tuple[float, str]] = {}
        self.lock = asyncio.Lock()

    async def written(self, registry: Registry, language: str) -> str:
        """The list as JSON."""
        async with self.lock:
            now = asyncio.get_running_loop().time()
            then, known = self.made.get(language, (0.0, ""))
            if not known or now - then >= self.seconds:
                known = await self.make(registry, language)
                self.made[language] = (now, known)
            return known

    async def make(self, registry: Registry, language: str) -> str:
        sessions = await registry.public_sessions()
        told = [table_info(Visitor(session, SPECTATOR, False), language) for session in sessions]
        return TableList(tables=told).model_dump_json()
