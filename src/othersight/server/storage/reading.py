"""Reads what is stored of a table: parts of the store's transactions."""

from typing import Any

from sqlalchemy import Connection, bindparam, select

from othersight.server.storage.prepared import Prepared
from othersight.server.storage.rows import (
    GATHERING,
    START,
    Change,
    ChatRow,
    LinkRow,
    SeatRow,
    StoredTable,
    TableRow,
    WaitRow,
)
from othersight.server.storage.schema import (
    CHAT,
    CLICKS,
    JOURNAL,
    LINKS,
    REMEMBERED,
    SEATS,
    SNAPSHOTS,
    TABLES,
    WAITS,
)

ID: Any = bindparam("table")
AFTER: Any = bindparam("after")
TABLE = Prepared(select(TABLES).where(TABLES.c.id == ID))
TABLE_FIELDS = list(TABLES.c.keys())
SEAT_FIELDS = [SEATS.c[name] for name in ("holder", "bot", "nick", "kept", "program")]
ALL_SEATS = Prepared(
    select(*SEAT_FIELDS).where(SEATS.c.table_id == ID).order_by(SEATS.c.seat),
)
CHANGE_FIELDS = [JOURNAL.c[n] for n in ("sequence", "kind", "seat", "detail", "key", "trace")]
CHANGES = Prepared(
    select(*CHANGE_FIELDS)
    .where((JOURNAL.c.table_id == ID) & (JOURNAL.c.sequence > AFTER))
    .order_by(JOURNAL.c.sequence)
)
BEGUN = Prepared(
    select(*CHANGE_FIELDS).where(
        (JOURNAL.c.table_id == ID) & (JOURNAL.c.kind == bindparam("begin"))
    )
)
CHAT_FIELDS = [CHAT.c[n] for n in ("number", "channel", "seat", "nick", "text", "phrase", "key")]
SAID = Prepared(
    select(*CHAT_FIELDS)
    .where((CHAT.c.table_id == ID) & (CHAT.c.number > AFTER))
    .order_by(CHAT.c.number)
)
ANSWERS = Prepared(
    select(REMEMBERED.c.seat, REMEMBERED.c.kind, REMEMBERED.c.option).where(
        REMEMBERED.c.table_id == ID
    )
)
ASKED = Prepared(select(WAITS.c.seat, WAITS.c.since, WAITS.c.until).where(WAITS.c.table_id == ID))
KEYS = Prepared(select(CLICKS.c.key).where(CLICKS.c.table_id == ID))
SNAPSHOT = Prepared(
    select(SNAPSHOTS.c.text, SNAPSHOTS.c.sequence).where(SNAPSHOTS.c.table_id == ID)
)
LINK = Prepared(
    select(LINKS.c.table_id, LINKS.c.seat, LINKS.c.host).where(LINKS.c.hash == bindparam("hash"))
)


def stored_since(
    transaction: Connection, id: str, sequence: int, number: int
) -> StoredTable | None:
    """A table, with the journal after that sequence and the chat after that number only."""
    here: dict[str, Any] = {"table": id}
    found = TABLE.rows(transaction, here)
    if not found:
        return None
    row = TableRow(**dict(zip(TABLE_FIELDS, found[0], strict=True)))
    seats = [SeatRow(*one) for one in ALL_SEATS.rows(transaction, here)]
    journal = [Change(*one) for one in CHANGES.rows(transaction, {**here, "after": sequence})]
    chat = [ChatRow(*one) for one in SAID.rows(transaction, {**here, "after": number})]
    stored = StoredTable(row, seats, journal, chat)
    for seat, kind, option in ANSWERS.rows(transaction, here):
        stored.remembered.setdefault(seat, {})[kind] = option
    stored.waits = waits_of(transaction, id)
    stored.clicks = [key for (key,) in KEYS.rows(transaction, here)]
    return stored


def chance_of(transaction: Connection, id: str) -> StoredTable | None:
    """A table with what its journal says of where its chance comes from, and with nothing else: whoever asks for it
    shall not make the server read all that was ever said there."""
    here: dict[str, Any] = {"table": id}
    found = TABLE.rows(transaction, here)
    if not found:
        return None
    row = TableRow(**dict(zip(TABLE_FIELDS, found[0], strict=True)))
    begun = BEGUN.rows(transaction, {**here, "begin": START})
    if not begun and row.status == GATHERING:
        begun = CHANGES.rows(transaction, {**here, "after": 0})
    return StoredTable(row, [], [Change(*one) for one in begun], [])


def add_snapshot(transaction: Connection, stored: StoredTable) -> None:
    """Add the last snapshot to what was read of a table."""
    found = SNAPSHOT.rows(transaction, {"table": stored.row.id})
    if found:
        stored.snapshot, stored.snapshot_at = found[0]


def waits_of(transaction: Connection, id: str) -> dict[int, WaitRow]:
    """Who is asked at a table."""
    found = ASKED.rows(transaction, {"table": id})
    return {seat: WaitRow(since, until) for seat, since, until in found}


def link_of(transaction: Connection, hash: str) -> LinkRow | None:
    """The table and seat of a link."""
    found = LINK.rows(transaction, {"hash": hash})
    return LinkRow(*found[0]) if found else None
