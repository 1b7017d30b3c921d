"""One table: the game, its seats, and every action there, stored before anybody is told of it.

Every action is tried on a clone. If the game refuses it or it cannot be stored, the table stays as it was.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from othersight.kernel.errors import OthersightError
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.question import Option, option_of, text_of
from othersight.kernel.trace import trace_of
from othersight.scenarios.courses import Standing
from othersight.scenarios.puzzles import OPEN as OPEN_PUZZLE
from othersight.server.errors import CONFLICT, OUTDATED, Refusal, refused_by_game
from othersight.server.settings import Settings
from othersight.server.storage.rows import (
    CONSENT,
    DECISION,
    GATHERING,
    LESSON,
    OVER,
    PART,
    PLAYING,
    PROPOSAL,
    SEAT,
    START,
    UNDO,
    Change,
    ChatRow,
    LinkRow,
    SeatRow,
    StoredTable,
)
from othersight.server.storage.store import Store
from othersight.server.tables.fair_start import parts_text, started_game
from othersight.server.tables.journaled_table import JournaledTable
from othersight.server.tables.lessons import LEFT
from othersight.server.tables.proposals import NO, YES
from othersight.server.tables.rebuild import RebuiltTable, questions_after
from othersight.server.tables.remote_changes import NEW_LINK
from othersight.server.tables.seats import BOT, OPEN, PERSON, team_of
from othersight.server.tables.undo import PositionHistory

Result = TypeVar("Result")


class Table(JournaledTable):
    """The actions at a table: decisions, undo, seats, chat and remembered answers."""

    def __init__(
        self, stored: StoredTable, rebuilt: RebuiltTable, store: Store, settings: Settings
    ) -> None:
        super().__init__(stored, rebuilt, store, settings)
        self.has_left: Callable[[int], bool] = lambda seat: False
        """Whether the person of a seat that a bot plays has left for good; set by the session's presence."""
        self.on_dice: Callable[[Game], None] = lambda after: None
        """Counts the dice that a decision has rolled."""
        self.counted_chance = self.game.chance.used
        """Bytes of chance whose dice were counted: those that fall again after an undo are not counted again."""

    # -- seats and persons

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.seats

    @property
    def persons(self) -> list[int]:
        """The seats that persons play now."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == PERSON]

    @property
    def owned(self) -> list[int]:
        """The seats of persons, also those that a bot plays until its person is back."""
        return [n for n, seat in enumerate(self.seats) if seat.holder == PERSON or seat.kept]

    @property
    def must_consent(self) -> list[int]:
        """The seats whose persons have to agree to an undo: all but those who have left."""
        return [seat for seat in self.owned if not self.has_left(seat)]

    @property
    def is_alone(self) -> bool:
        """Whether there is at most one person, so that nobody learns from how quickly an answer comes."""
        return len(self.owned) <= 1

    def has_done(self, seat: int, key: str) -> bool:
        """Whether the message with that key was carried out already."""
        return f"{seat}:{key}" in self.keys

    def remembered_by(self, seat: int) -> dict[str, str]:
        """The answers that are given for a seat, by kind of question."""
        return self.remembered.get(seat, {})

    # -- decisions

    async def answer(self, seat: int, option: Option, key: str | None = None) -> None:
        """A seat answers its question."""
        self.check_playing()
        after = self.game.clone()
        call_game(lambda: after.answer(option, seat))
        await self.store_decision(seat, option, after, key)

    async def aside(self, seat: int, option: Option, key: str | None = None) -> None:
        """A seat does or says something without being asked."""
        self.check_playing()
        after = self.game.clone()
        call_game(lambda: after.aside(option, seat))
        await self.store_decision(seat, (ASIDE, *option), after, key)

    async def store_decision(self, seat: int, option: Option, after: Game, key: str | None) -> None:
        """Store a decision and go on from the position after it."""
        full = self.full_key(seat, key)
        trace = trace_of(after)
        change = Change(self.sequence + 1, DECISION, seat, text_of(option), full, trace)
        await self.store_change(
            change,
            status=OVER if after.outcome else "",
            snapshot=after.save() if self.is_snapshot_due(after, change) else "",
            game=after,
        )
        self.metrics.decisions["person" if key else "server"] += 1
        self.count_dice(after)
        self.advance(after, change)

    def count_dice(self, after: Game) -> None:
        """Count the dice that the last decision rolled, for the public frequencies."""
        if self.game.chance.used >= self.counted_chance and self.is_fair:
            self.on_dice(after)
        self.counted_chance = max(self.counted_chance, after.chance.used)

    def is_snapshot_due(self, after: Game, change: Change) -> bool:
        """Whether to store a snapshot: only if all questions are new, since it does not say how old they are."""
        if change.sequence - self.snapshot_at < self.settings.snapshot_every:
            return False
        asked = questions_after(self.asked, after, change)
        return all([since == change.sequence for _, since in asked.values()])

    def advance(self, game: Game, change: Change) -> None:
        """Go on with that position."""
        self.game = game
        self.positions.add(game)
        self.asked = questions_after(self.asked, game, change)
        self.passed = None

    def check_playing(self) -> None:
        """Refuse decisions before the start and after the end."""
        if self.status == GATHERING:
            raise Refusal("server-not-begun", CONFLICT)
        if self.status != PLAYING:
            raise Refusal("error-game-over", CONFLICT)

    # -- lessons

    @property
    def standing(self) -> Standing | None:
        """Where the person who takes a lesson stands; None at a table without one, and once it is over."""
        if self.lesson is None or self.status != PLAYING:
            return None
        return self.lesson.standing(self.game)

    @property
    def is_puzzle_over(self) -> bool:
        """Whether the puzzle of this table is solved or missed: then nobody plays on by itself."""
        return self.puzzle is not None and self.puzzle.state(self.game) != OPEN_PUZZLE

    async def go_on(self, seat: int, step: int | None, key: str) -> None:
        """The person has read a step of the lesson, or leaves the lesson."""
        standing = self.standing
        if standing is None or (step is not None and step != standing.step):
            raise Refusal(OUTDATED, CONFLICT)
        detail = LEFT if step is None else str(step)
        await self.store_change(
            Change(self.sequence + 1, LESSON, seat, detail, self.full_key(seat, key))
        )

    # -- undo

    async def undo(self, seat: int, to: int, key: str) -> None:
        """Go back to `to` decisions if the seat may do so alone; else propose it to all persons."""
        if self.status not in (PLAYING, OVER):
            raise Refusal("server-not-begun", CONFLICT)
        if not self.positions.first <= to < self.game.history.length:
            raise Refusal("server-undo-nothing", 400)
        alone = self.positions.undo_reach(seat, self.game).to
        if self.status == PLAYING and alone is not None and to >= alone:
            await self.go_back(seat, to, key)
            return
        if not set(self.must_consent) - {seat}:
            await self.go_back(seat, to, key)
            return
        await self.store_change(
            Change(self.sequence + 1, PROPOSAL, seat, str(to), self.full_key(seat, key)),
        )

    async def consent(self, seat: int, number: int, agree: bool, key: str) -> None:
        """A person agrees to the proposed undo, or not; it is done when all have agreed."""
        one = self.proposal
        if one is None or one.number != number:
            raise Refusal("server-no-proposal", CONFLICT)
        if agree and (one.agreed | {seat}).issuperset(self.must_consent):
            await self.go_back(seat, one.to, key)
            return
        vote = YES if agree else NO
        await self.store_change(
            Change(self.sequence + 1, CONSENT, seat, vote, self.full_key(seat, key))
        )

    async def go_back(self, seat: int, to: int, key: str | None) -> None:
        """Go back to the position after `to` decisions."""
        before = self.positions.at(to, self.game)
        change = Change(self.sequence + 1, UNDO, seat, str(to), self.full_key(seat, key))
        await self.store_change(change, status=PLAYING, game=before)
        self.undo_count += 1
        self.advance(before, change)

    @property
    def is_undo_agreed(self) -> bool:
        """Whether an undo is proposed to which all have agreed who have to and have not left."""
        return self.proposal is not None and self.proposal.agreed.issuperset(self.must_consent)

    async def go_back_if_agreed(self) -> bool:
        """Do the proposed undo if all have agreed; whether it was done."""
        one = self.proposal
        if one is None or not self.is_undo_agreed:
            return False
        await self.go_back(one.by, one.to, None)
        return True

    # -- changing seats

    async def start(self, seat: int, bot: str | None, key: str | None) -> None:
        """Start the game; open seats are given to that bot."""
        if self.status != GATHERING:
            raise Refusal("server-begun", CONFLICT)
        empty = [number for number, one in enumerate(self.seats) if one.holder == OPEN]
        if empty and bot is None:
            raise Refusal("server-seats-empty", CONFLICT)
        for number in empty:
            await self.set_seat(number, SeatRow(BOT, bot or ""))
        parts = parts_text(self.parts.by_seat) if self.is_fair else ""
        change = Change(self.sequence + 1, START, seat, parts, self.full_key(seat, key))
        started = started_game(self.game, change)
        await self.store_change(change, status=PLAYING, game=started)
        if parts:
            self.game = started
            self.positions = PositionHistory(self.game)
            self.counted_chance = self.game.chance.used
        self.asked = questions_after({}, self.game, change)

    async def set_seat(
        self,
        seat: int,
        row: SeatRow,
        key: str | None = None,
        by: int | None = None,
        links: dict[str, LinkRow] | None = None,
        ends_links: bool = False,
    ) -> None:
        """Give a seat to somebody else."""
        full = self.full_key(seat if by is None else by, key)
        detail = row.holder + (NEW_LINK if ends_links else "")
        change = Change(self.sequence + 1, SEAT, seat, detail, full)
        await self.store_change(change, seat=row, links=links, ends_links=ends_links)
        self.seats[seat] = row
        with suppress(Refusal):  # the seat has changed in any case; the undo is tried again later
            await self.go_back_if_agreed()

    async def add_part(self, seat: int, part: str) -> bool:
        """A person adds a part to the chance of the game before it starts, once; whether it was added."""
        if (
            self.status != GATHERING
            or seat in self.parts.by_seat
            or self.seats[seat].holder != PERSON
        ):
            return False
        await self.store_change(Change(self.sequence + 1, PART, seat, part))
        return True

    async def hand_over(self, seat: int, bot: str, key: str | None = None) -> None:
        """A bot plays until the person is back."""
        mine = self.seats[seat]
        if mine.holder != PERSON:
            raise Refusal("server-seat-is-bots", CONFLICT)
        await self.set_seat(seat, replace(mine, holder=BOT, bot=bot, kept=True), key)

    async def take_back(self, seat: int, key: str | None = None) -> None:
        """The person plays again."""
        mine = self.seats[seat]
        if mine.holder != BOT or not mine.kept:
            raise Refusal("server-seat-is-yours", CONFLICT)
        await self.set_seat(seat, replace(mine, holder=PERSON, bot="", kept=False), key)

    async def set_nick(self, seat: int, nick: str) -> None:
        """Change the name of a seat's person; nothing else of the seat."""
        if nick == self.seats[seat].nick:
            return
        await self.write(lambda: self.store.set_nick(self.id, seat, nick))
        self.seats[seat] = replace(self.seats[seat], nick=nick)

    async def seat_program(self, seat: int) -> bool:
        """A program sits down at a seat, which everybody sees from now on; whether that is new."""
        if not self.row.programs:
            raise Refusal("server-no-programs", 403)
        if self.seats[seat].program:
            return False
        await self.write(lambda: self.store.set_program(self.id, seat))
        self.seats[seat] = replace(self.seats[seat], program=True)
        return True

    # -- chat and remembered answers

    async def add_chat(self, seat: int, channel: str, text: str, phrase: str, key: str) -> ChatRow:
        """A seat says something to the table or to its team."""
        number = self.chat[-1].number + 1 if self.chat else 1
        where = channel if channel == "table" else team_of(self.names, seat)
        nick = self.seats[seat].nick
        row = ChatRow(number, where, seat, nick, text, phrase, self.full_key(seat, key))
        await self.write(lambda: self.store.add_chat(self.id, row))
        self.keys.add(f"{seat}:{key}")
        self.chat.append(row)
        return row

    async def remember(self, seat: int, kind: str, option: str, key: str) -> None:
        """Give this answer to questions of that kind from now on."""
        full = f"{seat}:{key}"
        await self.write(lambda: self.store.remember(self.id, seat, kind, option, full))
        self.remembered[seat] = {**self.remembered_by(seat), kind: option}
        self.keys.add(full)

    async def forget(self, seat: int, kind: str, key: str) -> None:
        """Ask the seat again about that kind, or without one about everything."""
        full = f"{seat}:{key}"
        await self.write(lambda: self.store.forget(self.id, seat, kind, full))
        mine = self.remembered_by(seat)
        self.remembered[seat] = {k: o for k, o in mine.items() if kind and k != kind}
        self.keys.add(full)


def call_game(act: Callable[[], Result]) -> Result:
    """Call the game; what it refuses, and what it cannot make sense of, becomes a refusal."""
    try:
        return act()
    except OthersightError as error:
        raise refused_by_game(error) from error
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        raise Refusal("server-not-understood", 400) from error


def parse_option(text: str) -> Option:
    """An option from its notation."""
    option = option_of(text)
    if not option:
        raise Refusal("server-not-understood", 400)
    return option
