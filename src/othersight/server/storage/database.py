"""Opens the database and brings it to the newest form; SQLite in WAL mode, so that readers never wait for writers."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy import text as sql
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from othersight.kernel.errors import OthersightError

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tables.sqlite3"
DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
"""How an address may begin, and what is used then."""
MIGRATING = 54_2026
"""The lock that lets one process at a time bring a PostgreSQL database to its newest form."""
ANSWERS_WITHIN = 5
"""Seconds after which a PostgreSQL server that says nothing is not there."""


def open_database(data: Path, address: str = "", durable: bool = True) -> Engine:
    """The database at that address, or the embedded one in the data folder, ready for use."""
    url = address_of(data, address)
    where = shown(url) if address else str(data)
    try:
        if not address:
            data.mkdir(parents=True, exist_ok=True)
        return migrated(engine_for(url, durable))
    except OSError as error:
        raise cannot_keep(where, error.strerror or str(error)) from None
    except ModuleNotFoundError:
        raise OthersightError(
            "PostgreSQL needs the driver psycopg", "serve-no-driver", extra="othersight[postgres]"
        ) from None
    except CommandError:
        raise OthersightError(
            f"{where} was written by a newer Othersight", "serve-newer-storage", where=where
        ) from None
    except SQLAlchemyError as error:
        raise not_usable(url, where, error) from None


def address_of(data: Path, address: str) -> URL:
    """Which database is meant."""
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


def shown(url: URL) -> str:
    """An address as it may be shown: never its password, wherever that stands."""
    if url.get_backend_name() == "sqlite":
        return f"sqlite:///{url.database}"
    user = f"{url.username}@" if url.username else ""
    port = f":{url.port}" if url.port else ""
    return f"postgresql://{user}{url.host or ''}{port}/{url.database}"


def shown_address(data: Path, address: str) -> str:
    """Where tables are kept, as it may be shown."""
    return shown(address_of(data, address)) if address else str(data)


def engine_for(url: URL, durable: bool) -> Engine:
    """Connections to that database."""
    if url.get_backend_name() != "sqlite":
        timeout = {"connect_timeout": ANSWERS_WITHIN}
        return create_engine(url, pool_pre_ping=True, connect_args=timeout)
    engine = create_engine(url)
    event.listen(engine, "connect", set_up_sqlite(durable))
    return engine


def not_usable(url: URL, where: str, error: SQLAlchemyError) -> OthersightError:
    """Why a database cannot be used: nobody answers, the password is wrong, or what it says itself."""
    said = str(getattr(error, "orig", None) or error)
    if isinstance(error, OperationalError) and url.get_backend_name() == "postgresql":
        if "password" in said:
            key = "serve-wrong-password"
            return OthersightError(f"{where} refuses the password", key, where=where)
        if any(
            [sign in said for sign in ("refused", "timeout", "resolve", "translate", "No such")]
        ):
            key = "serve-no-answer"
            return OthersightError(f"no PostgreSQL answers at {where}", key, where=where)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    reason = lines[0].rpartition("FATAL:")[2].strip() if lines else ""
    return cannot_keep(where, reason)


def cannot_keep(where: str, reason: str) -> OthersightError:
    """The one line for a database that cannot be used."""
    line = " ".join(reason.split())
    return OthersightError(
        f"cannot keep tables in {where}: {line}", "serve-cannot-keep", where=where, reason=line
    )


def set_up_sqlite(durable: bool) -> Any:
    """What every connection to SQLite is told first."""

    def tell(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'OFF'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return tell


def migrated(engine: Engine) -> Engine:
    """The same with its relations in their newest form; no connection stays open if that fails."""
    try:
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def migrate(engine: Engine) -> None:
    """Bring the relations to their newest form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
