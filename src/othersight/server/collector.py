"""When a server looks for garbage: the young often and quickly, everything seldom and when nobody waits.

Python looks through all objects of a process whenever they have grown by a quarter. In a server with many tables that
takes half a second, in which no table goes on.
"""

import asyncio
import gc
import time

YOUNG = 10_000
"""New objects after which the young are looked through."""
MIDDLE = 20
"""The same, counted in looks at the young, for those that have survived one."""
NEVER = 1_000_000
ENOUGH = 10
"""Looks at the middle ones after which everything is looked through, if the server has little to do."""
TOO_MUCH = 200
"""The same, whatever it has to do."""
QUIET = 0.05
"""The share of one core up to which a server has little to do."""
EVERY = 10.0
"""Seconds between two looks at how much there is to do."""


class Collector:
    """The garbage collection of a process that does nothing but serve."""

    def __init__(self) -> None:
        self.before = gc.get_threshold()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """What there is by now stays as long as the process and is looked through no more. Some of it is garbage, less
        than a megabyte; to look for that would take a fifth of the time in which a server starts."""
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        gc.enable()
        self.task = asyncio.get_running_loop().create_task(self.run())

    def close(self) -> None:
        """Look for garbage as Python does by itself."""
        if self.task is not None:
            self.task.cancel()
        gc.set_threshold(*self.before)
        gc.unfreeze()

    async def run(self) -> None:
        """Look through everything when it is due."""
        while True:
            worked = time.process_time()
            await asyncio.sleep(EVERY)
            if is_due(gc.get_count()[2], (time.process_time() - worked) / EVERY):
                gc.collect()


def is_due(looks: int, load: float) -> bool:
    """Whether to look through everything, after so many looks at a part of it and with so much to do."""
    return looks >= (ENOUGH if load < QUIET else TOO_MUCH)
