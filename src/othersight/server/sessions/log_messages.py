"""The lines of the log as a reader is sent them. A line's text is made once for each language."""

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.server.protocol.server_messages import LogLine, LogPart
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.table import Table
from othersight.server.texts.language import capitalized, say_in
from othersight.server.texts.line_picture import line_picture

FIRST_LINES = 80
"""Lines that a new reader is sent; earlier ones on request."""


class SeatLog:
    """The entries that one seat may see, and their numbers among all."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.all: list[Entry] = []
        self.entries: list[Entry] = []
        self.numbers: list[int] = []

    def follow(self, entries: list[Entry]) -> None:
        """Add what is new, after dropping what an undo has removed."""
        if entries is self.all:
            return
        known = common_prefix(self.all, entries)
        if known < len(self.all):
            kept = sum([number < known for number in self.numbers])
            self.entries, self.numbers = self.entries[:kept], self.numbers[:kept]
        for number in range(known, len(entries)):
            if entries[number].is_seen_by(self.seat):
                self.entries.append(entries[number])
                self.numbers.append(number)
        self.all = entries


class LogMessages:
    """The log of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.written: dict[str, dict[int, tuple[Entry, LogLine]]] = {}
        self.seats: dict[int, SeatLog] = {}
        self.listed: tuple[Game, list[Entry]] | None = None
        """A position, and its whole log."""

    def of_seat(self, seat: int) -> SeatLog:
        """The log as a seat may see it now."""
        log = self.seats.get(seat)
        if log is None:
            log = self.seats[seat] = SeatLog(seat)
        log.follow(self.all_entries())
        return log

    def all_entries(self) -> list[Entry]:
        """The whole log, listed once for each position; nobody changes the list."""
        if not self.table.has_started:
            return []
        if self.listed is None or self.listed[0] is not self.table.game:
            self.listed = self.table.game, self.table.game.chronicle.entries()
        return self.listed[1]

    def entries(self, seat: int) -> list[Entry]:
        """The entries that a seat may see, as they are now."""
        return self.of_seat(seat).entries.copy()

    def lines(self, seat: int, language: str, first: int, last: int) -> LogPart:
        """Lines from `first` to before `last`, counted as the seat sees them."""
        log = self.of_seat(seat)
        start = min(first, len(log.numbers))
        wanted = log.numbers[start : max(start, last)]
        return LogPart(
            first=start,
            total=len(log.numbers),
            lines=[self.line(number, log.all[number], language, seat) for number in wanted],
        )

    def line(self, number: int, entry: Entry, language: str, seat: int) -> LogLine:
        """One line in words and as data; it does not say which other seats may read it."""
        written = self.written.setdefault(language, {})
        cached = written.get(number)
        if cached is None or cached[0] is not entry:  # an undo has removed the line that was here
            cached = written[number] = (entry, self.public_line(entry, language))
        if entry.is_seen_by(SPECTATOR):
            return cached[1]
        return {**cached[1], "alone": [seat]}

    def public_line(self, entry: Entry, language: str) -> LogLine:
        """A line as somebody is sent it who may read it like everybody."""
        game, words = self.table.game, words_of(self.table.game)
        return LogLine(
            key=entry.key,
            values=list(entry.values),
            text=capitalized(say_in(language)(words.entry(game, entry))),
            decision=entry.decision,
            heading=entry.key in words.headings,
            alone=[],
            picture=line_picture(game, entry, language),
        )


def common_prefix(old: list[Entry], new: list[Entry]) -> int:
    """How many entries are the same from the first on; all positions share the entries they have in common."""
    length = min(len(old), len(new))
    while length and old[length - 1] is not new[length - 1]:
        length -= 1
    return length
