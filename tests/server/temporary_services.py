"""A temporary PostgreSQL and a temporary Redis, if these programs are installed."""

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg

PLACES = "/usr/lib/postgresql/*/bin"
PASSWORD = secrets.token_hex(8)
LESS_PRIVILEGED = ("postgres", "nobody")
"""Users to run PostgreSQL as, which refuses to run as root."""
TRIES = 1200
"""So often, ten times a second, a service is asked whether it answers: a busy machine takes its time."""


def program(name: str) -> str | None:
    """The path of a program."""
    found = shutil.which(name)
    if found is None:
        others = sorted(Path("/").glob(f"{PLACES[1:]}/{name}"))
        found = str(others[-1]) if others else None
    return found


def why_no_postgres() -> str:
    """Why PostgreSQL cannot be started; empty if it can."""
    missing = [name for name in ("initdb", "postgres") if program(name) is None]
    return f"no {' and no '.join(missing)} on this machine" if missing else ""


def why_no_redis() -> str:
    """Why Redis cannot be started; empty if it can."""
    return "" if program("redis-server") else "no redis-server on this machine"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def somebody_else() -> dict[str, Any]:
    """The user that runs PostgreSQL if we are root."""
    if os.getuid():
        return {}
    for name in LESS_PRIVILEGED:
        with suppress(KeyError):
            known = pwd.getpwnam(name)
            return {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}
    raise LookupError("nobody to run PostgreSQL as")


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a new cluster."""
    with tempfile.TemporaryDirectory(prefix="othersight-pg-") as place:
        folder, who = Path(place), somebody_else()
        if who:
            os.chown(folder, who["user"], who["group"])
        (folder / "password").write_text(PASSWORD)
        (folder / "password").chmod(0o644)
        data, port = folder / "data", free_port()
        begin = [str(program("initdb")), "-D", str(data), "-U", "othersight", "-A", "scram-sha-256"]
        subprocess.run(
            [*begin, f"--pwfile={folder / 'password'}", "--no-sync", "-E", "UTF8"],
            check=True,
            capture_output=True,
            cwd=folder,
            **who,
        )
        address = f"postgresql://othersight:{PASSWORD}@127.0.0.1:{port}/postgres"
        with running(data, folder, port, who):
            wait_for(address)
            yield address


@contextmanager
def running(data: Path, folder: Path, port: int, who: dict[str, Any]) -> Iterator[None]:
    """The running server, without fsync."""
    quick = ["fsync=off", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}"]
    flags = [part for config in quick for part in ("-c", config)]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [str(program("postgres")), "-D", str(data), "-p", str(port), *flags],
            stdout=log,
            stderr=log,
            cwd=folder,
            **who,
        )
        try:
            yield
        finally:
            process.send_signal(signal.SIGINT)  # without waiting for whoever is still connected
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(address: str) -> None:
    """Wait until it answers."""
    for _ in range(TRIES):
        with suppress(psycopg.OperationalError), psycopg.connect(address, connect_timeout=2):
            return
        time.sleep(0.1)
    raise TimeoutError("PostgreSQL does not answer")


@contextmanager
def redis() -> Iterator[str]:
    """The address of a new Redis, which stores nothing on disk."""
    port = free_port()
    flags = ["--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    process = subprocess.Popen([str(program("redis-server")), *flags], stdout=subprocess.DEVNULL)
    try:
        for _ in range(TRIES):
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.1)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()
