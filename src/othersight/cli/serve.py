"""`othersight serve`: tables for browsers, on embedded storage or another database."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from othersight.cli._output import refuse
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.tui.mistakes import mistake

if TYPE_CHECKING:
    import uvicorn

    from othersight.server.settings import Settings

Host = Annotated[str, typer.Option("--host", help=text("serve-help.host"))]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help=text("serve-help.port"))]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=text("serve-help.data"))]
Database = Annotated[
    str, typer.Option("--database", metavar="URL", help=text("serve-help.database"))
]
Workers = Annotated[int, typer.Option("--workers", min=0, max=64, help=text("serve-help.workers"))]
Processes = Annotated[
    int, typer.Option("--processes", min=1, max=64, help=text("serve-help.processes"))
]
Bell = Annotated[str, typer.Option("--bell", metavar="URL", help=text("serve-help.bell"))]
Proxy = Annotated[str, typer.Option("--proxy", metavar="ADDRESS", help=text("serve-help.proxy"))]
Schema = Annotated[bool, typer.Option("--schema", help=text("serve-help.schema"))]
Open = Annotated[bool, typer.Option("--open", help=text("serve-help.open"))]


WAITING = 128
AGAIN_AFTER = 1.0
"""Seconds after which a process that has ended by itself is begun anew."""


def register(app: typer.Typer) -> None:
    app.command("serve", help=text("serve-help"))(serve)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8054,
    data: Data = None,
    database: Database = "",
    workers: Workers = 1,
    processes: Processes = 1,
    bell: Bell = "",
    proxy: Proxy = "",
    schema: Schema = False,
    open: Open = False,
) -> None:
    if schema:
        from othersight.server.protocol.schema import schema_text

        typer.echo(schema_text(), nl=False)
        return
    if processes > 1 and not bell:
        refuse(text("serve-needs-bell"))
    from othersight.server.settings import Settings

    settings = Settings(
        data=data or usual_folder(), database=database, workers=workers, bell=bell, proxy=proxy
    )
    with listen(host, port) as listening, storage_of(settings) as where:
        shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        typer.echo(text("serve-at", address=address, data=where))
        if open:
            webbrowser.open(address)
        if processes == 1:
            run(listening, settings)
        else:
            run_several(listening, settings, processes)


@contextmanager
def storage_of(settings: "Settings") -> Iterator[str]:
    """Hold the storage, and say where it is; one line if it or the bell cannot be used."""
    from othersight.server.cluster.pubsub import check_bell
    from othersight.server.storage.database import open_database, shown_address
    from othersight.server.storage.lock import claimed

    try:
        engine = open_database(settings.data, settings.database)
        where = shown_address(settings.data, settings.database)
        claim = claimed(engine, where, together=bool(settings.bell))
        claim.__enter__()
        check_bell(settings.bell)
    except OthersightError as error:
        refuse(mistake(error))
    try:
        yield where
    finally:
        claim.__exit__(None, None, None)
        engine.dispose()


def usual_folder() -> Path:
    """Where programs of this person keep what is theirs."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "othersight"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    listening: socket.socket | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(WAITING)  # whoever comes while the server starts waits a moment
    except OSError as error:
        if listening is not None:
            listening.close()
        reason = error.strerror or str(error)
        refuse(text("serve-cannot-listen", host=host, port=str(port), reason=reason))
    return listening


def run(listening: socket.socket, settings: "Settings") -> None:
    """Serve until somebody says stop."""
    import uvicorn

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    uvicorn.Server(uvicorn_config(settings)).run(sockets=[listening])


def uvicorn_config(settings: "Settings") -> "uvicorn.Config":
    """How uvicorn serves it. Only a proxy that was named is believed when it says from where somebody comes."""
    import uvicorn

    from othersight.server.app import application

    return uvicorn.Config(
        application(settings),
        log_level="warning",
        ws_max_size=4 * settings.largest_message,
        ws_ping_interval=None,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy,
    )


def run_several(listening: socket.socket, settings: "Settings", processes: int) -> None:
    """Serve with several processes at one address; one that ends by itself is begun anew."""
    fresh = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: stopping.set())
    running: list[Any] = [None] * processes
    while not stopping.is_set():
        for number, process in enumerate(running):
            if process is None or not process.is_alive():
                running[number] = fresh.Process(target=run_one, args=(listening, settings))
                running[number].start()
        stopping.wait(AGAIN_AFTER)
    for process in running:
        process.terminate()
    for process in running:
        process.join()


def run_one(listening: socket.socket, settings: "Settings") -> None:
    """One of several processes; it ends when the first one does, however that came about."""
    from othersight.server.bots.worker_pool import leave_with_the_server

    leave_with_the_server()
    run(listening, settings)
