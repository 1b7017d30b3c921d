"""The messages of the server on a socket; each has the table, its sequence and the hash of the reader's view."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, with_config
from typing_extensions import TypedDict

Holder = Literal["person", "bot", "open"]
Status = Literal["gathering", "playing", "over"]
TimeOut = Literal["over", "once"]


class ServerModel(BaseModel):
    """A model of data from the server."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


CLOSED = with_config(ConfigDict(extra="forbid"))
"""For parts of a state: plain data with known fields, made for every reader after every decision and not checked."""


class ErrorInfo(ServerModel):
    """An error: a stable key, a sentence in the reader's language, and the rule if a rule forbids it."""

    key: str
    text: str
    rule: str = ""


@CLOSED
class SeatInfo(TypedDict):
    """A seat of the table. `here`: its person is connected; `kept`: a bot plays until its person is back;
    `program`: a program has sat down in the place of a person.

    `waits` is the number of seconds until a bot takes over for an absent person, or null; `hurry` the number of seconds
    until the others may end that wait.
    """

    seat: int
    name: str
    title: str
    team: str
    holder: Holder
    bot: str
    nick: str
    here: bool
    kept: bool
    program: bool
    waits: int | None
    hurry: int | None


@CLOSED
class ClockInfo(TypedDict):
    """A person is asked since then, and until then if the table has a clock; in seconds since 1970."""

    seat: int
    since: float
    until: float | None


@CLOSED
class TargetInfo(TypedDict):
    """A thing on the table that an option or a log line is about, as views name it: `{"kind": "space", "id": 12}`."""

    kind: str
    id: int | str


@CLOSED
class OptionInfo(TypedDict):
    """An option in notation (`option`) and in words (`text`), and what a page needs to draw it.

    `verb` is the first word of the notation, `targets` the things it points at. `text` is `title` and then `note`, the
    particulars. Where many options have the same `group`, that can be said once, and each option called by its `label`;
    both are empty where there is no such group. `price` is what the option costs, where its `note` says nothing else.
    `leaves`: nothing more is done, and the game goes on.
    """

    option: str
    verb: str
    targets: list[TargetInfo]
    text: str
    title: str
    note: str
    group: str
    label: str
    price: str
    leaves: bool


class ArgumentInfo(ServerModel):
    """An argument of a form of options; `values` are all there are, empty where that depends on the table."""

    kind: str
    values: list[str]


class FormInfo(ServerModel):
    """A form of options that nobody asks for: its first `words`, then its arguments, all with spaces between them."""

    words: str
    arguments: list[ArgumentInfo]


@CLOSED
class QuestionInfo(TypedDict):
    """My question. The answer repeats its `sequence`. `only`: there is a single option."""

    sequence: int
    kind: str
    rule: str
    text: str
    only: bool
    options: list[OptionInfo]


@CLOSED
class MoveInfo(TypedDict):
    """A figure that has gone somewhere: the spaces it passed, where from, if that was told, and where to."""

    figure: TargetInfo
    spaces: list[int]


@CLOSED
class CardInfo(TypedDict):
    """A card that was turned up or played: its deck, its words, and its picture by `kind` and `id`."""

    deck: str
    kind: str
    id: str
    title: str
    text: str


@CLOSED
class RollInfo(TypedDict):
    """Dice that fell, by the signs of their faces; `side` is whose dice they are, where a game has several kinds."""

    faces: list[str]
    side: str


@CLOSED
class FaceCount(TypedDict):
    """How often a sign counts."""

    face: str
    count: int


@CLOSED
class SumInfo(TypedDict):
    """What a roll adds up to; `of` are the keys of the lines that may tell of the roll."""

    of: list[str]
    counts: list[FaceCount]


@CLOSED
class LinePicture(TypedDict):
    """What a line of the log shows besides its words. `joined`: a roll in the next line belongs to the same throw;
    `follows`: the line tells what came of the roll before it. `about` are the figures and spaces that the line is
    about; `moment` is what kind of moment it is (`death`, `lens`, `rising`), empty if it is none."""

    about: list[TargetInfo]
    moment: str
    move: MoveInfo | None
    card: CardInfo | None
    rolls: list[RollInfo]
    joined: bool
    total: SumInfo | None
    follows: bool


@CLOSED
class LogLine(TypedDict):
    """A line of the log, in words and as data. `decision` is the number of decisions before it: the step of the replay.

    `picture` is what the line shows on a page, null if it is words alone. `alone` is empty if everybody may read the
    line; else it has the reader's seat, or, in a replay of all seats, every seat that may read it.
    """

    key: str
    values: list[Any]
    text: str
    decision: int
    heading: bool
    alone: list[int]
    picture: LinePicture | None


@CLOSED
class LogPart(TypedDict):
    """Lines from number `first` on. The page keeps its lines before `first` and replaces the others."""

    first: int
    total: int
    lines: list[LogLine]


