"""Writes and reads where persons want to be told that a table waits for them."""

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Engine, and_, bindparam, delete, insert, or_, select, update

from othersight.server.storage.prepared import Prepared
from othersight.server.storage.schema import NOTICES, SERVER_KEYS, TABLES, WAITS
from othersight.server.storage.transactions import ReadTransaction, StaleWrite, WriteTransaction

PUSH_KEY = "push"


class NoticeRow(NamedTuple):
    """Where one seat wants to be told; `told` is the beginning of the last wait that was told."""

    id: str
    table: str
    seat: int
    kind: str
    address: str
    keys: str
    language: str
    failures: int = 0
    stopped: bool = False


class DueNotice(NamedTuple):
    """A notice to be sent: the wait that it tells of, and the game."""

    row: NoticeRow
    game: str
    since: float
    until: float | None


COLUMNS = [NOTICES.c[n if n != "table" else "table_id"] for n in NoticeRow._fields]
TOGETHER = and_(NOTICES.c.table_id == WAITS.c.table_id, NOTICES.c.seat == WAITS.c.seat)
NEW = or_(NOTICES.c.told.is_(None), NOTICES.c.told < WAITS.c.since)
RESTED = or_(NOTICES.c.sent.is_(None), NOTICES.c.sent <= bindparam("gap"))
DUE = Prepared(
    select(*COLUMNS, TABLES.c.game, WAITS.c.since, WAITS.c.until)
    .join_from(NOTICES, WAITS, TOGETHER)
    .join(TABLES, TABLES.c.id == NOTICES.c.table_id)
    .where(~NOTICES.c.stopped & (WAITS.c.since <= bindparam("before")) & NEW & RESTED)
    .limit(bindparam("most"))
)


class Notices:
    """The notices of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, row: NoticeRow) -> None:
        """Add one."""
        values = row._asdict()
        values["table_id"] = values.pop("table")
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(NOTICES).values(**values))

    def of_seat(self, table: str, seat: int) -> list[NoticeRow]:
        """All of a seat."""
        here = (NOTICES.c.table_id == table) & (NOTICES.c.seat == seat)
        with ReadTransaction(self.engine) as transaction:
            found = transaction.execute(select(*COLUMNS).where(here).order_by(NOTICES.c.id))
            return [NoticeRow(*row) for row in found]

    def remove(self, id: str, table: str, seat: int) -> bool:
        """Remove one of a seat; whether there was one."""
        here = (NOTICES.c.id == id) & (NOTICES.c.table_id == table) & (NOTICES.c.seat == seat)
        with WriteTransaction(self.engine) as transaction:
            return bool(transaction.execute(delete(NOTICES).where(here)).rowcount)

    def due(self, before: float, gap: float, most: int) -> list[DueNotice]:
        """What is to be told of waits that began before a moment, once for each wait and with a pause between two."""
        given = {"before": before, "gap": gap, "most": most}
        with ReadTransaction(self.engine) as transaction:
            found = DUE.rows(transaction, given)
        count = len(COLUMNS)
        return [DueNotice(NoticeRow(*row[:count]), *row[count:]) for row in found]

    def take(self, due: DueNotice, now: float) -> bool:
        """Take a notice to send it; False if another process has."""
        new = or_(NOTICES.c.told.is_(None), NOTICES.c.told < due.since)
        here = (NOTICES.c.id == due.row.id) & new
        with WriteTransaction(self.engine) as transaction:
            taken = update(NOTICES).where(here).values(told=due.since, sent=now)
            return bool(transaction.execute(taken).rowcount)

    def note(self, id: str, failures: int, stopped: bool) -> None:
        """Note how often sending has failed in a row, and whether nothing is sent any more."""
        values = {"failures": failures, "stopped": stopped}
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(NOTICES).where(NOTICES.c.id == id).values(**values))

    # -- the key of the server

    def key(self) -> str | None:
        """The private key with which notices are signed."""
        here = SERVER_KEYS.c.name == PUSH_KEY
        with ReadTransaction(self.engine) as transaction:
            found = transaction.execute(select(SERVER_KEYS.c.value).where(here)).scalar()
            return None if found is None else str(found)

    def set_key(self, key: str) -> None:
        """Store the key, unless another process has stored one."""
        with suppress(StaleWrite), WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(SERVER_KEYS).values(name=PUSH_KEY, value=key))
