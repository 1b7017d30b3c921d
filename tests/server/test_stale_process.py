"""Two processes with one storage of which neither hears the other: what the one has stored the other does not undo,
and what is closed stays closed."""

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from othersight.kernel.question import text_of
from othersight.server.errors import CONFLICT, OUTDATED, Refusal
from othersight.server.protocol.client_messages import Answer, Chat, Forget, Remember
from othersight.server.protocol.rest_models import NewTable, SeatRequest, TableCreated
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.table_actions import close_table, create_table, join, start
from othersight.server.sockets.commands import CommandHandler
from othersight.server.storage.rows import (
    CLOSED,
    DECISION,
    GATHERING,
    PLAYING,
    START,
    Change,
    ChatRow,
    JournalEntry,
    SeatRow,
    StoredTable,
)
from othersight.server.storage.transactions import StaleWrite
from tests.server.client import new_key, settings

OPEN, ME, PERSON = [SeatRequest(holder=holder) for holder in ("open", "me", "person")]

LONG = 120
"""Seconds after which what hangs is given up."""


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[Registry, Registry]]:
    """Two processes."""
    registries = Registry(settings(folder)), Registry(settings(folder))
    try:
        async with asyncio.timeout(LONG):
            yield registries
    finally:
        for registry in registries:
            await registry.close()


def meet(folder: Path, scene: Callable[[Registry, Registry], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        async with two(folder) as (one, other):
            await scene(one, other)

    asyncio.run(play())


async def table(registry: Registry, *seats: SeatRequest, start: bool = False) -> TableCreated:
    wanted = NewTable(
        game="they-live", options={"players": 4}, seats=[ME, *seats, *[PERSON] * (3 - len(seats))]
    )
    wanted.start = start
    return await create_table(registry, wanted)


def stored(registry: Registry, told: TableCreated) -> StoredTable:
    kept = registry.store.table(told.table)
    assert kept is not None
    return kept


async def connect(registry: Registry, token: str) -> CommandHandler:
    """The handler of a new reader at a table."""
    visitor = await registry.visitor(token)
    reader = Reader(visitor.seat, visitor.host, "en", 1000)
    visitor.session.connect(reader)
    return CommandHandler(visitor.session, reader, registry.bots)


def test_a_closed_table_takes_no_change(tmp_path: Path) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one, start=True)
        person = await connect(other, told.token)
        asked = person.table.asked[0]
        await close_table(one, await one.authorize_host(told.table, told.token))
        option = text_of(asked[0].options[0])
        click = Answer(type="answer", key=new_key(), sequence=asked[1], option=option)
        with pytest.raises(Refusal, match="server-outdated"):
            await person.run_command(click)
        await person.handle(click)
        assert person.reader.closed.is_set()
        kept = stored(one, told)
        assert (kept.row.status, len(kept.journal)) == (CLOSED, 1)
        for registry in (one, other):
            with pytest.raises(Refusal, match="server-closed"):
                await registry.session(told.table)

    meet(tmp_path, scene)


@pytest.mark.parametrize("status", ["", PLAYING])
def test_the_storage_itself_refuses_what_comes_after_the_end(tmp_path: Path, status: str) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one)
        one.store.close_table(told.table)
        with pytest.raises(StaleWrite):
            one.store.append(JournalEntry(told.table, Change(1, START, 0, ""), 1.0, status))
        assert stored(one, told).row.status == CLOSED
        assert stored(one, told).journal == []

    meet(tmp_path, scene)


def test_whoever_waits_while_the_host_closes_the_table_does_nothing_there(tmp_path: Path) -> None:
    async def scene(one: Registry, _: Registry) -> None:
        told = await table(one, OPEN)
        person = await connect(one, told.links[0].token)
        session = person.session
        host = await one.authorize_host(told.table, told.token)
        async with session.table.lock:
            click = Remember(type="remember", key=new_key(), kind="first", option="first 2")
            acts = [
                close_table(one, host),
                person.run_command(click),
                join(one, told.table, None, "Quinn"),
            ]
            waiting = [asyncio.ensure_future(act) for act in acts]
            await asyncio.sleep(0)
        closed, *late = await asyncio.gather(*waiting, return_exceptions=True)
        assert closed is None
        assert [str(refusal) for refusal in late] == ["server-come-again"] * 2
        assert stored(one, told).remembered == {}

    meet(tmp_path, scene)


def test_a_table_is_let_go_in_the_very_moment_something_happens_there(tmp_path: Path) -> None:
    async def scene(one: Registry, _: Registry) -> None:
        told = await table(one, start=True)
        session = await one.session(told.table)
        for _turn in range(10):  # nobody is asked whom the server plays: it goes to sleep
            await asyncio.sleep(0)
        session.changed.set()
        await one.unload(told.table)
        assert one.autoplays == {}

    meet(tmp_path, scene)


def test_a_nickname_changes_nothing_else_of_a_seat(tmp_path: Path) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one, OPEN)
        session = await other.session(told.table)
        joined = await join(one, told.table, 1, "Quinn")
        assert (await other.visitor(joined.token)).seat == 1
        await session.table.set_nick(1, "Quinn the second")
        assert stored(one, told).seats[1] == SeatRow("person", "", "Quinn the second")

    meet(tmp_path, scene)


def test_a_nickname_that_is_known_is_not_stored_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one)
        session = await one.session(told.table)
        await session.table.set_nick(1, "Quinn")
        monkeypatch.setattr(one.store, "set_nick", None)
        await session.table.set_nick(1, "Quinn")
        assert stored(other, told).seats[1].nick == "Quinn"

    meet(tmp_path, scene)


