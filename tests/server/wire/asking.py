"""What a reader can ask, say or try at a table, by socket, by stream and by REST: some of it at each moment, in turn,
so that over many moments everything is asked of everybody."""

import json
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from fastapi.routing import APIRoute

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.server.app import API, ROUTERS
from tests.conformance.checks import PROBES
from tests.no_leak.knowledge import THOUGHT_OF, WRITTEN
from tests.server.wire.readers import Socket, Stream
from tests.server.wire.servers import LONG, Server, token_of
from tests.server.wire.tries import tries_at, wishes_at

SPECTATOR = -1
LANGUAGES = ("en", "fr", "ja")
POINTED = ("space", "hero", "card", "person", "monster", "token")
STREAM = "/api/tables/{table}/stream"
MOMENT = "/api/tables/{table}/moment"
NOT_ASKED = (STREAM,)
"""Doors that are open as long as one listens: they have a reader of their own."""
Thing = TypeVar("Thing")


def some(things: Sequence[Thing], turn: int, number: int) -> list[Thing]:
    """So many of the things, others at each turn."""
    return [things[(turn * number + at) % len(things)] for at in range(min(number, len(things)))]


@cache
def doors() -> list[tuple[str, bool]]:
    """Every address below a table that can be read, and whether one can look there with other eyes."""
    routes = [one for router in ROUTERS for one in router.routes if isinstance(one, APIRoute)]
    below = {
        (f"{API}{one.path}", any([asked.name == "eyes" for asked in one.dependant.query_params]))
        for one in routes
        if "{table}" in one.path and "GET" in (one.methods or ())
    }
    return sorted(one for one in below if one[0] not in NOT_ASKED)


def plain(address: str) -> str:
    """An address without what is different at each table."""
    return re.sub(r"\d+", "N", re.sub(r"/tables/twins-\d+", "/tables/T", address.partition("?")[0]))


