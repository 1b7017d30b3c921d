"""Replays, and new tables that branch off one of their positions.

While a game goes on, a replay shows what one's own seat or a spectator may know; when it is over, what any seat knew.
"""

import dataclasses
import json
from weakref import WeakKeyDictionary

from othersight.bots import USUAL
from othersight.games import words_of
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.log import Entry
from othersight.kernel.question import Option, Question, text_of
from othersight.server.errors import CONFLICT, Refusal
from othersight.server.protocol.rest_models import (
    Branch,
    Replay,
    ReplayPosition,
    ReplayStep,
    SeatRequest,
)
from othersight.server.protocol.server_messages import LogLine, OptionInfo
from othersight.server.sessions.registry import Visitor
from othersight.server.settings import Settings
from othersight.server.storage.rows import GATHERING, OVER
from othersight.server.tables.creation import PreparedTable, prepare_seats
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.table import Table
from othersight.server.texts.language import capitalized, say_in
from othersight.server.texts.line_picture import line_picture
from othersight.server.texts.option_info import option_info
from othersight.toolkit.phrases import Phrase

ALL = -2
"""The eyes of all seats together."""
Lines = dict[int, tuple[Entry, LogLine]]
WRITTEN: WeakKeyDictionary[Table, dict[str, Lines]] = WeakKeyDictionary()
"""The lines of the tables whose replays were read, by language and number: everybody reads the same ones."""


def check_eyes(visitor: Visitor, wanted: int | None) -> int:
    """The seat whose knowledge a visitor may see in a replay; refused if that is another's and the game goes on."""
    table = visitor.session.table
    if table.status == GATHERING:
        raise Refusal("server-not-begun", CONFLICT)
    eyes = visitor.seat if wanted is None else wanted
    if not ALL <= eyes < len(table.names):
        raise Refusal("error-no-such-seat", 404, seat=eyes)
    if table.status != OVER and eyes not in (visitor.seat, SPECTATOR):
        raise Refusal("server-not-your-eyes", 403)
    return eyes


class ReplayView:
    """A game's past as `eyes` may see it: a seat, a spectator (-1) or all seats (-2)."""

    def __init__(self, table: Table, eyes: int, language: str) -> None:
        self.table = table
        self.positions = table.positions.copy()
        self.game = table.game
        self.eyes = eyes
        self.language = language
        self.say = say_in(language)
        self.first = self.positions.first
        self.last = self.game.history.length
        self.written: Lines = WRITTEN.setdefault(table, {}).setdefault(language, {})

    def at(self, step: int) -> Game:
        """The game after that number of decisions."""
        return self.positions.at(step, self.game)

    def replay(self) -> Replay:
        """Every step."""
        return Replay(
            table=self.table.id,
            game=self.game.definition.name,
            eyes=self.eyes,
            seats=[capitalized(self.say(name)) for name in self.seats()],
            first=self.first,
            last=self.last,
            outcome=self.game.outcome,
            steps=[self.step(number) for number in range(self.first, self.last + 1)],
        )

    def seats(self) -> list[Phrase]:
        """The names of the seats."""
        words = words_of(self.game)
        return [words.seat(self.game, seat) for seat in range(len(self.game.seats))]

    def position(self, step: int) -> ReplayPosition:
        """One position."""
        if not self.first <= step <= self.last:
            raise Refusal("server-no-such-step", 404, first=self.first, last=self.last)
        game = self.at(step)
        seats = range(len(game.seats)) if self.eyes == ALL else ()
        return ReplayPosition(
            table=self.table.id,
            step=step,
            eyes=self.eyes,
            view=game.view(max(self.eyes, SPECTATOR)),
            views=[game.view(seat) for seat in seats],
            board=game.board(),
        )

    def step(self, number: int) -> ReplayStep:
        """One step: the decision, if it may be known, and the new lines of the log."""
        seat, taken_option = None, None
        before = self.at(number - 1) if number > self.first else None
        if before is not None:
            who, taken = self.game.history.list()[number - 1]
            if self.eyes in (ALL, who):
                seat, taken_option = who, self.option(before, who, taken)
        first = before.chronicle.length if before is not None else 0
        now = self.at(number)
        new = enumerate(now.chronicle.entries()[first:], first)
        lines = [self.line(now, at, entry) for at, entry in new if self.sees(entry)]
        return ReplayStep(
            number=number,
            seat=seat,
            option=taken_option[0] if taken_option else "",
            text=taken_option[1]["text"] if taken_option else "",
            title=taken_option[1]["title"] if taken_option else "",
            log=lines,
        )

    def option(self, before: Game, seat: int, option: Option) -> tuple[str, OptionInfo]:
        """A decision in notation and in words."""
        if option[0] == ASIDE:
            unasked = Question(seat, ASIDE, before.asides(seat), "")
            return text_of(option), option_info(before, unasked, option[1:], self.language)
        asked = before.question_of(seat)
        return text_of(option), option_info(before, asked, option, self.language)

    def sees(self, entry: Entry) -> bool:
        """Whether a line may be shown."""
        return self.eyes == ALL or entry.is_seen_by(self.eyes)

    def line(self, game: Game, number: int, entry: Entry) -> LogLine:
        """A line of the log; of other seats that may read it, it names those of the eyes alone."""
        known = self.written.get(number)
        if known is None or known[0] is not entry:  # an undo has removed the line that was here
            known = self.written[number] = (entry, self.public_line(game, entry))
        if entry.is_seen_by(SPECTATOR):
            return known[1]
        seats = range(len(game.seats)) if self.eyes == ALL else (self.eyes,)
        alone = [seat for seat in seats if entry.is_seen_by(seat)]
        return {**known[1], "alone": alone}

    def public_line(self, game: Game, entry: Entry) -> LogLine:
        """A line as whoever may read it is shown it."""
        words = words_of(game)
        return LogLine(
            key=entry.key,
            values=list(entry.values),
            text=capitalized(self.say(words.entry(game, entry))),
            decision=entry.decision,
            heading=entry.key in words.headings,
            alone=[],
            picture=line_picture(game, entry, self.language),
        )


def branch(visitor: Visitor, wanted: Branch, settings: Settings) -> PreparedTable:
    """A new table against bots from that step on. While the game goes on, what the seat does not know is redealt."""
    table = visitor.session.table
    seat = wanted.seat if wanted.seat is not None else visitor.seat
    if check_eyes(visitor, seat) < 0:
        raise Refusal("server-branch-needs-seat", 400)
    view = ReplayView(table, seat, "en")
    if not view.first <= wanted.step <= view.last:
        raise Refusal("server-no-such-step", 404, first=view.first, last=view.last)
    position = view.at(wanted.step)
    if position.outcome:
        raise Refusal("server-branch-over", CONFLICT)
    if table.status != OVER:
        position = position.deal_anew(seat, settings.seed())
    wishes = [
        SeatRequest(holder="me" if number == seat else "bot", bot=USUAL)
        for number in range(len(position.seats))
    ]
    prepared = prepare_seats(position, wishes, "link", wanted.nick, settings)
    start = json.dumps(position.start)
    prepared.row = dataclasses.replace(prepared.row, base=position.save(), start=start)
    return prepared
