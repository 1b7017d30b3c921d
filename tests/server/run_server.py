"""A server with quick bots that tests may kill.

With `--die before|within|after --writes N` it kills itself at its Nth transaction.
"""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn

from othersight.cli.serve import listen
from othersight.server.app import create_app
from othersight.server.storage import store
from othersight.server.storage.rows import PLAYING
from othersight.server.storage.transactions import WriteTransaction
from tests.server.client import settings

POINTS = ("before", "within", "after")
"""Before a transaction, with everything written and nothing committed, and committed but not yet acknowledged."""


def die_while_writing(point: str, writes: int) -> None:
    """Kill this process at a point of its Nth transaction."""
    left = writes

    def reached(here: str) -> None:
        nonlocal left
        left -= here == POINTS[0]
        if here == point and left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    class Deadly(WriteTransaction):
        def __enter__(self) -> Any:
            reached("before")
            return super().__enter__()

        def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
            reached("within")
            super().__exit__(kind, error, trace)
            reached("after")

    store.WriteTransaction = Deadly  # type: ignore[attr-defined]


def tell_on_signal(app: Any) -> None:
    """On SIGUSR1, print what this process knows of its tables that go on."""

    def tell(*_: Any) -> None:
        registry = app.state.registry
        for id, session in registry.sessions.items():
            table, autoplay = session.table, registry.autoplays[id]
            if table.status == PLAYING:
                asked = [(q.seat, q.kind) for q in table.game.questions]
                print(os.getpid(), id, table.sequence, asked, table.seats, file=sys.stderr)
                print("  stale", table.is_stale, "locked", table.lock.locked(), file=sys.stderr)
                print("  elsewhere", autoplay.lease.is_elsewhere, autoplay.task, file=sys.stderr)
                autoplay.task.print_stack(file=sys.stderr)
        sys.stderr.flush()

    signal.signal(signal.SIGUSR1, tell)


def serve(flags: Sequence[str], told: Connection) -> None:
    """Serve until killed; `told` is sent the port."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--durable", action="store_true")
    parser.add_argument("--snapshot-every", type=int, default=100)
    parser.add_argument("--die", choices=POINTS)
    parser.add_argument("--writes", type=int, default=1)
    asked = parser.parse_args(flags)
    if asked.die:
        die_while_writing(asked.die, asked.writes)
    changes: dict[str, Any] = {"snapshot_every": asked.snapshot_every, "database": asked.database}
    changes["metrics"] = True
    if asked.redis:
        changes["redis"] = asked.redis
    listening = listen("127.0.0.1", 0)
    app = create_app(settings(asked.folder, durable=asked.durable, **changes))
    tell_on_signal(app)
    config = uvicorn.Config(app, log_level="error", ws_ping_interval=None)
    told.send(listening.getsockname()[1])
    told.close()
    uvicorn.Server(config).run(sockets=[listening])
