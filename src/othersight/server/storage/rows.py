"""The records that the store takes and returns."""

from dataclasses import dataclass, field

DECISION, UNDO, SEAT, START = "decision", "undo", "seat", "start"
PROPOSAL, CONSENT, LESSON, PART = "proposal", "consent", "lesson", "part"
"""Kinds of changes in a journal."""

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
EXPIRED, CLOSED = "expired", "closed"
"""The status of a table."""

OVER_TO_BOT, ONE_ANSWER = "over", "once"
"""What happens when the time of a person is over."""


@dataclass
class SeatRow:
    """Who has a seat: a person, a bot, or nobody yet. `kept`: the bot plays until the seat's person is back;
    `program`: a program has sat down with the seat's token."""

    holder: str
    bot: str = ""
    nick: str = ""
    kept: bool = False
    program: bool = False


@dataclass(frozen=True)
class Change:
    """One line of a journal; `key` is the seat and the key of the message that caused it."""

    sequence: int
    kind: str
    seat: int
    detail: str
    key: str | None = None
    trace: str = ""
    """What a decision has brought, as a digest."""


@dataclass(frozen=True)
class JournalEntry:
    """A change of a table's journal with what is stored together with it: when it was made, the table's new status, the
    seat it changes, the links it adds, whether it revokes those of the seat, and a snapshot."""

    table: str
    change: Change
    touched: float
    status: str = ""
    seat: "SeatRow | None" = None
    links: "dict[str, LinkRow]" = field(default_factory=dict)
    ends_links: bool = False
    snapshot: str = ""
    fence: int | None = None
    """The fence of the process that runs the table, for what the server does by itself; None for what people do."""
    waits: "dict[int, WaitRow] | None" = None
    """Who is asked after the change; None: as before."""


@dataclass(frozen=True)
class WaitRow:
    """Since when a person is asked, and until when if the table has a clock."""

    since: float
    until: float | None = None


@dataclass(frozen=True)
class ChatRow:
    """One chat message; the channel is `table` or the name of a team."""

    number: int
    channel: str
    seat: int
    nick: str
    text: str
    phrase: str
    key: str | None = None


@dataclass(frozen=True)
class LinkRow:
    """The table and seat of a secret link."""

    table: str
    seat: int
    host: bool


@dataclass(frozen=True)
class TableRow:
    """The facts of a table that are stored once."""

    id: str
    game: str
    version: str
    start: str
    base: str
    status: str
    watch: str
    seed: str
    touched: float
    leave_wait: float = 60
    """How long the others wait for a person who has left; 0: until that person is back."""
    programs: bool = False
    """Whether programs may sit here."""
    fence: int = 0
    """Grows whenever another process begins to run the table."""
    move_time: float = 0
    """How long a person may take for an answer; 0: as long as they like."""
    time_out: str = OVER_TO_BOT
    """What happens when that time is over: a bot takes the seat, or gives this one answer."""


@dataclass
class StoredTable:
    """Everything that is stored of a table."""

    row: TableRow
    seats: list[SeatRow]
    journal: list[Change]
    chat: list[ChatRow]
    remembered: dict[int, dict[str, str]] = field(default_factory=dict)
    clicks: list[str] = field(default_factory=list)
    """Keys of messages that left no line in journal or chat."""
    snapshot: str = ""
    snapshot_at: int = 0
    waits: dict[int, WaitRow] = field(default_factory=dict)
