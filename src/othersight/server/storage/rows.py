"""What the store takes and gives, as plain records."""

from dataclasses import dataclass, field

DECISION, UNDO, SEAT, START = "decision", "undo", "seat", "start"
PROPOSAL, CONSENT = "proposal", "consent"
"""Kinds of changes in a journal."""

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
EXPIRED, CLOSED = "expired", "closed"
"""What a table can be."""


@dataclass
class SeatRow:
    """Who has a seat: a person, a bot by name, or nobody yet. `kept`: a bot plays until its person is back."""

    holder: str
    bot: str = ""
    nick: str = ""
    kept: bool = False


@dataclass(frozen=True)
class Change:
    """One line of a journal; `key` is that of the click that brought it about, with the seat before it."""

    sequence: int
    kind: str
    seat: int
    detail: str
    key: str | None = None


@dataclass(frozen=True)
class ChatRow:
    """One thing said; the channel is `table` or the name of a team."""

    number: int
    channel: str
    seat: int
    nick: str
    text: str
    phrase: str
    key: str | None = None


@dataclass(frozen=True)
class LinkRow:
    """Where a secret link leads."""

    table: str
    seat: int
    host: bool


@dataclass(frozen=True)
class TableRow:
    """A table's own facts."""

    id: str
    game: str
    version: str
    start: str
    base: str
    status: str
    watch: str
    seed: str
    touched: float


@dataclass
class Kept:
    """Everything that is stored of one table."""

    row: TableRow
    seats: list[SeatRow]
    journal: list[Change]
    chat: list[ChatRow]
    remembered: dict[int, dict[str, str]] = field(default_factory=dict)
    clicks: list[str] = field(default_factory=list)
    """Keys of what was done and left no line in journal or chat."""
    snapshot: str = ""
    snapshot_at: int = 0
