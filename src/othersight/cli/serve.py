"""`othersight serve`: tables for browsers, on embedded storage or another database."""

import logging
import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from othersight.cli._output import refuse
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.tui.mistakes import mistake

Host = Annotated[str, typer.Option("--host", help=text("serve-help.host"))]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help=text("serve-help.port"))]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=text("serve-help.data"))]
Database = Annotated[
    str, typer.Option("--database", metavar="URL", help=text("serve-help.database"))
]
Workers = Annotated[int, typer.Option("--workers", min=0, max=64, help=text("serve-help.workers"))]
Schema = Annotated[bool, typer.Option("--schema", help=text("serve-help.schema"))]
Open = Annotated[bool, typer.Option("--open", help=text("serve-help.open"))]


WAITING = 128


def register(app: typer.Typer) -> None:
    app.command("serve", help=text("serve-help"))(serve)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8054,
    data: Data = None,
    database: Database = "",
    workers: Workers = 1,
    schema: Schema = False,
    open: Open = False,
) -> None:
    if schema:
        from othersight.server.protocol.schema import schema_text

        typer.echo(schema_text(), nl=False)
        return
    with listen(host, port) as listening:
        run(listening, host, data or usual_folder(), database, workers, open)


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


def run(
    listening: socket.socket, host: str, data: Path, database: str, workers: int, open: bool
) -> None:
    """Serve until somebody says stop."""
    import uvicorn

    from othersight.server.app import application
    from othersight.server.house import House
    from othersight.server.settings import Settings

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = Settings(data=data, database=database, workers=workers)
    try:
        House.check_storage(settings)
    except OthersightError as error:
        refuse(mistake(error))
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    typer.echo(text("serve-at", address=address, data=database or str(data)))
    if open:
        webbrowser.open(address)
    config = uvicorn.Config(
        application(settings),
        log_level="warning",
        ws_max_size=4 * settings.largest_message,
        ws_ping_interval=None,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
    )
    uvicorn.Server(config).run(sockets=[listening])
