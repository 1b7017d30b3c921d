"""One WebSocket: hello, then messages in both directions until one side leaves, with a heartbeat and limits."""

import asyncio
from contextlib import suppress

from fastapi import WebSocket, WebSocketDisconnect

from othersight.server.errors import CONFLICT, Refusal, draining, reconnect
from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.client_messages import ClientMessage, Hello, Hint, Odds, Pong, Ways
from othersight.server.protocol.server_messages import Bye, Ping
from othersight.server.rate_limits import RateLimit
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry, Visitor
from othersight.server.sessions.session import Session
from othersight.server.sessions.table_actions import add_part
from othersight.server.sockets.commands import CommandHandler
from othersight.server.sockets.parsing import parse_message
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.tokens import token_hash
from othersight.server.texts.language import ENGLISH, supported_language

NORMAL = 1000
MAX_MISSED_PINGS = 2
"""Pings that may stay unanswered."""
CLOSE_TIMEOUT = 1.0
"""Seconds for sending the last message and closing."""
MAX_WAITING_QUERIES = 4
"""Slow queries that may wait while one is computed."""
PAUSE = 1.0
"""Seconds for which a page waits whose address has sent too much."""
MAX_BAD_MESSAGES = 50
"""Invalid messages after which the connection is closed."""


class Connection:
    """The connection of one page to a table; `address` is where its messages are counted, empty for this machine."""

    def __init__(
        self, socket: WebSocket, registry: Registry, table: str, address: str = ""
    ) -> None:
        self.socket = socket
        self.address = address
        self.registry = registry
        self.settings = registry.settings
        self.table = table
        self.language = ENGLISH
        self.rate = RateLimit(
            self.settings.messages_per_second,
            self.settings.message_burst,
            asyncio.get_running_loop().time,
        )
        self.missed_pings = 0
        self.bad_messages = 0
        self.queries: asyncio.Queue[Hint | Odds | Ways] = asyncio.Queue(MAX_WAITING_QUERIES)

    async def serve(self) -> None:
        """Serve the connection from its first message to its last."""
        await self.socket.accept()
        try:
            visitor, hello = await self.handshake()
            size = self.settings.outbox_size
            reader = Reader(visitor.seat, visitor.host, self.language, size, hello.patches)
            reader.link = token_hash(hello.token) if hello.token else ""
            await self.join(visitor, reader, hello)
        except Refusal as refusal:
            await self.close(refusal)
            return
        except (WebSocketDisconnect, RuntimeError):
            return
        await self.run(visitor.session, reader)

    async def handshake(self) -> tuple[Visitor, Hello]:
        """Wait for `hello`, and find out who is connecting."""
        try:
            hello = await asyncio.wait_for(self.next_message(), self.settings.hello_timeout)
        except TimeoutError:
            raise Refusal("server-no-hello", 408) from None
        if not isinstance(hello, Hello):
            raise Refusal("server-hello-first", 400)
        self.language = supported_language(hello.language)
        if hello.protocol != PROTOCOL:
            raise Refusal("server-other-protocol", 410, version=PROTOCOL)
        if self.registry.is_draining:
            raise draining()
        visitor = await self.registry.authorize(self.table, hello.token)
        return visitor, hello

    async def join(self, visitor: Visitor, reader: Reader, hello: Hello) -> None:
        """Add the reader to the session, unless its link was revoked while the table was busy."""
        session = visitor.session
        async with session.table.lock:
            await self.registry.check_link(hello.token, visitor)
            session.check_room(visitor.seat, self.room_for(visitor.seat))
            if hello.nick and visitor.seat != SPECTATOR:
                with suppress(Refusal):
                    await session.table.set_nick(visitor.seat, hello.nick)
            if hello.part and visitor.seat != SPECTATOR:
                await add_part(session, visitor.seat, hello.part)
            session.connect(reader, hello.sequence, hello.hash)

    def room_for(self, seat: int) -> int:
        """How many connections a seat may have, or all spectators."""
        settings = self.settings
        return settings.max_readers if seat == SPECTATOR else settings.readers_of_seat

    async def run(self, session: Session, reader: Reader) -> None:
        """Receive and send until one side leaves."""
        handler = CommandHandler(session, reader, self.registry.bots)
        if self.registry.sessions.get(session.table.id) is not session:
            reader.closed.set()  # the session was unloaded in the same moment
        tasks = [
            asyncio.ensure_future(work)
            for work in (
                self.receive_loop(handler),
                self.query_loop(handler),
                self.send_loop(reader),
                self.ping_loop(handler),
                reader.closed.wait(),
            )
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if error is not None:
                    failed = error if isinstance(error, Refusal) else Refusal("server-failed", 500)
                    await self.close(failed, handler)
            if reader.closed.is_set():
                slow = Refusal("server-too-slow", 408)
                await self.close(slow if reader.is_slow else reconnect(408), handler)
        finally:
            for task in tasks:
                task.cancel()
            session.disconnect(reader)

    # -- the tasks of a connection

    async def receive_loop(self, handler: CommandHandler) -> None:
        """Handle the messages of the page."""
        while True:
            try:
                message = await self.next_message()
            except WebSocketDisconnect:
                return
            except Refusal as refusal:
                self.refuse_bad(refusal, handler)
                continue
            if isinstance(message, Pong):
                self.missed_pings = 0
            elif isinstance(message, Hint | Odds | Ways):
                self.queue_query(message, handler)
            else:  # a command that has begun is finished even if the page disconnects
                await asyncio.shield(handler.handle(message))

    def refuse_bad(self, refusal: Refusal, handler: CommandHandler) -> None:
        """Answer an invalid message; too many of them, or too fast, end the connection."""
        self.bad_messages += 1
        if self.bad_messages > MAX_BAD_MESSAGES or refusal.status == 429:
            raise refusal
        key = getattr(refusal, "message_key", "")
        handler.refuse(refusal, key, getattr(refusal, "request", None))

    def queue_query(self, query: Hint | Odds | Ways, handler: CommandHandler) -> None:
        """Queue a query that takes long, so that the page can go on; refused if too many wait."""
        try:
            self.queries.put_nowait(query)
        except asyncio.QueueFull:
            handler.refuse(Refusal("server-still-looking", CONFLICT), request=query.request)

    async def query_loop(self, handler: CommandHandler) -> None:
        """Answer hints, odds and ways one after the other, until the page disconnects."""
        while True:
            await handler.handle(await self.queries.get())

    async def send_loop(self, reader: Reader) -> None:
        """Send the messages of the outbox."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.socket.send_text(await reader.outbox.get())

    async def ping_loop(self, handler: CommandHandler) -> None:
        """Ping the page regularly; close the connection if it does not answer."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            if self.missed_pings >= MAX_MISSED_PINGS:
                raise Refusal("server-silent", 408)
            self.missed_pings += 1
            handler.reader.send(Ping(**handler.messages.header(handler.reader)))

    # -- single messages

    async def next_message(self) -> ClientMessage:
        """The next message; a refusal if it is invalid."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", NORMAL))
        if not self.rate.allow():
            raise Refusal("server-too-fast", 429)
        await self.wait_for_others()
        text = received.get("text")
        if text is None:
            raise Refusal("server-no-text", 400)
        if len(text.encode("utf-8", "replace")) > self.settings.max_message_bytes:
            raise Refusal("server-too-large", 413, most=self.settings.max_message_bytes)
        return parse_message(text)

    async def wait_for_others(self) -> None:
        """Wait while all pages of this address together send too much: nobody elsewhere shall notice how many pages
        somebody opens, and nothing is lost of what those send who share an address with them."""
        while self.address and not self.registry.messages.allow(self.address):
            await asyncio.sleep(PAUSE)

    async def close(self, refusal: Refusal, handler: CommandHandler | None = None) -> None:
        """Send the reason and close the socket."""
        header = (
            handler.messages.header(handler.reader)
            if handler
            else {"table": self.table[:32], "sequence": 0, "hash": ""}
        )
        bye = Bye(**header, error=refusal.message(self.language))
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(self.socket.send_text(bye.model_dump_json()), CLOSE_TIMEOUT)
            await asyncio.wait_for(self.socket.close(refusal.code), CLOSE_TIMEOUT)
