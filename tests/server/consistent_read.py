"""Reads a table while another connection stores: everything that is read is from the same moment."""

from pathlib import Path
from unittest import mock

from sqlalchemy import Connection

from othersight.server.storage import store
from othersight.server.storage.database import open_database
from othersight.server.storage.reading import add_snapshot
from othersight.server.storage.rows import (
    START,
    Change,
    JournalEntry,
    SeatRow,
    StoredTable,
    TableRow,
)
from othersight.server.storage.store import Store


def read_while_another_stores(folder: Path, database: str = "") -> tuple[StoredTable, StoredTable]:
    """A table as it was read while a change with a snapshot was stored, and as it was read afterwards."""
    reader, writer = [Store(open_database(folder, database)) for _ in range(2)]
    row = TableRow("one-moment", "the-others", "1", "{}", "", "playing", "open", "", 0.0)
    reader.add_table(row, [SeatRow("person")], {}, [Change(1, START, 0, "")])

    later = [Change(2, START, 0, "")]

    def add_snapshot_late(transaction: Connection, stored: StoredTable) -> None:
        if later:
            writer.append(JournalEntry(row.id, later.pop(), 1.0, snapshot="later"))
        add_snapshot(transaction, stored)

    with mock.patch.object(store, "add_snapshot", add_snapshot_late):
        during, after = reader.table(row.id), reader.table(row.id)
    assert during is not None
    assert after is not None
    for one in (reader, writer):
        one.close()
    return during, after
