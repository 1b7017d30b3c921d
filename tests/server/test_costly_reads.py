"""What anybody may read as often as they like costs a server little, and what costs much is read by few at once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any
from unittest.mock import Mock

import pytest

from othersight.server.rest import games, public_list, scenarios, table_info
from othersight.server.sessions.chat_messages import ChatMessages
from othersight.server.sessions.registry import Registry
from othersight.server.storage.rows import ChatRow
from othersight.server.texts import glossary
from tests.server.client import lay_empty_database, serving, settings
from tests.server.finished_games import stored_fairly


def test_names_of_things_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = glossary.find_entries("they-live", "gun", "fr", {})
    monkeypatch.setattr(glossary, "names_of", None)
    assert glossary.find_entries("they-live", "gun", "fr", {}) == first


@pytest.mark.parametrize(
    ("address", "maker"),
    [
        ("schema", "schema"),
        ("games/the-others/things?language=ja", "Glossary"),
        ("rules?game=the-others&language=ja", "RuleList"),
    ],
)
def test_a_reply_that_never_changes_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, maker: str
) -> None:
    real = Mock(side_effect=getattr(games, maker))
    for reply in (games.schema_reply, games.things_reply, games.rulebook_reply):
        reply.cache_clear()
    with serving(tmp_path) as client:
        monkeypatch.setattr(games, maker, real)
        first, again = [client.get(f"/api/{address}") for _ in range(2)]
    assert first.status_code == 200
    assert first.json() == again.json()
    assert first.headers["content-type"] == "application/json"
    assert real.call_count == 1


def test_the_dice_of_a_table_are_told_without_all_that_was_said_there(tmp_path: Path) -> None:
    part = "ab" * 16
    with serving(tmp_path) as client:
        registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
        store = registry.store
        for table in (stored_fairly(registry, part)[0], gathering(client, part)):
            before = client.get(f"/api/tables/{table}/dice").json()
            assert [one["part"] for one in before["parts"]] == [part]
            for number in range(3):
                store.add_chat(table, ChatRow(number, "table", 0, "", "so", "", f"0:{number}"))
            stored = store.chance_of(table)
            assert stored is not None
            assert stored.chat == []
            assert len(stored.journal) == 1
            assert client.get(f"/api/tables/{table}/dice").json() == before


def test_of_the_chat_a_message_is_looked_at_once_for_a_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = ChatRow(1, "table", 0, "", "so", "")
    table = Mock(names=("sins", "heroes-1", "heroes-2"), chat=[])
    table.settings.chat_history = 10
    chat = ChatMessages(table)
    looks = Mock(side_effect=chat.can_read)
    monkeypatch.setattr(chat, "can_read", looks)
    for number in range(1, 101):
        said = replace(row, number=number, channel="heroes" if number % 4 == 0 else "table")
        table.chat.append(said)
        assert chat.number(1, said) == number
        assert chat.number(0, said) == number - number // 4
    assert looks.call_count == 200
    assert [one.number for one in chat.history(0, "en")] == list(range(66, 76))


def gathering(client: Any, part: str) -> str:
    """A table that has not started, to whose chance one person has added."""
    wanted = {"game": "they-live", "part": part, "seats": [{"holder": "me"}, {"holder": "open"}]}
    table: str = client.post("/api/tables", json=wanted).json()["table"]
    return table


def test_costly_reads_of_one_address_are_limited_and_each_waits_for_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    working: list[int] = []
    at_once: list[int] = []

    def slow(*_: Any) -> str:
        working.append(1)
        sleep(0.02)
        at_once.append(len(working))
        working.pop()
        return "a moment"

    monkeypatch.setattr(scenarios, "sealed_moment", slow)
    with serving(tmp_path, costly_per_second=0.1, costly_burst=4) as client:
        body = {"game": "they-live", "seats": [{"holder": "me"}, *[{"holder": "person"}] * 4]}
        made = client.post("/api/tables", json={**body, "start": True}).json()
        address = f"/api/tables/{made['table']}/moment"
        header = {"Authorization": f"Bearer {made['token']}"}
        with ThreadPoolExecutor(4) as four:
            replies = list(four.map(lambda _: client.get(address, headers=header), range(4)))
        assert [reply.status_code for reply in replies] == [200] * 4
        assert at_once == [1] * 4
        refused = client.get(address, headers=header)
    assert refused.status_code == 429
    assert refused.json()["error"]["key"] == "server-too-fast-wait"
    assert int(refused.headers["retry-after"]) > 0


def test_the_tables_of_very_many_links_count_as_several_reads(tmp_path: Path) -> None:
    tokens = [f"{number:043}" for number in range(60)]
    with serving(tmp_path, costly_per_second=0.1, costly_burst=2) as client:
        few = client.post("/api/tables/mine", json={"tokens": tokens[:40]})
        assert (few.status_code, few.json()["lost"]) == (200, tokens[:40])
        assert client.post("/api/tables/mine", json={"tokens": []}).status_code == 200
        many = client.post("/api/tables/mine", json={"tokens": tokens})
        made = [client.post("/api/tables", json={"game": "the-others"}).json() for _ in range(2)]
        mine = {"tokens": [one["token"] for one in made]}
        assert client.post("/api/turns", json=mine).status_code == 429
    assert many.status_code == 429
    assert many.json()["error"]["key"] == "server-too-fast-wait"


def test_the_list_of_public_tables_is_made_once_for_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Mock(side_effect=table_info.table_info)
    monkeypatch.setattr(public_list, "table_info", told)
    with serving(tmp_path, listed_every=60) as client:
        client.post("/api/tables", json={"game": "the-others", "watch": "listed"})
        lists = [client.get("/api/tables").json()["tables"] for _ in range(3)]
        assert [len(one) for one in lists] == [1] * 3
        assert told.call_count == 1
        assert client.get("/api/tables?language=fr").json()["tables"]
        assert told.call_count == 2


def test_tables_of_one_address_are_prepared_one_after_the_other_and_delay_no_other(
    tmp_path: Path,
) -> None:
    go_on = Event()
    begun: list[str] = []

    def prepared(who: str) -> None:
        begun.append(who)
        assert who == "quick" or go_on.wait(10)

    async def run() -> None:
        lay_empty_database(tmp_path)
        registry = Registry(settings(tmp_path))
        await registry.open()
        slow = [asyncio.create_task(registry.prepare("a", prepared, "slow")) for _ in range(40)]
        await asyncio.sleep(0)
        await asyncio.wait_for(registry.prepare("b", prepared, "quick"), 5)
        assert await asyncio.wait_for(registry.read_store(str, "read"), 5) == "read"
        assert begun == ["slow", "quick"]
        go_on.set()
        await asyncio.gather(*slow)
        await registry.close()

    asyncio.run(run())
    assert len(begun) == 41


def test_a_table_is_prepared_for_the_address_that_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    real = Registry.prepare

    async def noted(registry: Registry, address: str, *more: Any) -> Any:
        asked.append(address)
        return await real(registry, address, *more)

    monkeypatch.setattr(Registry, "prepare", noted)
    with serving(tmp_path) as client:
        made = client.post("/api/play-now", json={"game": "they-live"}).json()
        header = {"Authorization": f"Bearer {made['token']}"}
        moment = client.get(f"/api/tables/{made['table']}/moment", headers=header).text
        for address, body in (("tables", {"game": "they-live"}), ("scenarios", {"text": moment})):
            assert client.post(f"/api/{address}", json=body).status_code == 201
    assert asked == ["testclient"] * 3
