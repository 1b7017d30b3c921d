"""Bodies of requests have a size; what is larger is not read."""

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from othersight.server.errors import Refusal
from othersight.server.protocol.rest_models import Fault
from othersight.server.texts.language import ENGLISH


class TooLarge(Exception):
    """The body goes on and on."""


class Limits:
    """Refuses a body that says it is too large, or turns out to be."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        said = Headers(scope=scope).get("content-length", "0")
        if said.isdigit() and int(said) > self.most:
            await self.refuse(scope, receive, send)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.most:
                raise TooLarge
            return message

        try:
            await self.app(scope, counted, send)
        except TooLarge:
            await self.refuse(scope, receive, send)

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One line about it."""
        told = Fault(error=Refusal("server-too-large", 413, most=self.most).told(ENGLISH))
        await JSONResponse(told.model_dump(), 413)(scope, receive, send)
