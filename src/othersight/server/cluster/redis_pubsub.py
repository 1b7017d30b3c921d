"""Notices by way of Redis: one channel for all tables, and for each table a key that says who has its lease.

Redis stores nothing of value. While it is away, every process goes on alone and the journal keeps them consistent; when
it is back, every process reads its tables again.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.server.cluster.pubsub import LeaseReply, Notice, parse_notice
from othersight.server.ending import end_tasks

try:
    from redis.asyncio import Redis
    from redis.exceptions import RedisError
except ModuleNotFoundError:
    raise OthersightError(
        "several processes need the driver redis",
        "serve-no-redis-driver",
        extra="othersight[redis]",
    ) from None

CHANNEL = "othersight"
LEASE = 15_000
"""Milliseconds after which a lease that was not renewed ends."""
RETRY_AFTER = 1.0
"""Seconds before a lost connection is tried again."""
TIMEOUT = 3
"""Seconds after which a Redis that does not answer counts as away."""
PING_AFTER = 10.0
"""Seconds without a notice after which Redis is pinged."""
MAX_OUTGOING = 10_000
IF_HOLDER = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call({}) end"


class RedisPubSub:
    """One process among several."""

    has_others = True

    def __init__(self, address: str) -> None:
        self.process = secrets.token_hex(8)
        self.redis: Redis = redis_client(address)
        self.outgoing: asyncio.Queue[str] = asyncio.Queue(MAX_OUTGOING)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        """Receive and send until closed."""
        subscribed = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.tasks = [
            loop.create_task(self.receive_loop(on_notice, on_gap, subscribed)),
            loop.create_task(self.send_loop()),
        ]
        with suppress(TimeoutError):
            async with asyncio.timeout(RETRY_AFTER):
                await subscribed.wait()

    async def close(self) -> None:
        """Stop."""
        await end_tasks(*self.tasks)
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    def publish(self, what: str, table: str, **more: Any) -> None:
        """Queue a notice; it is dropped if far too many wait, since the others look again regularly."""
        with suppress(asyncio.QueueFull):
            self.outgoing.put_nowait(Notice(self.process, what, table, **more).text())

    async def send_loop(self) -> None:
        """Send the queued notices."""
        while True:
            notice = await self.outgoing.get()
            try:
                await self.redis.publish(CHANNEL, notice)
            except (RedisError, OSError):
                continue  # the others look again at the next notice
            except Exception:
                logging.getLogger("othersight").exception("a notice was not sent")

    async def receive_loop(
        self,
        on_notice: Callable[[Notice], None],
        on_gap: Callable[[], None],
        subscribed: asyncio.Event,
    ) -> None:
        """Receive notices of the others; subscribe again after an error."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    subscribed.set()
                    on_gap()
                    while True:
                        self.deliver(await self.next_message(channel), on_notice)
            except (RedisError, OSError) as error:
                logging.getLogger("othersight").warning("Redis cannot be reached: %s", error)
            except Exception:
                logging.getLogger("othersight").exception("notices are not received")
            await asyncio.sleep(RETRY_AFTER)

    async def next_message(self, channel: Any) -> Any:
        """The next message. After a long silence Redis is pinged; TimeoutError if it does not answer."""
        for _ in range(2):
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=PING_AFTER)
            if message is not None:
                return message
            await channel.ping()
        raise TimeoutError("Redis does not answer")

    def deliver(self, message: Any, on_notice: Callable[[Notice], None]) -> None:
        """Hand on a notice of another process; an error in one of them does not stop the next."""
        if message["type"] != "message":
            return
        notice = parse_notice(message["data"])
        if notice is None or notice.process == self.process:
            return
        try:
            on_notice(notice)
        except Exception:
            logging.getLogger("othersight").exception("a notice cannot be handled: %s", notice)

    async def acquire_lease(self, table: str, holder: str) -> LeaseReply:
        """Take or renew the lease of a table; without Redis nobody can tell who has it."""
        key = f"{CHANNEL}:runs:{table}"
        try:
            if await self.redis.set(key, holder, nx=True, px=LEASE):
                return LeaseReply.TAKEN
            renew = IF_HOLDER.format("'pexpire', KEYS[1], ARGV[2]")
            is_mine = await self.redis.eval(renew, 1, key, holder, str(LEASE))
            return LeaseReply.RENEWED if is_mine else LeaseReply.ELSEWHERE
        except (RedisError, OSError):
            return LeaseReply.UNKNOWN

    async def release_lease(self, table: str, holder: str) -> None:
        """Give up the lease of a table, if that holder has it."""
        key = f"{CHANNEL}:runs:{table}"
        with suppress(RedisError, OSError):
            await self.redis.eval(IF_HOLDER.format("'del', KEYS[1]"), 1, key, holder)


def redis_client(address: str) -> "Redis":
    """A client for that address; OthersightError if it is not one of Redis."""
    try:
        return Redis.from_url(address, socket_connect_timeout=TIMEOUT, socket_timeout=TIMEOUT)
    except ValueError:
        raise OthersightError("that is no address of Redis", "serve-bad-redis") from None


async def check_redis(address: str) -> None:
    """OthersightError unless Redis answers there."""
    redis = redis_client(address)
    try:
        await redis.ping()
    except (RedisError, OSError):
        raise OthersightError("no Redis answers there", "serve-no-redis") from None
    finally:
        await redis.aclose()
