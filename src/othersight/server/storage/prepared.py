"""Statements of every decision: compiled once, and run by the database's driver itself.

SQLAlchemy takes several times as long to build and run a statement as the database does.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Boolean, Connection, Dialect, Select
from sqlalchemy.sql.dml import UpdateBase

Reads = Callable[[Any], Any]


class Compiled(NamedTuple):
    """A statement for one kind of database."""

    text: str
    order: list[str] | None
    """Of its values, where they have no names."""
    constants: dict[str, Any]
    """The values that stand in the statement itself."""
    reads: list[tuple[int, Reads]]
    """The columns whose values the driver gives in another type."""

    def given(self, values: dict[str, Any]) -> Any:
        """All values as the driver wants them."""
        every = {**self.constants, **values} if self.constants else values
        return every if self.order is None else [every[name] for name in self.order]


class Prepared:
    """One statement; its values are named by `bindparam`."""

    def __init__(self, statement: UpdateBase | Select[Any]) -> None:
        self.statement = statement
        self.compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Run it within the connection's transaction; how many rows it has changed."""
        made = self.compiled_for(connection.dialect)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(made.text, made.given(values))
            return int(cursor.rowcount)
        finally:
            cursor.close()

    def rows(self, connection: Connection, values: dict[str, Any]) -> list[Any]:
        """The rows that it finds, each a sequence of values in the order of its columns."""
        made = self.compiled_for(connection.dialect)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(made.text, made.given(values))
            found: list[Any] = list(cursor.fetchall())
        finally:
            cursor.close()
        return [read_row(row, made.reads) for row in found] if made.reads else found

    def compiled_for(self, dialect: Dialect) -> Compiled:
        """The statement for that kind of database."""
        if dialect.name not in self.compiled:
            made: Any = self.statement.compile(dialect=dialect)
            constants = {name: value for name, value in made.params.items() if value is not None}
            reads = reads_of(self.statement, dialect)
            self.compiled[dialect.name] = Compiled(str(made), made.positiontup, constants, reads)
        return self.compiled[dialect.name]


def reads_of(statement: UpdateBase | Select[Any], dialect: Dialect) -> list[tuple[int, Reads]]:
    """How truth values are read, by the place of their columns, where the driver gives them as numbers."""
    if not isinstance(statement, Select) or dialect.supports_native_boolean:
        return []
    types = [column.type for column in statement.selected_columns]
    return [(place, bool) for place, one in enumerate(types) if isinstance(one, Boolean)]


def read_row(row: Any, reads: list[tuple[int, Reads]]) -> list[Any]:
    """A row in the types of its columns."""
    told = list(row)
    for place, read in reads:
        told[place] = read(told[place])
    return told
