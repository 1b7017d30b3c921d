"""What the server says on a socket. Every message carries the table, its sequence and the hash of the reader's view."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Holder = Literal["person", "bot", "open"]
Status = Literal["gathering", "playing", "over"]


class Part(BaseModel):
    """A part of a message."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class ErrorTold(Part):
    """What was wrong: a key that stays the same, a sentence in the reader's language, the rule where one decides."""

    key: str
    text: str
    rule: str = ""


class SeatTold(Part):
    """A seat of the table. `here` tells whether whoever has it is connected; `kept` that a bot plays for a person.

    `waits` is the number of seconds after which a bot takes over for somebody who has left, or null; `hurry` the number
    after which the others need not wait that long.
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
    waits: int | None
    hurry: int | None


class OptionTold(Part):
    """An option in notation and in words."""

    option: str
    text: str


class QuestionTold(Part):
    """What I am asked, put at `sequence`, which the answer repeats. `only` says that there is nothing to choose."""

    sequence: int
    kind: str
    rule: str
    text: str
    only: bool
    options: list[OptionTold]


class LineTold(Part):
    """A line of the log, in words and as data. `decision` is how many decisions had fallen: the moment to jump to.

    `alone` is empty where everybody may read it; else it holds the seat that looks, or, in a replay with all eyes,
    every seat that could.
    """

    key: str
    values: list[Any]
    text: str
    decision: int
    heading: bool
    alone: list[int]


class LogTold(Part):
    """Lines from number `first` on. What the page holds below stays, what it holds from there on is replaced."""

    first: int
    total: int
    lines: list[LineTold]


class UndoTold(Part):
    """How far I may go back. Numbers are decisions, as `undo` takes them.

    `last` is before my last choice and `to` as far as I may go on my own (null if I may not); `text` says why not
    further, `obstacle` the same in a word. `beyond` is before the next choice of mine behind that point, to which only
    all persons together can go back.
    """

    last: int | None
    to: int | None
    steps: int
    obstacle: Literal["start", "sealed", "others"]
    text: str
    beyond: int | None


class ProposalTold(Part):
    """Somebody wants to go back further than they may alone; `agreed` and `asked` are seats."""

    proposal: int
    by: int
    to: int
    agreed: list[int]
    asked: list[int]


class ChatTold(Part):
    """One thing said. `number` counts what this reader may read; `phrase` is the key of a preset phrase."""

    number: int
    channel: Literal["table", "team"]
    seat: int
    nick: str
    text: str
    phrase: str


class RememberedTold(Part):
    """An answer that is given without asking; `title` is the question and `text` the option in words."""

    kind: str
    option: str
    title: str
    text: str


class PhraseTold(Part):
    """A preset phrase of the chat."""

    phrase: str
    text: str


class PageTold(Part):
    """A page that can be asked for, and what it is."""

    name: str
    text: str


class ServerMessage(Part):
    """Every message: the table, where it stands, and the hash of the view that this reader has at that point."""

    table: str
    sequence: int
    hash: str


class Welcome(ServerMessage):
    """The first message: who I am here, and everything that stays the same. A `state` follows.

    `seat` is -1 for a spectator; `board` is the game's own board as plain data; `heartbeat` is in seconds.
    """

    type: Literal["welcome"] = "welcome"
    protocol: int
    game: str
    version: str
    seat: int
    host: bool
    options: dict[str, Any]
    language: str
    languages: list[str]
    board: dict[str, Any]
    opening: list[str]
    pages: list[PageTold]
    verbs: list[str]
    asides: list[str]
    phrases: list[PhraseTold]
    bots: list[str]
    channels: list[Literal["table", "team"]]
    chat: list[ChatTold]
    heartbeat: float


class State(ServerMessage):
    """The table as I may know it. `decisions` counts the decisions so far, `waiting` names the seats that are asked.

    `view` is the game's view of my seat (null while the table gathers); `unasked` is what I may do without being
    asked; `passed` is what was just answered for me, because I wanted it remembered or had no choice; `ending` is
    said when the game is over.
    """

    type: Literal["state"] = "state"
    status: Status
    decisions: int
    view: dict[str, Any] | None
    question: QuestionTold | None
    unasked: list[OptionTold]
    waiting: list[int]
    log: LogTold
    seats: list[SeatTold]
    undo: UndoTold | None
    proposal: ProposalTold | None
    remembered: list[RememberedTold]
    passed: list[OptionTold]
    ending: list[str]


class People(ServerMessage):
    """Who sits where has changed, and nothing else."""

    type: Literal["people"] = "people"
    seats: list[SeatTold]
    watching: int


class Said(ServerMessage):
    """Somebody has said something."""

    type: Literal["chat"] = "chat"
    chat: ChatTold


class Done(ServerMessage):
    """What was sent with this key is done and stored; `again` tells that it had been done before."""

    type: Literal["done"] = "done"
    key: str
    again: bool


class Refused(ServerMessage):
    """What was sent with this key or request is not done, and why. Where the page was behind, a `state` follows."""

    type: Literal["refused"] = "refused"
    key: str = ""
    request: int | None = None
    error: ErrorTold


class Reason(ServerMessage):
    """Why an option is not open, by which rule; or that it is (`open`)."""

    type: Literal["reason"] = "reason"
    request: int
    option: str
    open: bool
    rule: str
    key: str
    text: str


class PageShown(ServerMessage):
    """A page as lines of text."""

    type: Literal["page"] = "page"
    request: int
    name: str
    lines: list[str]


class LinesShown(ServerMessage):
    """Lines of the log that were asked for."""

    type: Literal["lines"] = "lines"
    request: int
    log: LogTold


class PartTold(Part):
    """One thing written on a card: `part` is its place (`window`, `effect`, `quote`, the id of a space)."""

    part: str
    text: str


class ThingTold(Part):
    """A card, token or term and what is written about it."""

    key: str
    name: str
    parts: list[PartTold]


class ThingsShown(ServerMessage):
    """What bears that key or name; several if the name fits several."""

    type: Literal["things"] = "things"
    request: int
    things: list[ThingTold]


class HintShown(ServerMessage):
    """What a bot would do, and why."""

    type: Literal["hint"] = "hint"
    request: int
    bot: str
    option: str
    text: str
    reason: str


class OddsTold(Part):
    """The odds of one option: for each thing that is counted the chance of 0, 1, 2, ... of it and what is expected,
    the chance of each thing that happens or does not, and what was taken for granted, all by their keys."""

    option: str
    what: str
    numbers: dict[str, list[float]]
    expected: dict[str, float]
    events: dict[str, float]
    assuming: list[str]


class OddsShown(ServerMessage):
    """The odds of the options of my question; options that lead to no roll are left out."""

    type: Literal["odds"] = "odds"
    request: int
    odds: list[OddsTold]


class Ping(ServerMessage):
    """Are you there? Answer `pong`; if sequence or hash are not yours, ask for `fresh`."""

    type: Literal["ping"] = "ping"


class Bye(ServerMessage):
    """The server ends the connection, and why."""

    type: Literal["bye"] = "bye"
    error: ErrorTold


AnyServerMessage = Annotated[
    Welcome
    | State
    | People
    | Said
    | Done
    | Refused
    | Reason
    | PageShown
    | LinesShown
    | ThingsShown
    | HintShown
    | OddsShown
    | Ping
    | Bye,
    Field(discriminator="type"),
]
