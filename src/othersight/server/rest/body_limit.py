"""Refuses request bodies that are too large, without reading them to the end."""

from contextlib import suppress

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from othersight.server.errors import Refusal
from othersight.server.protocol.rest_models import ErrorReply
from othersight.server.texts.language import requested_language


class BodyTooLarge(Exception):
    """More bytes were received than are allowed."""


class BodyLimit:
    """Refuses a body that says it is too large, or turns out to be."""

    def __init__(self, app: ASGIApp, max_bytes: int) -> None:
        self.app = app
        self.max_bytes = max_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdigit() and int(length) > self.max_bytes:
            await self.refuse(scope, receive, send)
            return
        received, started = 0, False

        async def counting_receive() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.max_bytes:
                raise BodyTooLarge
            return message

        async def guarded_send(message: Message) -> None:
            """Whoever reads a body may make an answer of its own of the failure; it is not sent."""
            nonlocal started
            if started or received <= self.max_bytes:
                started = True
                await send(message)

        with suppress(BodyTooLarge):
            await self.app(scope, counting_receive, guarded_send)
        if received > self.max_bytes and not started:
            await self.refuse(scope, receive, send)

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with status 413."""
        refusal = Refusal("server-too-large", 413, most=self.max_bytes)
        accepted = Headers(scope=scope).get("accept-language", "")
        body = ErrorReply(error=refusal.message(requested_language("", accepted))).model_dump()
        await JSONResponse(body, 413)(scope, receive, send)
