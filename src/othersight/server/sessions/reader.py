"""One connection to a table: a seat or a spectator, a language, and a bounded outbox of messages."""

import asyncio

from othersight.kernel.log import Entry
from othersight.server.protocol.server_messages import ServerMessage


class Reader:
    """One connection to a table. `hash` and `sent_log` are the view and the log that it was sent last."""

    def __init__(self, seat: int, host: bool, language: str, outbox_size: int) -> None:
        self.seat = seat
        self.host = host
        self.language = language
        self.hash = ""
        self.sent_log: list[Entry] | None = None
        """The lines of the log that the page has, from the first on; None for a new connection."""
        self.outbox: asyncio.Queue[ServerMessage] = asyncio.Queue(outbox_size)
        self.is_slow = False
        self.closed = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Put a message into the outbox; a reader whose outbox is full is closed."""
        if self.is_slow:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.is_slow = True
            self.closed.set()
