"""A server in this event loop, on whose tables games are laid in their midst; time stands still there."""

import asyncio
import json
import math
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, routing
from fastapi.dependencies import utils as dependencies
from sqlalchemy import delete

from othersight.kernel.game import Game
from othersight.server.app import create_app
from othersight.server.notices.web_push import new_key
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.session import Session
from othersight.server.storage.rows import PLAYING, START, Change, LinkRow, SeatRow, TableRow
from othersight.server.storage.schema import METADATA, TABLES
from othersight.server.storage.transactions import WriteTransaction
from othersight.server.tables.automatic_answers import automatic_answer
from othersight.server.tables.tokens import token_hash
from tests.server.client import settings
from tests.server.wire.readers import PATIENCE, request

LONG = 10**6
NOON = 2000.0
A_DAY = 86_400.0
POST = "othersight.server.sessions.notifier.post"
ENCRYPTED = "othersight.server.notices.web_push.encrypted"
OVERRUN = "othersight.bots.fallback.OVERRUN"


def token_of(seat: int) -> str:
    return f"the-secret-link-of-seat-number-{seat}-{'x' * 10}"


class Server:
    """One server; `table` is the one that was laid last."""

    def __init__(self, folder: Path) -> None:
        self.now = NOON
        self.app: FastAPI = create_app(
            settings(
                folder,
                clock=lambda: self.now,
                heartbeat=LONG,
                expire_every=LONG,
                deadlines_every=LONG,
                count_dice_every=LONG,
                tables_per_minute=10**9,
                tables_per_day=10**9,
                private_webhooks=True,
                metrics=True,
            )
        )
        self.table = ""

    @property
    def registry(self) -> Registry:
        registry: Registry = self.app.state.registry
        return registry

    @property
    def session(self) -> Session:
        """The session of the table that was laid last."""
        return self.registry.sessions[self.table]

    @property
    def game(self) -> Game:
        return self.session.table.game

    async def ask(
        self, method: str, address: str, token: str | None = None, body: Any = None
    ) -> tuple[int, str]:
        """The reply to a request: its status, and all of it."""
        return await request(self.app, method, address, token, body)

    # -- tables

    async def lay(self, id: str, game: Game, watch: str, move_time: float) -> None:
        """Store a game as a table with a person in every seat, and load it."""
        name, version = game.definition.name, game.definition.version
        start = json.dumps(game.start)
        row = TableRow(
            *(id, name, version, start, game.save(), PLAYING, watch, "bots", self.now),
            leave_wait=0,
            programs=True,
            move_time=move_time,
        )
        seats = [SeatRow("person", "", f"nick {seat}") for seat in range(len(game.seats))]
        links = {
            token_hash(token_of(seat)): LinkRow(id, seat, seat == 0) for seat in range(len(seats))
        }
        add = partial(self.registry.store.add_table, row, seats, links, [Change(1, START, 0, "")])
        await self.registry.store.writer.run(add)
        self.table = id
        await self.registry.session(id)
        await self.settle()  # what it answers by itself must not come while people connect

    async def clear(self) -> None:
        """Forget all tables."""
        for id in list(self.registry.sessions):
            await self.registry.unload(id)
        await self.registry.store.writer.run(self.delete_all)

    def delete_all(self) -> None:
        """Remove every row that belongs to a table."""
        with WriteTransaction(self.registry.store.engine) as transaction:
            for rows in reversed(METADATA.sorted_tables):
                if "table_id" in rows.c or rows is TABLES:
                    transaction.execute(delete(rows))

    # -- waiting

    def has_work(self) -> bool:
        """Whether the server is about to answer something by itself."""
        table = self.session.table
        if table.status != PLAYING:
            return False
        if self.registry.autoplays[self.table].has_work():
            return True
        return any([automatic_answer(table, one) is not None for one in table.game.questions])

    async def settle(self) -> None:
        """Wait until the server has nothing to do by itself, and all is sent."""
        async with asyncio.timeout(PATIENCE):
            while self.has_work():
                await asyncio.sleep(0.001)
            while any([not reader.outbox.empty() for reader in self.session.readers]):
                await asyncio.sleep(0)
            for _ in range(3):
                await asyncio.sleep(0)


class Notices:
    """What both servers sent to addresses that people gave; nothing goes out."""

    def __init__(self, patches: pytest.MonkeyPatch) -> None:
        self.sent: list[str] = []
        patches.setattr(POST, self.post)
        patches.setattr(ENCRYPTED, lambda body, **keys: body)

    def post(self, url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
        """Take a notice instead of sending it."""
        self.sent.append(f"{url} {sorted(headers)} {body.decode()}")
        return 201

    async def due(self, server: Server) -> list[str]:
        """What this server sends to those who are away and have been asked for a day."""
        self.sent = []
        server.now += A_DAY / 24
        notifier = server.registry.scheduler.notifier
        await notifier.look()
        while notifier.sending:
            await asyncio.wait(list(notifier.sending))
        return sorted(self.sent)


def run_at_once(executor: Any, work: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
    """What would run in a thread runs at once: nothing comes in between, and no thread has to be woken."""
    done = asyncio.get_running_loop().create_future()
    try:
        done.set_result(work(*arguments))
    except Exception as error:
        done.set_exception(error)
    return done


async def call_at_once(work: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    """The same for what FastAPI runs in threads."""
    return work(*arguments, **named)


@contextmanager
def without_threads() -> Iterator[None]:
    """Nothing runs in a thread of its own in this event loop."""
    loop = asyncio.get_running_loop()
    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(loop, "run_in_executor", run_at_once)
        for module in (routing, dependencies):
            patches.setattr(module, "run_in_threadpool", call_at_once)
        yield


@asynccontextmanager
async def twin_servers(folder: Path) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers that know nothing of each other, whose bots may take any time: a busy machine differs from itself."""
    ours, theirs = Server(folder / "ours"), Server(folder / "theirs")
    lives = [one.app.router.lifespan_context(one.app) for one in (ours, theirs)]
    with without_threads(), pytest.MonkeyPatch.context() as patches:
        patches.setattr(OVERRUN, math.inf)
        async with lives[0], lives[1]:
            key = new_key()
            for server in (ours, theirs):
                server.registry.store.notices.set_key(key)
            yield ours, theirs
