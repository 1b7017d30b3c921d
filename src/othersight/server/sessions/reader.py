"""Whoever reads a table: a seat or a spectator, a language, and a bounded queue of messages to be sent."""

import asyncio

from othersight.kernel.log import Entry
from othersight.server.protocol.server_messages import Telling


class TooSlow(Exception):
    """More messages wait for a reader than may."""


class Reader:
    """One connection to a table. `hash` and `held` are the view and the log it was sent last."""

    def __init__(self, seat: int, host: bool, language: str, most: int) -> None:
        self.seat = seat
        self.host = host
        self.language = language
        self.hash = ""
        self.held: list[Entry] | None = None
        """The lines of the log that this reader holds, from the first on; None for somebody who has just come."""
        self.queue: asyncio.Queue[Telling] = asyncio.Queue(most)
        self.is_slow = False
        self.gone = asyncio.Event()

    def tell(self, message: Telling) -> None:
        """Queue a message; a reader for whom too many wait is let go."""
        if self.is_slow:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.is_slow = True
            self.gone.set()
