"""An event loop whose clock jumps to the next thing that happens.

Threads are simulated too: what would run in one runs at once, some virtual time after it was asked for, and its result
arrives later still. Everything knows which simulated process it belongs to: nothing of a killed process runs any more,
and what belongs to a paused one waits."""

import asyncio
import heapq
import math
import random
from collections.abc import Callable
from contextvars import Context, ContextVar
from typing import Any, Protocol

MOST_STEPS = 300_000
"""Callbacks after which a simulation counts as one that never ends."""
SLOW_DISK = 0.01
"""The share of calls to a thread that take long."""


class Owner(Protocol):
    """A simulated process, as the loop sees it."""

    is_dead: bool
    is_ghost: bool
    """Only what is left in memory is let go: nothing that runs has any effect."""
    dropped: list[Any]
    """Callbacks that were due after its death."""
    paused_until: float
    tasks: list[asyncio.Task[Any]]


OWNER: ContextVar[Owner | None] = ContextVar("OWNER", default=None)
"""The simulated process in which code runs; None for the world around."""

NOWHERE = Context()
"""The context of what belongs to no process."""


class NeverEnds(Exception):
    """Nothing is left that could ever happen, or far too much happens."""


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop of one world."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.now = 0.0
        self.steps = 0
        self.chance = chance
        self.set_task_factory(owned_task)

    def time(self) -> float:
        return self.now

    # -- what BaseEventLoop leaves to its heirs

    def _run_once(self) -> None:
        """Run what is due; if nothing is, jump to the next timer."""
        ready, scheduled = self._ready, self._scheduled  # type: ignore[attr-defined]
        if not ready:
            while scheduled and scheduled[0]._cancelled:
                heapq.heappop(scheduled)._scheduled = False
            if not scheduled:
                raise NeverEnds("nothing is left that could happen")
            self.now = max(self.now, scheduled[0]._when)
        while scheduled and (scheduled[0]._cancelled or scheduled[0]._when <= self.now):
            timer = heapq.heappop(scheduled)
            timer._scheduled = False
            if not timer._cancelled:
                ready.append(timer)
        for _ in range(len(ready)):
            self.run_handle(ready.popleft())

    def run_handle(self, handle: Any) -> None:
        """Run one callback, unless its process is dead or paused."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise NeverEnds(f"{MOST_STEPS} steps are too many")
        owner = handle._context.get(OWNER)
        if handle._cancelled:
            return
        if owner is not None and owner.is_dead:
            owner.dropped.append(handle)
            return
        if owner is not None and owner.paused_until > self.now:
            self.call_at(owner.paused_until, self.run_handle, handle, context=NOWHERE)
            return
        handle._run()

    def _write_to_self(self) -> None:
        """Nothing waits for anything but virtual time."""

    # -- threads

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run it some time from now, and tell its result some time later."""
        future = self.create_future()
        self.call_later(self.duration(), self.carry_out, future, func, args)
        return future

    def carry_out(
        self, future: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]
    ) -> None:
        result: Any = None
        error: Exception | None = None
        try:
            result = func(*args)
        except Exception as raised:
            error = raised
        self.call_later(self.duration(), deliver, future, result, error)

    def duration(self) -> float:
        """How long a part of a call takes."""
        if self.chance.random() < SLOW_DISK:
            return self.chance.uniform(0.2, 3.0)
        return math.exp(self.chance.uniform(-8.5, -4.0))


def deliver(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    """Tell whoever waits what came of it."""
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)


def owned_task(loop: asyncio.AbstractEventLoop, coroutine: Any, **more: Any) -> asyncio.Task[Any]:
    """A task that its process knows of."""
    task: asyncio.Task[Any] = asyncio.Task(coroutine, loop=loop, **more)
    owner = OWNER.get()
    if owner is not None:
        owner.tasks.append(task)
    return task
