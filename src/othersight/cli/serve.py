"""`othersight serve`: tables for browsers, stored in the embedded database or another one."""

import errno
import gc
import multiprocessing
import os
import re
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from othersight.cli._extras import need
from othersight.cli._help import described
from othersight.cli._output import refuse
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.tui.errors import mistake

if TYPE_CHECKING:
    import uvicorn
    from sqlalchemy import Engine

    from othersight.server.settings import Settings
    from othersight.server.tables.creation import PreparedTable

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
Redis = Annotated[str, typer.Option("--redis", metavar="URL", help=text("serve-help.redis"))]
Proxy = Annotated[str, typer.Option("--proxy", metavar="ADDRESS", help=text("serve-help.proxy"))]
Address = Annotated[str, typer.Option("--address", metavar="URL", help=text("serve-help.address"))]
Players = Annotated[
    str, typer.Option("--bots", metavar="MODULE:CLASS,...", help=text("serve-help.players"))
]
ScenarioFile = Annotated[
    Path | None, typer.Option("--scenario", metavar="FILE", help=text("serve-help.scenario"))
]
Metrics = Annotated[bool, typer.Option("--metrics", help=text("serve-help.metrics"))]
JsonLogs = Annotated[bool, typer.Option("--json-logs", help=text("serve-help.json-logs"))]
Schema = Annotated[bool, typer.Option("--schema", help=text("serve-help.schema"))]
Open = Annotated[bool, typer.Option("--open", help=text("serve-help.open"))]


BACKLOG = 128
MOST_FILES = 65_536
"""Files and connections that a process is given, if the system allows."""
WEB_ADDRESS = re.compile(r"https?://[^\s/?#]+(/[^\s?#]*)?")
RESTART_AFTER = 1.0
"""Seconds before a process that has ended by itself is started again."""


def register(app: typer.Typer) -> None:
    app.command("serve", **described("serve", text("serve-help")))(serve)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8054,
    data: Data = None,
    database: Database = "",
    workers: Workers = 1,
    processes: Processes = 1,
    redis: Redis = "",
    proxy: Proxy = "",
    address: Address = "",
    players: Players = "",
    scenario: ScenarioFile = None,
    metrics: Metrics = False,
    json_logs: JsonLogs = False,
    schema: Schema = False,
    open: Open = False,
) -> None:
    need("serve", "server")
    if schema:
        from othersight.server.protocol.schema import schema_text

        typer.echo(schema_text(), nl=False)
        return
    if processes > 1 and not redis:
        refuse(text("serve-needs-redis"))
    if address and not WEB_ADDRESS.fullmatch(address):
        refuse(text("serve-bad-address", address=address))
    from othersight.server.settings import Settings

    settings = Settings(
        data=data or default_folder(),
        database=database,
        workers=workers,
        redis=redis,
        proxy=proxy,
        address=address and address.rstrip("/") + "/",
        players=offered(players),
        own_process=True,
        metrics=metrics,
        json_logs=json_logs,
    )
    opened = prepared_from(scenario, settings) if scenario else None
    with listen(host, port) as listening, storage_of(settings) as (where, engine):
        shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
        here = f"http://{shown}:{listening.getsockname()[1]}/"
        typer.echo(text("serve-at", address=settings.address or here, data=where))
        if opened and scenario:
            seat = f"#/seat/{stored(opened, engine, where)}"
            said = text(
                "serve-scenario-at", file=str(scenario), address=(settings.address or here) + seat
            )
            typer.echo(said)
            here += seat
        if open:
            webbrowser.open(here)
        if processes == 1:
            run(listening, settings)
        else:
            run_several(listening, settings, processes)


def offered(players: str) -> tuple[str, ...]:
    """The players of one's own that are named, all of which can be loaded."""
    from othersight.server.bots.offered import offer

    names = tuple([name.strip() for name in players.split(",") if name.strip()])
    try:
        offer(names)
    except OthersightError as error:
        refuse(mistake(error))
    return names


