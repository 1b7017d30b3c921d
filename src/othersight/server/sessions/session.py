"""A table in memory with its readers: every change is sent to all of them at once, to each what that seat may know."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import TypeVar

from othersight.games import words_of
from othersight.server.errors import CONFLICT, Refusal, reconnect, room_full
from othersight.server.protocol.server_messages import ChatSent, People, SeatInfo
from othersight.server.sessions.audience import Audience
from othersight.server.sessions.messages import MessageBuilder
from othersight.server.sessions.presence import Presence, RemotePresence
from othersight.server.sessions.reader import Reader
from othersight.server.settings import Settings
from othersight.server.storage.rows import ChatRow
from othersight.server.tables.seats import PERSON, team_of
from othersight.server.tables.table import Table
from othersight.server.texts.language import capitalized, say_in

Result = TypeVar("Result")


class Session:
    """A table, who is connected to it, and the messages for them. `changed` wakes the autoplay."""

    def __init__(self, table: Table, settings: Settings) -> None:
        self.table = table
        self.messages = MessageBuilder(table)
        self.settings = settings
        self.presence = Presence(table, settings)
        self.changed = asyncio.Event()
        self.has_new_notice = False
        """Another process has stored something that was not loaded yet."""
        self.on_presence: Callable[[], None] = lambda: None
        """Tells other processes who is connected here."""
        self.audiences: dict[tuple[int, str], Audience] = {}
        """By seat and language."""
        self.titled = table.game
        self.titles: dict[tuple[int, str], str] = {}
        table.on_stale = self.close_readers

    @property
    def readers(self) -> list[Reader]:
        return self.presence.readers

    # -- connections

    def check_room(self, seat: int, most: int) -> None:
        """Refuse one more connection of a seat, or of all spectators, than there may be."""
        if len([reader for reader in self.readers if reader.seat == seat]) >= most:
            raise room_full(self.settings.heartbeat)

    def connect(self, reader: Reader, sequence: int | None = None, hash: str | None = None) -> None:
        """Add a reader and send everything, except the lines of the log that the page still has."""
        self.readers.append(reader)
        if self.table.is_stale:
            reader.closed.set()
        self.broadcast_people()
        audience = self.updated_audience(reader)
        has_log = sequence == self.table.sequence and hash == audience.hash
        self.greet(reader, audience, has_log)
        self.send_people([reader])
        self.on_presence()

    def send_welcome(self, reader: Reader) -> None:
        """Send a reader who they are, and the whole table."""
        self.greet(reader, self.updated_audience(reader))

    def greet(self, reader: Reader, audience: Audience, has_log: bool = False) -> None:
        """Send a reader who they are, and the whole table as their audience has it."""
        reader.hash = audience.hash
        reader.send(self.messages.welcome(reader, self.settings.heartbeat))
        self.send_whole(reader, audience, has_log)

    def send_whole(self, reader: Reader, audience: Audience, has_log: bool = False) -> None:
        """Send a reader the whole table as their audience has it."""
        reader.hash, reader.number = audience.hash, audience.number
        reader.send_text(audience.whole(has_log))

    def send_state(self, reader: Reader) -> None:
        """Send a reader the whole table once more."""
        self.send_whole(reader, self.updated_audience(reader))

    def disconnect(self, reader: Reader) -> None:
        """Remove a reader."""
        if reader in self.readers:
            self.readers.remove(reader)
            self.presence_changed()

    # -- audiences

    def audience_of(self, reader: Reader) -> Audience:
        """The audience of a reader."""
        key = (reader.seat, reader.language)
        if key not in self.audiences:
            used = {(one.seat, one.language) for one in self.readers}
            self.audiences = {key: kept for key, kept in self.audiences.items() if key in used}
            self.audiences[key] = Audience(self.messages, *key)
        return self.audiences[key]

    def updated_audience(self, reader: Reader) -> Audience:
        """The audience of a reader who is about to be sent the whole table; others in it are sent what is new."""
        audience = self.audience_of(reader)
        others = [one for one in self.members(audience) if one is not reader]
        self.update_audience(audience, others, self.seats(reader.language))
        return audience

    def members(self, audience: Audience) -> list[Reader]:
        """The readers of an audience."""
        return [reader for reader in self.readers if self.audience_of(reader) is audience]

    def update_audience(
        self, audience: Audience, members: list[Reader], seats: list[SeatInfo]
    ) -> None:
        """Make the state of an audience anew, and send these of its members what has changed."""
        held = audience.number
        if not audience.refresh(seats):
            return
        for reader in members:
            if reader.number == held and held:
                reader.hash, reader.number = audience.hash, audience.number
                reader.send_text(audience.news(reader.patches))
            else:
                self.send_whole(reader, audience)

    def close_readers(self) -> None:
        """Close all connections, so that they connect again."""
        for reader in self.readers:
            reader.closed.set()

    def update_remote(self, process: str, other: RemotePresence) -> None:
        """Another process says who is connected there."""
        if self.presence.update_remote(process, other):
            self.broadcast_people()

    def drop_silent(self) -> None:
        """Forget processes that have become silent."""
        if self.presence.drop_silent():
            self.broadcast_people()

    def presence_changed(self) -> None:
        """Tell all readers, and other processes, who is connected."""
        self.broadcast_people()
        self.on_presence()

    # -- seats

    def seats(self, language: str) -> list[SeatInfo]:
        """All seats, as readers of that language are sent them."""
        return [self.seat(number, language) for number in range(len(self.table.seats))]

    def seats_by_language(self) -> dict[str, list[SeatInfo]]:
        """The seats for every language in which somebody reads."""
        return {language: self.seats(language) for language in {r.language for r in self.readers}}

    def seat(self, number: int, language: str) -> SeatInfo:
        """One seat."""
        row, presence = self.table.seats[number], self.presence
        waits, hurry = presence.seconds_until_bot(number), presence.seconds_until_hurry(number)
        return SeatInfo(
            seat=number,
            name=self.table.names[number],
            title=self.title(number, language),
            team=team_of(self.table.names, number),
            holder=row.holder,  # type: ignore[typeddict-item]
            bot=row.bot,
            nick=row.nick,
            here=presence.is_here(number) if row.holder == PERSON or row.kept else False,
            kept=row.kept,
            program=row.program,
            waits=None if waits is None else math.ceil(waits),
            hurry=None if hurry is None else math.ceil(hurry),
        )

    def title(self, number: int, language: str) -> str:
        """A seat in words; cached until the position changes."""
        game = self.table.game
        if self.titled is not game:
            self.titled, self.titles = game, {}
        if (number, language) not in self.titles:
            phrase = words_of(game).seat_in_full(game, number)
            self.titles[number, language] = capitalized(say_in(language)(phrase))
        return self.titles[number, language]

    # -- changes

    async def retry_if_behind(self, act: Callable[[], Awaitable[Result]]) -> Result:
        """Do something with the table's lock held. If it is refused because this process was behind another one, load
        the changes and try again."""
        while True:
            if self.table.is_stale:
                raise reconnect()
            revision = self.table.revision
            try:
                return await act()
            except Refusal as refusal:
                if refusal.status == CONFLICT:
                    await self.table.catch_up()
                self.broadcast_remote_changes()
                if self.table.revision == revision:
                    raise

    # -- broadcasts

    def broadcast_people(self) -> None:
        """Send all readers who is connected, but for those who have not been sent the table yet."""
        self.presence.update()
        self.send_people([reader for reader in self.readers if reader.number])
        self.changed.set()

    def send_people(self, readers: list[Reader]) -> None:
        """Send readers who is connected."""
        seats = self.seats_by_language()
        for reader in readers:
            mine = seats[reader.language]
            self.audience_of(reader).set_seats(mine)
            header, watching = self.messages.header(reader), self.presence.watching
            reader.send(People(**header, seats=mine, watching=watching))

    def broadcast_state(self) -> None:
        """Send all readers the changed table."""
        self.send_states({reader.seat for reader in self.readers})

    def send_states(self, to: set[int]) -> None:
        """Send the readers of these seats what has changed."""
        self.presence.update()
        seats = self.seats_by_language()
        audiences: dict[Audience, list[Reader]] = {}
        for reader in self.readers:
            if reader.seat in to:
                audiences.setdefault(self.audience_of(reader), []).append(reader)
        for audience, members in audiences.items():
            self.update_audience(audience, members, seats[audience.language])
        self.changed.set()

    def broadcast_start(self) -> None:
        """Send all readers the board, once the game has started."""
        self.presence.update()
        seats = self.seats_by_language()
        for reader in self.readers:
            audience = self.audience_of(reader)
            audience.refresh(seats[reader.language])
            self.greet(reader, audience)
        self.changed.set()

    def broadcast_chat(self, row: ChatRow) -> None:
        """Send a chat message to the readers of its channel."""
        numbers: dict[int, int] = {}
        for reader in self.readers:
            if self.messages.chat.can_read(reader.seat, row):
                if reader.seat not in numbers:
                    numbers[reader.seat] = self.messages.chat.number(reader.seat, row)
                number = numbers[reader.seat]
                chat = self.messages.chat.message(row, number, reader.language)
                reader.send(ChatSent(**self.messages.header(reader), chat=chat))

    def broadcast_remote_changes(self) -> None:
        """Send what another process has stored."""
        changes, self.table.remote_changes = self.table.remote_changes, None
        if changes is None:
            return
        for reader in self.readers:
            if reader.seat in changes.reassigned_seats:
                reader.closed.set()
        if changes.has_started:
            self.broadcast_start()
        elif changes.journal:
            self.broadcast_state()
        elif changes.seats_changed:
            self.presence_changed()
        if not changes.journal:
            self.send_remembered(changes.remembered_seats)
        for row in changes.chat:
            self.broadcast_chat(row)

    def send_remembered(self, seats: set[int]) -> None:
        """Send these seats, and nobody else, their changed remembered answers."""
        self.send_states(seats)
