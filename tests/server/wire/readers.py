"""Whoever talks to a server in the same event loop, without a network: requests, sockets and streams of lines."""

import asyncio
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from fastapi import FastAPI

CLIENT = ("127.0.0.1", 4054)
"""Requests of this machine are not counted."""
PATIENCE = 60.0
"""Seconds after which a reply that does not come is a fault."""
CLOSED = '{"type": "closed", "code": '
"""How the end of a connection begins among what a page is sent."""


def scope_of(kind: str, address: str, token: str | None) -> dict[str, Any]:
    """The ASGI scope of a request or a socket."""
    path, _, query = address.partition("?")
    headers = [(b"host", b"server"), (b"content-type", b"application/json")]
    if token is not None:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": headers,
        "client": CLIENT,
        "server": ("server", 80),
        "subprotocols": [],
        "state": {},
    }


async def request(
    app: FastAPI, method: str, address: str, token: str | None = None, body: Any = None
) -> tuple[int, str]:
    """The status of a reply, and all of it as text: status, headers and body."""
    sent = b"" if body is None else json.dumps(body).encode()
    told: list[dict[str, Any]] = []
    waiting = [{"type": "http.request", "body": sent, "more_body": False}]

    async def receive() -> Any:
        return waiting.pop() if waiting else await asyncio.Event().wait()

    async def send(message: Any) -> None:
        told.append(message)

    scope = {**scope_of("http", address, token), "method": method}
    await app(scope, receive, send)
    head = b" ".join([name + b"=" + value for name, value in sorted(told[0]["headers"])])
    text = b"".join([message.get("body", b"") for message in told[1:]])
    return told[0]["status"], f"{told[0]['status']} {head.decode()} {text.decode()}"


class Heard:
    """All that a reader has been sent, as it was sent."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def hear(self, text: str) -> None:
        """Note a message."""
        self.texts.append(text)
        self.news.set()

    async def until(
        self, fits: Callable[[dict[str, Any]], bool], start: int = 0, mark: str = ""
    ) -> dict[str, Any]:
        """The first message from `start` on that has the mark and fits, as soon as it has come."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.news.clear()
                for text in self.texts[start:]:
                    if mark in text:
                        message: dict[str, Any] = json.loads(text)
                        if fits(message):
                            return message
                    if text.startswith(CLOSED):
                        raise ConnectionError(f"the server has ended the connection: {text}")
                start = len(self.texts)
                await self.news.wait()

    async def leave(self) -> None:
        """End what reads."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])


class Socket(Heard):
    """A page at a table."""

    def __init__(self, app: FastAPI, table: str, seat: int, token: str | None) -> None:
        super().__init__()
        self.seat = seat
        self.token = token
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", f"/api/tables/{table}/socket", None)
        self.task = asyncio.ensure_future(app(scope, self.said.get, self.take))

    async def take(self, message: Any) -> None:
        """What the server sends."""
        if message["type"] == "websocket.close":
            self.hear(CLOSED + json.dumps(message.get("code")) + "}")
        elif message["type"] == "websocket.send":
            self.hear(message["text"])

    async def hello(self, language: str) -> None:
        """Say hello and wait for the table."""
        hello = {"protocol": 1, "token": self.token, "patches": True, "language": language}
        self.say("hello", **hello)
        await self.until(lambda message: message["type"] == "people", mark='"people"')

    def say(self, type: str, **message: Any) -> None:
        """Send a message."""
        text = json.dumps({"type": type, **message})
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    async def command(self, type: str, key: str, **message: Any) -> dict[str, Any]:
        """Send a command, and wait for its reply."""
        start = len(self.texts)
        self.say(type, key=key, **message)
        return await self.until(lambda told: told.get("key") == key, start, key)

    async def query(self, type: str, request: int, **message: Any) -> dict[str, Any]:
        """Send a query, and wait for its reply."""
        start = len(self.texts)
        self.say(type, request=request, **message)
        mark = f'"request":{request}'
        return await self.until(lambda told: told.get("request") == request, start, mark)


class Stream(Heard):
    """A program at a table: lines, as they come."""

    def __init__(self, app: FastAPI, table: str, token: str) -> None:
        super().__init__()
        scope = {**scope_of("http", f"/api/tables/{table}/stream", token), "method": "GET"}
        self.task = asyncio.ensure_future(app(scope, self.stay, self.take))

    async def stay(self) -> Any:
        """The program sends nothing and does not leave."""
        await asyncio.Event().wait()

    async def take(self, message: Any) -> None:
        """What the server sends."""
        if message["type"] == "http.response.start":
            self.hear(json.dumps({"type": "status", "status": message["status"]}))
        for line in message.get("body", b"").decode().splitlines():
            self.hear(line)
