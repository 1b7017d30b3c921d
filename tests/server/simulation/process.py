"""A simulated server process: the real registry with its sessions, sockets and storage, in memory."""

import asyncio
from collections.abc import Coroutine
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect

from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from othersight.server.bots.worker_pool import ANSWER, BotAction
from othersight.server.sessions.registry import Registry
from othersight.server.sockets.connection import Connection
from othersight.server.storage.transactions import StorageError
from tests.server.client import settings
from tests.server.simulation.network import Link, ServerEnd
from tests.server.simulation.shared_redis import SimulatedPubSub
from tests.server.simulation.virtual_loop import NOWHERE, OWNER

if TYPE_CHECKING:
    from tests.server.simulation.world import World

SLOW_BOT, WEAKER = 0.02, 0.02
"""The share of bot answers that take longer than a lease lasts, and after which a weaker bot plays."""


class SimulatedBots:
    """Bots that think for some virtual time and choose at random."""

    def __init__(self, world: "World") -> None:
        self.chance = world.chance

    async def choose(self, game: Game, seat: int, bot: str, seed: str) -> BotAction:
        chance = self.chance
        slow = chance.random() < SLOW_BOT
        await asyncio.sleep(chance.uniform(5, 25) if slow else chance.uniform(0.001, 0.2))
        option = chance.choice(game.question_of(seat).options)
        level = "novice" if chance.random() < WEAKER else bot
        return BotAction(ANSWER, text_of(option), level)

    def close(self) -> None:
        pass


class Process:
    """One life of a process, from its start to its end."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.is_dead = False
        self.is_ghost = False
        self.is_up = False
        self.is_ending = False
        self.paused_until = 0.0
        self.dropped: list[Any] = []
        self.tasks: list[asyncio.Task[Any]] = []
        self.links: list[Link] = []
        self.context = copy_context()
        self.context.run(OWNER.set, self)
        self.registry: Registry = self.context.run(self.new_registry)

    def new_registry(self) -> Registry:
        world = self.world
        registry = Registry(
            settings(
                world.folder, clock=world.loop.time, seed=world.new_seed, snapshot_every=5,
                leave_wait=20.0, expire_every=10**6, count_dice_every=10**6,
            )
        )  # fmt: skip
        registry.cluster.pubsub = SimulatedPubSub(world.redis, self.name)
        registry.bots = SimulatedBots(world)  # type: ignore[assignment]
        return registry

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in this process."""
        return self.world.loop.create_task(work, context=self.context)

    async def start(self) -> None:
        """Open the registry; tried again while the database is away, as a supervisor would."""
        while not self.is_dead:
            try:
                await self.registry.open()
                self.is_up = True
                return
            except StorageError:
                await self.registry.cluster.close()
                await asyncio.sleep(1)

    def answer(self, link: Link, table: str) -> None:
        """A page has connected."""
        self.links.append(link)
        end = ServerEnd(link, lambda: WebSocketDisconnect(1006))
        connection = Connection(end, self.registry, table)  # type: ignore[arg-type]
        self.spawn(connection.serve())

    def kill(self) -> None:
        """Nothing of this process runs any more; what was being stored is stored or not."""
        self.is_dead = self.is_ending = True
        self.is_up = False
        self.hang_up()

    def hang_up(self) -> None:
        """The system closes the connections of a process that has ended."""
        pubsub = self.registry.cluster.pubsub
        assert isinstance(pubsub, SimulatedPubSub)
        pubsub.leave()
        for link in self.links:
            link.cut()

    async def stop(self) -> None:
        """End in good order, as after SIGTERM."""
        for link in self.links:
            link.cut()
        await self.registry.close()

    async def bury(self) -> None:
        """Let go of everything that a dead process has left in memory, without any effect on the world."""
        self.is_ghost, self.is_dead, self.paused_until = True, False, 0.0
        for handle in self.dropped:
            self.world.loop.call_soon(self.world.loop.run_handle, handle, context=NOWHERE)
        for _ in range(100):
            left = [task for task in self.tasks if not task.done()]  # some begin others as they end
            if not left:
                break
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=1)
        else:
            raise AssertionError(left)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.registry.store.close()
