"""Persons and spectators who load a server: each is a WebSocket of its own, and whoever is asked answers at random.

Nobody answers before all are connected, so that tables which play do not delay those that sit down. Who thinks reads
on, since a page that reads nothing is closed."""

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from othersight.server.protocol.patches import patched

OPTIONS = {"the-others": ("hero_players", -1), "they-live": ("players", 0)}
"""The option of each game that says how many seats there are, and how far it is from their number."""
OPENING_AT_ONCE = 20
"""Sockets that are opened at the same time."""
OPENING = 600
"""Seconds for opening one."""


class Table:
    """One table; `sent` is when an answer was sent, by the sequence to which it leads."""

    def __init__(self, id: str, game: str) -> None:
        self.id = id
        self.game = game
        self.chance = random.Random(id)
        self.sent: dict[int, float] = {}


class Load:
    """All tables and what was measured."""

    def __init__(self, port: int, pause: float) -> None:
        self.port = port
        self.pause = pause
        self.counting = False
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.received_bytes = 0
        self.errors: list[str] = []
        self.opening = asyncio.Semaphore(OPENING_AT_ONCE)
        self.connected = 0
        """Pages that have been greeted."""
        self.begun = asyncio.Event()
        """Everybody is connected."""

    def make(self, game: str, many: int) -> tuple[Table, list[str]]:
        """A table of persons, and their tokens."""
        option, offset = OPTIONS[game]
        seats = [{"holder": "me"}, *[{"holder": "person"}] * (many - 1)]
        body = {"game": game, "options": {option: many + offset}, "seats": seats, "start": True}
        address = f"http://127.0.0.1:{self.port}/api/tables"
        told = httpx2.post(address, json=body, timeout=OPENING).json()
        return Table(told["table"], game), [told["token"], *[x["token"] for x in told["links"]]]

    async def sit(self, table: Table, token: str | None) -> None:
        """One seat, or without a token a spectator, until the connection ends."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table.id}/socket"
        try:
            async with self.opening:
                socket = await connect(address, max_size=None, open_timeout=OPENING, proxy=None)
                page = LoadPage(self, table, socket)
                await page.greet(token)
                self.connected += 1
            async with socket:
                await page.hear_all()
        except (OSError, TimeoutError, WebSocketException) as error:
            self.errors.append(f"a connection has failed: {type(error).__name__} {error}")
        else:
            self.errors.append("a connection was closed")

    def note(self, times: list[float], seconds: float) -> None:
        if self.counting:
            times.append(seconds * 1000)


class LoadPage:
    """What one page holds of its table."""

    def __init__(self, load: Load, table: Table, socket: ClientConnection) -> None:
        self.load = load
        self.table = table
        self.socket = socket
        self.mine: dict[str, float] = {}
        self.state: dict[str, Any] = {}
        self.answered = -1
        self.thinking: asyncio.Task[None] | None = None

    async def greet(self, token: str | None) -> None:
        """Say who is there, and hear the first message."""
        hello = {"type": "hello", "protocol": 1, "token": token, "patches": True}
        await self.socket.send(json.dumps(hello))
        await self.hear(str(await self.socket.recv()))

    async def hear_all(self) -> None:
        """All messages until the connection ends."""
        try:
            async for text in self.socket:
                await self.hear(str(text))
        finally:
            if self.thinking is not None:
                self.thinking.cancel()

    async def hear(self, text: str) -> None:
        """One message."""
        now = time.perf_counter()
        heard = json.loads(text)
        if self.load.counting:
            self.load.received_bytes += len(text.encode())
        if heard["type"] == "ping":
            await self.socket.send('{"type": "pong"}')
        if heard["type"] in ("bye", "refused"):
            self.load.errors.append(heard["error"]["key"])
        if heard["type"] in ("done", "refused") and heard["key"] in self.mine:
            self.load.note(self.load.acknowledged, now - self.mine.pop(heard["key"]))
        if heard["type"] == "patch":
            heard = {**patched(self.state, heard["changes"]), "sequence": heard["sequence"]}
        if heard["type"] == "state":
            self.take(heard, now)
        question = self.state.get("question")
        if question and question["sequence"] > self.answered and not self.mine:
            self.answered = question["sequence"]
            self.thinking = asyncio.ensure_future(self.answer(question))

    def take(self, state: dict[str, Any], now: float) -> None:
        """The new state."""
        self.state = state
        if state["sequence"] in self.table.sent and not self.mine:
            self.load.note(self.load.seen, now - self.table.sent[state["sequence"]])

    async def answer(self, question: dict[str, Any]) -> None:
        """Answer what is asked, after a while."""
        await self.load.begun.wait()
        await asyncio.sleep(self.load.pause * self.table.chance.uniform(0.5, 1.5))
        sequence = self.state["sequence"]
        key = f"key-{self.table.chance.getrandbits(60):x}"
        option = self.table.chance.choice(question["options"])["option"]
        self.mine[key] = self.table.sent[sequence + 1] = time.perf_counter()
        click = {"type": "answer", "key": key, "sequence": question["sequence"], "option": option}
        with suppress(ConnectionClosed):  # who hears notes it
            await self.socket.send(json.dumps(click))
