"""One WebSocket: hello, then messages in both directions until either side goes, with a heartbeat and limits."""

import asyncio
import json
from contextlib import suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from othersight.server.errors import CONFLICT, Refusal, come_again
from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.client_messages import SAID, Hello, Hint, Odds, Pong, Said
from othersight.server.protocol.server_messages import Bye, Ping
from othersight.server.rate_limits import Rate
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import House, Visitor
from othersight.server.sessions.session import Room
from othersight.server.sockets.commands import Obeying
from othersight.server.tables.seats import SPECTATOR
from othersight.server.texts.language import ENGLISH, language_for

NORMAL = 1000
MOST_SILENT = 2
"""Pings that may stay unanswered."""
LAST_WORDS = 1.0
"""Seconds for saying goodbye."""
LARGEST = 2**53
MOST_LOOKING = 4
"""Hints and odds that may wait while one is looked for."""
MOST_FAULTS = 50
"""Messages without sense after which nobody listens any more."""


class Connection:
    """A page at a table."""

    def __init__(self, socket: WebSocket, house: House, table: str) -> None:
        self.socket = socket
        self.house = house
        self.settings = house.settings
        self.table = table
        self.language = ENGLISH
        self.rate = Rate(
            self.settings.messages_per_second,
            self.settings.messages_at_once,
            asyncio.get_running_loop().time,
        )
        self.unanswered = 0
        self.faults = 0
        self.slow: asyncio.Queue[Hint | Odds] = asyncio.Queue(MOST_LOOKING)

    async def serve(self) -> None:
        """From the first message to the last."""
        await self.socket.accept()
        try:
            visitor, hello = await self.greet()
            reader = Reader(visitor.seat, visitor.host, self.language, self.settings.queue)
            await self.enter(visitor, reader, hello)
        except Refusal as refusal:
            await self.close(refusal)
            return
        except (WebSocketDisconnect, RuntimeError):
            return
        await self.stay(visitor.room, reader)

    async def greet(self) -> tuple[Visitor, Hello]:
        """Who comes."""
        try:
            said = await asyncio.wait_for(self.next_message(), self.settings.hello_wait)
        except TimeoutError:
            raise Refusal("server-no-hello", 408) from None
        if not isinstance(said, Hello):
            raise Refusal("server-hello-first", 400)
        self.language = language_for(said.language)
        if said.protocol != PROTOCOL:
            raise Refusal("server-other-protocol", 410, version=PROTOCOL)
        visitor = await self.house.guest(self.table, said.token)
        if len(visitor.room.readers) >= self.settings.most_readers:
            raise Refusal("server-room-full", 429)
        return visitor, said

    async def enter(self, visitor: Visitor, reader: Reader, hello: Hello) -> None:
        """Come in, if the link has not ended while the table was busy."""
        room = visitor.room
        async with room.table.lock:
            await self.house.check_link(hello.token, visitor)
            if hello.nick and visitor.seat != SPECTATOR:
                with suppress(Refusal):
                    await room.table.call(visitor.seat, hello.nick)
            room.enter(reader, hello.sequence, hello.hash)

    async def stay(self, room: Room, reader: Reader) -> None:
        """Read and write until somebody goes."""
        obeying = Obeying(room, reader, self.house.machines)
        if self.house.rooms.get(room.table.id) is not room:
            reader.gone.set()  # the table left the memory in the same moment
        tasks = [
            asyncio.ensure_future(work)
            for work in (
                self.listen(obeying),
                self.look(obeying),
                self.write(reader),
                self.beat(obeying),
                reader.gone.wait(),
            )
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if error is not None:
                    failed = error if isinstance(error, Refusal) else Refusal("server-failed", 500)
                    await self.close(failed, obeying)
            if reader.gone.is_set():
                slow = Refusal("server-too-slow", 408)
                await self.close(slow if reader.is_slow else come_again(408), obeying)
        finally:
            for task in tasks:
                task.cancel()
            room.leave(reader)

    # -- four tasks

    async def listen(self, obeying: Obeying) -> None:
        """Do what is said."""
        while True:
            try:
                said = await self.next_message()
            except WebSocketDisconnect:
                return
            except Refusal as refusal:
                self.faults += 1
                if self.faults > MOST_FAULTS or refusal.status == 429:
                    raise
                key, request = (
                    getattr(refusal, "message_key", ""),
                    getattr(refusal, "request", None),
                )
                obeying.refuse(refusal, key, request)
                continue
            if isinstance(said, Pong):
                self.unanswered = 0
            elif isinstance(said, Hint | Odds):
                self.look_later(said, obeying)
            else:
                await asyncio.shield(obeying.obey(said))  # what is begun is finished, whoever goes

    def look_later(self, said: Hint | Odds, obeying: Obeying) -> None:
        """What takes long to find is looked for while the page goes on; a few may wait."""
        try:
            self.slow.put_nowait(said)
        except asyncio.QueueFull:
            obeying.refuse(Refusal("server-still-looking", CONFLICT), request=said.request)

    async def look(self, obeying: Obeying) -> None:
        """Hints and odds, one after the other; nobody waits for them any more when the page is gone."""
        while True:
            await obeying.obey(await self.slow.get())

    async def write(self, reader: Reader) -> None:
        """Send what waits."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await reader.queue.get()
                await self.socket.send_text(message.model_dump_json())

    async def beat(self, obeying: Obeying) -> None:
        """Ask now and then whether anybody is there."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            if self.unanswered >= MOST_SILENT:
                raise Refusal("server-silent", 408)
            self.unanswered += 1
            obeying.reader.tell(Ping(**obeying.gate.head(obeying.reader)))

    # -- reading one message

    async def next_message(self) -> Said:
        """The next message, if it makes sense."""
        received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", NORMAL))
        if not self.rate.allows():
            raise Refusal("server-too-fast", 429)
        text = received.get("text")
        if text is None:
            raise Refusal("server-no-text", 400)
        if len(text.encode("utf-8", "replace")) > self.settings.largest_message:
            raise Refusal("server-too-large", 413, most=self.settings.largest_message)
        return message_in(text)

    async def close(self, refusal: Refusal, obeying: Obeying | None = None) -> None:
        """Say why, and go."""
        head = (
            obeying.gate.head(obeying.reader)
            if obeying
            else {"table": self.table[:32], "sequence": 0, "hash": ""}
        )
        bye = Bye(**head, error=refusal.told(self.language))
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(self.socket.send_text(bye.model_dump_json()), LAST_WORDS)
            await asyncio.wait_for(self.socket.close(refusal.code), LAST_WORDS)


def message_in(text: str) -> Said:
    """A message of a page, from its text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("server-no-json", 400) from None
    try:
        return SAID.validate_python(data)
    except (ValidationError, RecursionError) as error:
        raise Unfit(data, error) from None


class Unfit(Refusal):
    """A message that is not as it should be, with the key or request by which the page knows it."""

    def __init__(self, data: Any, error: ValidationError | RecursionError) -> None:
        where, fault = "message", "nested too deep"
        if isinstance(error, ValidationError):
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join([str(part)[:40] for part in first["loc"]]) or where
            fault = first["msg"]
        super().__init__("server-bad-message", 400, where=where, fault=fault)
        known = data if isinstance(data, dict) else {}
        key, request = known.get("key"), known.get("request")
        self.message_key = key[:64] if isinstance(key, str) and key.isascii() else ""
        self.request = request if type(request) is int and abs(request) < LARGEST else None
