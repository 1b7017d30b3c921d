"""What is done to a table by REST: created, joined, started, closed, and its seats given to somebody else."""

import dataclasses
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from othersight.server.errors import CONFLICT, Refusal, draining
from othersight.server.protocol.rest_models import NewTable, SeatLink, TableCreated
from othersight.server.sessions.registry import Registry, Visitor
from othersight.server.sessions.session import Session
from othersight.server.storage.rows import PART, PLAYING, START, Change, LinkRow, SeatRow
from othersight.server.storage.store import Store
from othersight.server.tables.creation import PreparedTable, prepare_table
from othersight.server.tables.fair_start import parts_text
from othersight.server.tables.seats import OPEN, PERSON, SPECTATOR
from othersight.server.tables.tokens import new_token, token_hash

Result = TypeVar("Result")


async def create_table(registry: Registry, wanted: NewTable, address: str = "") -> TableCreated:
    """A new table, for somebody at that address."""
    secret = await committed_secret(registry, wanted.commitment) if wanted.commitment else ""
    prepared = await registry.prepare(address, prepare_table, wanted, registry.settings, secret)
    return await store_table(registry, prepared, wanted.start, wanted.part or "")


async def committed_secret(registry: Registry, commitment: str) -> str:
    """The secret of a commitment, which serves for one table only."""
    secret = await registry.write_store(registry.store.take_secret, commitment)
    if secret is None:
        raise Refusal("server-no-such-commitment", CONFLICT)
    return secret


async def store_table(
    registry: Registry, prepared: PreparedTable, start: bool, part: str = ""
) -> TableCreated:
    """Store a new table, started at once if that is wanted; `part` is what its maker adds to the chance."""
    if registry.is_draining:
        raise draining()
    settings, store = registry.settings, registry.store
    since = settings.clock() - settings.active_for
    if await registry.read_store(store.count, since) >= settings.max_tables:
        raise Refusal("server-too-many-tables", 429)
    await registry.write_store(add_table, store, prepared, start, part)
    registry.metrics.tables_made += 1
    return prepared.made


def add_table(store: Store, prepared: PreparedTable, start: bool, part: str = "") -> None:
    """Write a new table to the storage, as `store_table` says."""
    parts = {prepared.made.seat: part} if part and prepared.made.seat != SPECTATOR else {}
    changes = [Change(1, PART, seat, part) for seat, part in parts.items() if not start]
    if start:
        if any([seat.holder == OPEN for seat in prepared.seats]):
            raise Refusal("server-seats-empty", CONFLICT)
        prepared.row = dataclasses.replace(prepared.row, status=PLAYING)
        changes = [Change(1, START, prepared.made.seat, parts_text(parts))]
    store.add_table(prepared.row, prepared.seats, prepared.links, changes)


async def join(
    registry: Registry, id: str, seat: int | None, nick: str, part: str = ""
) -> TableCreated:
    """Take an open seat; the first one if none is named."""
    session = await registry.session(id)

    async def take() -> TableCreated:
        free = [n for n, one in enumerate(session.table.seats) if one.holder == OPEN]
        wanted = free[0] if seat is None and free else seat
        if wanted is None or wanted not in free:
            raise Refusal("server-seat-taken", CONFLICT)
        token = await assign_seat(session, wanted, SeatRow(PERSON, "", nick))
        if part:
            await add_part(session, wanted, part)
        return TableCreated(table=id, token=token, seat=wanted, links=[])

    return await run_locked(session, take)


async def add_part(session: Session, seat: int, part: str) -> None:
    """A person adds a part to the chance of a game that has not started; call with the table's lock held."""
    with suppress(Refusal):  # it is offered again at the next connection
        if await session.retry_if_behind(lambda: session.table.add_part(seat, part)):
            session.broadcast_state()


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
        await registry.write_store(registry.store.close_table, session.table.id)
        session.table.on_stored()
        session.table.mark_stale()  # whoever waits for the lock does nothing any more
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
