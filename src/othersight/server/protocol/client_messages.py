"""The messages of a page on its socket.

A message that changes the table has a random `key`, which is carried out only once. Answers have the `sequence` of
their question. A message that changes nothing has a `request` number, which the reply repeats.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, field_validator
from pydantic_core import PydanticCustomError

from othersight.bots import USUAL

NUL = "\0"


def whole_number(value: Any) -> Any:
    """9.0 is 9, as JSON has it."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole_number)
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Notation = Annotated[str, Field(min_length=1, max_length=200)]
Nick = Annotated[str, Field(max_length=24)]
Number = Annotated[int, Field(ge=0, le=10_000_000), WHOLE]
Seat = Annotated[int, Field(ge=0, le=15), WHOLE]
Part = Annotated[str, Field(pattern=r"^[0-9a-f]{32,64}$")]
"""What a seat adds to the chance of a game: 128 to 256 bits of its own in hexadecimal digits."""
BotName = Annotated[str, Field(min_length=1, max_length=32)]


class ClientModel(BaseModel):
    """A model of data from a page; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def without_nul(cls, value: Any) -> Any:
        """Refuse NUL, which not every database can store."""
        if isinstance(value, str) and NUL in value:
            raise PydanticCustomError("nul", "a text cannot contain the sign NUL")
        return value


class Hello(ClientModel):
    """The first message. Without a token one is a spectator; `sequence` and `hash` are those of the last state.
    `part` is what my seat adds to the chance of a game that has not started; only the first one counts.
    `patches`: after the first `state` send `patch` messages, where the page can apply them."""

    type: Literal["hello"]
    protocol: Annotated[int, WHOLE]
    token: Annotated[str, Field(max_length=100)] | None = None
    language: Annotated[str, Field(max_length=10)] = "en"
    nick: Nick = ""
    part: Part | None = None
    sequence: Number | None = None
    hash: Annotated[str, Field(max_length=64)] | None = None
    patches: bool = False


class Answer(ClientModel):
    """An answer to the question with that `sequence`: one of its options, in notation."""

    type: Literal["answer"]
    key: Key
    sequence: Number
    option: Notation


class Aside(ClientModel):
    """Something done or said without being asked, while the table is at `sequence`."""

    type: Literal["aside"]
    key: Key
    sequence: Number
    option: Notation


class Undo(ClientModel):
    """Go back to `to` decisions. It is done at once if the seat may do so alone; else it is proposed to all persons."""

    type: Literal["undo"]
    key: Key
    sequence: Number
    to: Number


class Consent(ClientModel):
    """Yes or no to a proposed undo; one no ends it."""

    type: Literal["consent"]
    key: Key
    proposal: Number
    agree: bool


class Chat(ClientModel):
    """A text or a preset phrase, to the table or to one's team."""

    type: Literal["chat"]
    key: Key
    channel: Literal["table", "team"] = "table"
    text: Annotated[str, Field(max_length=400)] = ""
    phrase: Annotated[str, Field(max_length=64)] = ""


class Remember(ClientModel):
    """Give this answer to every question of this kind from now on, if it is one of the options."""

    type: Literal["remember"]
    key: Key
    kind: Annotated[str, Field(min_length=1, max_length=64)]
    option: Notation


class Forget(ClientModel):
    """Revoke a remembered answer; without a kind, all of them."""

    type: Literal["forget"]
    key: Key
    kind: Annotated[str, Field(max_length=64)] = ""


class Lesson(ClientModel):
    """I have read this step of the lesson; without a step, I leave the lesson and play on freely."""

    type: Literal["lesson"]
    key: Key
    step: Number | None = None


class Wish(ClientModel):
    """A standing wish of my seat, or with `on` false its end: let others play `until` the end of a span, answer for me
    where I have `only` one option, ask me in any case `at` a moment or when I could play a `card`, ask me
    `all` that the server would answer for me."""

    type: Literal["wish"]
    key: Key
    wish: Literal["until", "only", "at", "card", "all"]
    what: Annotated[str, Field(max_length=48)] = ""
    on: bool


class HandOver(ClientModel):
    """A bot plays my seat until I take it back."""

    type: Literal["hand-over"]
    key: Key
    bot: BotName = USUAL


class TakeBack(ClientModel):
    """I play my seat again."""

    type: Literal["take-back"]
    key: Key


class Hurry(ClientModel):
    """Do not wait longer for the absent person of a seat: a bot plays until they are back."""

    type: Literal["hurry"]
    key: Key
    seat: Seat


class Start(ClientModel):
    """The host starts the game; open seats are given to this bot."""

    type: Literal["start"]
    key: Key
    bot: BotName | None = None


class Why(ClientModel):
    """Why is this option, in notation or in words, not allowed?"""

    type: Literal["why"]
    request: Number
    option: Notation


class Target(ClientModel):
    """A thing on the table, as views name it."""

    kind: Annotated[str, Field(min_length=1, max_length=32)]
    id: Number | Annotated[str, Field(min_length=1, max_length=100)]


class WhyAt(ClientModel):
    """Why can nothing be done with these things? The first that something can be meant by counts: a figure, then the
    space it stands on."""

    type: Literal["why-at"]
    request: Number
    targets: Annotated[list[Target], Field(min_length=1, max_length=4)]


class Page(ClientModel):
    """A page of the game as lines of text: the board, a seat, a space."""

    type: Literal["page"]
    request: Number
    name: Annotated[str, Field(max_length=32)]
    asked: Annotated[str, Field(max_length=100)] = ""


class Lines(ClientModel):
    """Lines of the log from `first` to before `last`, counted as this seat sees them."""

    type: Literal["lines"]
    request: Number
    first: Number
    last: Number


class Thing(ClientModel):
    """The texts of a card, token or term, by its key or its name."""

    type: Literal["thing"]
    request: Number
    name: Annotated[str, Field(min_length=1, max_length=100)]


class Hint(ClientModel):
    """What would a bot do that knows no more than I do?"""

    type: Literal["hint"]
    request: Number


class Odds(ClientModel):
    """The odds of every option of my question that leads to a roll."""

    type: Literal["odds"]
    request: Number


class Ways(ClientModel):
    """The ways of several steps that my figure can go now."""

    type: Literal["ways"]
    request: Number


class Language(ClientModel):
    """Use this language from now on; `welcome` and `state` follow."""

    type: Literal["language"]
    language: Annotated[str, Field(max_length=10)]


class Fresh(ClientModel):
    """A message is missing: send everything again."""

    type: Literal["fresh"]


class Pong(ClientModel):
    """The answer to a ping."""

    type: Literal["pong"]


ClientMessage = Annotated[
    Hello
    | Answer
    | Aside
    | Undo
    | Consent
    | Chat
    | Remember
    | Forget
    | Wish
    | Lesson
    | HandOver
    | TakeBack
    | Hurry
    | Start
    | Why
    | WhyAt
    | Page
    | Lines
    | Thing
    | Hint
    | Odds
    | Ways
    | Language
    | Fresh
    | Pong,
    Field(discriminator="type"),
]

Said = Annotated[
    Answer
    | Aside
    | Undo
    | Consent
    | Chat
    | Remember
    | Forget
    | Wish
    | Lesson
    | HandOver
    | TakeBack
    | Hurry
    | Start
    | Why
    | WhyAt
    | Page
    | Lines
    | Thing
    | Hint
    | Odds
    | Ways,
    Field(discriminator="type"),
]
"""What a program may say in a request of its own: everything that has one reply."""

CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
