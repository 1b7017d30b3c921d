"""Brings a database to the present tables. Alembic is loaded only where a migration is missing."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect
from sqlalchemy import text as sql

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 54_2026
"""The advisory lock that lets one process at a time migrate a PostgreSQL database."""
VERSION_TABLE = "alembic_version"


class NewerDatabase(Exception):
    """A migration that this version does not have was run on the database."""


def migrated(engine: Engine) -> Engine:
    """The same database after its migrations; no connection stays open if they fail."""
    try:
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return engine


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing."""
    with engine.begin() as connection:
        if version_of(connection) == newest_version():
            return
        if engine.dialect.name == "postgresql":
            connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # another process may migrate now
        upgrade(connection)


def version_of(connection: Connection) -> str:
    """The last migration of a database; empty for a new one."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    found = connection.execute(sql(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()
    return " ".join(found)


def newest_version() -> str:
    """The last migration that there is, by the names of the files: `step_0003_levels.py` is 0003."""
    names = [file.stem for file in (MIGRATIONS / "versions").glob("step_*.py")]
    return max([name.split("_")[1] for name in names])


def upgrade(connection: Connection) -> None:
    """Let Alembic do it."""
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerDatabase(str(error)) from None
