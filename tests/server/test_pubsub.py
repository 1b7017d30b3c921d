"""Notices are sent and received again after any error."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from othersight.server.cluster import redis_pubsub
from othersight.server.cluster.pubsub import CHANGED, Notice
from othersight.server.cluster.redis_pubsub import TIMEOUT, RedisPubSub, redis_client
from othersight.server.protocol.rest_models import NewTable
from othersight.server.sessions import cluster_sync
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.table_actions import create_table
from tests.server.client import settings

ADDRESS = "redis://127.0.0.1:1"


class Channel:
    """A channel that gives these messages or raises these errors, then nothing more."""

    def __init__(self, heard: list[Any]) -> None:
        self.received = heard
        self.pings = 0

    async def __aenter__(self) -> "Channel":
        return self

    async def __aexit__(self, *_: Any) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        pass

    async def ping(self) -> None:
        self.pings += 1

    async def get_message(self, **_: Any) -> Any:
        if not self.received:
            await asyncio.Event().wait()
        next_one = self.received.pop(0)
        if isinstance(next_one, Exception):
            raise next_one
        return next_one


class Redis:
    """A Redis with such a channel."""

    def __init__(self, heard: list[Any]) -> None:
        self.channel = Channel(heard)
        self.published: list[str] = []
        self.faults: list[Exception] = []
        self.subscribed = 0

    def pubsub(self, **_: Any) -> Channel:
        self.subscribed += 1
        return self.channel

    async def publish(self, channel: str, said: str) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.published.append(said)

    async def aclose(self) -> None:
        pass


def notice(table: str) -> dict[str, Any]:
    return {"type": "message", "data": Notice("another", CHANGED, table).text().encode()}


def hears(redis: Redis, hear: Callable[[Notice], None], last: str) -> int:
    """Receive until the notice about that table; how often `on_gap` was called."""

    async def listen() -> int:
        pubsub = RedisPubSub(ADDRESS)
        pubsub.redis = redis  # type: ignore[assignment]
        done, missed = asyncio.Event(), 0

        def heard(one: Notice) -> None:
            if one.table == last:
                done.set()
            hear(one)

        def count() -> None:
            nonlocal missed
            missed += 1

        await pubsub.open(heard, count)
        async with asyncio.timeout(60):
            await done.wait()
        await pubsub.close()
        return missed

    return asyncio.run(listen())


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_pubsub, "RETRY_AFTER", 0)


def test_an_error_in_one_notice_does_not_stop_the_next() -> None:
    heard: list[str] = []

    def hear(one: Notice) -> None:
        if one.table == "bad":
            raise TypeError
        heard.append(one.table)

    assert hears(Redis([notice("bad"), notice("good")]), hear, "good") == 1
    assert heard == ["good"]


@pytest.mark.parametrize("error", [ValueError("no notice"), OSError("cut"), LookupError("what")])
def test_after_any_error_notices_are_received_again(error: Exception) -> None:
    heard: list[str] = []
    redis = Redis([notice("one"), error, notice("two")])
    assert hears(redis, lambda one: heard.append(one.table), "two") == 2
    assert heard == ["one", "two"]


def test_a_redis_that_is_silent_too_long_is_left_for_a_new_connection() -> None:
    redis = Redis([None, {"type": "pong", "data": b""}, None, None, notice("back")])
    assert hears(redis, lambda one: None, "back") == 2
    assert redis.channel.pings == 3


def test_a_notice_that_cannot_be_sent_does_not_stop_the_next() -> None:
    async def speak() -> list[str]:
        redis = Redis([])
        redis.faults = [ValueError("not this one"), OSError("nor this")]
        pubsub = RedisPubSub(ADDRESS)
        pubsub.redis = redis  # type: ignore[assignment]
        await pubsub.open(lambda one: None, lambda: None)
        for table in ("one", "two", "three"):
            pubsub.publish(CHANGED, table)
        async with asyncio.timeout(60):
            while not redis.published:
                await asyncio.sleep(0)
        await pubsub.close()
        return redis.published

    assert ["three" in said for said in asyncio.run(speak())] == [True]


def test_a_redis_that_hangs_is_not_waited_for_without_end() -> None:
    wanted = redis_client(ADDRESS).connection_pool.connection_kwargs
    assert wanted["socket_timeout"] == wanted["socket_connect_timeout"] == TIMEOUT


def test_the_heartbeat_goes_on_when_one_table_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_sync, "HEARTBEAT", 0)

    async def heartbeat_loop() -> None:
        registry = Registry(settings(tmp_path))
        tables = [await create_table(registry, NewTable(game="they-live")) for _ in range(2)]
        sessions = [await registry.session(told.table) for told in tables]
        for session in sessions:
            session.connect(Reader(-1, False, "en", 50))
        told: list[str] = []
        done = asyncio.Event()

        def announce(session: Any) -> None:
            if session is sessions[0]:
                raise ZeroDivisionError
            told.append(session.table.id)
            if len(told) == 2:
                done.set()

        monkeypatch.setattr(registry.cluster, "announce", announce)
        heartbeat = asyncio.ensure_future(registry.cluster.heartbeat_loop())
        async with asyncio.timeout(60):
            await done.wait()
        heartbeat.cancel()
        await registry.close()

    asyncio.run(heartbeat_loop())
