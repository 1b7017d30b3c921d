"""Statements of every decision: compiled once, and run by the database's driver itself.

SQLAlchemy takes several times as long to run a statement as the database does.
"""

from typing import Any

from sqlalchemy import Connection
from sqlalchemy.sql.dml import UpdateBase

Compiled = tuple[str, list[str] | None]
"""The text, and the order of its values where they have no names."""


class Prepared:
    """One statement."""

    def __init__(self, statement: UpdateBase) -> None:
        self.statement = statement
        self.compiled: dict[str, Compiled] = {}

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Run it within the connection's transaction; how many rows it has changed."""
        text, order = self.compiled_for(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, values if order is None else [values[name] for name in order])
            return int(cursor.rowcount)
        finally:
            cursor.close()

    def compiled_for(self, connection: Connection) -> Compiled:
        """The statement for the database of a connection."""
        name = connection.dialect.name
        if name not in self.compiled:
            made = self.statement.compile(dialect=connection.dialect)
            self.compiled[name] = str(made), made.positiontup
        return self.compiled[name]
