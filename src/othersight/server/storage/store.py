"""Writes and reads tables. Each method is one transaction."""

from contextlib import suppress
from dataclasses import asdict

from sqlalchemy import Engine, delete, func, insert, select, update

from othersight.server.storage.accounts import Accounts
from othersight.server.storage.dice_tally import DiceTally
from othersight.server.storage.group_writer import GroupWriter
from othersight.server.storage.notices import Notices
from othersight.server.storage.reading import add_snapshot, chance_of, link_of, stored_since
from othersight.server.storage.rows import (
    CLOSED,
    EXPIRED,
    OVER,
    Change,
    ChatRow,
    JournalEntry,
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
    NOTICES,
    REMEMBERED,
    SEATS,
    SECRETS,
    SNAPSHOTS,
    TABLES,
    WAITS,
)
from othersight.server.storage.statements import (
    ADD_CLICK,
    add_links,
    advanced_fence,
    append_entry,
    dice_of,
    drop_answers,
    put_waits,
)
from othersight.server.storage.transactions import ReadTransaction, StaleWrite, WriteTransaction
from othersight.server.storage.waits import Waits


class Store:
    """The tables of one database. Nothing here knows the games; nothing outside knows the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = GroupWriter(self)
        self.tally = DiceTally(engine)
        self.waits = Waits(engine)
        self.accounts = Accounts(engine)
        self.notices = Notices(engine)

    def close(self) -> None:
        """Finish what is being written, and close all connections."""
        self.writer.close()
        self.engine.dispose()

    def whole_transaction(self) -> WriteTransaction:
        """A transaction that all writes of this thread belong to until it ends."""
        return WriteTransaction(self.engine, whole=True)

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

    def append(self, *entries: JournalEntry) -> None:
        """Add changes to journals, each with the seat it changes, the links it adds and revokes, and a snapshot; all of
        them or none."""
        with WriteTransaction(self.engine) as transaction:
            for entry in entries:
                append_entry(transaction, entry)

    def add_chat(self, table: str, said: ChatRow) -> None:
        """Add a chat message."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(CHAT).values(table_id=table, **asdict(said)))

    def set_nick(self, table: str, seat: int, nick: str) -> None:
        """Change the name of a seat's person, and nothing else of the seat."""
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(SEATS).where(here).values(nick=nick))

    def set_program(self, table: str, seat: int) -> None:
        """A program has sat down; nothing else of the seat changes."""
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(SEATS).where(here).values(program=True))

    def carry_over(self, table: str, old: str, new: str) -> None:
        """A table is played on under another version of the rules; the snapshot of the old one is dropped."""
        here = (TABLES.c.id == table) & (TABLES.c.version == old)
        with WriteTransaction(self.engine) as transaction:
            if transaction.execute(update(TABLES).where(here).values(version=new)).rowcount:
                transaction.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))

    def remember(self, table: str, seat: int, kind: str, option: str, key: str) -> None:
        """Store one remembered answer of a seat; the others stay."""
        with WriteTransaction(self.engine) as transaction:
            ADD_CLICK.run(transaction, {"table_id": table, "key": key})
            drop_answers(transaction, table, seat, kind)
            transaction.execute(
                insert(REMEMBERED).values(table_id=table, seat=seat, kind=kind, option=option)
            )

    def forget(self, table: str, seat: int, kind: str, key: str) -> None:
        """Remove the remembered answer of that kind; without a kind, all of the seat."""
        with WriteTransaction(self.engine) as transaction:
            ADD_CLICK.run(transaction, {"table_id": table, "key": key})
            drop_answers(transaction, table, seat, kind)

    def advance_fence(self, id: str) -> int:
        """The fence of a process that begins to run a table; changes with any older one are refused from now on."""
        with WriteTransaction(self.engine) as transaction:
            return advanced_fence(transaction, id)

    def close_table(self, id: str) -> None:
        """Mark a table as closed."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(TABLES).where(TABLES.c.id == id).values(status=CLOSED))
            put_waits(transaction, id, {})

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
            shown = {id: dice_of(transaction, id) for id in old}
            for part in (JOURNAL, SNAPSHOTS, CHAT, REMEMBERED, CLICKS, WAITS, NOTICES):
                for id in old:
                    transaction.execute(delete(part).where(part.c.table_id == id))
            for id in old:
                transaction.execute(
                    update(TABLES)
                    .where(TABLES.c.id == id)
                    .values(status=EXPIRED, start=shown[id], base="", seed="")
                )
            return old

    def add_secret(self, commitment: str, secret: str, now: float, oldest: float) -> None:
        """Keep a secret for a table that is made soon; forget those that are older."""
        row = {"commitment": commitment, "secret": secret, "made": now}
        with suppress(StaleWrite), WriteTransaction(self.engine) as transaction:
            transaction.execute(delete(SECRETS).where(SECRETS.c.made < oldest))
            transaction.execute(insert(SECRETS).values(**row))

    def take_secret(self, commitment: str) -> str | None:
        """The secret of a commitment, which nobody can take a second time."""
        here = SECRETS.c.commitment == commitment
        with WriteTransaction(self.engine) as transaction:
            found = transaction.execute(select(SECRETS.c.secret).where(here)).scalar()
            taken = transaction.execute(delete(SECRETS).where(here)).rowcount
            return str(found) if found is not None and taken else None

    # -- transaction

    def table(self, id: str) -> StoredTable | None:
        """Everything that is stored of a table."""
        with ReadTransaction(self.engine) as transaction:
            stored = stored_since(transaction, id, 0, 0)
            if stored is not None:
                add_snapshot(transaction, stored)
            return stored

    def chance_of(self, id: str) -> StoredTable | None:
        """A table with the changes that say where its chance comes from."""
        with ReadTransaction(self.engine) as transaction:
            return chance_of(transaction, id)

    def changes_since(self, id: str, sequence: int, number: int) -> StoredTable | None:
        """A stored table, with the journal after that sequence and the chat after that number only."""
        with ReadTransaction(self.engine) as transaction:
            return stored_since(transaction, id, sequence, number)

    def link(self, hash: str) -> LinkRow | None:
        """The table and seat of a link."""
        with ReadTransaction(self.engine) as transaction:
            return link_of(transaction, hash)

    def known_links(self, hashes: list[str]) -> set[str]:
        """Which of these links there are."""
        with ReadTransaction(self.engine) as transaction:
            asked = select(LINKS.c.hash).where(LINKS.c.hash.in_(hashes))
            return set(transaction.execute(asked).scalars())

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
