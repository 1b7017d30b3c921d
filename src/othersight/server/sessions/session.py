"""A table with whoever is in the room: everybody hears of every change at once, each what they may know."""

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from othersight.server.errors import CONFLICT, Refusal, come_again, just_left
from othersight.server.protocol.server_messages import People, Said, SeatTold
from othersight.server.sessions.messages import Gate
from othersight.server.sessions.reader import Reader
from othersight.server.settings import Settings
from othersight.server.storage.rows import GATHERING, PLAYING, ChatRow
from othersight.server.tables.seats import PERSON, SPECTATOR, team_of
from othersight.server.tables.table import Table
from othersight.server.texts.language import say_in, sentence

Result = TypeVar("Result")


class Elsewhere(NamedTuple):
    """Who reads the table at another process, and until when that is believed."""

    seats: tuple[int, ...]
    watching: int
    until: float


class Room:
    """A table, its gate and its readers. `changed` wakes whoever plays for the server."""

    def __init__(self, table: Table, settings: Settings) -> None:
        self.table = table
        self.gate = Gate(table)
        self.settings = settings
        self.readers: list[Reader] = []
        self.changed = asyncio.Event()
        self.deadlines: dict[int, float] = {}
        """When a bot plays for somebody who has left."""
        self.away: dict[int, float] = {}
        """Since when nobody has been connected for a seat that is a person's, also where a bot plays meanwhile."""
        self.elsewhere: dict[str, Elsewhere] = {}
        self.is_rung = False
        """Another process has stored something that was not looked at yet."""
        self.after_people: Callable[[], None] = lambda: None
        """Tells other processes who is here."""
        self.titled = table.game
        self.titles: dict[tuple[int, str], str] = {}
        table.has_left = self.has_left
        self.note_absent()

    # -- coming and going

    def enter(self, reader: Reader, sequence: int | None = None, hash: str | None = None) -> None:
        """Somebody comes and is told everything, except lines of the log that they still hold."""
        self.readers.append(reader)
        if sequence == self.table.sequence and hash == self.gate.hash(reader):
            reader.held = self.gate.log(reader)
        self.introduce(reader)
        self.people_changed()

    def introduce(self, reader: Reader) -> None:
        """Who the reader is, and the table as it stands."""
        state = self.gate.state(reader, self.seats_told(reader.language))
        reader.tell(self.gate.welcome(reader, self.settings.heartbeat))
        reader.tell(state)

    def leave(self, reader: Reader) -> None:
        """Somebody is gone."""
        if reader in self.readers:
            self.readers.remove(reader)
            self.people_changed()

    def clear_if_stale(self) -> None:
        """Nobody knows how the table stands: whoever reads it here has to come again."""
        if self.table.is_stale:
            for reader in self.readers:
                reader.gone.set()

    def is_here(self, seat: int) -> bool:
        """Whether somebody with that seat is connected, here or elsewhere."""
        here = any([reader.seat == seat for reader in self.readers])
        return here or any([seat in other.seats for other in self.elsewhere.values()])

    @property
    def watching_here(self) -> int:
        """How many spectators are connected to this process."""
        return sum([reader.seat == SPECTATOR for reader in self.readers])

    @property
    def watching(self) -> int:
        """How many spectators there are."""
        return self.watching_here + sum([other.watching for other in self.elsewhere.values()])

    def hear_from(self, process: str, other: Elsewhere) -> None:
        """Another process tells who is there."""
        known = self.elsewhere.get(process)
        self.elsewhere[process] = other
        if known is None or known[:2] != other[:2]:
            self.tell_people()

    def forget_the_silent(self) -> None:
        """Processes that say nothing any more are gone."""
        now = self.settings.clock()
        kept = {process: one for process, one in self.elsewhere.items() if one.until > now}
        if kept != self.elsewhere:
            self.elsewhere = kept
            self.tell_people()

    def people_changed(self) -> None:
        """Tell everybody, also other processes, who is here."""
        self.tell_people()
        self.after_people()

    def tell_people(self) -> None:
        """Tell everybody who is here, and wait for those who are not."""
        self.note_absent()
        for reader in self.readers:
            reader.tell(
                People(
                    **self.gate.head(reader),
                    seats=self.seats_told(reader.language),
                    watching=self.watching,
                )
            )
        self.changed.set()

    def note_absent(self) -> None:
        """Whoever is missing while others are here has so long to come back."""
        now = self.settings.clock()
        gone = [seat for seat in self.table.owned if not self.is_here(seat)]
        self.away = {seat: self.away.get(seat, now) for seat in gone}
        present = [seat for seat in self.table.persons if self.is_here(seat)]
        absent = [seat for seat in self.table.persons if seat not in present]
        if not present or self.table.status != PLAYING:
            absent = []
        until = now + self.settings.leave_wait
        self.deadlines = {seat: self.deadlines.get(seat, until) for seat in absent}

    def has_left(self, seat: int) -> bool:
        """Whether a bot plays for somebody who has been away for so long that nobody has to wait for them."""
        return self.table.seats[seat].kept and self.left_in(seat) == 0

    def left_in(self, seat: int) -> float | None:
        """Seconds until somebody who is away counts as having left; None for whoever is here."""
        since = self.away.get(seat)
        if since is None or self.is_here(seat):
            return None
        return max(0.0, since + self.settings.leave_wait - self.settings.clock())

    def waits_for(self, seat: int) -> float | None:
        """Seconds until a bot takes over for somebody who has left; None where nobody is missing."""
        deadline = self.deadlines.get(seat)
        return None if deadline is None else max(0.0, deadline - self.settings.clock())

    def hurry_in(self, seat: int) -> float | None:
        """Seconds until the wait can be shortened: whoever is missed has a while to come back."""
        left, settings = self.waits_for(seat), self.settings
        if left is None:
            return None
        return max(0.0, left - settings.leave_wait + min(settings.hurry_wait, settings.leave_wait))

    def check_hurry(self, seat: int) -> None:
        """The wait for somebody can be shortened once they have been missed for a while."""
        too_early = self.hurry_in(seat)
        if too_early is None:
            raise Refusal("server-nobody-missing", CONFLICT)
        if too_early > 0:
            raise just_left(too_early)

    def check_free(self, seat: int) -> None:
        """Once the table has begun, a seat is given away if it is a bot's, or its person has left."""
        had, left_in = self.table.seats[seat], self.left_in(seat)
        if self.table.status == GATHERING or not (had.holder == PERSON or had.kept):
            return
        if had.holder == PERSON or left_in is None:
            raise Refusal("server-seat-taken", CONFLICT)
        if left_in > 0:
            raise just_left(left_in)

    def seats_told(self, language: str) -> list[SeatTold]:
        """Who sits where."""
        return [self.seat_told(number, language) for number in range(len(self.table.seats))]

    def seat_told(self, number: int, language: str) -> SeatTold:
        """One seat."""
        row = self.table.seats[number]
        waits, hurry = self.waits_for(number), self.hurry_in(number)
        return SeatTold(
            seat=number,
            name=self.table.names[number],
            title=self.title(number, language),
            team=team_of(self.table.names, number),
            holder=row.holder,  # type: ignore[arg-type]
            bot=row.bot,
            nick=row.nick,
            here=self.is_here(number) if row.holder == PERSON or row.kept else False,
            kept=row.kept,
            waits=None if waits is None else math.ceil(waits),
            hurry=None if hurry is None else math.ceil(hurry),
        )

    def title(self, number: int, language: str) -> str:
        """A seat in words, found once for each position."""
        game = self.table.game
        if self.titled is not game:
            self.titled, self.titles = game, {}
        if (number, language) not in self.titles:
            phrase = game.definition.words.seat_in_full(game, number)
            self.titles[number, language] = sentence(say_in(language)(phrase))
        return self.titles[number, language]

    # -- doing

    async def in_step(self, act: Callable[[], Awaitable[Result]]) -> Result:
        """Do something with the table's lock held. Where it cannot be done, this process may be behind another: as
        long as it finds that it was, it is tried again."""
        while True:
            if self.table.is_stale:
                raise come_again()
            known = self.table.known
            try:
                return await act()
            except Refusal as refusal:
                if refusal.status == CONFLICT:
                    await self.table.catch_up()
                self.tell_news()
                if self.table.known == known:
                    raise

    # -- news

    def tell_state(self) -> None:
        """The table has changed."""
        self.note_absent()
        for reader in self.readers:
            reader.tell(self.gate.state(reader, self.seats_told(reader.language)))
        self.changed.set()

    def tell_start(self) -> None:
        """There is a board now."""
        self.note_absent()
        for reader in self.readers:
            self.introduce(reader)
        self.changed.set()

    def tell_chat(self, said: ChatRow) -> None:
        """Somebody has said something."""
        for reader in self.readers:
            if self.gate.may_read(reader.seat, said):
                number = self.gate.chat_number(reader.seat, said)
                told = self.gate.chat_told(said, number, reader.language)
                reader.tell(Said(**self.gate.head(reader), chat=told))

    def tell_news(self) -> None:
        """Another process has gone on with the table, or nobody knows how it stands."""
        self.clear_if_stale()
        news, self.table.news = self.table.news, None
        if news is None:
            return
        for reader in self.readers:
            if reader.seat in news.given_away:
                reader.gone.set()
        if news.has_begun:
            self.tell_start()
        elif news.journal:
            self.tell_state()
        elif news.nicks:
            self.people_changed()
        if not news.journal:
            self.tell_minds(news.minds)
        for said in news.chat:
            self.tell_chat(said)

    def tell_minds(self, seats: set[int]) -> None:
        """These seats want other answers given; nobody else hears of it."""
        for reader in self.readers:
            if reader.seat in seats:
                reader.tell(self.gate.state(reader, self.seats_told(reader.language)))
        self.changed.set()
