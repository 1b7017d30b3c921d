"""Who is asked at which table, read without loading a table: deadlines for the scheduler, and the list of a person."""

from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Engine,
    and_,
    bindparam,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from othersight.server.storage.prepared import Prepared
from othersight.server.storage.reading import waits_of
from othersight.server.storage.rows import PLAYING, LinkRow, WaitRow
from othersight.server.storage.schema import JOURNAL, LINKS, SEATS, TABLES, WAITS
from othersight.server.storage.transactions import ReadTransaction, WriteTransaction

OWNED = (SEATS.c.holder == "person") | SEATS.c.kept
PERSONS = (
    select(func.count())
    .select_from(SEATS)
    .where((SEATS.c.table_id == TABLES.c.id) & OWNED)
    .scalar_subquery()
)


def has_seat(holder: str) -> ColumnElement[bool]:
    """Whether a table has a seat of that holder."""
    return exists().where((SEATS.c.table_id == TABLES.c.id) & (SEATS.c.holder == holder))


class Deadline(NamedTuple):
    """The time of a person at a table is over, or will be."""

    table: str
    seat: int
    until: float


class Turn(NamedTuple):
    """A table that waits for a person; `persons` are all who have a seat there."""

    table: str
    game: str
    seat: int
    since: float
    until: float | None
    persons: int


class Company(NamedTuple):
    """What tells a table from others: how its game was begun, the names of the persons by their seats, and the seats
    that are asked."""

    start: str
    persons: dict[int, str]
    asked: list[int]


def is_free(now: Any) -> ColumnElement[bool]:
    """Whether no process acts on a deadline."""
    free: ColumnElement[bool] = WAITS.c.taken.is_(None) | (WAITS.c.taken <= now)
    return free


NEAREST = Prepared(
    select(WAITS.c.table_id, WAITS.c.seat, WAITS.c.until)
    .where(WAITS.c.until.is_not(None) & is_free(bindparam("now")))
    .order_by(WAITS.c.until)
    .limit(bindparam("most"))
)
FOR_BOTS = Prepared(
    select(TABLES.c.id)
    .where((TABLES.c.status == PLAYING) & (TABLES.c.touched <= bindparam("before")))
    .where(~exists().where(WAITS.c.table_id == TABLES.c.id))
    .where(has_seat("person") & has_seat("bot"))
    .order_by(TABLES.c.touched.desc())
    .limit(bindparam("most"))
)


class Waits:
    """The waits of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def add(self, table: str, waits: dict[int, WaitRow], sequence: int) -> dict[int, WaitRow]:
        """Note who is asked at a table after that sequence, and return what is noted; if another process has noted it
        or gone on since, that stays."""
        rows = [{"table_id": table, "seat": seat, **vars(wait)} for seat, wait in waits.items()]
        here = update(TABLES).where(TABLES.c.id == table)
        last = select(func.max(JOURNAL.c.sequence)).where(JOURNAL.c.table_id == table)
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(here.values(fence=TABLES.c.fence))  # others wait until this is over
            known = waits_of(transaction, table)
            if known or transaction.execute(last).scalar() != sequence:
                return known
            transaction.execute(insert(WAITS), rows)
            return waits

    # -- deadlines

    def first(self, now: float, most: int) -> list[Deadline]:
        """The next deadlines that no process acts on, the nearest first."""
        with ReadTransaction(self.engine) as transaction:
            found = NEAREST.rows(transaction, {"now": now, "most": most})
        return [Deadline(*row) for row in found]

    def take(self, deadline: Deadline, now: float, until: float) -> bool:
        """Take a deadline, so that no other process acts on it for some time; False if one does, or the person has
        answered meanwhile."""
        here = (WAITS.c.table_id == deadline.table) & (WAITS.c.seat == deadline.seat)
        still = here & (WAITS.c.until == deadline.until) & is_free(now)
        with WriteTransaction(self.engine) as transaction:
            taken = transaction.execute(update(WAITS).where(still).values(taken=until))
            return bool(taken.rowcount)

    def postpone(self, deadline: Deadline, until: float) -> None:
        """Let any process take a deadline from then on that this one has taken."""
        here = (WAITS.c.table_id == deadline.table) & (WAITS.c.seat == deadline.seat)
        mine = here & (WAITS.c.until == deadline.until)
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(WAITS).where(mine).values(taken=until))

    def excuse(self, before: float, until: float) -> None:
        """Move all deadlines that passed before a moment: no server ran then."""
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(update(WAITS).where(WAITS.c.until < before).values(until=until))

    # -- tables that go on by themselves

    def for_bots(self, before: float, most: int) -> list[str]:
        """The tables at which persons and bots play, no person is asked and nothing has changed since then; the last
        changed first."""
        with ReadTransaction(self.engine) as transaction:
            return [id for (id,) in FOR_BOTS.rows(transaction, {"before": before, "most": most})]

    # -- the list of a person

    def links(self, hashes: list[str]) -> list[LinkRow]:
        """The seats of some links."""
        with ReadTransaction(self.engine) as transaction:
            found = transaction.execute(select(LINKS).where(LINKS.c.hash.in_(hashes)))
            return [LinkRow(row.table_id, row.seat, row.host) for row in found]

    def company(self, tables: list[str]) -> dict[str, Company]:
        """What tells each of these tables from the others."""
        begun = select(TABLES.c.id, TABLES.c.start).where(TABLES.c.id.in_(tables))
        here = SEATS.c.table_id.in_(tables) & OWNED
        persons = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.nick).where(here)
        asked = select(WAITS.c.table_id, WAITS.c.seat).where(WAITS.c.table_id.in_(tables))
        with ReadTransaction(self.engine) as transaction:
            found = {id: Company(start, {}, []) for id, start in transaction.execute(begun)}
            for id, seat, nick in transaction.execute(persons.order_by(SEATS.c.seat)):
                found[id].persons[seat] = nick
            for id, seat in transaction.execute(asked.order_by(WAITS.c.seat)):
                found[id].asked.append(seat)
        return found

    def turns(self, seats: list[tuple[str, int]]) -> list[Turn]:
        """Which of these seats are asked, the nearest deadline first, then the longest wait."""
        if not seats:
            return []
        mine = or_(*[and_(WAITS.c.table_id == t, WAITS.c.seat == s) for t, s in set(seats)])
        columns = (WAITS.c.seat, WAITS.c.since, WAITS.c.until, PERSONS)
        asked = select(TABLES.c.id, TABLES.c.game, *columns).join_from(WAITS, TABLES).where(mine)
        with ReadTransaction(self.engine) as transaction:
            found = [Turn(*row) for row in transaction.execute(asked)]
        return sorted(found, key=lambda one: (one.until or float("inf"), one.since))
