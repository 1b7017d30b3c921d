"""Ctrl-C is for the run: the terminal sends it to every process, and those beside the run must not hear of it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes begun meanwhile never hear of Ctrl-C, not even while they start; the run ends them.

    The first process of a run also starts Python's resource tracker, which would let interrupts through again; so
    that one is started before.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
