"""What is done to a table by REST: created, joined, started, closed, and its seats given to somebody else."""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from typing import TypeVar

from othersight.server.errors import CONFLICT, Refusal
from othersight.server.protocol.rest_models import NewTable, SeatLink, TableCreated
from othersight.server.sessions.registry import Registry, Visitor
from othersight.server.sessions.session import Session
from othersight.server.storage.rows import PLAYING, START, Change, LinkRow, SeatRow
from othersight.server.storage.transactions import StorageError
from othersight.server.tables.creation import PreparedTable, prepare_table
from othersight.server.tables.seats import OPEN, PERSON
from othersight.server.tables.tokens import new_token, token_hash

Result = TypeVar("Result")


async def create_table(registry: Registry, wanted: NewTable) -> TableCreated:
    """A new table."""
    prepared = await asyncio.to_thread(prepare_table, wanted, registry.settings)
    return await store_table(registry, prepared, wanted.start)


async def store_table(registry: Registry, prepared: PreparedTable, start: bool) -> TableCreated:
    """Store a new table, started at once if that is wanted."""
    settings, store = registry.settings, registry.store
    since = settings.clock() - settings.active_for
    if await registry.read_store(store.count, since) >= settings.max_tables:
        raise Refusal("server-too-many-tables", 429)
    changes = []
    if start:
        if any([seat.holder == OPEN for seat in prepared.seats]):
            raise Refusal("server-seats-empty", CONFLICT)
        prepared.row = dataclasses.replace(prepared.row, status=PLAYING)
        changes = [Change(1, START, prepared.made.seat, "")]
    try:
        await asyncio.to_thread(
            store.add_table, prepared.row, prepared.seats, prepared.links, changes
        )
    except StorageError as error:
        raise Refusal("server-not-stored", 503) from error
    return prepared.made


async def join(registry: Registry, id: str, seat: int | None, nick: str) -> TableCreated:
    """Take an open seat; the first one if none is named."""
    session = await registry.session(id)

    async def take() -> TableCreated:
        free = [n for n, one in enumerate(session.table.seats) if one.holder == OPEN]
        wanted = free[0] if seat is None and free else seat
        if wanted is None or wanted not in free:
            raise Refusal("server-seat-taken", CONFLICT)
        token = await assign_seat(session, wanted, SeatRow(PERSON, "", nick))
        return TableCreated(table=id, token=token, seat=wanted, links=[])

    return await run_locked(session, take)


async def start(visitor: Visitor, bot: str | None) -> None:
    """The host starts the game."""
    session = visitor.session

    async def start_now() -> None:
        await session.table.start(visitor.seat, bot, None)
        session.broadcast_start()

    await run_locked(session, start_now)


async def change_seat(visitor: Visitor, seat: int, row: SeatRow) -> TableCreated:
    """The host gives a seat to somebody else; earlier links to it are revoked."""
    session = visitor.session
    if not 0 <= seat < len(session.table.seats):
        raise Refusal("error-no-such-seat", 404, seat=seat)
    if seat == visitor.seat:
        raise Refusal("server-seat-taken", CONFLICT)

    async def reassign() -> str:
        session.presence.check_free(seat)
        return await assign_seat(session, seat, row)

    token = await run_locked(session, reassign)
    links = [SeatLink(seat=seat, token=token)] if row.holder == PERSON else []
    return TableCreated(
        table=session.table.id, token=token if links else "", seat=seat, links=links
    )


async def close_table(registry: Registry, visitor: Visitor) -> None:
    """The host closes the table: its readers are told, and its links say so from now on."""
    session = visitor.session
    async with session.table.lock:
        try:
            await asyncio.to_thread(registry.store.close_table, session.table.id)
        except StorageError as error:
            raise Refusal("server-not-stored", 503) from error
        session.table.on_stored()
        session.table.is_stale = True  # whoever waits for the lock does nothing any more
        session.close_if_stale()
    await registry.unload(session.table.id)


async def assign_seat(session: Session, seat: int, row: SeatRow) -> str:
    """Give a seat to somebody, and return the token of the new link if it is a person."""
    token = new_token()
    person = row.holder == PERSON
    link = LinkRow(session.table.id, seat, False)
    links = {token_hash(token): link} if person else {}
    await session.table.set_seat(seat, row, links=links, ends_links=True)
    for reader in session.readers:
        if reader.seat == seat:
            reader.closed.set()
    session.broadcast_state()
    return token


async def run_locked(session: Session, act: Callable[[], Awaitable[Result]]) -> Result:
    """Do something at a table under its lock."""
    async with session.table.lock:
        return await session.retry_if_behind(act)
