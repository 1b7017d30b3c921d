"""Parts of the store's transactions: single statements and the rows they read."""

import json
from dataclasses import asdict

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

from othersight.server.storage.prepared import Prepared
from othersight.server.storage.rows import (
    CLOSED,
    EXPIRED,
    START,
    Change,
    ChatRow,
    JournalEntry,
    LinkRow,
    SeatRow,
    StoredTable,
    TableRow,
    WaitRow,
)
from othersight.server.storage.schema import (
    ACCOUNT_SEATS,
    CHAT,
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
PLAIN = {"options", "seed"}
"""What the start of a table has that does not begin in a given position."""
ADD_CHANGE = Prepared(insert(JOURNAL).inline())
END_WAITS = Prepared(delete(WAITS).where(WAITS.c.table_id == bindparam("table")))
ADD_WAIT = Prepared(insert(WAITS).inline())


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
    fence = transaction.execute(select(TABLES.c.fence).where(TABLES.c.id == entry.table)).scalar()
    if entry.fence not in (None, fence):
        raise LostLease(f"{entry.table} has fence {fence}, not {entry.fence}")
    raise StaleWrite(f"{entry.table} is closed")


def put_snapshot(transaction: Connection, table: str, sequence: int, text: str) -> None:
    """A snapshot in the place of an earlier one."""
    transaction.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
    row = {"table_id": table, "sequence": sequence, "text": text}
    transaction.execute(insert(SNAPSHOTS).values(**row))


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
    if "seed" not in known or not set(known) <= PLAIN:
        return ""
    return json.dumps({"seed": known["seed"], "parts": parts or ""})


def put_seat(transaction: Connection, table: str, seat: int, row: SeatRow) -> None:
    here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    transaction.execute(update(SEATS).where(here).values(**asdict(row)))


def seats_of(transaction: Connection, id: str) -> list[SeatRow]:
    asked = select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
    return [SeatRow(r.holder, r.bot, r.nick, r.kept, r.program) for r in transaction.execute(asked)]


def stored_since(
    transaction: Connection, id: str, sequence: int, number: int
) -> StoredTable | None:
    row = transaction.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    stored = StoredTable(
        TableRow(**row), seats_of(transaction, id), journal_of(transaction, id, sequence), []
    )
    stored.chat = chat_of(transaction, id, number)
    for mine in transaction.execute(select(REMEMBERED).where(REMEMBERED.c.table_id == id)):
        stored.remembered.setdefault(mine.seat, {})[mine.kind] = mine.option
    stored.waits = waits_of(transaction, id)
    stored.clicks = [
        r.key for r in transaction.execute(select(CLICKS).where(CLICKS.c.table_id == id))
    ]
    return stored


def waits_of(transaction: Connection, id: str) -> dict[int, WaitRow]:
    found = transaction.execute(select(WAITS).where(WAITS.c.table_id == id))
    return {r.seat: WaitRow(r.since, r.until) for r in found}


def journal_of(transaction: Connection, id: str, sequence: int) -> list[Change]:
    mine = (JOURNAL.c.table_id == id) & (JOURNAL.c.sequence > sequence)
    asked = select(JOURNAL).where(mine).order_by(JOURNAL.c.sequence)
    return [
        Change(r.sequence, r.kind, r.seat, r.detail, r.key, r.trace)
        for r in transaction.execute(asked)
    ]


def chat_of(transaction: Connection, id: str, number: int) -> list[ChatRow]:
    mine = (CHAT.c.table_id == id) & (CHAT.c.number > number)
    asked = select(CHAT).where(mine).order_by(CHAT.c.number)
    return [
        ChatRow(r.number, r.channel, r.seat, r.nick, r.text, r.phrase, r.key)
        for r in transaction.execute(asked)
    ]
