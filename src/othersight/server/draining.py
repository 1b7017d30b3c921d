"""A server that cuts connections which only cost, and ends in good order after SIGTERM.

It takes no new connection and no new table, tells the pages to connect again, finishes what is being stored, lets
another process run its tables, and exits with status 0.
"""

import logging
import signal
import socket
import time
from types import FrameType

import uvicorn

from othersight.server.connections import Connections
from othersight.server.sessions.registry import Registry
from othersight.server.settings import Settings

TICKS = 20
"""Tenths of a second between two looks at all connections."""


class DrainingServer(uvicorn.Server):
    """Uvicorn that drains the registry of its application first."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self.connections = Connections(settings)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % TICKS == 0:
            self.connections.look(self.server_state.connections, time.monotonic())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, send everybody elsewhere, then end as usual."""
        log = logging.getLogger("othersight")
        log.info("draining")
        for server in self.servers:
            server.close()
        registry: Registry | None = getattr(self.config.app.state, "registry", None)  # type: ignore[union-attr]
        if registry is not None:
            await registry.drain()
        await super().shutdown(sockets)
        log.info("drained")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Uvicorn would die of SIGTERM once it has shut down; a supervisor wants status 0."""
        if sig == signal.SIGTERM:
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)
