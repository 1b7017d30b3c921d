"""Two processes with one storage of which neither hears the other: what the one has stored the other does not undo,
and what is closed stays closed."""

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from othersight.kernel.question import text_of
from othersight.server.errors import CONFLICT, OUTDATED, Refusal
from othersight.server.protocol.client_messages import Answer, Chat, Forget, Remember
from othersight.server.protocol.rest_models import NewTable, SeatWanted, TableMade
from othersight.server.protocol.server_messages import Said
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import House
from othersight.server.sockets.commands import Obeying
from othersight.server.storage.rows import (
    CLOSED,
    DECISION,
    GATHERING,
    PLAYING,
    START,
    Change,
    ChatRow,
    Kept,
    SeatRow,
)
from othersight.server.storage.store import Behind
from tests.server.places import new_key, settings

OPEN, ME, PERSON = [SeatWanted(holder=holder) for holder in ("open", "me", "person")]

LONG = 120
"""Seconds after which what hangs is given up."""


@asynccontextmanager
async def two(folder: Path) -> AsyncIterator[tuple[House, House]]:
    """One process and another."""
    houses = House(settings(folder)), House(settings(folder))
    try:
        async with asyncio.timeout(LONG):
            yield houses
    finally:
        for house in houses:
            await house.close()


def meet(folder: Path, scene: Callable[[House, House], Coroutine[Any, Any, None]]) -> None:
    async def play() -> None:
        async with two(folder) as (one, other):
            await scene(one, other)

    asyncio.run(play())


async def table(house: House, *seats: SeatWanted, start: bool = False) -> TableMade:
    wanted = NewTable(
        game="they-live", options={"players": 4}, seats=[ME, *seats, *[PERSON] * (3 - len(seats))]
    )
    wanted.start = start
    return await house.make(wanted)


def stored(house: House, told: TableMade) -> Kept:
    kept = house.store.table(told.table)
    assert kept is not None
    return kept


async def at(house: House, token: str) -> Obeying:
    """Somebody at a table."""
    visitor = await house.visitor(token)
    reader = Reader(visitor.seat, visitor.host, "en", 1000)
    visitor.room.enter(reader)
    return Obeying(visitor.room, reader, house.machines)


def test_a_closed_table_takes_no_change(tmp_path: Path) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one, start=True)
        person = await at(other, told.token)
        asked = person.table.asked[0]
        await one.close_table(await one.host(told.table, told.token))
        option = text_of(asked[0].options[0])
        click = Answer(type="answer", key=new_key(), sequence=asked[1], option=option)
        with pytest.raises(Refusal, match="server-outdated"):
            await person.act(click)
        await person.obey(click)
        assert person.reader.gone.is_set()
        kept = stored(one, told)
        assert (kept.row.status, len(kept.journal)) == (CLOSED, 1)
        for house in (one, other):
            with pytest.raises(Refusal, match="server-closed"):
                await house.room(told.table)

    meet(tmp_path, scene)


@pytest.mark.parametrize("status", ["", PLAYING])
def test_the_storage_itself_refuses_what_comes_after_the_end(tmp_path: Path, status: str) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one)
        one.store.close_table(told.table)
        with pytest.raises(Behind):
            one.store.append(told.table, Change(1, START, 0, ""), 1.0, status)
        assert stored(one, told).row.status == CLOSED
        assert stored(one, told).journal == []

    meet(tmp_path, scene)


def test_whoever_waits_while_the_host_closes_the_table_does_nothing_there(tmp_path: Path) -> None:
    async def scene(one: House, _: House) -> None:
        told = await table(one, OPEN)
        person = await at(one, told.links[0].token)
        room = person.room
        host = await one.host(told.table, told.token)
        async with room.table.lock:
            click = Remember(type="remember", key=new_key(), kind="first", option="first 2")
            acts = [one.close_table(host), person.act(click), one.join(told.table, None, "Quinn")]
            waiting = [asyncio.ensure_future(act) for act in acts]
            await asyncio.sleep(0)
        closed, *late = await asyncio.gather(*waiting, return_exceptions=True)
        assert closed is None
        assert [str(refusal) for refusal in late] == ["server-come-again"] * 2
        assert stored(one, told).remembered == {}

    meet(tmp_path, scene)


def test_a_table_is_let_go_in_the_very_moment_something_happens_there(tmp_path: Path) -> None:
    async def scene(one: House, _: House) -> None:
        told = await table(one, start=True)
        room = await one.room(told.table)
        for _ in range(10):  # nobody is asked whom the server plays: it goes to sleep
            await asyncio.sleep(0)
        room.changed.set()
        await one.let_go(told.table)
        assert one.hands == {}

    meet(tmp_path, scene)


def test_a_nickname_changes_nothing_else_of_a_seat(tmp_path: Path) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one, OPEN)
        room = await other.room(told.table)
        joined = await one.join(told.table, 1, "Quinn")
        assert (await other.visitor(joined.token)).seat == 1
        await room.table.call(1, "Quinn the second")
        assert stored(one, told).seats[1] == SeatRow("person", "", "Quinn the second")

    meet(tmp_path, scene)


