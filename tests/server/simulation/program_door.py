"""The door for programs in a simulated process: a stream of messages, and a request for each thing that is said."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any, cast

from pydantic import TypeAdapter
from starlette.websockets import WebSocketDisconnect

from othersight.server.errors import Refusal
from othersight.server.protocol.client_messages import Said
from othersight.server.rest.programs import Limits, say, stream
from othersight.server.texts.language import ENGLISH
from tests.server.simulation.network import Link, ServerEnd

if TYPE_CHECKING:
    from tests.server.simulation.process import Process

SAID: TypeAdapter[Any] = TypeAdapter(Said)
OPENS = ("hello", "fresh")
"""Messages of a page in whose place a program opens its stream anew."""


class ProgramDoor:
    """The requests of one program; each may be dropped, come twice or be overtaken."""

    def __init__(self, process: "Process", link: Link, table: str, token: str) -> None:
        self.process = process
        self.place = (table, token)
        self.end = ServerEnd(link, lambda: WebSocketDisconnect(1006))
        self.limits = Limits(process.registry.settings)
        self.streaming: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Begin what each message asks for, until the program is gone."""
        while (heard := await self.end.receive())["type"] == "websocket.receive":
            message = json.loads(heard["text"])
            if message["type"] in OPENS:
                self.hang_up()
                self.streaming = self.process.serve(self.stream())
            elif message["type"] != "pong":
                self.process.serve(self.say(message))
        self.hang_up()

    def hang_up(self) -> None:
        if self.streaming is not None:
            self.streaming.cancel()

    async def stream(self) -> None:
        """Send the messages of the seat; when there are no more, the connection ends."""
        table, token = self.place
        with suppress(Refusal, WebSocketDisconnect):
            reply = await stream(table, self.process.registry, token, ENGLISH, self.limits)
            lines = cast(AsyncGenerator[str, None], reply.body_iterator)
            async with aclosing(lines):
                async for line in lines:
                    await self.end.send_text(line)
        await self.end.close()

    async def say(self, message: dict[str, Any]) -> None:
        """One request and its reply."""
        table, token = self.place
        said, registry = SAID.validate_python(message), self.process.registry
        try:
            reply = await say(table, said, registry, token, ENGLISH, self.limits)
            text = bytes(reply.body).decode()
        except Refusal:
            header = {"table": table, "sequence": 0, "hash": ""}
            text = json.dumps({"type": "refused", "key": message["key"], **header})
        with suppress(WebSocketDisconnect):
            await self.end.send_text(text)
