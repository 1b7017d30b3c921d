"""A server in a process of its own, which can be killed at any moment.

It is forked from a process that has loaded the program and has never served anything: a server is there in a tenth of
a second of processor time, where a new interpreter takes ten times as long, and all that differs is the loading."""

import multiprocessing
import os
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.server.run_server import serve

METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
"""Where nothing can be forked, each server is a new interpreter."""
FORKS: Any = multiprocessing.get_context(METHOD)
if METHOD == "forkserver":
    FORKS.set_forkserver_preload(["tests.server.preloaded"])
LONGEST_START = 300.0
"""Seconds after which a server that says nothing has not started."""


class ServerProcess:
    """`with ServerProcess(folder) as served:`; the process ends with the block."""

    def __init__(self, folder: Path, *flags: str) -> None:
        heard, told = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=serve, args=([str(folder), *flags], told), daemon=True)
        self.process.start()
        told.close()
        try:
            assert heard.poll(LONGEST_START), "the server says nothing"
            self.port: int = heard.recv()
        except (AssertionError, EOFError) as error:
            self.kill()
            raise AssertionError("the server did not start") from error
        finally:
            heard.close()

    @property
    def is_alive(self) -> bool:
        alive: bool = self.process.is_alive()
        return alive

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def kill(self) -> None:
        """Kill -9, as a power cut would."""
        self.process.kill()
        self.process.join()

    def __enter__(self) -> "ServerProcess":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()