def prepared_from(file: Path, settings: "Settings") -> "PreparedTable":
    """The table of a scenario file; one line if the file cannot be opened as a table."""
    from othersight.scenarios import read_file
    from othersight.server.errors import Refusal
    from othersight.server.protocol.rest_models import OpenScenario
    from othersight.server.tables.scenarios import table_of

    try:
        return table_of(read_file(file), OpenScenario(text=""), settings)
    except OthersightError as error:
        refuse(mistake(error))
    except Refusal as refusal:
        refuse(text(refusal.key, **refusal.arguments))


def stored(prepared: "PreparedTable", engine: "Engine", where: str) -> str:
    """Store a table that has started; the token of its seat."""
    from othersight.server.sessions.table_actions import add_table
    from othersight.server.storage.store import Store
    from othersight.server.storage.transactions import StorageError

    try:
        add_table(Store(engine), prepared, start=True)
    except StorageError as error:
        refuse(text("serve-cannot-keep", where=where, reason=str(error)))
    return prepared.made.token


@contextmanager
def storage_of(settings: "Settings") -> Iterator[tuple[str, "Engine"]]:
    """Hold the lock of the storage, and give its address and its engine; one line if it or Redis cannot be used."""
    from othersight.server.cluster.pubsub import check_pubsub
    from othersight.server.storage.database import display_address, open_database
    from othersight.server.storage.lock import storage_lock

    try:
        engine = open_database(settings.data, settings.database)
        where = display_address(settings.data, settings.database)
        lock = storage_lock(engine, where, shared=bool(settings.redis))
        lock.__enter__()
        check_pubsub(settings.redis)
    except OthersightError as error:
        refuse(mistake(error))
    try:
        yield where, engine
    finally:
        lock.__exit__(None, None, None)
        engine.dispose()


def default_folder() -> Path:
    """The folder for data of this user."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "othersight"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at that address."""
    listening: socket.socket | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)  # connections wait while the server starts
    except OSError as error:
        if listening is not None:
            listening.close()
        if error.errno == errno.EADDRINUSE:
            refuse(text("serve-port-taken", host=host, port=str(port)))
        reason = error.strerror or str(error)
        refuse(text("serve-cannot-listen", host=host, port=str(port), reason=reason))
    return listening


def run(listening: socket.socket, settings: "Settings") -> None:
    """Serve until stopped. Garbage is looked for when everything is loaded: the server begins with it then."""
    gc.disable()
    from othersight.server.draining import DrainingServer
    from othersight.server.json_logs import configure_logs

    configure_logs(settings.json_logs)
    make_room_for_connections()
    DrainingServer(uvicorn_config(settings), settings).run(sockets=[listening])


def make_room_for_connections() -> None:
    """Let the process have as many connections as the system allows: usually it begins with 1,024, which one client
    that opens connections and says nothing would use up."""
    try:
        import resource
    except ImportError:  # not on Windows, which counts in another way
        return
    known, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if known != resource.RLIM_INFINITY and known < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def uvicorn_config(settings: "Settings") -> "uvicorn.Config":
    """The settings of uvicorn; headers about a client's address are believed from the named proxies only."""
    import uvicorn

    from othersight.server.app import create_app

    return uvicorn.Config(
        create_app(settings),
        http="h11",  # which bounds the size of headers
        log_level="warning",
        log_config=None,
        ws_max_size=4 * settings.max_message_bytes,
        ws_ping_interval=None,
        ws_per_message_deflate=False,  # a decision is a kilobyte or two; to squeeze it costs more than to send it
        timeout_graceful_shutdown=3,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy,
    )


def run_several(listening: socket.socket, settings: "Settings", processes: int) -> None:
    """Serve with several processes at one address; start one again that ends by itself."""
    fresh = multiprocessing.get_context("spawn")
    stopping = threading.Event()
    for stop_signal in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop_signal, lambda *_: stopping.set())
    running: list[Any] = [None] * processes
    while not stopping.is_set():
        for number, process in enumerate(running):
            if process is None or not process.is_alive():
                running[number] = fresh.Process(target=run_one, args=(listening, settings))
                running[number].start()
        stopping.wait(RESTART_AFTER)
    for process in running:
        process.terminate()
    for process in running:
        process.join()


def run_one(listening: socket.socket, settings: "Settings") -> None:
    """One of several processes; it ends with the first one."""
    from othersight.server.bots.worker_pool import exit_with_parent

    exit_with_parent()
    run(listening, settings)
