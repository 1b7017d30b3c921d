"""A server in a process of its own, which can be killed at any moment."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType


class ServerProcess:
    """`with ServerProcess(folder) as served:`; the process ends with the block."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.run_server", str(folder), *flags],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        if found is None:
            self.kill()
        assert found is not None, "the server did not start"
        self.port = int(found[1])

    @property
    def is_alive(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """Kill -9, as a power cut would."""
        if self.is_alive:
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
