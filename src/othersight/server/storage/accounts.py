"""Writes and reads accounts: names, sessions of signed-in browsers, and the seats that belong to a name."""

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, Engine, delete, insert, select, update

from othersight.server.storage.rows import CLOSED, EXPIRED, LinkRow
from othersight.server.storage.schema import ACCOUNT_SEATS, ACCOUNTS, LINKS, SESSIONS, TABLES
from othersight.server.storage.transactions import ReadTransaction, StaleWrite, WriteTransaction


class Account(NamedTuple):
    """A name with the hash of its password."""

    id: str
    name: str
    password: str


class AccountSeat(NamedTuple):
    """A seat that belongs to a name."""

    table: str
    game: str
    seat: int
    host: bool
    status: str
    touched: float


class Accounts:
    """The accounts of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    # -- names

    def add(self, id: str, key: str, name: str, password: str, now: float) -> bool:
        """Add a name; False if it is taken."""
        row = {"id": id, "key": key, "name": name, "password": password, "made": now}
        with suppress(StaleWrite), WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(ACCOUNTS).values(**row))
            return True
        return False

    def named(self, key: str) -> Account | None:
        """The account with that name."""
        return self.one(ACCOUNTS.c.key == key)

    def one(self, wanted: ColumnElement[bool]) -> Account | None:
        asked = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.password).where(wanted)
        with ReadTransaction(self.engine) as transaction:
            found = transaction.execute(asked).first()
            return None if found is None else Account(*found)

    def set_password(self, account: str, password: str, session: str) -> None:
        """Change a password; every other session ends."""
        with WriteTransaction(self.engine) as transaction:
            here = update(ACCOUNTS).where(ACCOUNTS.c.id == account)
            transaction.execute(here.values(password=password))
            mine = SESSIONS.c.account_id == account
            end_sessions(transaction, mine & (SESSIONS.c.hash != session))

    def remove(self, account: str) -> None:
        """Delete a name with its sessions; the tables stay, and so do the links that browsers have by themselves."""
        with WriteTransaction(self.engine) as transaction:
            end_sessions(transaction, SESSIONS.c.account_id == account)
            transaction.execute(delete(ACCOUNT_SEATS).where(ACCOUNT_SEATS.c.account_id == account))
            transaction.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))

    # -- sessions

    def add_session(self, hash: str, account: str, now: float, until: float) -> None:
        """A browser has signed in; sessions that are over are forgotten."""
        row = {"hash": hash, "account_id": account, "until": until}
        with WriteTransaction(self.engine) as transaction:
            end_sessions(transaction, SESSIONS.c.until < now)
            transaction.execute(insert(SESSIONS).values(**row))

    def signed_in(self, hash: str, now: float) -> Account | None:
        """Whose session that is."""
        asked = select(SESSIONS.c.account_id).where(
            (SESSIONS.c.hash == hash) & (SESSIONS.c.until >= now)
        )
        return self.one(ACCOUNTS.c.id == asked.scalar_subquery())

    def end_session(self, hash: str) -> None:
        """A browser has signed out: the links that it was given end too."""
        with WriteTransaction(self.engine) as transaction:
            end_sessions(transaction, SESSIONS.c.hash == hash)

    # -- seats

    def seats(self, account: str) -> list[AccountSeat]:
        """The seats of a name, but for those of tables that are gone; the last touched first."""
        mine = ACCOUNT_SEATS.c
        asked = (
            select(TABLES.c.id, TABLES.c.game, mine.seat, mine.host)
            .add_columns(TABLES.c.status, TABLES.c.touched)
            .join_from(ACCOUNT_SEATS, TABLES)
            .where((mine.account_id == account) & TABLES.c.status.not_in((CLOSED, EXPIRED)))
            .order_by(TABLES.c.touched.desc())
        )
        with ReadTransaction(self.engine) as transaction:
            return [AccountSeat(*row) for row in transaction.execute(asked)]

    def attach(self, account: str, link: LinkRow) -> None:
        """Note that a seat belongs to a name."""
        row = {"table_id": link.table, "seat": link.seat, "host": link.host}
        with suppress(StaleWrite), WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(ACCOUNT_SEATS).values(account_id=account, **row))

    def detach(self, account: str, table: str) -> None:
        """The seats at a table no longer belong to a name; links that its sessions were given end."""
        here = (ACCOUNT_SEATS.c.account_id == account) & (ACCOUNT_SEATS.c.table_id == table)
        mine = select(SESSIONS.c.hash).where(SESSIONS.c.account_id == account)
        given = (LINKS.c.table_id == table) & LINKS.c.session.in_(mine)
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(delete(ACCOUNT_SEATS).where(here))
            transaction.execute(delete(LINKS).where(given))

    def add_link(self, hash: str, link: LinkRow, session: str) -> None:
        """A link to a seat for a signed-in browser; it ends with the session."""
        row = {"table_id": link.table, "seat": link.seat, "host": link.host}
        with WriteTransaction(self.engine) as transaction:
            transaction.execute(insert(LINKS).values(hash=hash, session=session, **row))


def end_sessions(transaction: Connection, wanted: ColumnElement[bool]) -> None:
    """End sessions, and the links that were given to them."""
    ended = select(SESSIONS.c.hash).where(wanted)
    transaction.execute(delete(LINKS).where(LINKS.c.session.in_(ended)))
    transaction.execute(delete(SESSIONS).where(wanted))
