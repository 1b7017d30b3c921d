"""Writes that come at the same time are stored by one transaction, and acknowledged after it."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from othersight.server.storage import store as store_module
from othersight.server.storage.database import open_database
from othersight.server.storage.rows import (
    DECISION,
    PLAYING,
    Change,
    ChatRow,
    JournalEntry,
    SeatRow,
    TableRow,
)
from othersight.server.storage.store import Store
from othersight.server.storage.transactions import StaleWrite, StorageError

TABLES = ("one", "two", "three")


def entry(table: str, sequence: int) -> JournalEntry:
    return JournalEntry(table, Change(sequence, DECISION, 0, "pass"), 1.0)


@pytest.fixture
def commits() -> Iterator[list[str]]:
    """One word for every transaction that has been committed."""
    ended: list[str] = []

    def note(_: Any) -> None:
        ended.append("stored")

    event.listen(Engine, "commit", note)
    yield ended
    event.remove(Engine, "commit", note)


def with_store(folder: Path, scene: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Play a scene with three tables."""
    store = Store(open_database(folder, durable=False))
    for name in TABLES:
        row = TableRow(name, "the-others", "1", "{}", "", PLAYING, "link", "", 0.0)
        store.add_table(row, [SeatRow("person")], {}, [])
    asyncio.run(scene(store))
    store.close()


def lines(store: Store, table: str) -> list[int]:
    stored = store.table(table)
    assert stored is not None
    return [change.sequence for change in stored.journal]


def test_what_comes_at_the_same_time_is_one_transaction(tmp_path: Path, commits: list[str]) -> None:
    async def scene(store: Store) -> None:
        commits.clear()
        await asyncio.gather(*[store.writer.append(entry(table, 1)) for table in TABLES])
        assert len(commits) == 1
        assert [lines(store, table) for table in TABLES] == [[1], [1], [1]]

    with_store(tmp_path, scene)


def test_nobody_is_told_before_the_transaction_has_ended(
    tmp_path: Path, commits: list[str]
) -> None:
    async def scene(store: Store) -> None:
        commits.clear()

        async def told(table: str) -> int:
            await store.writer.append(entry(table, 1))
            return len(commits)

        assert min(await asyncio.gather(*[told(table) for table in TABLES])) >= 1

    with_store(tmp_path, scene)


def test_one_that_is_refused_does_not_harm_the_others(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        store.append(entry("two", 1))
        outcomes = await asyncio.gather(
            *[store.writer.append(entry(table, 1)) for table in TABLES], return_exceptions=True
        )
        assert [type(one) for one in outcomes] == [type(None), StaleWrite, type(None)]
        assert [lines(store, table) for table in TABLES] == [[1], [1], [1]]

    with_store(tmp_path, scene)


def test_a_storage_that_fails_fails_for_all_of_them_and_works_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    async def scene(store: Store) -> None:
        with monkeypatch.context() as disk:
            disk.setattr(store_module, "append_entry", full)
            outcomes = await asyncio.gather(
                *[store.writer.append(entry(table, 1)) for table in TABLES], return_exceptions=True
            )
        assert [type(one) for one in outcomes] == [StorageError] * 3
        await store.writer.append(entry("one", 1))
        assert [lines(store, table) for table in TABLES] == [[1], [], []]

    with_store(tmp_path, scene)


def test_who_is_cancelled_meanwhile_holds_nobody_up(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        waiting = [asyncio.ensure_future(store.writer.append(entry(t, 1))) for t in TABLES]
        await asyncio.sleep(0)
        waiting[0].cancel()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(one) for one in outcomes[1:]] == [type(None)] * 2
        assert lines(store, "two") == [1]

    with_store(tmp_path, scene)


def test_whatever_is_written_shares_the_transaction(tmp_path: Path, commits: list[str]) -> None:
    said = ChatRow(1, "table", 0, "", "hello", "", "0:key")

    async def scene(store: Store) -> None:
        commits.clear()
        _, _, secret = await asyncio.gather(
            store.writer.append(entry("one", 1)),
            store.writer.run(partial(store.add_chat, "two", said)),
            store.writer.run(partial(store.take_secret, "unknown")),
        )
        assert (len(commits), secret) == (1, None)
        chatting = store.table("two")
        assert chatting is not None
        assert [row.text for row in chatting.chat] == ["hello"]

    with_store(tmp_path, scene)


def test_what_wants_to_be_alone_is_alone(tmp_path: Path, commits: list[str]) -> None:
    async def scene(store: Store) -> None:
        commits.clear()
        store.tally.add([("the-others", "die", "hit")])
        await asyncio.gather(
            *[store.writer.append(entry(table, 1)) for table in TABLES[:2]],
            store.writer.run(store.tally.store, alone=True),
            store.writer.append(entry(TABLES[2], 1)),
        )
        assert len(commits) == 3
        assert [lines(store, table) for table in TABLES] == [[1], [1], [1]]
        assert store.tally.known() == {("the-others", "die", "hit"): 1}

    with_store(tmp_path, scene)


def test_a_write_that_stumbles_does_not_harm_the_others(tmp_path: Path) -> None:
    def stumble() -> None:
        raise ZeroDivisionError

    async def scene(store: Store) -> None:
        outcomes = await asyncio.gather(
            store.writer.append(entry("one", 1)),
            store.writer.run(stumble),
            store.writer.append(entry("two", 1)),
            return_exceptions=True,
        )
        assert [type(one) for one in outcomes] == [type(None), ZeroDivisionError, type(None)]
        assert [lines(store, table) for table in TABLES] == [[1], [1], []]

    with_store(tmp_path, scene)
