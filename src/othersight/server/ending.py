"""How tasks are ended.

A cancel may get lost: until Python 3.12 `asyncio.wait_for` swallows one that comes in the moment in which it is done,
and libraries use it, that of Redis with every command. Who waits for the end of such a task would wait forever.
"""

import asyncio
from typing import Any

AGAIN_AFTER = 0.2
"""Seconds after which a task that has not ended is cancelled again."""


async def end_tasks(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel tasks until they have ended; what they raise does not matter any more."""
    known = [task for task in tasks if task is not None]
    while running := [task for task in known if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=AGAIN_AFTER)
    for task in known:
        if not task.cancelled():
            task.exception()  # looked at, so that nobody is told it was not
