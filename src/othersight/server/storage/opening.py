"""Opens the database and brings it to the newest form; SQLite in WAL mode, so that readers never wait for writers."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from othersight.kernel.errors import OthersightError

MIGRATIONS = Path(__file__).parent / "migrations"
FILE = "tables.sqlite3"


def open_database(data: Path, address: str = "", durable: bool = True) -> Engine:
    """The database at that address, or the embedded one in the data folder, ready for use."""
    try:
        if not address:
            data.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address or f"sqlite:///{data / FILE}", pool_pre_ping=bool(address))
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", set_up_sqlite(durable))
        migrate(engine)
    except OSError as error:
        raise cannot_open(str(data), error.strerror or str(error)) from None
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise cannot_open(address, f"{error}") from None
    except SQLAlchemyError as error:
        raise cannot_open(address or str(data), str(getattr(error, "orig", error))) from None
    return engine


def cannot_open(where: str, reason: str) -> OthersightError:
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


def migrate(engine: Engine) -> None:
    """Bring the relations to their newest form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
