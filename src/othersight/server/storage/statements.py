"""Parts of the store's transactions: single statements that write."""

import json

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    update,
)

from othersight.kernel.fair_seed import PLAIN
from othersight.server.storage.prepared import Prepared
from othersight.server.storage.rows import (
    CLOSED,
    EXPIRED,
    START,
    JournalEntry,
    LinkRow,
    SeatRow,
    WaitRow,
)
from othersight.server.storage.schema import (
    ACCOUNT_SEATS,
    CLICKS,
    JOURNAL,
    LINKS,
    NOTICES,
    REMEMBERED,
    SEATS,
    SNAPSHOTS,
    TABLES,
    WAITS,
)
from othersight.server.storage.transactions import LostLease, StaleWrite

GONE: list[ColumnElement[str]] = [literal_column(f"'{status}'") for status in (CLOSED, EXPIRED)]
IS_OPEN = (TABLES.c.id == bindparam("table")) & TABLES.c.status.not_in(GONE)
TOUCH = update(TABLES).where(IS_OPEN).values(touched=bindparam("now"))
TOUCH_AND_SET = TOUCH.values(status=bindparam("set_to"))
IS_MINE = TABLES.c.fence == bindparam("held")
"""Of a change by the process that runs the table."""
TOUCHES = {
    (sets, fenced): Prepared((TOUCH_AND_SET if sets else TOUCH).where(*([IS_MINE] * fenced)))
    for sets in (False, True)
    for fenced in (False, True)
}
ADD_CHANGE = Prepared(insert(JOURNAL).inline())
END_WAITS = Prepared(delete(WAITS).where(WAITS.c.table_id == bindparam("table")))
ADD_WAIT = Prepared(insert(WAITS).inline())
END_SNAPSHOT = Prepared(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("table")))
ADD_SNAPSHOT = Prepared(insert(SNAPSHOTS).inline())
ADD_CLICK = Prepared(insert(CLICKS).inline())
HERE = (SEATS.c.table_id == bindparam("table")) & (SEATS.c.seat == bindparam("place"))
FIELDS = ("holder", "bot", "nick", "kept", "program")
PUT_SEAT = Prepared(update(SEATS).where(HERE).values({name: bindparam(name) for name in FIELDS}))
IS_TABLE = TABLES.c.id == bindparam("table")
ADVANCE_FENCE = Prepared(update(TABLES).where(IS_TABLE).values(fence=TABLES.c.fence + 1))
FENCE = Prepared(select(TABLES.c.fence).where(IS_TABLE))


def append_entry(transaction: Connection, entry: JournalEntry) -> None:
    """Add one change to its journal, with all that belongs to it."""
    table, change = entry.table, entry.change
    touch_table(transaction, entry)
    ADD_CHANGE.run(transaction, {"table_id": table, **vars(change)})
    if entry.seat is not None:
        put_seat(transaction, table, change.seat, entry.seat)
    if entry.ends_links:
        mine = (LINKS.c.table_id == table) & (LINKS.c.seat == change.seat)
        transaction.execute(delete(LINKS).where(mine & ~LINKS.c.host))
        told = (NOTICES.c.table_id == table) & (NOTICES.c.seat == change.seat)
        transaction.execute(delete(NOTICES).where(told))
        owned = (ACCOUNT_SEATS.c.table_id == table) & (ACCOUNT_SEATS.c.seat == change.seat)
        transaction.execute(delete(ACCOUNT_SEATS).where(owned & ~ACCOUNT_SEATS.c.host))
    add_links(transaction, entry.links)
    if entry.waits is not None:
        put_waits(transaction, table, entry.waits)
    if entry.snapshot:
        put_snapshot(transaction, table, change.sequence, entry.snapshot)


def touch_table(transaction: Connection, entry: JournalEntry) -> None:
    """Note when the table was changed; refused if it is closed, or if another process runs it by now."""
    touch = TOUCHES[bool(entry.status), entry.fence is not None]
    values = {"table": entry.table, "now": entry.touched}
    if touch.run(transaction, {**values, "set_to": entry.status, "held": entry.fence}):
        return
    fence = fence_of(transaction, entry.table)
    if entry.fence not in (None, fence):
        raise LostLease(f"{entry.table} has fence {fence}, not {entry.fence}")
    raise StaleWrite(f"{entry.table} is closed")


def fence_of(transaction: Connection, table: str) -> int | None:
    """The fence of a table, if there is such a table."""
    return next((int(fence) for (fence,) in FENCE.rows(transaction, {"table": table})), None)


def advanced_fence(transaction: Connection, table: str) -> int:
    """The fence of a table after it was advanced."""
    ADVANCE_FENCE.run(transaction, {"table": table})
    return fence_of(transaction, table) or 0


def put_snapshot(transaction: Connection, table: str, sequence: int, text: str) -> None:
    """A snapshot in the place of an earlier one."""
    END_SNAPSHOT.run(transaction, {"table": table})
    ADD_SNAPSHOT.run(transaction, {"table_id": table, "sequence": sequence, "text": text})


def put_waits(transaction: Connection, table: str, waits: dict[int, WaitRow]) -> None:
    """Who is asked now, in the place of who was."""
    END_WAITS.run(transaction, {"table": table})
    for seat, wait in waits.items():
        ADD_WAIT.run(transaction, {"table_id": table, "seat": seat, **vars(wait), "taken": None})


def add_links(transaction: Connection, links: dict[str, LinkRow]) -> None:
    for hash, link in links.items():
        values = {"hash": hash, "table_id": link.table, "seat": link.seat, "host": link.host}
        transaction.execute(insert(LINKS).values(**values))


def drop_answers(transaction: Connection, table: str, seat: int, kind: str) -> None:
    """Delete a remembered answer; without a kind, all of the seat."""
    mine = (REMEMBERED.c.table_id == table) & (REMEMBERED.c.seat == seat)
    if kind:
        mine &= REMEMBERED.c.kind == kind
    transaction.execute(delete(REMEMBERED).where(mine))


def dice_of(transaction: Connection, id: str) -> str:
    """What stays of a table that expires: where its chance came from."""
    start = transaction.execute(
        select(TABLES.c.start, TABLES.c.base).where(TABLES.c.id == id)
    ).one()
    begun = (JOURNAL.c.table_id == id) & (JOURNAL.c.kind == START)
    parts = transaction.execute(select(JOURNAL.c.detail).where(begun)).scalar()
    if start.base or not start.start:
        return ""
    known = json.loads(start.start)
    if "seed" not in known or not PLAIN.issuperset(known):
        return ""
    return json.dumps({"seed": known["seed"], "parts": parts or ""})


def put_seat(transaction: Connection, table: str, seat: int, row: SeatRow) -> None:
    PUT_SEAT.run(transaction, {"table": table, "place": seat, **vars(row)})
