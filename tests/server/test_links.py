"""Revoked links let nobody in, valid ones are not given up, and unknown tables cost nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql

from othersight.server.errors import Refusal
from othersight.server.protocol.client_messages import Chat
from othersight.server.protocol.rest_models import NewTable, SeatRequest, TableCreated
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.table_actions import assign_seat, create_table
from othersight.server.sockets.commands import CommandHandler
from othersight.server.sockets.connection import Connection
from othersight.server.storage.rows import SeatRow
from othersight.server.storage.store import Store
from othersight.server.storage.transactions import StorageError
from tests.server.client import post, serving, settings
from tests.server.test_tables import bearer, fault

WRONG = "x" * 43
LONG = 120
"""Seconds after which what hangs is given up."""


def two_persons() -> NewTable:
    seats = [SeatRequest(holder="me"), SeatRequest(holder="person")]
    return NewTable(game="they-live", seats=seats)


def test_only_links_that_lead_nowhere_are_lost(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = [post(client, "/api/tables", {"game": "they-live"}) for _ in range(4)]
        good, closed, expired, other = [told["token"] for told in tables]
        client.delete(f"/api/tables/{tables[1]['table']}", headers=bearer(closed))
        engine = client.app.state.registry.store.engine  # type: ignore[attr-defined]
        for column, value, table in (("status", "expired", 2), ("version", "0", 3)):
            with engine.begin() as writing:
                change = sql(f"UPDATE tables SET {column} = :value WHERE id = :id")
                writing.execute(change, {"value": value, "id": tables[table]["table"]})
        body = {"tokens": [good, closed, expired, other, WRONG]}
        told = client.post("/api/tables/mine", json=body).json()
        assert [table["table"] for table in told["tables"]] == [tables[0]["table"]]
        assert told["lost"] == [closed, expired, WRONG]
        assert told["other_version"] == [other]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_link_that_was_cut_short_leads_nowhere_in_words(tmp_path: Path, language: str) -> None:
    with serving(tmp_path) as client:
        token = post(client, "/api/tables", {"game": "they-live"})["token"]
        for part in ("", token[:12], token[:-1], token + "x"):
            reply = client.post(
                "/api/link", json={"token": part}, headers={"Accept-Language": language}
            )
            told = reply.json()["error"]
            assert (reply.status_code, told["key"]) == (404, "server-no-such-link")
            assert "token" not in told["text"]


def test_no_link_is_lost_while_the_storage_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any) -> None:
        raise StorageError

    with serving(tmp_path) as client:
        token = post(client, "/api/tables", {"game": "they-live"})["token"]
        monkeypatch.setattr(Store, "link", away)
        told = client.post("/api/tables/mine", json={"tokens": [token]})
        assert fault(told) == (503, "server-no-storage")


class Socket:
    """A socket whose page says hello and then nothing."""

    def __init__(self, token: str) -> None:
        self.hello: dict[str, Any] | None = {"type": "hello", "protocol": 1, "token": token}
        self.told: list[dict[str, Any]] = []

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        if self.hello is None:
            await asyncio.Event().wait()
        said, self.hello = self.hello, None
        return {"type": "websocket.receive", "text": json.dumps(said)}

    async def send_text(self, text: str) -> None:
        self.told.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.told.append({"type": "closed", "code": code})


def test_a_link_that_ends_while_somebody_waits_at_the_door_lets_nobody_in(tmp_path: Path) -> None:
    async def knock() -> list[dict[str, Any]]:
        registry = Registry(settings(tmp_path))
        told = await create_table(registry, two_persons())
        session = (await registry.visitor(told.token)).session
        socket = Socket(told.links[0].token)
        connection = Connection(socket, registry, told.table)  # type: ignore[arg-type]
        at_the_door = asyncio.Event()
        greeted = connection.handshake

        async def handshake() -> Any:
            found = await greeted()
            at_the_door.set()
            return found

        connection.handshake = handshake  # type: ignore[method-assign]
        async with session.table.lock:
            coming = asyncio.ensure_future(connection.serve())
            await at_the_door.wait()
            await assign_seat(session, 1, SeatRow("bot", "random"))
        async with asyncio.timeout(LONG):
            await coming
        assert session.readers == []
        await registry.close()
        return socket.told

    told = asyncio.run(knock())
    assert [one["type"] for one in told] == ["bye", "closed"]
    assert told[0]["error"]["key"] == "server-no-such-link"


def test_whoever_has_lost_the_seat_does_nothing_more_with_it(tmp_path: Path) -> None:
    async def speak() -> None:
        registry = Registry(settings(tmp_path))
        told = await create_table(registry, two_persons())
        visitor = await registry.visitor(told.links[0].token)
        reader = Reader(visitor.seat, False, "en", 50)
        visitor.session.connect(reader)
        handler = CommandHandler(visitor.session, reader, registry.bots)
        async with visitor.session.table.lock:
            said = Chat(type="chat", key="too-late-a-word", text="still here")
            speaking = asyncio.ensure_future(handler.run_command(said))
            await asyncio.sleep(0)
            await assign_seat(visitor.session, 1, SeatRow("bot", "random"))
        with pytest.raises(Refusal, match="server-come-again"):
            await speaking
        assert visitor.session.table.chat == []
        await registry.close()

    asyncio.run(speak())


@pytest.mark.parametrize("id", ["nowhere", "x" * 25, "no where", "zero\0", ""])
def test_a_table_that_never_was_leaves_nothing_behind(tmp_path: Path, id: str) -> None:
    async def look() -> None:
        registry = Registry(settings(tmp_path))
        for _ in range(2):
            with pytest.raises(Refusal, match="server-no-such-link"):
                await registry.session(id)
        assert not registry.loading.locks
        assert not registry.loading.users
        await registry.close()

    asyncio.run(look())


def test_many_who_come_at_once_find_one_table(tmp_path: Path, monkeypatch: Any) -> None:
    """Also if the first of them fails because the storage is away."""

    async def look() -> None:
        registry = Registry(settings(tmp_path))
        told: TableCreated = await create_table(registry, two_persons())
        read, tries = registry.load, 0

        async def stumble(id: str) -> Any:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise Refusal("server-no-storage", 503)
            return await read(id)

        monkeypatch.setattr(registry, "load", stumble)
        found = await asyncio.gather(
            *[registry.session(told.table) for _ in range(5)], return_exceptions=True
        )
        sessions = [session for session in found if not isinstance(session, Refusal)]
        assert len(sessions) == 4
        assert len(set(map(id, sessions))) == 1
        assert tries == 2
        assert registry.loading.locks == {}
        await registry.close()

    asyncio.run(look())


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/health"),
        ("GET", "/api/schema"),
        ("GET", "/api/account"),
        ("GET", "/api/nowhere"),
        ("POST", "/api/turns"),
        ("DELETE", "/api/tables/nowhere"),
    ],
)
def test_no_cache_keeps_a_reply_of_the_api(tmp_path: Path, method: str, path: str) -> None:
    with serving(tmp_path) as client:
        for origin in ("http://testserver", "http://elsewhere.example"):
            reply = client.request(method, path, json={}, headers={"Origin": origin})
            assert reply.headers["Cache-Control"] == "no-store"
            assert reply.headers["X-Content-Type-Options"] == "nosniff"
