"""Opens the database, SQLite in WAL mode, so that readers never wait for writers."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from othersight.kernel.errors import OthersightError
from othersight.server.storage.migrating import NewerDatabase, migrated

FILE = "tables.sqlite3"
DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
"""Schemes of addresses, and the driver for each."""
CONNECT_TIMEOUT = 5
"""Seconds after which a PostgreSQL server that does not answer counts as away."""


def open_database(data: Path, address: str = "", durable: bool = True) -> Engine:
    """The database at that address, or the embedded one in the data folder, migrated and ready."""
    url = database_url(data, address)
    where = safe_address(url) if address else str(data)
    try:
        if not address:
            data.mkdir(parents=True, exist_ok=True)
        return migrated(engine_for(url, durable))
    except OSError as error:
        raise cannot_store(where, error.strerror or str(error)) from None
    except ModuleNotFoundError:
        raise OthersightError(
            "PostgreSQL needs the driver psycopg", "serve-no-driver", extra="othersight[postgres]"
        ) from None
    except NewerDatabase:
        raise OthersightError(
            f"{where} was written by a newer Othersight", "serve-newer-storage", where=where
        ) from None
    except SQLAlchemyError as error:
        raise database_error(url, where, error) from None


def database_url(data: Path, address: str) -> URL:
    """The URL of the database."""
    if not address:
        return URL.create("sqlite", database=str(data / FILE))
    wrong = OthersightError("that is no address of a database", "serve-bad-database")
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise wrong from None
    if url.drivername not in DRIVERS or not url.database:
        raise wrong
    return url.set(drivername=DRIVERS[url.drivername])


def safe_address(url: URL) -> str:
    """An address without its password."""
    if url.get_backend_name() == "sqlite":
        return f"sqlite:///{url.database}"
    user = f"{url.username}@" if url.username else ""
    port = f":{url.port}" if url.port else ""
    return f"postgresql://{user}{url.host or ''}{port}/{url.database}"


def display_address(data: Path, address: str) -> str:
    """Where tables are stored, without a password."""
    return safe_address(database_url(data, address)) if address else str(data)


def engine_for(url: URL, durable: bool) -> Engine:
    """Connections to that database."""
    if url.get_backend_name() != "sqlite":
        timeout = {"connect_timeout": CONNECT_TIMEOUT}
        return create_engine(url, pool_pre_ping=True, connect_args=timeout, hide_parameters=True)
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", configure_sqlite(durable))
    return engine


def database_error(url: URL, where: str, error: SQLAlchemyError) -> OthersightError:
    """Why a database cannot be used: no answer, a wrong password, or its own message."""
    message = str(getattr(error, "orig", None) or error)
    if isinstance(error, OperationalError) and url.get_backend_name() == "postgresql":
        if "password" in message:
            key = "serve-wrong-password"
            return OthersightError(f"{where} refuses the password", key, where=where)
        if any(
            [word in message for word in ("refused", "timeout", "resolve", "translate", "No such")]
        ):
            key = "serve-no-answer"
            return OthersightError(f"no PostgreSQL answers at {where}", key, where=where)
    lines = [line.strip() for line in message.splitlines() if line.strip()]
    reason = lines[0].rpartition("FATAL:")[2].strip() if lines else ""
    return cannot_store(where, reason)


def cannot_store(where: str, reason: str) -> OthersightError:
    """The error for a database that cannot be used."""
    line = " ".join(reason.split())
    return OthersightError(
        f"cannot store tables in {where}: {line}", "serve-cannot-keep", where=where, reason=line
    )


def configure_sqlite(durable: bool) -> Any:
    """A function that configures every new connection to SQLite."""

    def configure(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'OFF'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return configure
