"""One connection to a table: a seat or a spectator, a language, and a bounded outbox of messages."""

import asyncio

from othersight.server.protocol.server_messages import ServerMessage


class Reader:
    """One connection to a table. `hash` and `number` are those of the state that it was sent last."""

    def __init__(
        self, seat: int, host: bool, language: str, outbox_size: int, patches: bool = False
    ) -> None:
        self.seat = seat
        self.host = host
        self.language = language
        self.patches = patches
        """Whether the page can apply patches; else it is sent whole states."""
        self.link = ""
        """The hash of the link that it came with; spectators have none."""
        self.hash = ""
        self.number = 0
        """Of the state that the page holds; 0 if it holds none yet."""
        self.outbox: asyncio.Queue[str] = asyncio.Queue(outbox_size)
        self.is_slow = False
        self.closed = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_text(message.model_dump_json())

    def send_text(self, text: str) -> None:
        """Put a message into the outbox as it is sent; a reader whose outbox is full is closed."""
        if self.is_slow:
            return
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.is_slow = True
            self.closed.set()
