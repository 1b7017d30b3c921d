"""Parts of the store's transactions: single statements and the rows they read."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update

from othersight.server.storage.rows import Change, ChatRow, LinkRow, SeatRow, StoredTable, TableRow
from othersight.server.storage.schema import CHAT, CLICKS, JOURNAL, LINKS, REMEMBERED, SEATS, TABLES


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


def put_seat(transaction: Connection, table: str, seat: int, row: SeatRow) -> None:
    here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    transaction.execute(update(SEATS).where(here).values(**asdict(row)))


def seats_of(transaction: Connection, id: str) -> list[SeatRow]:
    asked = select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
    return [SeatRow(r.holder, r.bot, r.nick, r.kept) for r in transaction.execute(asked)]


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
    stored.clicks = [
        r.key for r in transaction.execute(select(CLICKS).where(CLICKS.c.table_id == id))
    ]
    return stored


def journal_of(transaction: Connection, id: str, sequence: int) -> list[Change]:
    mine = (JOURNAL.c.table_id == id) & (JOURNAL.c.sequence > sequence)
    asked = select(JOURNAL).where(mine).order_by(JOURNAL.c.sequence)
    return [Change(r.sequence, r.kind, r.seat, r.detail, r.key) for r in transaction.execute(asked)]


def chat_of(transaction: Connection, id: str, number: int) -> list[ChatRow]:
    mine = (CHAT.c.table_id == id) & (CHAT.c.number > number)
    asked = select(CHAT).where(mine).order_by(CHAT.c.number)
    return [
        ChatRow(r.number, r.channel, r.seat, r.nick, r.text, r.phrase, r.key)
        for r in transaction.execute(asked)
    ]