def test_remembered_answers_of_two_processes_stand_beside_each_other(tmp_path: Path) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one)
        here, there = await connect(one, told.token), await connect(other, told.token)

        async def remember(person: CommandHandler, kind: str) -> None:
            said = {"type": "remember", "key": new_key(), "kind": kind, "option": "pass"}
            await person.run_command(Remember.model_validate(said))

        await remember(here, "first")
        await remember(there, "second")
        assert stored(one, told).remembered == {0: {"first": "pass", "second": "pass"}}
        await there.run_command(Forget(type="forget", key=new_key(), kind="second"))
        assert stored(one, told).remembered == {0: {"first": "pass"}}
        await there.run_command(Forget(type="forget", key=new_key()))
        assert stored(one, told).remembered == {}

    meet(tmp_path, scene)


def test_a_process_that_is_behind_lets_people_join_and_begin_all_the_same(tmp_path: Path) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one, OPEN, OPEN, OPEN)
        host = await other.authorize_host(told.table, told.token)
        assert (await join(one, told.table, None, "Ann")).seat == 1
        assert (await join(other, told.table, None, "Ben")).seat == 2
        with pytest.raises(Refusal, match="server-seat-taken"):
            await join(one, told.table, 2, "Cyd")
        assert (await join(one, told.table, None, "Cyd")).seat == 3
        assert host.session.table.status == GATHERING
        await start(host, None)
        kept = stored(one, told)
        assert [seat.nick for seat in kept.seats[1:]] == ["Ann", "Ben", "Cyd"]
        assert kept.row.status == PLAYING
        with pytest.raises(Refusal, match="server-begun"):
            await start(await one.authorize_host(told.table, told.token), "random")

    meet(tmp_path, scene)


def test_a_click_is_tried_as_long_as_the_process_finds_that_it_was_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one, start=True)
        person = await connect(one, told.token)
        quicker = ["Ann", "Ben", "Cyd"]
        store = one.store.add_chat

        def say(table: str, said: ChatRow) -> None:
            if quicker:
                text = quicker.pop(0)
                other.store.add_chat(table, dataclasses.replace(said, text=text, key=new_key()))
            store(table, said)

        monkeypatch.setattr(one.store, "add_chat", say)
        await person.run_command(Chat(type="chat", key=new_key(), text="at last"))
        assert [said.text for said in stored(one, told).chat] == ["Ann", "Ben", "Cyd", "at last"]
        heard = [person.reader.outbox.get_nowait() for _ in range(person.reader.outbox.qsize())]
        messages = [json.loads(text) for text in heard]
        said = [one["chat"]["text"] for one in messages if one["type"] == "chat"]
        assert said == ["Ann", "Ben", "Cyd", "at last"]

    meet(tmp_path, scene)


def test_a_ring_in_the_very_moment_a_process_has_caught_up_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one, start=True)
        session = await other.session(told.table)
        answer = text_of(session.table.asked[0][0].options[0])
        broadcast_remote_changes, follow = session.broadcast_remote_changes, other.cluster.catch_up

        def store_and_notify() -> None:
            monkeypatch.setattr(session, "broadcast_remote_changes", broadcast_remote_changes)
            one.store.append(JournalEntry(told.table, Change(2, DECISION, 0, answer), 1.0))
            asyncio.get_running_loop().call_soon(follow, session)

        monkeypatch.setattr(session, "broadcast_remote_changes", store_and_notify)
        follow(session)
        for _ in range(2):
            await asyncio.gather(*other.cluster.catching_up.values())
        assert session.table.sequence == 2

    meet(tmp_path, scene)


def test_a_seat_is_given_also_when_what_follows_from_it_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Registry, _: Registry) -> None:
        told = await table(one, OPEN)
        session = await one.session(told.table)

        async def collide() -> bool:
            raise Refusal(OUTDATED, CONFLICT)

        monkeypatch.setattr(session.table, "go_back_if_agreed", collide)
        joined = await join(one, told.table, None, "Quinn")
        assert (await one.visitor(joined.token)).seat == joined.seat == 1

    meet(tmp_path, scene)


def test_a_table_that_cannot_be_followed_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Registry, other: Registry) -> None:
        told = await table(one, start=True)
        person = await connect(other, told.token)
        known = person.table
        here = (await one.session(told.table)).table
        await here.answer(0, here.asked[0][0].options[0])

        def stumble(*_: Any) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr("othersight.server.tables.journaled_table.apply_change", stumble)
            await other.cluster.load_changes(person.session)
        assert known.is_stale
        assert known.sequence == 1
        assert person.reader.closed.is_set()
        assert (await other.session(told.table)).table.sequence == 2

    meet(tmp_path, scene)


def test_who_only_waits_is_let_go_when_a_write_was_broken_off(tmp_path: Path) -> None:
    async def scene(one: Registry, _: Registry) -> None:
        told = await table(one, start=True)
        waiting, late = await connect(one, told.links[0].token), await one.visitor(told.token)
        here = waiting.table
        answering = asyncio.ensure_future(here.answer(0, here.asked[0][0].options[0]))
        await asyncio.sleep(0)
        answering.cancel()  # the connection of whoever answered has ended
        await asyncio.gather(answering, return_exceptions=True)
        assert here.is_stale
        assert waiting.reader.closed.is_set()
        reader = Reader(late.seat, late.host, "en", 1000)
        late.session.connect(reader)
        assert reader.closed.is_set()

    meet(tmp_path, scene)
