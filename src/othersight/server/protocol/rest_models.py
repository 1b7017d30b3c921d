"""The bodies and replies of REST: games, tables, seats, links, replays and rules.

A token is sent in a body or in the header `Authorization: Bearer TOKEN`, never in an address.
"""

from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.config import JsonDict

from othersight.bots import USUAL
from othersight.server.protocol.client_messages import (
    WHOLE,
    BotName,
    ClientModel,
    Nick,
    Number,
    Part,
    Seat,
)
from othersight.server.protocol.server_messages import (
    ErrorInfo,
    GlossaryEntry,
    LogLine,
    PresetPhrase,
    SeatInfo,
    ServerModel,
    Status,
    TimeOut,
)

Token = Annotated[str, Field(min_length=20, max_length=100)]
Language = Annotated[str, Field(max_length=10)]
Commitment = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Watch = Literal["listed", "link", "nobody"]


class Health(ServerModel):
    """The server is up."""

    status: Literal["ok"]
    version: str
    protocol: int


class SetupAdvice(ServerModel):
    """A value that is recommended for an option, and why."""

    value: str | int
    text: str


class SetupOption(ServerModel):
    """An option of a new game. `kind`: word, number, names, cards, file or figures; `values` are the ready-made ones.

    `usual` is the default. Names may be a list, a file is its text, figures are an object of paths and values. If the
    option decides how many seats there are, `seats` is how many there are besides its value; else it is null.
    `advice` recommends a value for each value of the option `advised_by`, if there is one. `fixed` is the only value
    there is for some values of the option `fixed_by`: nobody needs to be asked then. `kinds` are the names that can be
    listed, each with the text key of its kind; `wanted`: so many of each kind, empty if that is not fixed.
    """

    name: str
    kind: str
    values: list[str | int]
    usual: str | int | list[str] | dict[str, Any]
    text: str
    seats: int | None
    advised_by: str
    advice: dict[str, SetupAdvice]
    fixed_by: str
    fixed: dict[str, str | int]
    kinds: dict[str, str]
    wanted: dict[str, int]


class LessonOffer(ServerModel):
    """A lesson of a game: its name, and what it is about."""

    lesson: str
    title: str
    text: str


class PuzzleOffer(ServerModel):
    """A puzzle of a game: its name, and what has to be reached."""

    puzzle: str
    title: str
    text: str


class GameInfo(ServerModel):
    """A game; `seats` are those with default options, `usual` is the seat of a person alone.

    `title`, `about` and `now` are its name, what it is about, and what it is with default options, in words.
    `draws_maps`: people can draw maps of their own for it.
    """

    game: str
    title: str
    about: str
    now: str
    version: str
    options: list[SetupOption]
    seats: list[str]
    usual: int
    bots: list[str]
    lessons: list[LessonOffer]
    puzzles: list[PuzzleOffer]
    draws_maps: bool


class GameList(ServerModel):
    """All games, the languages, and the preset phrases. `address` is where people reach the server, empty if it
    does not know."""

    games: list[GameInfo]
    languages: list[str]
    phrases: list[PresetPhrase]
    address: str


class SeatRequest(ClientModel):
    """Who gets a seat: me, a person by secret link, a bot by name, or anybody (`open`)."""

    holder: Literal["me", "person", "bot", "open"]
    bot: BotName = USUAL


LeaveWait = Annotated[int, Field(ge=0, le=30 * 86_400), WHOLE]
MoveTime = Annotated[int, Field(ge=0, le=30 * 86_400), WHOLE]


class NewTable(ClientModel):
    """A new table with options of its game; seats that are not named are given to bots. `commitment` is one that the
    server has made before, `part` what my seat adds to the chance of the game. `leave_wait` is how many seconds the
    others wait for a person who has left before a bot takes over: 0 until that person is back, null as the server
    does. `move_time` is how many seconds a person has for each answer, 0 without a clock; with one, a `leave_wait` of
    null is 0. When the time is over a bot takes the seat until its person takes it back (`time_out: "over"`), or gives
    this one answer (`"once"`). `programs`: programs may sit in the place of persons; everybody sees at which seats they
    do."""

    game: Annotated[str, Field(max_length=32)]
    options: Annotated[dict[str, Any], Field(max_length=32)] = Field(default_factory=dict)
    seats: Annotated[list[SeatRequest], Field(max_length=16)] | None = None
    watch: Watch = "link"
    leave_wait: LeaveWait | None = None
    move_time: MoveTime = 0
    time_out: TimeOut = "over"
    programs: bool = False
    nick: Nick = ""
    start: bool = False
    commitment: Commitment | None = None
    part: Part | None = None


