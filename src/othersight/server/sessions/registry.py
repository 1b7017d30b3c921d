"""All tables of a server: made, found by id or secret link, read from storage when somebody comes, and let go when
nobody is there.

Several processes may keep the same tables: the journal's key lets only one of them store each sequence of a table, the
one that was behind catches up, and a bell between them (`company`) tells when there is something to catch up with.
"""

import asyncio
import dataclasses
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from othersight.server.bots.worker_pool import Machines
from othersight.server.cluster.pubsub import bell_at
from othersight.server.errors import CONFLICT, Refusal, come_again, no_such_link
from othersight.server.protocol.rest_models import LinkTold, NewTable, TableMade, TableTold
from othersight.server.sessions.autoplay import Hands
from othersight.server.sessions.keyed_locks import Turns
from othersight.server.sessions.presence import Company
from othersight.server.sessions.session import Room
from othersight.server.settings import Settings
from othersight.server.storage.database import open_database
from othersight.server.storage.rows import (
    GATHERING,
    PLAYING,
    START,
    Change,
    LinkRow,
    SeatRow,
)
from othersight.server.storage.store import NotStored, Store
from othersight.server.tables.creation import Founded, found
from othersight.server.tables.rebuild import rebuild
from othersight.server.tables.seats import OPEN, PERSON, SPECTATOR
from othersight.server.tables.table import Table
from othersight.server.tables.tokens import hash_of_token, may_be_id, new_token
from othersight.server.texts.language import learn

Found = TypeVar("Found")
MOST_LISTED = 50
UNAVAILABLE = 503
DAY = 86_400.0


class Visitor(NamedTuple):
    """Who somebody is at a table, by their token."""

    room: Room
    seat: int
    host: bool


