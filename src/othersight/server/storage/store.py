"""Writes and reads tables. Each method is one transaction: all of it is stored, or nothing."""

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
    Kept,
    LinkRow,
    SeatRow,
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

__all__ = ["Behind", "NotStored", "Store"]


class NotStored(Exception):
    """The database refuses: the disk is full, or it is not there."""


class Behind(Exception):
    """Somebody else has stored this sequence or key already, or has closed the table."""


class Store:
    """The tables of one database. Nothing here knows the rules; nothing outside knows the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    # -- writing

    def add_table(
        self, row: TableRow, seats: list[SeatRow], links: dict[str, LinkRow], changes: list[Change]
    ) -> None:
        """A new table with its seats and secret links (by hash)."""
        with Writing(self.engine) as writing:
            writing.execute(insert(TABLES).values(**asdict(row)))
            writing.execute(
                insert(SEATS),
                [{"table_id": row.id, "seat": i, **asdict(s)} for i, s in enumerate(seats)],
            )
            add_links(writing, links)
            for change in changes:
                writing.execute(insert(JOURNAL).values(table_id=row.id, **asdict(change)))

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
        """One change of a table; with it the seat it changes, the links it makes and ends, and a snapshot."""
        with Writing(self.engine) as writing:
            facts: dict[str, Any] = {"touched": touched, **({"status": status} if status else {})}
            open_one = (TABLES.c.id == table) & TABLES.c.status.not_in((CLOSED, EXPIRED))
            if not writing.execute(update(TABLES).where(open_one).values(**facts)).rowcount:
                raise Behind(f"{table} is closed")
            writing.execute(insert(JOURNAL).values(table_id=table, **asdict(change)))
            if seat is not None:
                put_seat(writing, table, change.seat, seat)
            if ends_links:
                mine = (LINKS.c.table_id == table) & (LINKS.c.seat == change.seat)
                writing.execute(delete(LINKS).where(mine & ~LINKS.c.host))
            add_links(writing, links or {})
            if snapshot:
                writing.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
                writing.execute(
                    insert(SNAPSHOTS).values(
                        table_id=table, sequence=change.sequence, text=snapshot
                    )
                )

    def say(self, table: str, said: ChatRow) -> None:
        """One thing said."""
        with Writing(self.engine) as writing:
            writing.execute(insert(CHAT).values(table_id=table, **asdict(said)))

    def nick(self, table: str, seat: int, nick: str) -> None:
        """How somebody wants to be called; nothing else about the seat changes."""
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        with Writing(self.engine) as writing:
            writing.execute(update(SEATS).where(here).values(nick=nick))

    def remember(self, table: str, seat: int, kind: str, option: str, key: str) -> None:
        """One answer that a seat wants to be given without being asked; the others stay."""
        with Writing(self.engine) as writing:
            writing.execute(insert(CLICKS).values(table_id=table, key=key))
            drop_answers(writing, table, seat, kind)
            writing.execute(
                insert(REMEMBERED).values(table_id=table, seat=seat, kind=kind, option=option)
            )

    def forget(self, table: str, seat: int, kind: str, key: str) -> None:
        """A seat wants to be asked again: about that kind, or without one about everything."""
        with Writing(self.engine) as writing:
            writing.execute(insert(CLICKS).values(table_id=table, key=key))
            drop_answers(writing, table, seat, kind)

    def close_table(self, id: str) -> None:
        """Nobody plays there any more."""
        with Writing(self.engine) as writing:
            writing.execute(update(TABLES).where(TABLES.c.id == id).values(status=CLOSED))

    def expire(self, before: float) -> list[str]:
        """Tables untouched since then keep their name alone, so that their links can say what became of them."""
        with Writing(self.engine) as writing:
            old = [
                row.id
                for row in writing.execute(
                    select(TABLES.c.id).where(
                        (TABLES.c.touched < before) & (TABLES.c.status != EXPIRED)
                    )
                )
            ]
            for part in (JOURNAL, SNAPSHOTS, CHAT, REMEMBERED, CLICKS):
                for id in old:
                    writing.execute(delete(part).where(part.c.table_id == id))
            for id in old:
                writing.execute(
                    update(TABLES)
                    .where(TABLES.c.id == id)
                    .values(status=EXPIRED, start="", base="", seed="")
                )
            return old

    # -- reading

    def table(self, id: str) -> Kept | None:
        """All that is stored of a table."""
        with Reading(self.engine) as reading:
            kept = kept_since(reading, id, 0, 0)
            found = reading.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).first()
            if kept is not None and found is not None:
                kept.snapshot, kept.snapshot_at = found.text, found.sequence
            return kept

    def news(self, id: str, sequence: int, number: int) -> Kept | None:
        """What is stored of a table, with journal and chat only after that sequence and number."""
        with Reading(self.engine) as reading:
            return kept_since(reading, id, sequence, number)

    def link(self, hash: str) -> LinkRow | None:
        """Where a link leads."""
        with Reading(self.engine) as reading:
            found = reading.execute(select(LINKS).where(LINKS.c.hash == hash)).first()
            return None if found is None else LinkRow(found.table_id, found.seat, found.host)

    def listed(self, most: int) -> list[str]:
        """The tables that everybody may watch, those touched last first."""
        wanted = (TABLES.c.watch == "listed") & TABLES.c.status.not_in((EXPIRED, CLOSED))
        asked = select(TABLES.c.id).where(wanted).order_by(TABLES.c.touched.desc()).limit(most)
        with Reading(self.engine) as reading:
            return [row.id for row in reading.execute(asked)]

    def count(self, since: float) -> int:
        """How many tables are not over, of those that were touched since then."""
        wanted = (TABLES.c.touched >= since) & TABLES.c.status.not_in((OVER, EXPIRED, CLOSED))
        asked = select(func.count()).select_from(TABLES).where(wanted)
        with Reading(self.engine) as reading:
            return int(reading.execute(asked).scalar_one())


class Writing:
    """A transaction that ends in one of two errors, whatever the database says."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __enter__(self) -> Connection:
        try:
            self.connection = self.engine.connect()
        except SQLAlchemyError as error:
            raise NotStored(str(error)) from error
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
            raise Behind(str(error.orig)) from error
        if isinstance(error, SQLAlchemyError):
            raise NotStored(str(error)) from error