@CLOSED
class UndoInfo(TypedDict):
    """How far I may undo. Numbers are decisions, as in the message `undo`.

    `last` is before my last choice, `to` the earliest point I may reach alone (null if there is none); `text` says why
    not further, `obstacle` the same in a word. `beyond` is before my next earlier choice, for which all persons have to
    agree.
    """

    last: int | None
    to: int | None
    steps: int
    obstacle: Literal["start", "sealed", "others"]
    text: str
    beyond: int | None


@CLOSED
class ProposalInfo(TypedDict):
    """A proposed undo; `agreed` and `asked` are seats."""

    proposal: int
    by: int
    to: int
    agreed: list[int]
    asked: list[int]


class ChatMessage(ServerModel):
    """A chat message. `number` counts what this reader may read; `phrase` is the key of a preset phrase."""

    number: int
    channel: Literal["table", "team"]
    seat: int
    nick: str
    text: str
    phrase: str


@CLOSED
class RememberedAnswer(TypedDict):
    """A remembered answer; `title` is the question and `text` the option, in words."""

    kind: str
    option: str
    title: str
    text: str


@CLOSED
class WishInfo(TypedDict):
    """Something that can be wished, as the message `wish` names it, in words, and whether it is."""

    what: str
    text: str
    on: bool


@CLOSED
class WishesInfo(TypedDict):
    """The standing wishes of my seat, of which nobody else is told: how long I let others play, at which moments and
    for which cards I am asked all the same. `only`: the server answers where I have a single option; `all`: it
    answers nothing for me. The lists are empty where a game has no such wishes."""

    until: list[WishInfo]
    at: list[WishInfo]
    card: list[WishInfo]
    only: bool
    all: bool


class PresetPhrase(ServerModel):
    """A preset phrase of the chat."""

    phrase: str
    text: str


class PageInfo(ServerModel):
    """A page that can be requested, and what it shows."""

    name: str
    text: str


@CLOSED
class GoalInfo(TypedDict):
    """What a side needs, and how far it is: `mine`, `theirs`, or what is at stake in this `round`."""

    part: Literal["mine", "theirs", "round"]
    label: str
    text: str


class BriefingInfo(ServerModel):
    """A part of what I am told before the first decision; `pictures` are shown with it, by kind and id."""

    title: str
    text: str
    pictures: list[TargetInfo]


@CLOSED
class LessonInfo(TypedDict):
    """Where I am in a lesson: the step, counted from 0, of so many; what it says; what it points at.

    `telling`: there is nothing to answer, and the message `lesson` goes on. Else my question has only the options that
    go on. A thing on the table has a kind and an id as in options; a part of the page has the kind `page`.
    """

    step: int
    steps: int
    title: str
    text: str
    point: list[TargetInfo]
    telling: bool


@CLOSED
class PuzzleInfo(TypedDict):
    """The puzzle that I try: its name, what has to be reached, and whether it is open, solved or missed."""

    puzzle: str
    title: str
    text: str
    state: Literal["open", "solved", "missed"]


class ServerMessage(ServerModel):
    """The fields of every message: the table, its sequence, and the hash of the reader's view at that sequence."""

    table: str
    sequence: int
    hash: str


class Welcome(ServerMessage):
    """The first message: who I am, and what does not change during the game. A `state` follows.

    `seat` is -1 for a spectator; `opening` and `briefing` are what I am told first; `board` is the game's board
    as plain data; `heartbeat` is in seconds, and so is `leave_wait`, for which a player who has left is waited for (0:
    until they are back), and `move_time`, which a person has for each answer (0: there is no clock; `time_out` says
    what happens then); `programs`: programs may sit here; `sitting` says in words which sitting of a campaign this is,
    empty if it belongs to none.
    """

    type: Literal["welcome"] = "welcome"
    protocol: int
    game: str
    version: str
    seat: int
    host: bool
    options: dict[str, Any]
    sitting: str
    leave_wait: float
    move_time: float
    time_out: TimeOut
    programs: bool
    language: str
    languages: list[str]
    board: dict[str, Any]
    opening: list[str]
    briefing: list[BriefingInfo]
    pages: list[PageInfo]
    verbs: list[str]
    asides: list[str]
    unasked_forms: list[FormInfo]
    phrases: list[PresetPhrase]
    bots: list[str]
    channels: list[Literal["table", "team"]]
    chat: list[ChatMessage]
    heartbeat: float


class State(ServerMessage):
    """The table as I may know it. `decisions` is the number of decisions, `waiting` the seats that are asked.

    `number` is what a `patch` calls this state by. `clocks` are those of the persons who are asked, if
    the table has a clock.
    `view` is the game's view of my seat (null before the start); `unasked` is what I may do without being asked;
    `wishes` is null where nothing can be wished; `passed` is what the server has just answered for me: a remembered
    answer or my only option; `goal` is what each side needs, as far as I may know it; `lesson` is the step of the
    lesson that I take, `puzzle` the puzzle that I try; `ending` is the closing text when the game is over, and
    `winners` the seats that have won.
    """

    type: Literal["state"] = "state"
    number: int
    status: Status
    decisions: int
    view: dict[str, Any] | None
    question: QuestionInfo | None
    unasked: list[OptionInfo]
    waiting: list[int]
    clocks: list[ClockInfo]
    log: LogPart
    seats: list[SeatInfo]
    undo: UndoInfo | None
    proposal: ProposalInfo | None
    remembered: list[RememberedAnswer]
    wishes: WishesInfo | None
    passed: list[OptionInfo]
    goal: list[GoalInfo]
    lesson: LessonInfo | None
    puzzle: PuzzleInfo | None
    ending: list[str]
    winners: list[int]


