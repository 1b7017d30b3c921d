"""Writes and reads tables. Each method is one transaction."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from othersight.server.storage.rows import (
    CLOSED,
    EXPIRED,
    OVER,
    Change,
    ChatRow,
    LinkRow,
    SeatRow,
    StoredTable,
    TableRow,
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
)

__all__ = ["StaleWrite", "StorageError", "Store"]


class StorageError(Exception):
    """The database fails: the disk is full, or it cannot be reached."""


class StaleWrite(Exception):
    """Another process has stored this sequence or key already, or has closed the table."""


class Store:
    """The tables of one database. Nothing here knows the games; nothing outside knows the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    # -- transaction

    def add_table(
        self, row: TableRow, seats: list[SeatRow], links: dict[str, LinkRow], changes: list[Change]
    ) -> None:
        """Add a table with its seats and secret links (by hash)."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(TABLES).values(**asdict(row)))
            transaction.execute(
                insert(SEATS),
                [{"table_id": row.id, "seat": i, **asdict(s)} for i, s in enumerate(seats)],
            )
            add_links(transaction, links)
            for change in changes:
                transaction.execute(insert(JOURNAL).values(table_id=row.id, **asdict(change)))

    def append(
        self,
        table: str,
        change: Change,
        touched: float,
        status: str = "",
        seat: SeatRow | None = None,
        links: dict[str, LinkRow] | None = None,
        ends_links: bool = False,
        snapshot: str = "",
    ) -> None:
        """Add one change to a journal, with the seat it changes, the links it adds and revokes, and a snapshot."""
        with WriteTransaction(self.engine) as transaction:
            facts: dict[str, Any] = {"touched": touched, **({"status": status} if status else {})}
            open_one = (TABLES.c.id == table) & TABLES.c.status.not_in((CLOSED, EXPIRED))
            if not transaction.execute(update(TABLES).where(open_one).values(**facts)).rowcount:
                raise StaleWrite(f"{table} is closed")
            transaction.execute(insert(JOURNAL).values(table_id=table, **asdict(change)))
            if seat is not None:
                put_seat(transaction, table, change.seat, seat)
            if ends_links:
                mine = (LINKS.c.table_id == table) & (LINKS.c.seat == change.seat)
                transaction.execute(delete(LINKS).where(mine & ~LINKS.c.host))
            add_links(transaction, links or {})
            if snapshot:
                transaction.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
                transaction.execute(
                    insert(SNAPSHOTS).values(
                        table_id=table, sequence=change.sequence, text=snapshot
                    )
                )

    def add_chat(self, table: str, said: ChatRow) -> None:
        """Add a chat message."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(CHAT).values(table_id=table, **asdict(said)))

    def set_nick(self, table: str, seat: int, nick: str) -> None:
        """Change the name of a seat's person, and nothing else of the seat."""
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(SEATS).where(here).values(nick=nick))

    def remember(self, table: str, seat: int, kind: str, option: str, key: str) -> None:
        """Store one remembered answer of a seat; the others stay."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(CLICKS).values(table_id=table, key=key))
            drop_answers(transaction, table, seat, kind)
            transaction.execute(
                insert(REMEMBERED).values(table_id=table, seat=seat, kind=kind, option=option)
            )

    def forget(self, table: str, seat: int, kind: str, key: str) -> None:
        """Remove the remembered answer of that kind; without a kind, all of the seat."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(CLICKS).values(table_id=table, key=key))
            drop_answers(transaction, table, seat, kind)

    def close_table(self, id: str) -> None:
        """Mark a table as closed."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(TABLES).where(TABLES.c.id == id).values(status=CLOSED))

    def expire(self, before: float) -> list[str]:
        """Empty the tables that were not touched since then; ids and links stay, so that the links can say why."""
        with WriteTransaction(self.engine) as transaction:
            old = [
                row.id
                for row in transaction.execute(
                    select(TABLES.c.id).where(
                        (TABLES.c.touched < before) & (TABLES.c.status != EXPIRED)
                    )
                )
            ]
            for part in (JOURNAL, SNAPSHOTS, CHAT, REMEMBERED, CLICKS):
                for id in old:
                    transaction.execute(delete(part).where(part.c.table_id == id))
            for id in old:
                transaction.execute(
                    update(TABLES)
                    .where(TABLES.c.id == id)
                    .values(status=EXPIRED, start="", base="", seed="")
                )
            return old

    # -- transaction

    def table(self, id: str) -> StoredTable | None:
        """Everything that is stored of a table."""
        with ReadTransaction(self.engine) as transaction:
            stored = stored_since(transaction, id, 0, 0)
            found = transaction.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).first()
            if stored is not None and found is not None:
                stored.snapshot, stored.snapshot_at = found.text, found.sequence
            return stored

    def changes_since(self, id: str, sequence: int, number: int) -> StoredTable | None:
        """A stored table, with the journal after that sequence and the chat after that number only."""
        with ReadTransaction(self.engine) as transaction:
            return stored_since(transaction, id, sequence, number)

    def link(self, hash: str) -> LinkRow | None:
        """The table and seat of a link."""
        with ReadTransaction(self.engine) as transaction:
            found = transaction.execute(select(LINKS).where(LINKS.c.hash == hash)).first()
            return None if found is None else LinkRow(found.table_id, found.seat, found.host)

    def public_tables(self, most: int) -> list[str]:
        """The ids of tables that everybody may watch, the last touched first."""
        wanted = (TABLES.c.watch == "listed") & TABLES.c.status.not_in((EXPIRED, CLOSED))
        asked = select(TABLES.c.id).where(wanted).order_by(TABLES.c.touched.desc()).limit(most)
        with ReadTransaction(self.engine) as transaction:
            return [row.id for row in transaction.execute(asked)]

    def count(self, since: float) -> int:
        """How many tables were touched since then and are not over."""
        wanted = (TABLES.c.touched >= since) & TABLES.c.status.not_in((OVER, EXPIRED, CLOSED))
        asked = select(func.count()).select_from(TABLES).where(wanted)
        with ReadTransaction(self.engine) as transaction:
            return int(transaction.execute(asked).scalar_one())


class WriteTransaction:
    """A transaction whose errors become StaleWrite or StorageError."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __enter__(self) -> Connection:
        try:
            self.connection = self.engine.connect()
        except SQLAlchemyError as error:
            raise StorageError(str(error)) from error
        self.transaction = self.connection.begin()
        return self.connection

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: Any
    ) -> None:
        try:
            if error is None:
                self.transaction.commit()
            else:
                self.transaction.rollback()
        except SQLAlchemyError as refused:
            error = refused
        finally:
            self.connection.close()
        if isinstance(error, IntegrityError):
            raise StaleWrite(str(error.orig)) from error
        if isinstance(error, SQLAlchemyError):
            raise StorageError(str(error)) from error


class ReadTransaction:
    """A read-only transaction: everything read in it is from the same moment. Errors become StorageError."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __enter__(self) -> Connection:
        try:
            self.connection = self.engine.connect()
            if self.engine.dialect.name == "sqlite":
                self.connection.exec_driver_sql("BEGIN")
            else:
                self.connection.execution_options(isolation_level="REPEATABLE READ")
        except SQLAlchemyError as error:
            raise StorageError(str(error)) from error
        return self.connection

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: Any
    ) -> None:
        self.connection.close()
        if isinstance(error, SQLAlchemyError):
            raise StorageError(str(error)) from error


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
