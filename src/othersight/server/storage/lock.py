"""A lock on the storage: exclusive for a server without Redis, shared for servers that notify each other through Redis.

Two servers without Redis would lose nothing, since the journal accepts each sequence once, but people at one server
would not see what happens at the other.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, NullPool, create_engine
from sqlalchemy import text as sql

from othersight.kernel.errors import OthersightError

LOCK_ID = 54_2027
"""The advisory lock of PostgreSQL that a server holds while it runs."""
FILE = "tables.lock"


@contextmanager
def storage_lock(engine: Engine, where: str, shared: bool) -> Iterator[None]:
    """Hold the lock, exclusive or shared; OthersightError if another server holds it."""
    if engine.dialect.name == "postgresql":
        holding = postgres_lock(engine, where, shared)
    else:
        holding = file_lock(Path(str(engine.url.database)).parent / FILE, where, shared)
    with holding:
        yield


@contextmanager
def postgres_lock(engine: Engine, where: str, shared: bool) -> Iterator[None]:
    """An advisory lock of PostgreSQL, which ends with this process."""
    function = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    own = create_engine(engine.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with own.connect() as connection:
        if not connection.execute(sql(f"SELECT {function}(:lock)"), {"lock": LOCK_ID}).scalar_one():
            raise in_use(where)
        yield


@contextmanager
def file_lock(path: Path, where: str, shared: bool) -> Iterator[None]:
    """A lock on a file beside the database; none if the system has no such locks."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with path.open("a") as file:
        try:
            mode = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
            fcntl.flock(file, mode | fcntl.LOCK_NB)
        except OSError:
            raise in_use(where) from None
        yield


def in_use(where: str) -> OthersightError:
    """The error that another server holds the lock."""
    return OthersightError(f"another server uses {where}", "serve-in-use", where=where)