class StateChange(ServerModel):
    """An operation of a JSON Patch (RFC 6902); `path` is a JSON pointer into the state, `remove` has no `value`."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


class Patch(ServerMessage):
    """What has changed since the state with the number `base`: `changes` lead to the state with this `number`.

    `sequence`, `hash` and `log` are those of the new state. A page that does not hold `base` sends `fresh`.
    """

    type: Literal["patch"] = "patch"
    number: int
    base: int
    changes: list[StateChange]
    log: LogPart


class People(ServerMessage):
    """The seats or spectators have changed, and nothing else."""

    type: Literal["people"] = "people"
    seats: list[SeatInfo]
    watching: int


class ChatSent(ServerMessage):
    """A new chat message."""

    type: Literal["chat"] = "chat"
    chat: ChatMessage


class Done(ServerMessage):
    """The message with this key is carried out and stored; `again`: it was carried out before."""

    type: Literal["done"] = "done"
    key: str
    again: bool


class Refused(ServerMessage):
    """The message with this key or request is refused, and why. If the page was behind, a `state` follows."""

    type: Literal["refused"] = "refused"
    key: str = ""
    request: int | None = None
    error: ErrorInfo


class Reason(ServerMessage):
    """Why an option is not allowed, and by which rule; or that it is (`open`)."""

    type: Literal["reason"] = "reason"
    request: int
    option: str
    open: bool
    rule: str
    key: str
    text: str


class PageReply(ServerMessage):
    """A page as lines of text."""

    type: Literal["page"] = "page"
    request: int
    name: str
    lines: list[str]


class LinesReply(ServerMessage):
    """The requested lines of the log."""

    type: Literal["lines"] = "lines"
    request: int
    log: LogPart


class GlossaryPart(ServerModel):
    """One text of a card: `part` is its place (`window`, `effect`, `quote`, the id of a space)."""

    part: str
    text: str


class GlossaryEntry(ServerModel):
    """A card, token or term and its texts."""

    key: str
    name: str
    parts: list[GlossaryPart]


class GlossaryReply(ServerMessage):
    """The entries with that key or name; several if the name fits several."""

    type: Literal["things"] = "things"
    request: int
    things: list[GlossaryEntry]


class HintReply(ServerMessage):
    """What a bot would do, and why."""

    type: Literal["hint"] = "hint"
    request: int
    bot: str
    option: str
    text: str
    reason: str


class OddsBar(ServerModel):
    """A chance that can be drawn as a bar: in words, from 0 to 1, and whether it is a `risk`."""

    text: str
    chance: float
    risk: bool


class OptionOdds(ServerModel):
    """The odds of one option: `text` in a few words, `bars` the chances that matter most, the rest by keys: for each
    number the chances of 0, 1, 2, ... and the expected value, the chance of each event, and the assumptions."""

    option: str
    text: str
    bars: list[OddsBar]
    what: str
    numbers: dict[str, list[float]]
    expected: dict[str, float]
    events: dict[str, float]
    assuming: list[str]


class OddsReply(ServerMessage):
    """The odds of my options; options without a roll are left out."""

    type: Literal["odds"] = "odds"
    request: int
    odds: list[OptionOdds]


class WayInfo(ServerModel):
    """A way of several steps: the answers one after the other, the spaces from the first to the last, the way in words,
    and the odds of all rolls on it in short, empty if there are none."""

    options: list[str]
    spaces: list[int]
    text: str
    odds: str


class WaysReply(ServerMessage):
    """The ways that my figure can go now. To one space there may be several that differ in what they cost."""

    type: Literal["ways"] = "ways"
    request: int
    ways: list[WayInfo]


class Ping(ServerMessage):
    """Answer with `pong`; if sequence or hash differ from yours, send `fresh`."""

    type: Literal["ping"] = "ping"


class Bye(ServerMessage):
    """The server closes the connection, and why."""

    type: Literal["bye"] = "bye"
    error: ErrorInfo


AnyServerMessage = Annotated[
    Welcome
    | State
    | Patch
    | People
    | ChatSent
    | Done
    | Refused
    | Reason
    | PageReply
    | LinesReply
    | GlossaryReply
    | HintReply
    | OddsReply
    | WaysReply
    | Ping
    | Bye,
    Field(discriminator="type"),
]

Reply = Annotated[
    Done | Reason | PageReply | LinesReply | GlossaryReply | HintReply | OddsReply | WaysReply,
    Field(discriminator="type"),
]
"""The replies to what a program says."""
