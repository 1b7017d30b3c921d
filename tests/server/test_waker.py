"""Tables that wait for a bot go on by themselves after a restart; those that wait for a person are not loaded."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from othersight.server.bots.worker_pool import WorkerPool
from othersight.server.protocol.rest_models import NewTable
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.table_actions import create_table
from othersight.server.sessions.waker import EVERY, QUIET, Waker
from othersight.server.storage.rows import WaitRow
from othersight.server.storage.transactions import StorageError
from othersight.server.tables.waits import asked_persons
from tests.server.client import settings
from tests.server.test_several_persons import Time

SOON = 120.0
BOT = {"holder": "bot", "bot": "random"}


def wanted(**more: Any) -> NewTable:
    """A table of The Others at which the bot of seat 0 is asked first."""
    seats = [BOT, {"holder": "me"}, {"holder": "person"}]
    asked = {"game": "the-others", "options": {"hero_players": 2}, "seats": seats, "start": True}
    return NewTable.model_validate({**asked, **more})


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not is_so():
            await asyncio.sleep(0.01)


async def never(*_: Any, **__: Any) -> None:
    await asyncio.Event().wait()


async def leave_thinking(folder: Path, monkeypatch: pytest.MonkeyPatch, *tables: NewTable) -> Any:
    """Tables whose server ends while their bots think."""
    with monkeypatch.context() as patch:
        patch.setattr(WorkerPool, "choose", never)
        registry = Registry(settings(folder))
        made = [(await create_table(registry, one)).table for one in tables]
        for id in made:
            await registry.session(id)
            await until(lambda id=id: registry.autoplays[id].is_thinking)  # type: ignore[misc]
        await registry.close()
    return made


def test_after_a_restart_a_bot_goes_on_though_nobody_opens_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        (id,) = await leave_thinking(tmp_path, monkeypatch, wanted())
        registry = Registry(settings(tmp_path))
        await registry.open()
        await until(lambda: id in registry.sessions)
        table = registry.sessions[id].table
        await until(lambda: bool(asked_persons(table.game, table.status, table.seats)))
        assert table.sequence > 1
        await registry.close()
        registry = Registry(settings(tmp_path))
        await registry.scheduler.waker.look()
        assert registry.sessions == {}, "it waits for a person now"
        await registry.close()

    asyncio.run(scene())


def test_tables_of_persons_and_of_bots_alone_are_not_loaded(tmp_path: Path) -> None:
    async def scene() -> None:
        registry = Registry(settings(tmp_path))
        persons = [{"holder": "me"}, *[{"holder": "person"}] * 2]
        bots = wanted(seats=[BOT] * 3)
        for one in (wanted(start=False), bots, wanted(seats=persons)):
            await create_table(registry, one)
        await registry.scheduler.waker.look()
        assert registry.sessions == {}
        await registry.close()

    asyncio.run(scene())


def test_a_process_among_several_looks_again_and_leaves_alone_what_has_just_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        clock = Time()
        monkeypatch.setattr(WorkerPool, "choose", never)
        registry = Registry(settings(tmp_path, clock=clock))
        monkeypatch.setattr(registry.cluster.pubsub, "has_others", True)
        waker = Waker(registry)
        await waker.look()
        id = (await create_table(registry, wanted())).table
        clock.now += EVERY - 1
        await waker.look()
        assert registry.sessions == {}
        clock.now += 1
        assert QUIET < EVERY
        await waker.look()
        assert list(registry.sessions) == [id]
        await registry.close()

    asyncio.run(scene())


def test_a_table_at_which_a_bot_thinks_is_not_unloaded_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr(WorkerPool, "choose", never)
        registry = Registry(settings(tmp_path, max_in_memory=1))
        thinking = (await create_table(registry, wanted())).table
        idle = [(await create_table(registry, wanted(start=False))).table for _ in range(2)]
        for id in (thinking, *idle):
            await registry.session(id)
        assert list(registry.sessions) == [thinking, idle[1]]
        await registry.close()

    asyncio.run(scene())


def test_a_table_may_be_unloaded_while_another_one_is_unloaded_for_a_third(tmp_path: Path) -> None:
    async def scene() -> None:
        registry = Registry(settings(tmp_path, max_in_memory=2))
        made = [(await create_table(registry, wanted(start=False))).table for _ in range(3)]
        for id in made[:2]:
            await registry.session(id)
        first = registry.sessions[made[0]].table
        async with first.lock:
            loading = asyncio.ensure_future(registry.session(made[2]))
            await until(lambda: first.is_stale)
            await registry.unload(made[1])
        await loading
        assert list(registry.sessions) == [made[2]]
        await registry.close()

    asyncio.run(scene())


def test_who_is_asked_is_noted_once_and_of_no_older_position(tmp_path: Path) -> None:
    """Two processes load a table at the same time; one of them is behind when it notes who is asked."""

    async def scene() -> None:
        registry = Registry(settings(tmp_path))
        id = (await create_table(registry, wanted())).table
        store, later = registry.store, WaitRow(2.0)
        assert store.waits.add(id, {1: WaitRow(1.0)}, 0) == {}, "the table has gone on"
        assert store.waits.add(id, {1: WaitRow(1.0)}, 1) == {1: WaitRow(1.0)}
        assert store.waits.add(id, {1: later, 2: later}, 1) == {1: WaitRow(1.0)}
        await registry.close()

    asyncio.run(scene())


def test_who_is_asked_is_noted_as_soon_as_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise StorageError

    async def scene() -> None:
        registry = Registry(settings(tmp_path))
        seats = [{"holder": "me"}, BOT, {"holder": "person"}]
        start = {"game": "they-live", "options": {"players": 4}, "seats": seats, "move_time": 60}
        id = (await create_table(registry, wanted(**start))).table
        with monkeypatch.context() as patch:
            patch.setattr(registry.store.waits, "add", fail)
            table = (await registry.session(id)).table
            await asyncio.sleep(0.1)
            assert table.waits == {}
        await until(lambda: bool(table.waits))
        stored = registry.store.table(id)
        assert stored is not None
        assert stored.waits == table.waits
        await registry.close()

    asyncio.run(scene())