class House:
    """Every table; those that somebody has asked for are in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        engine = open_database(settings.data, settings.database, settings.durable)
        self.store = Store(engine)
        self.machines = Machines(settings.workers)
        self.rooms: dict[str, Room] = {}
        self.hands: dict[str, Hands] = {}
        self.reading = Turns()
        self.clearing: asyncio.Task[None] | None = None
        self.company = Company(self, bell_at(settings.bell))

    async def open(self) -> None:
        """Texts are read; tables that nobody wants any more expire."""
        await asyncio.to_thread(learn)
        await self.company.open()
        await self.expire()
        self.clearing = asyncio.get_running_loop().create_task(self.clear_away())

    async def clear_away(self) -> None:
        """Tables expire also while the server runs."""
        while True:
            await asyncio.sleep(self.settings.expire_every)
            try:
                await self.expire()
            except NotStored:
                continue  # another time
            except Exception:
                logging.getLogger("othersight").exception("tables do not expire")

    async def expire(self) -> None:
        """Tables that nobody has touched for long leave the storage, and whoever still reads them is told."""
        before = self.settings.clock() - self.settings.keep_days * DAY
        for id in await asyncio.to_thread(self.store.expire, before):
            await self.let_go(id)

    async def close(self) -> None:
        """Everything is stored; let go of it."""
        if self.clearing is not None:
            self.clearing.cancel()
        for id in list(self.rooms):
            await self.let_go(id)
        await self.company.close()
        self.machines.close()
        self.store.close()

    # -- finding

    async def room(self, id: str) -> Room:
        """The table of that id, from memory or from storage."""
        found = self.rooms.get(id)
        if found is not None and not found.table.is_stale:
            return found
        if not may_be_id(id):
            raise no_such_link()
        async with self.reading.of(id):
            found = self.rooms.get(id)
            if found is not None and not found.table.is_stale:
                return found
            if found is not None:
                await self.let_go(id)
            room = await self.read(id)
            await self.make_space()
            self.rooms[id] = room
            self.company.welcome(room)
            self.hands[id] = Hands(room, self.machines, self.company.bell)
        return room

    async def read(self, id: str) -> Room:
        """A table from storage."""
        kept = await self.look_up(self.store.table, id)
        if kept is None:
            raise no_such_link()
        rebuilt = await asyncio.to_thread(rebuild, kept)
        return Room(Table(kept, rebuilt, self.store, self.settings), self.settings)

    async def look_up(self, read: Callable[..., Found], *arguments: Any) -> Found:
        """What the storage says, if it says anything."""
        try:
            return await asyncio.to_thread(read, *arguments)
        except NotStored as error:
            raise Refusal("server-no-storage", 503) from error

    async def make_space(self) -> None:
        """Tables without readers leave the memory when there are too many."""
        if len(self.rooms) < self.settings.most_live:
            return
        for id in [id for id, room in self.rooms.items() if not room.readers]:
            await self.let_go(id)

    async def let_go(self, id: str) -> None:
        """A table leaves the memory; whoever still reads it has to come again."""
        hands = self.hands.pop(id, None)
        if hands is not None:
            await hands.stop()
        room = self.rooms.pop(id, None)
        for reader in room.readers if room else []:
            reader.gone.set()

    async def visitor(self, token: str) -> Visitor:
        """Who has that secret link."""
        link = await self.look_up(self.store.link, hash_of_token(token))
        if link is None:
            raise no_such_link()
        return Visitor(await self.room(link.table), link.seat, link.host)

    async def check_link(self, token: str | None, visitor: Visitor) -> None:
        """Whether a link that was good a moment ago still is; asked with the table's lock held, it stays so."""
        if visitor.room.table.is_stale:
            raise come_again(408)
        if token is None:
            return
        link = await self.look_up(self.store.link, hash_of_token(token))
        if link != LinkRow(visitor.room.table.id, visitor.seat, visitor.host):
            raise no_such_link()

    async def guest(self, id: str, token: str | None) -> Visitor:
        """Who comes to a table: by a link of this table, or to watch where that is allowed."""
        if token is not None:
            visitor = await self.visitor(token)
            if visitor.room.table.id != id:
                raise no_such_link()
            return visitor
        room = await self.room(id)
        if room.table.row.watch == "nobody":
            raise no_such_link()
        return Visitor(room, SPECTATOR, False)

    async def host(self, id: str, token: str | None) -> Visitor:
        """The host of a table."""
        visitor = await self.guest(id, token)
        if not visitor.host:
            raise Refusal("server-host-only", 403)
        return visitor

    async def listed(self) -> list[Room]:
        """The tables that everybody may watch."""
        ids = await self.look_up(self.store.listed, MOST_LISTED)
        rooms = []
        for id in ids:
            try:
                rooms.append(await self.room(id))
            except Refusal as refusal:
                if refusal.status == UNAVAILABLE:
                    raise
                continue  # of another version: nothing to watch
        return rooms

    # -- making

    async def make(self, wanted: NewTable) -> TableMade:
        """A new table."""
        founded = await asyncio.to_thread(found, wanted, self.settings)
        return await self.keep(founded, wanted.start)

    async def keep(self, founded: Founded, start: bool) -> TableMade:
        """Store a new table, begun at once if that is wanted."""
        since = self.settings.clock() - self.settings.counts_for
        if await self.look_up(self.store.count, since) >= self.settings.most_tables:
            raise Refusal("server-too-many-tables", 429)
        changes = []
        if start:
            if any([seat.holder == OPEN for seat in founded.seats]):
                raise Refusal("server-seats-empty", CONFLICT)
            founded.row = dataclasses.replace(founded.row, status=PLAYING)
            changes = [Change(1, START, founded.made.seat, "")]
        try:
            await asyncio.to_thread(
                self.store.add_table, founded.row, founded.seats, founded.links, changes
            )
        except NotStored as error:
            raise Refusal("server-not-stored", 503) from error
        return founded.made

    # -- seats

    async def join(self, id: str, seat: int | None, nick: str) -> TableMade:
        """Take an open seat."""
        room = await self.room(id)

        async def take() -> TableMade:
            free = [n for n, one in enumerate(room.table.seats) if one.holder == OPEN]
            wanted = free[0] if seat is None and free else seat
            if wanted is None or wanted not in free:
                raise Refusal("server-seat-taken", CONFLICT)
            token = await self.give(room, wanted, SeatRow(PERSON, "", nick))
            return TableMade(table=id, token=token, seat=wanted, links=[])

        return await self.change(room, take)

    async def start(self, visitor: Visitor, bot: str | None) -> None:
        """The host begins."""
        room = visitor.room

        async def begin() -> None:
            await room.table.start(visitor.seat, bot, None)
            room.tell_start()

        await self.change(room, begin)

    async def change(self, room: Room, act: Callable[[], Awaitable[Found]]) -> Found:
        """Do something at a table under its lock."""
        async with room.table.lock:
            return await room.in_step(act)

    async def change_seat(self, visitor: Visitor, seat: int, row: SeatRow) -> TableMade:
        """The host gives a seat to somebody else; whoever had a link to it has none any more."""
        room = visitor.room
        if not 0 <= seat < len(room.table.seats):
            raise Refusal("error-no-such-seat", 404, seat=seat)
        if seat == visitor.seat:
            raise Refusal("server-seat-taken", CONFLICT)

        async def hand_on() -> str:
            room.check_free(seat)
            return await self.give(room, seat, row)

        token = await self.change(room, hand_on)
        links = [LinkTold(seat=seat, token=token)] if row.holder == PERSON else []
        return TableMade(table=room.table.id, token=token if links else "", seat=seat, links=links)

    async def close_table(self, visitor: Visitor) -> None:
        """The host closes the table: whoever is there is told, and its links say so from now on."""
        id = visitor.room.table.id
        async with visitor.room.table.lock:
            try:
                await asyncio.to_thread(self.store.close_table, id)
            except NotStored as error:
                raise Refusal("server-not-stored", 503) from error
            visitor.room.table.after_storing()
            visitor.room.table.is_stale = True  # nobody acts there who waits for the lock
            visitor.room.clear_if_stale()
        await self.let_go(id)

    async def give(self, room: Room, seat: int, row: SeatRow) -> str:
        """A seat to somebody, with a new link if it is a person."""
        token = new_token()
        person = row.holder == PERSON
        link = LinkRow(room.table.id, seat, False)
        links = {hash_of_token(token): link} if person else {}
        await room.table.put(seat, row, links=links, ends_links=True)
        for reader in room.readers:
            if reader.seat == seat:
                reader.gone.set()
        room.tell_state()
        return token

    def told(self, visitor: Visitor, language: str) -> TableTold:
        """A table as somebody may know it."""
        room, table = visitor.room, visitor.room.table
        begun = table.status != GATHERING
        view = table.game.view(visitor.seat) if begun else {}
        return TableTold(
            table=table.id,
            game=table.row.game,
            options=room.gate.options(),
            status=table.status,  # type: ignore[arg-type]
            watch=table.row.watch,  # type: ignore[arg-type]
            seats=room.seats_told(language),
            decisions=view.get("decisions", 0),
            mine=visitor.seat,
            host=visitor.host,
            asked=table.status == PLAYING and visitor.seat in table.asked,
            outcome=view.get("outcome", ""),
        )