class PlayNow(ClientModel):
    """A new game alone against bots, started at once; missing options have their defaults."""

    game: Annotated[str, Field(max_length=32)]
    options: Annotated[dict[str, Any], Field(max_length=32)] = Field(default_factory=dict)
    nick: Nick = ""
    commitment: Commitment | None = None
    part: Part | None = None


class StartLesson(ClientModel):
    """A lesson of a game, started at once."""

    game: Annotated[str, Field(max_length=32)]
    lesson: Annotated[str, Field(max_length=64)]
    nick: Nick = ""


class StartPuzzle(ClientModel):
    """A puzzle of a game, at a table of its own."""

    game: Annotated[str, Field(max_length=32)]
    puzzle: Annotated[str, Field(max_length=64)]
    nick: Nick = ""


class OpenScenario(ClientModel):
    """A scenario file as a live table. `text` is what stands in the file, `case` which of its cases begins. Without
    `seats` I have the seat that the file names, or the game's usual one, and bots have the others. Without `start` it
    waits, so that I can give seats to persons before it begins."""

    text: Annotated[str, Field(max_length=200_000)]
    case: Annotated[int, Field(ge=0, le=200), WHOLE] = 0
    seats: Annotated[list[SeatRequest], Field(max_length=16)] | None = None
    watch: Watch = "link"
    programs: bool = False
    nick: Nick = ""
    start: bool = True


class SeatLink(ServerModel):
    """A secret link: whoever has the token has the seat."""

    seat: int
    token: str


class TableCreated(ServerModel):
    """My token, my seat (-1 if I only watch), and the links for the persons I invite."""

    table: str
    token: str
    seat: int
    links: list[SeatLink]


class TableInfo(ServerModel):
    """A table as I may know it. `mine` is my seat, -1 for a spectator; `asked`: it is my decision.

    `touched` is the time of its last action, in seconds since 1970; `winners` are the seats that have won, once it is
    over; `sitting` says in words which sitting of a campaign it is, empty if it belongs to none.
    """

    table: str
    game: str
    options: dict[str, Any]
    sitting: str
    status: Status
    watch: Watch
    leave_wait: float
    move_time: float
    time_out: TimeOut
    programs: bool
    seats: list[SeatInfo]
    decisions: int
    mine: int
    host: bool
    asked: bool
    outcome: str
    winners: list[int]
    touched: float


class TableList(ServerModel):
    """Tables; `lost` are my tokens that will never work again, `other_version` my tokens of tables that need another
    version of the rules."""

    tables: list[TableInfo]
    lost: list[str] = Field(default_factory=list)
    other_version: list[str] = Field(default_factory=list)


class MyTables(ClientModel):
    """The tokens that a browser has."""

    tokens: Annotated[list[Token], Field(max_length=100)]


class Turn(ServerModel):
    """A table that waits for my decision at `seat` since and until those moments, in seconds since 1970; `until` is
    null without a clock. `alone`: no other person plays there. `options` are those of the game that are one word each,
    `persons` the names of the others, empty for one who has told none."""

    table: str
    game: str
    seat: int
    since: float
    until: float | None
    alone: bool
    options: dict[str, str]
    persons: list[str]


class TurnList(ServerModel):
    """The tables that wait for me, the nearest deadline first; `now` is the time at the server."""

    turns: list[Turn]
    now: float


Password = Annotated[str, Field(max_length=1000)]
NAMED: JsonDict = {
    "minLength": 1,
    "maxLength": 32,
    "pattern": r"^[^\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]*$",
}
"""What a schema can say of a name that is refused otherwise: not which other signs cannot be seen."""
AccountName = Annotated[str, Field(max_length=100, json_schema_extra=NAMED)]


