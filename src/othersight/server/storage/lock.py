"""Whose storage it is: one server's alone, or that of several which ring a bell for each other.

Two servers without a bell would not lose anything, since the journal takes each sequence once, but people at the one
would not see what those at the other do. So a server without a bell claims its storage alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, NullPool, create_engine
from sqlalchemy import text as sql

from othersight.kernel.errors import OthersightError

CLAIM = 54_2027
"""The lock of PostgreSQL that a server holds as long as it lives."""
FILE = "tables.lock"


@contextmanager
def claimed(engine: Engine, where: str, together: bool) -> Iterator[None]:
    """Hold the storage, alone or together with others who have a bell; OthersightError if somebody else holds it."""
    if engine.dialect.name == "postgresql":
        holding = claimed_rows(engine, where, together)
    else:
        holding = claimed_file(Path(str(engine.url.database)).parent / FILE, where, together)
    with holding:
        yield


@contextmanager
def claimed_rows(engine: Engine, where: str, together: bool) -> Iterator[None]:
    """By a lock that PostgreSQL lets go when this process ends, however it ends."""
    way = "pg_try_advisory_lock_shared" if together else "pg_try_advisory_lock"
    alone = create_engine(engine.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with alone.connect() as connection:
        if not connection.execute(sql(f"SELECT {way}(:lock)"), {"lock": CLAIM}).scalar_one():
            raise in_use(where)
        yield


@contextmanager
def claimed_file(path: Path, where: str, together: bool) -> Iterator[None]:
    """By a lock on a file beside the database; where the system has no such locks, everybody may."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with path.open("a") as file:
        try:
            way = fcntl.LOCK_SH if together else fcntl.LOCK_EX
            fcntl.flock(file, way | fcntl.LOCK_NB)
        except OSError:
            raise in_use(where) from None
        yield


def in_use(where: str) -> OthersightError:
    """Somebody else holds it."""
    return OthersightError(f"another server uses {where}", "serve-in-use", where=where)