class Reading:
    """A connection for looking, with the same error: all that is read through it was true at one moment, whatever
    others store meanwhile."""

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
            raise NotStored(str(error)) from error
        return self.connection

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: Any
    ) -> None:
        self.connection.close()
        if isinstance(error, SQLAlchemyError):
            raise NotStored(str(error)) from error


def add_links(writing: Connection, links: dict[str, LinkRow]) -> None:
    for hash, link in links.items():
        values = {"hash": hash, "table_id": link.table, "seat": link.seat, "host": link.host}
        writing.execute(insert(LINKS).values(**values))


def drop_answers(writing: Connection, table: str, seat: int, kind: str) -> None:
    """A remembered answer is one no more; without a kind, all of a seat."""
    mine = (REMEMBERED.c.table_id == table) & (REMEMBERED.c.seat == seat)
    if kind:
        mine &= REMEMBERED.c.kind == kind
    writing.execute(delete(REMEMBERED).where(mine))


def put_seat(writing: Connection, table: str, seat: int, row: SeatRow) -> None:
    here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    writing.execute(update(SEATS).where(here).values(**asdict(row)))


def seats_of(reading: Connection, id: str) -> list[SeatRow]:
    asked = select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
    return [SeatRow(r.holder, r.bot, r.nick, r.kept) for r in reading.execute(asked)]


def kept_since(reading: Connection, id: str, sequence: int, number: int) -> Kept | None:
    row = reading.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    kept = Kept(TableRow(**row), seats_of(reading, id), journal_of(reading, id, sequence), [])
    kept.chat = chat_of(reading, id, number)
    for mine in reading.execute(select(REMEMBERED).where(REMEMBERED.c.table_id == id)):
        kept.remembered.setdefault(mine.seat, {})[mine.kind] = mine.option
    kept.clicks = [r.key for r in reading.execute(select(CLICKS).where(CLICKS.c.table_id == id))]
    return kept


def journal_of(reading: Connection, id: str, sequence: int) -> list[Change]:
    mine = (JOURNAL.c.table_id == id) & (JOURNAL.c.sequence > sequence)
    asked = select(JOURNAL).where(mine).order_by(JOURNAL.c.sequence)
    return [Change(r.sequence, r.kind, r.seat, r.detail, r.key) for r in reading.execute(asked)]


def chat_of(reading: Connection, id: str, number: int) -> list[ChatRow]:
    mine = (CHAT.c.table_id == id) & (CHAT.c.number > number)
    asked = select(CHAT).where(mine).order_by(CHAT.c.number)
    return [
        ChatRow(r.number, r.channel, r.seat, r.nick, r.text, r.phrase, r.key)
        for r in reading.execute(asked)
    ]