class SignIn(ClientModel):
    """A name and its password, to sign up or in."""

    name: AccountName
    password: Password


class NewPassword(ClientModel):
    """My password in the place of my old one."""

    old: Password
    new: Password


class DeleteAccount(ClientModel):
    """My name is deleted; my password shows that it is me."""

    password: Password


class AttachSeats(ClientModel):
    """The seats of these tokens belong to my name from now on."""

    tokens: Annotated[list[Token], Field(max_length=100)]


class AccountTable(ClientModel):
    """A table at which I have a seat by my name."""

    table: Annotated[str, Field(max_length=32)]


class AccountSeat(ServerModel):
    """A seat that belongs to my name; `touched` is the time of the table's last action.

    `waiting` are the seats of persons that are asked. `options` are those of the game that are one word each,
    `persons` the names of the others.
    """

    table: str
    game: str
    seat: int
    host: bool
    status: Status
    touched: float
    waiting: list[int]
    options: dict[str, str]
    persons: list[str]


class AccountInfo(ServerModel):
    """My name, and the seats that belong to it."""

    name: str
    seats: list[AccountSeat]


class NewNotice(ClientModel):
    """Tell my seat that its table waits for it: by web push to a browser with these keys, or by a POST with JSON to an
    address (`webhook`), which must be public and https."""

    kind: Literal["push", "webhook"]
    address: Annotated[str, Field(min_length=1, max_length=2000)]
    p256dh: Annotated[str, Field(max_length=200)] = ""
    auth: Annotated[str, Field(max_length=100)] = ""


class NoticeInfo(ServerModel):
    """Where my seat is told. `stopped`: too many notices in a row have not arrived, and no more are sent."""

    notice: str
    kind: Literal["push", "webhook"]
    host: str
    failures: int
    stopped: bool


class NoticeList(ServerModel):
    """Where my seat is told, and the key that a browser needs to be told by web push."""

    notices: list[NoticeInfo]
    push_key: str


class Link(ClientModel):
    """A secret link that somebody has opened; one of which a part is missing leads nowhere, as any other wrong one."""

    token: Annotated[str, Field(max_length=1000)]


class Join(ClientModel):
    """Take an open seat; the first one if none is named."""

    seat: Seat | None = None
    nick: Nick = ""
    part: Part | None = None


class SeatChange(ClientModel):
    """The host gives a seat to a bot, to a person by a new link, or to anybody (`open`)."""

    holder: Literal["person", "bot", "open"]
    bot: BotName = USUAL


class StartTable(ClientModel):
    """The host starts the game; open seats are given to this bot."""

    bot: BotName | None = None


class Committed(ServerModel):
    """The server has chosen a secret for a new table; it is shown when that game is over. Unused ones are forgotten."""

    commitment: str


class SeatPart(ServerModel):
    """What a seat has added to the chance of a game."""

    seat: int
    part: str


class TableDice(ServerModel):
    """Where the chance of a table comes from: SHA-256 of the `secret` is the `commitment`; the secret and the `parts`
    make the `seed`. Secret and seed are empty until the game is over, or the table closed or expired."""

    table: str
    commitment: str
    parts: list[SeatPart]
    secret: str
    seed: str


class DiceCheck(ServerModel):
    """The server has played a finished game again: `dice` fell in `decisions`, and everything was as it is stored."""

    decisions: int
    dice: int
    bytes: int


class FaceFrequency(ServerModel):
    """How often a face has fallen, and how often it would on average."""

    face: str
    count: int
    expected: float


class DieFrequency(ServerModel):
    """One die of a game: its faces, and Pearson's chi-square test of whether it is fair.

    `chance` is how often a fair die would differ at least as much from the average."""

    game: str
    rolls: int
    faces: list[FaceFrequency]
    chi_square: float
    freedom: int
    chance: float


class DiceFrequencies(ServerModel):
    """All dice that have fallen at tables with committed chance and the usual dice."""

    dice: list[DieFrequency]


