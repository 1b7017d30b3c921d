"""The bell by way of Redis: one channel for all rings, and a key for each table that says who plays for the server.

Redis keeps nothing of value. While it is away every process goes on alone and the journal keeps them apart; when it
is back, all tables are looked at again."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.server.cluster.pubsub import Ring, ring_of

try:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError
except ModuleNotFoundError:
    raise OthersightError(
        "several processes need the driver redis", "serve-no-bell-driver", extra="othersight[redis]"
    ) from None

CHANNEL = "othersight"
LEASE = 10_000
"""Milliseconds for which a process may play at a table after it has last done so."""
AGAIN_AFTER = 1.0
ANSWERS_WITHIN = 3
"""Seconds after which a Redis that says nothing is not there."""
QUIET = 10.0
"""Seconds without a ring after which it is asked."""
MOST_UNSAID = 10_000
MINE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call({}) end"


class RedisBell:
    """One process among several."""

    def __init__(self, address: str) -> None:
        self.process = secrets.token_hex(8)
        self.redis: Redis = client(address)
        self.unsaid: asyncio.Queue[str] = asyncio.Queue(MOST_UNSAID)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Callable[[Ring], None], missed: Callable[[], None]) -> None:
        """Listen and speak until closed."""
        listening = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.tasks = [
            loop.create_task(self.listen(hear, missed, listening)),
            loop.create_task(self.speak()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), AGAIN_AFTER)

    async def close(self) -> None:
        """No more."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    def ring(self, what: str, table: str, **more: Any) -> None:
        """Tell the others; when far too much waits to be told, they look again later in any case."""
        with suppress(asyncio.QueueFull):
            self.unsaid.put_nowait(Ring(self.process, what, table, **more).text())

    async def speak(self) -> None:
        """Send what waits."""
        while True:
            said = await self.unsaid.get()
            try:
                await self.redis.publish(CHANNEL, said)
            except (RedisError, OSError):
                continue  # the others look again when they hear the next ring
            except Exception:
                logging.getLogger("othersight").exception("the bell was not rung")

    async def listen(
        self, hear: Callable[[Ring], None], missed: Callable[[], None], listening: asyncio.Event
    ) -> None:
        """Hear the others; come back when Redis does."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    listening.set()
                    missed()
                    while True:
                        self.heard(await self.next_message(channel), hear)
            except (RedisError, OSError) as error:
                logging.getLogger("othersight").warning("the bell does not ring: %s", error)
            except Exception:
                logging.getLogger("othersight").exception("the bell does not ring")
            await asyncio.sleep(AGAIN_AFTER)

    async def next_message(self, channel: Any) -> Any:
        """What is heard next. Where all is quiet for long, Redis is asked whether it is still there."""
        for _ in range(2):
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=QUIET)
            if message is not None:
                return message
            await channel.ping()
        raise TimeoutError("nothing is heard")

    def heard(self, message: Any, hear: Callable[[Ring], None]) -> None:
        """A ring of another process; one that cannot be followed does not keep us from hearing the next."""
        if message["type"] != "message":
            return
        ring = ring_of(message["data"])
        if ring is None or ring.process == self.process:
            return
        try:
            hear(ring)
        except Exception:
            logging.getLogger("othersight").exception("a ring that makes no sense: %s", ring)

    async def may_play(self, table: str) -> bool:
        """Whoever asks first, as long as they go on asking. Without Redis everybody may: the journal takes one."""
        key = f"{CHANNEL}:plays:{table}"
        try:
            if await self.redis.set(key, self.process, nx=True, px=LEASE):
                return True
            longer = MINE.format("'pexpire', KEYS[1], ARGV[2]")
            return bool(await self.redis.eval(longer, 1, key, self.process, str(LEASE)))
        except (RedisError, OSError):
            return True

    async def release(self, table: str) -> None:
        """Another process may play there at once."""
        key = f"{CHANNEL}:plays:{table}"
        with suppress(RedisError, OSError):
            await self.redis.eval(MINE.format("'del', KEYS[1]"), 1, key, self.process)


def client(address: str) -> "Redis":
    """A client for that address, which has to be one of Redis."""
    try:
        return Redis.from_url(
            address, socket_connect_timeout=ANSWERS_WITHIN, socket_timeout=ANSWERS_WITHIN
        )
    except ValueError:
        raise OthersightError("that is no address of Redis", "serve-bad-bell") from None


async def check_redis(address: str) -> None:
    """OthersightError unless Redis answers there."""
    redis = client(address)
    try:
        await redis.ping()
    except (RedisError, OSError):
        raise OthersightError("no Redis answers there", "serve-no-bell") from None
    finally:
        await redis.aclose()
