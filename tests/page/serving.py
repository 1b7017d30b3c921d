"""A server with the built page on a free port, in a thread of its own; it can go away and come back."""

import threading
import time
from pathlib import Path
from typing import Any

from tests.server.client import lay_empty_database, settings

LONG = 120
"""Seconds after which a server that should stop counts as hanging."""


class Served:
    """The server over one folder. Its address stays the same when it comes back."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.folder = folder
        self.changes = {"bot_pause": 0.01, **changes}
        self.port = 0
        self.server: Any = None
        self.thread: threading.Thread | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Listen, where one listened before."""
        import uvicorn

        from othersight.cli.serve import listen
        from othersight.server.app import create_app

        lay_empty_database(self.folder)
        listening = listen("127.0.0.1", self.port)
        self.port = listening.getsockname()[1]
        app = create_app(settings(self.folder, **self.changes))
        config = uvicorn.Config(
            app, log_level="warning", ws_ping_interval=None, timeout_graceful_shutdown=1
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(
            target=self.server.run, kwargs={"sockets": [listening]}, daemon=True
        )
        self.thread.start()
        while not self.server.started and self.thread.is_alive():
            time.sleep(0.01)

    def stop(self) -> None:
        """Go away, with every connection."""
        self.server.should_exit = True
        if self.thread is not None:
            self.thread.join(LONG)
            assert not self.thread.is_alive(), "the server does not stop"