def test_a_nickname_that_is_known_is_not_stored_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one)
        room = await one.room(told.table)
        await room.table.call(1, "Quinn")
        monkeypatch.setattr(one.store, "nick", None)
        await room.table.call(1, "Quinn")
        assert stored(other, told).seats[1].nick == "Quinn"

    meet(tmp_path, scene)


def test_remembered_answers_of_two_processes_stand_beside_each_other(tmp_path: Path) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one)
        here, there = await at(one, told.token), await at(other, told.token)

        async def remember(person: Obeying, kind: str) -> None:
            said = {"type": "remember", "key": new_key(), "kind": kind, "option": "pass"}
            await person.act(Remember.model_validate(said))

        await remember(here, "first")
        await remember(there, "second")
        assert stored(one, told).remembered == {0: {"first": "pass", "second": "pass"}}
        await there.act(Forget(type="forget", key=new_key(), kind="second"))
        assert stored(one, told).remembered == {0: {"first": "pass"}}
        await there.act(Forget(type="forget", key=new_key()))
        assert stored(one, told).remembered == {}

    meet(tmp_path, scene)


def test_a_process_that_is_behind_lets_people_join_and_begin_all_the_same(tmp_path: Path) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one, OPEN, OPEN, OPEN)
        host = await other.host(told.table, told.token)
        assert (await one.join(told.table, None, "Ann")).seat == 1
        assert (await other.join(told.table, None, "Ben")).seat == 2
        with pytest.raises(Refusal, match="server-seat-taken"):
            await one.join(told.table, 2, "Cyd")
        assert (await one.join(told.table, None, "Cyd")).seat == 3
        assert host.room.table.status == GATHERING
        await other.start(host, None)
        kept = stored(one, told)
        assert [seat.nick for seat in kept.seats[1:]] == ["Ann", "Ben", "Cyd"]
        assert kept.row.status == PLAYING
        with pytest.raises(Refusal, match="server-begun"):
            await one.start(await one.host(told.table, told.token), "random")

    meet(tmp_path, scene)


def test_a_click_is_tried_as_long_as_the_process_finds_that_it_was_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one, start=True)
        person = await at(one, told.token)
        quicker = ["Ann", "Ben", "Cyd"]
        store = one.store.say

        def say(table: str, said: ChatRow) -> None:
            if quicker:
                text = quicker.pop(0)
                other.store.say(table, dataclasses.replace(said, text=text, key=new_key()))
            store(table, said)

        monkeypatch.setattr(one.store, "say", say)
        await person.act(Chat(type="chat", key=new_key(), text="at last"))
        assert [said.text for said in stored(one, told).chat] == ["Ann", "Ben", "Cyd", "at last"]
        heard = [person.reader.queue.get_nowait() for _ in range(person.reader.queue.qsize())]
        said = [one.chat.text for one in heard if isinstance(one, Said)]
        assert said == ["Ann", "Ben", "Cyd", "at last"]

    meet(tmp_path, scene)


def test_a_ring_in_the_very_moment_a_process_has_caught_up_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one, start=True)
        room = await other.room(told.table)
        answer = text_of(room.table.asked[0][0].options[0])
        tell_news, follow = room.tell_news, other.company.catch_up

        def store_and_ring() -> None:
            monkeypatch.setattr(room, "tell_news", tell_news)
            one.store.append(told.table, Change(2, DECISION, 0, answer), 1.0)
            asyncio.get_running_loop().call_soon(follow, room)

        monkeypatch.setattr(room, "tell_news", store_and_ring)
        follow(room)
        for _ in range(2):
            await asyncio.gather(*other.company.catching_up.values())
        assert room.table.sequence == 2

    meet(tmp_path, scene)


def test_a_seat_is_given_also_when_what_follows_from_it_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: House, _: House) -> None:
        told = await table(one, OPEN)
        room = await one.room(told.table)

        async def collide() -> bool:
            raise Refusal(OUTDATED, CONFLICT)

        monkeypatch.setattr(room.table, "go_back_if_agreed", collide)
        joined = await one.join(told.table, None, "Quinn")
        assert (await one.visitor(joined.token)).seat == joined.seat == 1

    meet(tmp_path, scene)


def test_a_table_that_cannot_be_followed_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: House, other: House) -> None:
        told = await table(one, start=True)
        person = await at(other, told.token)
        known = person.table
        here = (await one.room(told.table)).table
        await here.answer(0, here.asked[0][0].options[0])

        def stumble(*_: Any) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patch:
            patch.setattr("othersight.server.tables.table.follow", stumble)
            await other.company.look(person.room)
        assert known.is_stale
        assert known.sequence == 1
        assert person.reader.gone.is_set()
        assert (await other.room(told.table)).table.sequence == 2

    meet(tmp_path, scene)
