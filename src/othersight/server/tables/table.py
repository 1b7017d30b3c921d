"""One table: the game, who sits there, and every change under one lock, stored before anybody hears of it.

Whatever is tried is tried on a clone. What the game refuses or the storage cannot keep leaves the table as it was.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from othersight.kernel.errors import OthersightError
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.question import Option, Question, option_of, text_of
from othersight.server.errors import CONFLICT, OUTDATED, Refusal, refused_by_game
from othersight.server.settings import Settings
from othersight.server.storage.rows import (
    CLOSED,
    CONSENT,
    DECISION,
    EXPIRED,
    GATHERING,
    OVER,
    PLAYING,
    PROPOSAL,
    SEAT,
    START,
    UNDO,
    Change,
    ChatRow,
    Kept,
    LinkRow,
    SeatRow,
)
from othersight.server.storage.store import Behind, NotStored, Store
from othersight.server.tables.proposals import NO, YES, proposal_after
from othersight.server.tables.rebuild import Rebuilt, follow, still_asked
from othersight.server.tables.remote_changes import ANEW, News
from othersight.server.tables.seats import BOT, OPEN, PERSON, team_of

Result = TypeVar("Result")


class Table:
    """A table in memory. Methods that change it are called with the lock held (`async with table.lock`)."""

    def __init__(self, kept: Kept, rebuilt: Rebuilt, store: Store, settings: Settings) -> None:
        self.id = kept.row.id
        self.row = kept.row
        self.status = kept.row.status
        self.seats = kept.seats
        self.sequence = kept.journal[-1].sequence if kept.journal else 0
        self.snapshot_at = kept.snapshot_at
        self.keys: set[str] = set()
        self.learn_keys(kept)
        self.chat = kept.chat
        self.remembered = kept.remembered
        self.game, self.past, self.asked, self.proposal = rebuilt
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.passed: tuple[int, Option] | None = None
        """Who has just been answered for, and how."""
        self.incarnation = sum([change.kind == UNDO for change in kept.journal])
        """Grows when the game goes back, so that bots forget what has not happened."""
        self.is_stale = False
        """Nobody can tell whether a change was stored: the table must be read again."""
        self.news: News | None = None
        """What another process has stored, as long as nobody here has been told."""
        self.worded: dict[tuple[int, str, str], tuple[Game, Question]] = {}
        """Where the words of remembered answers were found."""
        self.after_storing: Callable[[], None] = lambda: None
        """Rings the bell for other processes."""
        self.has_left: Callable[[int], bool] = lambda seat: False
        """Whether somebody for whom a bot plays has been away for long; the room knows."""

    def learn_keys(self, kept: Kept) -> None:
        """The keys of everything that was done."""
        keys = [*[change.key for change in kept.journal], *[said.key for said in kept.chat]]
        self.keys |= {key for key in (*keys, *kept.clicks) if key}

    # -- what can be said of it

    @property
    def known(self) -> tuple[int, int]:
        """How much is known of the table; it grows with whatever is stored."""
        return self.sequence, len(self.keys)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats by name."""
        return self.game.seats

    @property
    def persons(self) -> list[int]:
        """The seats that people play now."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == PERSON]

    @property
    def owned(self) -> list[int]:
        """The seats of people, also those that a bot plays until its person is back."""
        return [n for n, seat in enumerate(self.seats) if seat.holder == PERSON or seat.kept]

    @property
    def consulted(self) -> list[int]:
        """The seats whose people are asked before the game goes back: all but those who have left."""
        return [seat for seat in self.owned if not self.has_left(seat)]

    @property
    def is_alone(self) -> bool:
        """Whether nobody at the table could learn anything from how quickly somebody answers."""
        return len(self.owned) <= 1

    def has_done(self, seat: int, key: str) -> bool:
        """Whether that click has been carried out already."""
        return f"{seat}:{key}" in self.keys

    def remembered_by(self, seat: int) -> dict[str, str]:
        """The answers that a seat wants to be given."""
        return self.remembered.get(seat, {})

    # -- decisions

    async def answer(self, seat: int, option: Option, key: str | None = None) -> None:
        """The answer of a seat to its question."""
        self.check_playing()
        after = self.game.clone()
        attempt(lambda: after.answer(option, seat))
        await self.decided(seat, option, after, key)

    async def aside(self, seat: int, option: Option, key: str | None = None) -> None:
        """Something done or said without being asked."""
        self.check_playing()
        after = self.game.clone()
        attempt(lambda: after.aside(option, seat))
        await self.decided(seat, (ASIDE, *option), after, key)

    async def decided(self, seat: int, option: Option, after: Game, key: str | None) -> None:
        """Store a decision and go on from there."""
        change = Change(self.sequence + 1, DECISION, seat, text_of(option), self.full(seat, key))
        await self.keep(
            change,
            status=OVER if after.outcome else "",
            snapshot=after.save() if self.is_snapshot_due(after, change) else "",
        )
        self.go_on(after, change)

    def is_snapshot_due(self, after: Game, change: Change) -> bool:
        """Now and then, where nobody is asked since earlier: a snapshot does not tell since when."""
        if change.sequence - self.snapshot_at < self.settings.snapshot_every:
            return False
        asked = still_asked(self.asked, after, change)
        return all([since == change.sequence for _, since in asked.values()])

    def go_on(self, game: Game, change: Change) -> None:
        """The game stands differently now."""
        self.game = game
        self.past.add(game)
        self.asked = still_asked(self.asked, game, change)
        self.passed = None

    def check_playing(self) -> None:
        """Nothing is decided before the start and after the end."""
        if self.status == GATHERING:
            raise Refusal("server-not-begun", CONFLICT)
        if self.status != PLAYING:
            raise Refusal("error-game-over", CONFLICT)

    # -- going back

    async def undo(self, seat: int, to: int, key: str) -> None:
        """Back to so many decisions, if the seat may alone; else all persons are asked."""
        if self.status not in (PLAYING, OVER):
            raise Refusal("server-not-begun", CONFLICT)
        if not self.past.first <= to < self.game.history.length:
            raise Refusal("server-undo-nothing", 400)
        alone = self.past.reach(seat, self.game).to
        if self.status == PLAYING and alone is not None and to >= alone:
            await self.go_back(seat, to, key)
            return
        if not set(self.consulted) - {seat}:
            await self.go_back(seat, to, key)
            return
        await self.keep(
            Change(self.sequence + 1, PROPOSAL, seat, str(to), self.full(seat, key)),
        )

    async def consent(self, seat: int, number: int, agree: bool, key: str) -> None:
        """A person agrees to go back, or does not; when all have agreed, it is done."""
        one = self.proposal
        if one is None or one.number != number:
            raise Refusal("server-no-proposal", CONFLICT)
        if agree and (one.agreed | {seat}).issuperset(self.consulted):
            await self.go_back(seat, one.to, key)
            return
        said = YES if agree else NO
        await self.keep(Change(self.sequence + 1, CONSENT, seat, said, self.full(seat, key)))

    async def go_back(self, seat: int, to: int, key: str | None) -> None:
        """The game as it was after so many decisions."""
        before = self.past.at(to, self.game)
        change = Change(self.sequence + 1, UNDO, seat, str(to), self.full(seat, key))
        await self.keep(change, status=PLAYING)
        self.incarnation += 1
        self.go_on(before, change)

    async def go_back_if_agreed(self) -> bool:
        """Do what is proposed if all who had to agree have agreed or left; whether it was done."""
        one = self.proposal
        if one is None or not one.agreed.issuperset(self.consulted):
            return False
        await self.go_back(one.by, one.to, None)
        return True

    # -- seats

    async def start(self, seat: int, bot: str | None, key: str | None) -> None:
        """Begin; whoever has not come is a bot."""
        if self.status != GATHERING:
            raise Refusal("server-begun", CONFLICT)
        empty = [number for number, one in enumerate(self.seats) if one.holder == OPEN]
        if empty and bot is None:
            raise Refusal("server-seats-empty", CONFLICT)
        for number in empty:
            await self.put(number, SeatRow(BOT, bot or ""))
        change = Change(self.sequence + 1, START, seat, "", self.full(seat, key))
        await self.keep(change, status=PLAYING)
        self.asked = still_asked({}, self.game, change)

    async def put(
        self,
        seat: int,
        row: SeatRow,
        key: str | None = None,
        by: int | None = None,
        links: dict[str, LinkRow] | None = None,
        ends_links: bool = False,
    ) -> None:
        """Somebody else has a seat now."""
        full = self.full(seat if by is None else by, key)
        detail = row.holder + (ANEW if ends_links else "")
        change = Change(self.sequence + 1, SEAT, seat, detail, full)
        await self.keep(change, seat=row, links=links, ends_links=ends_links)
        self.seats[seat] = row
        with suppress(Refusal):  # the seat is given all the same; going back is tried again
            await self.go_back_if_agreed()

    async def hand_over(self, seat: int, bot: str, key: str | None = None) -> None:
        """A bot plays until the person is back."""
        mine = self.seats[seat]
        if mine.holder != PERSON:
            raise Refusal("server-seat-is-bots", CONFLICT)
        await self.put(seat, SeatRow(BOT, bot, mine.nick, kept=True), key)

    async def take_back(self, seat: int, key: str | None = None) -> None:
        """The person is back."""
        mine = self.seats[seat]
        if mine.holder != BOT or not mine.kept:
            raise Refusal("server-seat-is-yours", CONFLICT)
        await self.put(seat, SeatRow(PERSON, "", mine.nick), key)

    # -- words and wishes

    async def say(self, seat: int, channel: str, text: str, phrase: str, key: str) -> ChatRow:
        """Something is said to the table, or to the seat's team."""
        number = self.chat[-1].number + 1 if self.chat else 1
        where = channel if channel == "table" else team_of(self.names, seat)
        nick = self.seats[seat].nick
        said = ChatRow(number, where, seat, nick, text, phrase, self.full(seat, key))
        await self.stored(lambda: self.store.say(self.id, said))
        self.keys.add(f"{seat}:{key}")
        self.chat.append(said)
        return said

    async def remember(self, seat: int, kind: str, option: str, key: str) -> None:
        """This answer is given to questions of that kind from now on."""
        full = f"{seat}:{key}"
        await self.stored(lambda: self.store.remember(self.id, seat, kind, option, full))
        self.remembered[seat] = {**self.remembered_by(seat), kind: option}
        self.keys.add(full)

    async def forget(self, seat: int, kind: str, key: str) -> None:
        """The seat is asked again about that kind, or without one about everything."""
        full = f"{seat}:{key}"
        await self.stored(lambda: self.store.forget(self.id, seat, kind, full))
        mine = self.remembered_by(seat)
        self.remembered[seat] = {k: o for k, o in mine.items() if kind and k != kind}
        self.keys.add(full)

    async def call(self, seat: int, nick: str) -> None:
        """Somebody wants to be called so; whoever has the seat, as far as is known here, keeps it."""
        if nick == self.seats[seat].nick:
            return
        await self.stored(lambda: self.store.nick(self.id, seat, nick))
        self.seats[seat] = replace(self.seats[seat], nick=nick)

    # -- storage

    def full(self, seat: int, key: str | None) -> str | None:
        """A click's key, apart from those of other seats."""
        return f"{seat}:{key}" if key else None

    async def keep(
        self,
        change: Change,
        status: str = "",
        seat: SeatRow | None = None,
        links: dict[str, LinkRow] | None = None,
        ends_links: bool = False,
        snapshot: str = "",
    ) -> None:
        """Store one change; only then has it happened."""
        now = self.settings.clock()
        await self.stored(
            lambda: self.store.append(
                self.id, change, now, status, seat, links, ends_links, snapshot
            )
        )
        self.sequence = change.sequence
        self.status = status or self.status
        self.proposal = proposal_after(self.proposal, change)
        if snapshot:
            self.snapshot_at = change.sequence
        if change.key:
            self.keys.add(change.key)

    async def stored(self, write: Callable[[], None]) -> None:
        """Write without holding up other tables."""
        try:
            await asyncio.to_thread(write)
        except asyncio.CancelledError:
            self.is_stale = True  # nobody can tell whether it was stored
            raise
        except NotStored as error:
            await self.find_out()
            raise Refusal("server-not-stored", 503) from error
        except Behind as error:
            await self.catch_up()
            raise Refusal(OUTDATED, CONFLICT) from error
        self.after_storing()

    async def find_out(self) -> None:
        """A database that breaks off may have stored a change all the same: look, or let the table be read again."""
        try:
            await self.catch_up()
        except Refusal:
            self.is_stale = True

    async def catch_up(self) -> None:
        """Follow what another process has stored; `news` keeps it until somebody has told the readers."""
        last = self.chat[-1].number if self.chat else 0
        try:
            kept = await asyncio.to_thread(self.store.news, self.id, self.sequence, last)
        except NotStored as error:
            raise Refusal("server-no-storage", 503) from error
        if kept is None or kept.row.status in (CLOSED, EXPIRED):
            self.is_stale = True
            return
        try:
            self.follow(kept)
        except Exception:
            self.is_stale = True
            logging.getLogger("othersight").exception("table %s cannot be followed", self.id)

    def follow(self, kept: Kept) -> None:
        """The table as it is stored now; what cannot be followed leaves sequence and seats as they were."""
        rebuilt = Rebuilt(self.game, self.past, self.asked, self.proposal)
        sequence, incarnation = self.sequence, self.incarnation
        for change in kept.journal:
            rebuilt = follow(rebuilt, change)
            sequence = change.sequence
            incarnation += change.kind == UNDO
        news = self.news or News()
        news.add(kept, self.seats, self.remembered)
        self.news = news
        self.sequence, self.incarnation = sequence, incarnation
        self.game, self.past, self.asked, self.proposal = rebuilt
        if kept.journal:
            self.passed = None
        self.row, self.status, self.seats = kept.row, kept.row.status, kept.seats
        self.remembered = kept.remembered
        self.chat.extend(kept.chat)
        self.learn_keys(kept)


def attempt(act: Callable[[], Result]) -> Result:
    """Let the game do it; what it refuses is told, what it cannot make sense of too."""
    try:
        return act()
    except OthersightError as error:
        raise refused_by_game(error) from error
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        raise Refusal("server-not-understood", 400) from error


def option_in(text: str) -> Option:
    """An option as somebody has written it."""
    option = option_of(text)
    if not option:
        raise Refusal("server-not-understood", 400)
    return option
