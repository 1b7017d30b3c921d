"""What a page says on its socket.

Whatever changes the table carries `key`, drawn by the page and used once: the same key never acts twice. Answers
carry the `sequence` of the question they reply to. What only looks carries `request`, which comes back in the reply.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, field_validator
from pydantic_core import PydanticCustomError

from othersight.bots import USUAL

NUL = "\0"
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Notation = Annotated[str, Field(min_length=1, max_length=200)]
Nick = Annotated[str, Field(max_length=24)]
Number = Annotated[int, Field(ge=0, le=10_000_000)]
Seat = Annotated[int, Field(ge=0, le=15)]
BotName = Annotated[str, Field(min_length=1, max_length=32)]


class ClientModel(BaseModel):
    """A message of a page; what is not named here is refused."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def without_nul(cls, value: Any) -> Any:
        """Not every database can store that sign, so it is refused with all of them."""
        if isinstance(value, str) and NUL in value:
            raise PydanticCustomError("nul", "a text cannot contain the sign NUL")
        return value


class Hello(ClientModel):
    """The first message. Without a token a spectator; with `sequence` and `hash` of what the page still holds."""

    type: Literal["hello"]
    protocol: int
    token: Annotated[str, Field(max_length=100)] | None = None
    language: Annotated[str, Field(max_length=10)] = "en"
    nick: Nick = ""
    sequence: Number | None = None
    hash: Annotated[str, Field(max_length=64)] | None = None


class Answer(ClientModel):
    """One of the options of the question put at `sequence`, in notation."""

    type: Literal["answer"]
    key: Key
    sequence: Number
    option: Notation


class Aside(ClientModel):
    """Something done or said without being asked, at a table that stands at `sequence`."""

    type: Literal["aside"]
    key: Key
    sequence: Number
    option: Notation


class Undo(ClientModel):
    """Back to `to` decisions. Within one's own reach it is done at once, beyond it all persons are asked."""

    type: Literal["undo"]
    key: Key
    sequence: Number
    to: Number


class Consent(ClientModel):
    """Yes or no to what is proposed; one no ends it."""

    type: Literal["consent"]
    key: Key
    proposal: Number
    agree: bool


class Chat(ClientModel):
    """Words of one's own or a preset phrase, to the table or to one's team."""

    type: Literal["chat"]
    key: Key
    channel: Literal["table", "team"] = "table"
    text: Annotated[str, Field(max_length=400)] = ""
    phrase: Annotated[str, Field(max_length=64)] = ""


class Remember(ClientModel):
    """Give this answer to every question of this kind from now on, as long as it is open."""

    type: Literal["remember"]
    key: Key
    kind: Annotated[str, Field(min_length=1, max_length=64)]
    option: Notation


class Forget(ClientModel):
    """Be asked again; without a kind, about everything."""

    type: Literal["forget"]
    key: Key
    kind: Annotated[str, Field(max_length=64)] = ""


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
    """Do not wait longer for whoever sits there: a bot shall play until they are back."""

    type: Literal["hurry"]
    key: Key
    seat: Seat


class Start(ClientModel):
    """The host begins; seats that are still empty are given to this bot."""

    type: Literal["start"]
    key: Key
    bot: BotName | None = None


class Why(ClientModel):
    """Why an option, in notation or in words with names, is not open."""

    type: Literal["why"]
    request: Number
    option: Notation


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
    """All that is written about a card, token or term, by its key or by its name."""

    type: Literal["thing"]
    request: Number
    name: Annotated[str, Field(min_length=1, max_length=100)]


class Hint(ClientModel):
    """What a bot would do in my place, from what I may know."""

    type: Literal["hint"]
    request: Number


class Odds(ClientModel):
    """The odds of every option of my question that leads to a roll."""

    type: Literal["odds"]
    request: Number


class Language(ClientModel):
    """Speak this language to me from now on; a fresh state follows."""

    type: Literal["language"]
    language: Annotated[str, Field(max_length=10)]


class Fresh(ClientModel):
    """Something is missing here: send everything again."""

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
    | HandOver
    | TakeBack
    | Hurry
    | Start
    | Why
    | Page
    | Lines
    | Thing
    | Hint
    | Odds
    | Language
    | Fresh
    | Pong,
    Field(discriminator="type"),
]

CLIENT_MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