class ReplayStep(ServerModel):
    """One step of a replay: who decided what, if that may be known, and the new lines of the log. `title` is `text`
    without its particulars."""

    number: int
    seat: int | None
    option: str
    text: str
    title: str
    log: list[LogLine]


class Replay(ServerModel):
    """A game from its first step (`first`) to its last, as `eyes` may see it: a seat, a spectator (-1) or all seats
    (-2); `seats` are the names of the seats."""

    table: str
    game: str
    eyes: int
    seats: list[str]
    first: int
    last: int
    outcome: str
    steps: list[ReplayStep]


class ReplayPosition(ServerModel):
    """The position at one step; `views` are those of all seats, if `eyes` is -2."""

    table: str
    step: int
    eyes: int
    view: dict[str, Any]
    views: list[dict[str, Any]]
    board: dict[str, Any]


class StudyPoint(ServerModel):
    """How often the side wins when bots play the game on from a step, with its interval; `place` says where that is."""

    step: int
    place: str
    share: float
    low: float
    high: float
    known: bool


class TurningInfo(ServerModel):
    """Steps between which the chance of the side moved much, how much of it by luck and how much by choice."""

    first: int
    last: int
    place: str
    before: float
    after: float
    luck: float
    choice: float
    decisions: list[str]


class LuckInfo(ServerModel):
    """The dice of a side, or of a figure in the side before it: successes that fell, and those to be expected."""

    name: str
    side: bool = False
    dice: int
    got: float
    expected: float


class Study(ServerModel):
    """What a finished game came to, all chances being those of `side`; empty while it is worked out."""

    table: str
    status: Literal["running", "done", "failed"]
    side: str = ""
    curve: list[StudyPoint] = Field(default_factory=list)
    turning: list[TurningInfo] = Field(default_factory=list)
    luck: list[LuckInfo] = Field(default_factory=list)


class CampaignInfo(ServerModel):
    """The campaign that a table belongs to: which sitting it is, in words, a line for each one that is over and how it
    stands, how many there are (0 for a table of no campaign), and the options of the next one once this one is over."""

    table: str
    sitting: str = ""
    lines: list[str] = Field(default_factory=list)
    played: int = 0
    planned: int = 0
    options: dict[str, Any] | None = None


class RematchInfo(ServerModel):
    """The options of the same game once more, with what this one leaves to the next: cards seen before come last."""

    table: str
    options: dict[str, Any]


class StepHint(ServerModel):
    """What a strong bot would have done at a step of a finished game, and why."""

    step: int
    seat: int
    option: str
    text: str
    reasons: list[str]


class Branch(ClientModel):
    """A new table against bots from this step on. What I do not know is redealt, unless the game is over."""

    step: Number
    seat: Seat | None = None
    nick: Nick = ""


class RuleInfo(ServerModel):
    """A rule of the rulebook."""

    id: str
    title: str
    chapter: str
    text: str
    ruling: bool


class RuleList(ServerModel):
    """The first rules that contain all the words; `found` is the number of all of them."""

    found: int
    rules: list[RuleInfo]


class Glossary(ServerModel):
    """The cards, tokens and terms of a game that have a text."""

    game: str
    language: str
    things: list[GlossaryEntry]


class ErrorReply(ServerModel):
    """The reply to every refused request, with its HTTP status."""

    error: ErrorInfo


REQUESTS = (
    NewTable,
    PlayNow,
    StartLesson,
    StartPuzzle,
    OpenScenario,
    MyTables,
    SignIn,
    NewPassword,
    DeleteAccount,
    AttachSeats,
    AccountTable,
    NewNotice,
    Link,
    Join,
    SeatChange,
    StartTable,
    Branch,
)
"""The bodies of requests."""

REPLIES = (
    Health,
    GameList,
    TableCreated,
    TableInfo,
    TableList,
    TurnList,
    AccountInfo,
    NoticeList,
    SeatLink,
    Replay,
    ReplayPosition,
    Committed,
    TableDice,
    DiceCheck,
    DiceFrequencies,
    Study,
    CampaignInfo,
    RematchInfo,
    StepHint,
    RuleList,
    RuleInfo,
    Glossary,
    ErrorReply,
)
"""The replies."""
