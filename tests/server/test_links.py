"""Links that have ended let nobody in, good ones are not given up, and tables that never were cost nothing."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql

from othersight.server.errors import Refusal
from othersight.server.protocol.client_messages import Chat
from othersight.server.protocol.rest_models import NewTable, SeatWanted, TableMade
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import House
from othersight.server.sockets.commands import Obeying
from othersight.server.sockets.connection import Connection
from othersight.server.storage.rows import SeatRow
from othersight.server.storage.store import NotStored, Store
from tests.server.places import made, serving, settings
from tests.server.test_tables import bearer, fault

WRONG = "x" * 43
LONG = 120
"""Seconds after which what hangs is given up."""


def two_persons() -> NewTable:
    seats = [SeatWanted(holder="me"), SeatWanted(holder="person")]
    return NewTable(game="they-live", seats=seats)


def test_only_links_that_lead_nowhere_are_lost(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = [made(client, "/api/tables", {"game": "they-live"}) for _ in range(4)]
        good, closed, expired, other = [told["token"] for told in tables]
        client.delete(f"/api/tables/{tables[1]['table']}", headers=bearer(closed))
        engine = client.app.state.house.store.engine  # type: ignore[attr-defined]
        for column, value, table in (("status", "expired", 2), ("version", "0", 3)):
            with engine.begin() as writing:
                change = sql(f"UPDATE tables SET {column} = :value WHERE id = :id")
                writing.execute(change, {"value": value, "id": tables[table]["table"]})
        body = {"tokens": [good, closed, expired, other, WRONG]}
        told = client.post("/api/tables/mine", json=body).json()
        assert [table["table"] for table in told["tables"]] == [tables[0]["table"]]
        assert told["lost"] == [closed, expired, WRONG]
        assert told["other_version"] == [other]


def test_no_link_is_lost_while_the_storage_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any) -> None:
        raise NotStored

    with serving(tmp_path) as client:
        token = made(client, "/api/tables", {"game": "they-live"})["token"]
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
        house = House(settings(tmp_path))
        told = await house.make(two_persons())
        room = (await house.visitor(told.token)).room
        socket = Socket(told.links[0].token)
        connection = Connection(socket, house, told.table)  # type: ignore[arg-type]
        at_the_door = asyncio.Event()
        greeted = connection.greet

        async def greet() -> Any:
            found = await greeted()
            at_the_door.set()
            return found

        connection.greet = greet  # type: ignore[method-assign]
        async with room.table.lock:
            coming = asyncio.ensure_future(connection.serve())
            await at_the_door.wait()
            await house.give(room, 1, SeatRow("bot", "random"))
        async with asyncio.timeout(LONG):
            await coming
        assert room.readers == []
        await house.close()
        return socket.told

    told = asyncio.run(knock())
    assert [one["type"] for one in told] == ["bye", "closed"]
    assert told[0]["error"]["key"] == "server-no-such-link"


def test_whoever_has_lost_the_seat_does_nothing_more_with_it(tmp_path: Path) -> None:
    async def speak() -> None:
        house = House(settings(tmp_path))
        told = await house.make(two_persons())
        visitor = await house.visitor(told.links[0].token)
        reader = Reader(visitor.seat, False, "en", 50)
        visitor.room.enter(reader)
        obeying = Obeying(visitor.room, reader, house.machines)
        async with visitor.room.table.lock:
            said = Chat(type="chat", key="too-late-a-word", text="still here")
            speaking = asyncio.ensure_future(obeying.act(said))
            await asyncio.sleep(0)
            await house.give(visitor.room, 1, SeatRow("bot", "random"))
        with pytest.raises(Refusal, match="server-come-again"):
            await speaking
        assert visitor.room.table.chat == []
        await house.close()

    asyncio.run(speak())


@pytest.mark.parametrize("id", ["nowhere", "x" * 25, "no where", "zero\0", ""])
def test_a_table_that_never_was_leaves_nothing_behind(tmp_path: Path, id: str) -> None:
    async def look() -> None:
        house = House(settings(tmp_path))
        for _ in range(2):
            with pytest.raises(Refusal, match="server-no-such-link"):
                await house.room(id)
        assert not house.reading.locks
        assert not house.reading.busy
        await house.close()

    asyncio.run(look())


def test_many_who_come_at_once_find_one_table(tmp_path: Path, monkeypatch: Any) -> None:
    """Also where the first of them finds nothing because the storage is away."""

    async def look() -> None:
        house = House(settings(tmp_path))
        told: TableMade = await house.make(two_persons())
        read, tries = house.read, 0

        async def stumble(id: str) -> Any:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise Refusal("server-no-storage", 503)
            return await read(id)

        monkeypatch.setattr(house, "read", stumble)
        found = await asyncio.gather(
            *[house.room(told.table) for _ in range(5)], return_exceptions=True
        )
        rooms = [room for room in found if not isinstance(room, Refusal)]
        assert len(rooms) == 4
        assert len(set(map(id, rooms))) == 1
        assert tries == 2
        assert house.reading.locks == {}
        await house.close()

    asyncio.run(look())
