"""The lines of the log as a reader is sent them. A line's text is made once for each language."""

from othersight.games import words_of
from othersight.kernel.log import Entry
from othersight.server.protocol.server_messages import LinePicture, LogLine, LogPart
from othersight.server.sessions.reader import Reader
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.table import Table
from othersight.server.texts.language import capitalized, say_in
from othersight.server.texts.line_picture import line_picture

FIRST_LINES = 80
"""Lines that a new reader is sent; earlier ones on request."""


class LogMessages:
    """The log of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.texts: dict[str, dict[int, tuple[Entry, str, LinePicture | None]]] = {}

    def entries(self, seat: int) -> list[Entry]:
        """The entries that a seat may see."""
        return self.table.game.log(seat) if self.table.has_started else []

    def new_lines(self, reader: Reader) -> LogPart:
        """The lines that the reader does not have yet."""
        entries = self.entries(reader.seat)
        total = len(entries)
        first = max(0, total - FIRST_LINES)
        if reader.sent_log is not None:
            first = common_prefix(reader.sent_log, entries)
        reader.sent_log = entries
        return self.lines(reader.seat, reader.language, first, total)

    def lines(self, seat: int, language: str, first: int, last: int) -> LogPart:
        """Lines from `first` to before `last`, counted as the seat sees them."""
        entries = self.table.game.chronicle.entries() if self.table.has_started else []
        mine = [number for number, entry in enumerate(entries) if entry.is_seen_by(seat)]
        start = min(first, len(mine))
        wanted = mine[start : max(start, last)]
        return LogPart(
            first=start,
            total=len(mine),
            lines=[self.line(number, entries[number], language, seat) for number in wanted],
        )

    def line(self, number: int, entry: Entry, language: str, seat: int) -> LogLine:
        """One line in words and as data; it does not say which other seats may read it."""
        text, picture = self.drawn(number, entry, language)
        return LogLine(
            key=entry.key,
            values=list(entry.values),
            text=text,
            decision=entry.decision,
            heading=entry.key in words_of(self.table.game).headings,
            alone=[] if entry.is_seen_by(SPECTATOR) else [seat],
            picture=picture,
        )

    def drawn(self, number: int, entry: Entry, language: str) -> tuple[str, LinePicture | None]:
        """A line in words and what it shows; cached until an undo removes the line."""
        texts = self.texts.setdefault(language, {})
        cached = texts.get(number)
        if cached is None or cached[0] is not entry:
            game = self.table.game
            phrase = words_of(game).entry(game, entry)
            text = capitalized(say_in(language)(phrase))
            cached = (entry, text, line_picture(game, entry, language))
            texts[number] = cached
        return cached[1], cached[2]


def common_prefix(old: list[Entry], new: list[Entry]) -> int:
    """How many entries are the same from the first on; all positions share the entries they have in common."""
    length = min(len(old), len(new))
    while length and old[length - 1] is not new[length - 1]:
        length -= 1
    return length
