"""Play that stands still though a bot is asked is started again, which is counted; nothing else is."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from othersight.server.protocol.rest_models import NewTable
from othersight.server.sessions.autoplay import Autoplay
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.session import Session
from othersight.server.sessions.table_actions import create_table
from othersight.server.sessions.watchdog import PATIENCE
from tests.server.client import settings

SOON = 120.0
BOTS = [{"holder": "bot", "bot": "random"}] * 3
FOUR = NewTable.model_validate(
    {
        "game": "they-live",
        "options": {"players": 4},
        "seats": [{"holder": "me"}, *BOTS],
        "start": True,
    }
)
Scene = Callable[[Registry, Session], Coroutine[Any, Any, None]]


def at_table(folder: Path, scene: Scene) -> None:
    """A registry and the session of a table at which bots are asked first."""

    async def play() -> None:
        registry = Registry(settings(folder))
        told = await create_table(registry, FOUR)
        try:
            async with asyncio.timeout(SOON):
                await scene(registry, await registry.session(told.table))
        finally:
            await registry.close()

    asyncio.run(play())


def let_play_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first autoplay waits for what never comes, and swallows the first cancel."""
    played, left = Autoplay.play, [asyncio.CancelledError]

    async def stand_still(self: Autoplay) -> bool:
        if left:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                left.pop()
                await asyncio.Event().wait()
        return await played(self)

    monkeypatch.setattr(Autoplay, "play", stand_still)


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def test_play_that_stands_still_is_started_again_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    let_play_stand_still(monkeypatch)

    async def scene(registry: Registry, session: Session) -> None:
        await until(lambda: registry.autoplays[session.table.id].turns > 0)
        for _ in range(PATIENCE - 1):
            await registry.watchdog.look()
        assert (session.table.sequence, registry.metrics.play_restarts) == (1, 0)
        await registry.watchdog.look()
        await until(lambda: session.table.sequence > 1)
        assert registry.metrics.play_restarts == 1

    at_table(tmp_path, scene)
    assert "nobody lets it answer" in caplog.text


def test_a_table_that_goes_on_or_waits_for_a_person_is_left_alone(tmp_path: Path) -> None:
    async def scene(registry: Registry, session: Session) -> None:
        table, autoplay = session.table, registry.autoplays[session.table.id]
        asked = list(table.asked)
        await until(lambda: not autoplay.asked_bots())
        for _ in range(PATIENCE + 1):
            await registry.watchdog.look()
        assert registry.autoplays[table.id] is autoplay
        assert (asked != list(table.asked), registry.metrics.play_restarts) == (True, 0)

    at_table(tmp_path, scene)


@pytest.mark.parametrize("sign", ["thinking", "turn", "storing"])
def test_a_bot_that_thinks_a_step_that_is_tried_again_and_a_write_are_no_standstill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sign: str
) -> None:
    let_play_stand_still(monkeypatch)

    async def scene(registry: Registry, session: Session) -> None:
        autoplay = registry.autoplays[session.table.id]
        autoplay.is_thinking = sign == "thinking"
        if sign == "storing":
            await session.table.lock.acquire()
        for _ in range(PATIENCE + 1):
            autoplay.turns += sign == "turn"
            await registry.watchdog.look()
        assert (registry.autoplays[session.table.id], registry.metrics.play_restarts) == (
            autoplay,
            0,
        )
        if sign == "storing":
            session.table.lock.release()

    at_table(tmp_path, scene)