class Watcher:
    """One reader at one server; `received` has all that left the server towards it."""

    def __init__(
        self, server: Server, seat: int, turn: int, outside: bool, believing: bool
    ) -> None:
        self.server = server
        self.outside = outside
        """Whether the difference is hidden from spectators too, so that the reader may also look as one of them."""
        self.believing = believing
        """Whether the reader can take either table for the true one: then what it does not know is dealt alike."""
        self.seat = seat
        self.turn = turn + seat
        self.token = token_of(seat) if seat >= 0 else None
        self.socket = Socket(server.app, server.table, seat, self.token)
        self.stream: Stream | None = None
        self.replies: list[str] = []
        self.used: Counter[str] = Counter()
        """The doors through which it has been told something: messages of a socket, lines of a stream, requests."""

    @property
    def received(self) -> list[str]:
        """Messages of the socket, lines of the stream, replies to requests."""
        lines = self.stream.texts if self.stream else []
        return [*self.socket.texts, *lines, *self.replies]

    @property
    def game(self) -> Game:
        return self.server.game

    async def open(self, with_stream: bool) -> None:
        """Connect, as a page and perhaps as a program besides."""
        await self.socket.hello(LANGUAGES[self.turn % 3])
        if with_stream and self.token:
            self.stream = Stream(self.server.app, self.server.table, self.token)
            await self.stream.until(lambda told: told["type"] in ("people", "status"), 1)

    async def leave(self) -> None:
        """Hang up."""
        await self.socket.leave()
        if self.stream:
            await self.stream.leave()

    # -- questions

    def thoughts(self) -> list[str]:
        """Options that somebody may think of."""
        name = self.game.definition.name
        return [*PROBES[name], *THOUGHT_OF[name], *WRITTEN[name]]

    def queries(self, number: int, hints: bool) -> list[dict[str, Any]]:
        """What is asked through a socket or by a program."""
        turn = self.turn + number
        pages = some(list(words_of(self.game).pages), turn, 2)
        asked: list[dict[str, Any]] = [
            *[{"type": "page", "name": name, "asked": str(turn % 7)} for name in pages],
            *[{"type": "why", "option": one} for one in some(self.thoughts(), turn, 3)],
            {"type": "why-at", "targets": [{"kind": POINTED[turn % 6], "id": turn % 11}]},
            {"type": "odds"},
            {"type": "ways"},
            {"type": "lines", "first": turn % 40, "last": 500 if turn % 16 == 0 else turn % 40 + 8},
        ]
        things = [{"type": "thing", "name": "fight"}] if turn % 16 == 0 else []
        return [*asked, *things, *([{"type": "hint"}] if hints else [])]

    async def ask(self, number: int, hints: bool) -> None:
        """Send queries, and wait for the replies."""
        for place, query in enumerate(self.queries(number, hints)):
            reply = await self.socket.query(**query, request=number * 100 + place)
            self.used[f"socket {query['type']}: {reply['type']}"] += 1
        if (self.turn + number) % 4 == 0:
            self.socket.say("fresh")
            await self.socket.query("why", request=LONG, option="pass")

    async def try_commands(self, number: int) -> None:
        """Send what is refused, said, or kept for later."""
        state = {"sequence": self.server.session.table.sequence}
        key = f"try-{self.seat}-{number}-"
        mine = [q for q in self.game.questions if q.seat == self.seat]
        legal = [text for question in mine for text in question.texts]
        for place, option in enumerate(some(self.thoughts(), self.turn + number, 2)):
            if option not in legal:
                await self.command("answer", f"{key}{place}-a", **state, option=option)
                await self.command("aside", f"{key}{place}-b", **state, option="nothing")
        turn = self.turn + number
        tries = tries_at(self.game, self.seat, turn, state["sequence"])
        wishes = wishes_at(self.game, self.seat, turn)
        for place, one in enumerate([*some(tries, turn, 2), *some(wishes, turn, 2)]):
            await self.command(**one, key=f"{key}try-{place}")
        for channel in ("table", "team"):
            said = {"channel": channel, "text": f"hello from {self.seat}"}
            await self.command("chat", f"{key}{channel}", **said)

    async def command(self, type: str, key: str, **message: Any) -> None:
        """Send a command, and wait for what the server does then by itself: its messages would come in between."""
        reply = await self.socket.command(type, key, **message)
        self.used[f"socket {type}: {reply['type']}"] += 1
        await self.server.settle()

    async def answer(self, key: str, **said: Any) -> dict[str, Any]:
        """Answer a question; who is here as a program too does so in a request."""
        if self.stream is None:
            return await self.socket.command("answer", key, **said)
        here = f"/api/tables/{self.server.table}/say"
        _, told = await self.post(here, {"type": "answer", "key": key, **said})
        reply: dict[str, Any] = told
        return reply

    # -- requests

    async def read(self, address: str, token: str | None) -> None:
        """One request, and its whole reply."""
        status, reply = await self.server.ask("GET", address, token)
        self.used[f"GET {plain(address)}: {status}"] += 1
        self.replies.append(f"GET {address} {token is None}: {reply}")

    async def post(self, address: str, body: Any, gone: Sequence[str] = ()) -> tuple[int, Any]:
        """One request that could change something; what is new in the reply at random is `gone` from it."""
        status, reply = await self.server.ask("POST", address, self.token, body)
        told = json.loads(reply[reply.index("{") :])
        self.used[f"POST {plain(address)} {body.get('type', '')}".rstrip() + f": {status}"] += 1
        for name in gone:
            reply = reply.replace(str(told.get(name)), name)
        self.replies.append(f"POST {address}: {reply}")
        return status, told

    async def read_doors(self, number: int) -> None:
        """Some of the addresses, as this reader, as anybody, and with a token of another table."""
        turn = self.turn + number
        here, step = self.server.table, self.game.history.length
        for path, has_eyes in some(doors(), turn, 3):
            if path == MOMENT and not self.believing:
                continue
            address = path.replace("{table}", here).replace("{step}", str(step))
            address = re.sub(r"\{.*?\}", str(turn % 3), address)
            await self.read(address, self.token)
            if has_eyes:
                await self.read(f"{address}?eyes={self.eyes(turn)}", self.token)
            await self.read(address, None if self.outside and turn % 2 else "y" * 43)
        shown = f"?eyes={SPECTATOR}" if self.outside and turn % 3 == 0 else ""
        replay = "/replay" if number == 0 else f"/replay/{max(0, step - turn % 5)}"
        await self.read(f"/api/tables/{here}{replay}{shown}", self.token)
        if self.token and self.believing:
            first = self.server.session.table.positions.first
            step_asked = f"?step={first}" if turn % 3 == 2 else ""
            await self.read(MOMENT.replace("{table}", here) + step_asked, self.token)
        if self.outside and turn % 3 == 1:
            await self.read("/api/tables", None)
        if self.token:
            address, body = some(self.own_doors(), turn, 1)[0]
            await self.post(address, body)

    def own_doors(self) -> list[tuple[str, dict[str, Any]]]:
        """Where a page asks for the tables of its links."""
        tokens = {"tokens": [self.token, "z" * 43]}
        return [
            ("/api/link", {"token": self.token}),
            ("/api/tables/mine", tokens),
            ("/api/turns", tokens),
        ]

    def eyes(self, turn: int) -> int:
        """With whose eyes to look: those of all seats (-2), of spectators (-1), or of any seat."""
        eyes = turn % (len(self.game.seats) + 2) - 2
        return self.seat if eyes == SPECTATOR and not self.outside else eyes

    async def post_doors(self, number: int) -> None:
        """What changes nothing, or is refused; seat 0 is the host and could do more."""
        here, step, turn = self.server.table, self.game.history.length, self.turn + number
        bodies: tuple[tuple[str, Any], ...] = (
            ("/join", {}),
            ("/branch", {"step": step + 99}),
            ("/start", {}),
            (f"/seats/{turn % 5}", {"holder": "open"}),
        )
        for address, body in some(bodies, turn, 1):
            if self.seat != 0 or address in ("/join", "/branch"):
                await self.post(f"/api/tables/{here}{address}", body)

    async def say(self, number: int) -> None:
        """Ask as a program does, one request for each question."""
        for place, query in enumerate(self.queries(number, False)):
            if place % 3 == number % 3:
                said = {**query, "request": number * 100 + 50 + place}
                await self.post(f"/api/tables/{self.server.table}/say", said)

    async def branch(self) -> None:
        """A new table that branches off here, as this seat sees it before anybody has decided."""
        step = self.game.history.length
        made = ("table", "token")
        address = f"/api/tables/{self.server.table}/branch"
        status, told = await self.post(address, {"step": step}, gone=made)
        if status == 201:
            there = f"/api/tables/{told['table']}/replay/{step}"
            _, reply = await self.server.ask("GET", there, told["token"])
            self.replies.append(reply.replace(told["table"], "table"))
            await self.server.registry.unload(told["table"])
