"""A simulated server process: the real registry with its sessions, sockets and storage, in memory."""

import asyncio
import random
from collections.abc import Coroutine
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect

from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from othersight.server.bots.worker_pool import ANSWER, ASIDE, BotAction
from othersight.server.sessions.registry import Registry
from othersight.server.sockets.connection import Connection
from othersight.server.storage.transactions import StorageError
from tests.server.client import settings
from tests.server.simulation.network import Link, ServerEnd
from tests.server.simulation.program_door import ProgramDoor
from tests.server.simulation.shared_redis import SimulatedPubSub
from tests.server.simulation.virtual_loop import NOWHERE, OWNER

if TYPE_CHECKING:
    from tests.server.simulation.world import World

SLOW_BOT, WEAKER, UNASKED = 0.05, 0.02, 0.2
"""The share of questions about which bots think longer than a lease lasts, of bot answers after which a weaker bot
plays, and of those in whose place the bot does something unasked, where it may."""
SKEW = 40.0
"""Seconds that the clock of a process may be wrong."""
SMALL = 0.3
"""The share of processes that keep few tables in memory."""


def is_hard(question: str) -> bool:
    """Whether a question takes long, in whatever process a bot thinks about it."""
    return random.Random(question).random() < SLOW_BOT


class SimulatedBots:
    """Bots that think for some virtual time and choose at random."""

    def __init__(self, world: "World") -> None:
        self.chance = world.chance

    async def choose(
        self, game: Game, seat: int, bot: str, seed: str, once: bool = False
    ) -> BotAction:
        chance = self.chance
        slow = is_hard(f"{seed}/{game.history.length}")
        await asyncio.sleep(chance.uniform(5, 25) if slow else chance.uniform(0.001, 0.2))
        level = "novice" if chance.random() < WEAKER else bot
        unasked = game.asides(seat)
        if unasked and not once and chance.random() < UNASKED:
            return BotAction(ASIDE, text_of(chance.choice(unasked)), level)
        option = chance.choice(game.question_of(seat).options)
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
        self.clock_error = world.chance.uniform(-1, 1)
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
                world.folder, clock=self.clock, seed=world.new_seed, snapshot_every=5,
                leave_wait=20.0, expire_every=10**6, count_dice_every=10**6, excuse=30.0,
                max_in_memory=2 if world.chance.random() < SMALL else 300,
            )
        )  # fmt: skip
        registry.cluster.pubsub = SimulatedPubSub(world.redis, self.name)
        registry.bots = SimulatedBots(world)  # type: ignore[assignment]
        return registry

    def thinks_at(self) -> list[str]:
        """The tables at which bots of this process think."""
        return [id for id, one in self.registry.autoplays.items() if one.is_thinking]

    def clock(self) -> float:
        """What this process takes for the time of day."""
        return self.world.time_of_day() + self.clock_error

    def set_clock(self) -> None:
        """The clock jumps, forth or back."""
        self.clock_error = self.world.chance.uniform(-SKEW, SKEW)

    def serve(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Serve a connection or a request in this process; whatever that raises is a fault."""
        task = self.spawn(work)
        task.add_done_callback(self.look_at, context=NOWHERE)
        return task

    def look_at(self, task: asyncio.Task[None]) -> None:
        if not self.is_ghost and not task.cancelled() and task.exception() is not None:
            self.world.errors.append(repr(task.exception()))

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

    def answer(self, link: Link, table: str, program: str = "") -> None:
        """A page has connected, or a program with that token."""
        self.links.append(link)
        if program:
            self.serve(ProgramDoor(self, link, table, program).serve())
            return
        end = ServerEnd(link, lambda: WebSocketDisconnect(1006))
        connection = Connection(end, self.registry, table)  # type: ignore[arg-type]
        self.serve(connection.serve())

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
