"""Reads a table while another connection stores: everything that is read is from the same moment."""

from pathlib import Path
from typing import Any

from sqlalchemy import event

from othersight.server.storage.database import open_database
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

    def store_meanwhile(*asked: Any) -> None:
        if later and "FROM snapshots" in asked[2].replace("\n", ""):
            writer.append(JournalEntry(row.id, later.pop(), 1.0, snapshot="later"))

    event.listen(reader.engine, "before_cursor_execute", store_meanwhile)
    during, after = reader.table(row.id), reader.table(row.id)
    assert during is not None
    assert after is not None
    for store in (reader, writer):
        store.close()
    return during, after
