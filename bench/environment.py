"""The environment in which commands are measured, with cached bytecode as an installed program has it, and what they
cost."""

import os
import resource
import tempfile
from functools import cache


@cache
def with_bytecode() -> dict[str, str]:
    """The environment of this process, with a folder for bytecode that the first run of a command fills."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    folder = os.path.join(tempfile.gettempdir(), f"othersight-bytecode-{os.getuid()}")
    return {**kept, "PYTHONPYCACHEPREFIX": folder}


def children_seconds() -> float:
    """Processor seconds of all that this process has started and that has ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
