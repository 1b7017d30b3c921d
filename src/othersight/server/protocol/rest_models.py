"""What REST takes and gives: games, tables, seats, links, replays and the rulebook.

A secret link travels in a body or in the header `Authorization: Bearer TOKEN`, never in an address.
"""

from typing import Annotated, Any, Literal

from pydantic import Field

from othersight.bots import USUAL
from othersight.server.protocol.client_messages import BotName, ClientModel, Nick, Number, Seat
from othersight.server.protocol.server_messages import (
    ErrorTold,
    LineTold,
    Part,
    PhraseTold,
    SeatTold,
    Status,
    ThingTold,
)

Token = Annotated[str, Field(min_length=20, max_length=100)]
Language = Annotated[str, Field(max_length=10)]
Watch = Literal["listed", "link", "nobody"]


class Health(Part):
    """The server is up."""

    status: Literal["ok"]
    version: str
    protocol: int


class SetUpTold(Part):
    """An option with which a game is begun. `kind`: word, number, names, file or figures; `values` are the usual ones.

    `usual` is what is taken where the option is left out. Names may be a list, a file is its text, figures are an
    object of paths and values.
    """

    name: str
    kind: str
    values: list[str | int]
    usual: str | int | list[str] | dict[str, Any]
    text: str


class GameTold(Part):
    """A game that can be played here; `seats` are those of the usual game, `usual` is the one for a person alone."""

    game: str
    version: str
    options: list[SetUpTold]
    seats: list[str]
    usual: int
    bots: list[str]


class GamesTold(Part):
    """All games, the languages, and the preset phrases."""

    games: list[GameTold]
    languages: list[str]
    phrases: list[PhraseTold]


class SeatWanted(ClientModel):
    """Who shall sit there: me, a person by secret link, a bot by name, or whoever comes to the table first."""

    holder: Literal["me", "person", "bot", "open"]
    bot: BotName = USUAL


class NewTable(ClientModel):
    """A table with every option of its game; seats that are not named are given to bots."""

    game: Annotated[str, Field(max_length=32)]
    options: Annotated[dict[str, Any], Field(max_length=32)] = Field(default_factory=dict)
    seats: Annotated[list[SeatWanted], Field(max_length=16)] | None = None
    watch: Watch = "link"
    nick: Nick = ""
    start: bool = False


class PlayNow(ClientModel):
    """Alone against bots, at once; options that are left out are the usual ones."""

    game: Annotated[str, Field(max_length=32)]
    options: Annotated[dict[str, Any], Field(max_length=32)] = Field(default_factory=dict)
    nick: Nick = ""


class LinkTold(Part):
    """A secret link: whoever has the token has the seat."""

    seat: int
    token: str


class TableMade(Part):
    """My token, my seat (-1 if I only watch), and the links for the persons I invite."""

    table: str
    token: str
    seat: int
    links: list[LinkTold]


class TableTold(Part):
    """A table as whoever asks may know it. `mine` is my seat, -1 for a spectator; `asked` tells whether I am asked."""

    table: str
    game: str
    options: dict[str, Any]
    status: Status
    watch: Watch
    seats: list[SeatTold]
    decisions: int
    mine: int
    host: bool
    asked: bool
    outcome: str


class TablesTold(Part):
    """Tables; `lost` are the tokens of mine that lead nowhere any more, `other_version` those that are still good but
    lead to tables that need other rules than this server has."""

    tables: list[TableTold]
    lost: list[str] = Field(default_factory=list)
    other_version: list[str] = Field(default_factory=list)


class MyTables(ClientModel):
    """The tokens that a browser holds."""

    tokens: Annotated[list[Token], Field(max_length=100)]


class Link(ClientModel):
    """A secret link that somebody has opened."""

    token: Token


class Join(ClientModel):
    """Take an open seat; the first one if none is named."""

    seat: Seat | None = None
    nick: Nick = ""


class SeatChange(ClientModel):
    """The host gives a seat to a bot, to a person by a new link, or to whoever comes."""

    holder: Literal["person", "bot", "open"]
    bot: BotName = USUAL


class Begin(ClientModel):
    """The host begins; seats that are still empty are given to this bot."""

    bot: BotName | None = None


class StepTold(Part):
    """One step of a replay: who decided what, if whoever looks may know it, and what came of it."""

    number: int
    seat: int | None
    option: str
    text: str
    log: list[LineTold]


class ReplayTold(Part):
    """A game from its first step (`first`) to its last, through the eyes of a seat, a spectator (-1) or all (-2);
    `seats` are the seats by name."""

    table: str
    game: str
    eyes: int
    seats: list[str]
    first: int
    last: int
    outcome: str
    steps: list[StepTold]


class PositionTold(Part):
    """The table after so many decisions; `views` are those of all seats, once the game is over and all is asked for."""

    table: str
    step: int
    eyes: int
    view: dict[str, Any]
    views: list[dict[str, Any]]
    board: dict[str, Any]


class Branch(ClientModel):
    """A new table against bots from this step on. What I do not know is dealt anew unless the game is over."""

    step: Number
    seat: Seat | None = None
    nick: Nick = ""


class RuleTold(Part):
    """A rule of the catalogue."""

    id: str
    title: str
    chapter: str
    text: str
    ruling: bool


class RulesTold(Part):
    """The rules that contain all the words, at most so many; `found` counts all of them."""

    found: int
    rules: list[RuleTold]


class ThingsTold(Part):
    """Everything of a game that has a name and a text."""

    game: str
    language: str
    things: list[ThingTold]


class Fault(Part):
    """What every refused request gives back, with its HTTP status."""

    error: ErrorTold


TAKEN = (NewTable, PlayNow, MyTables, Link, Join, SeatChange, Begin, Branch)
"""The bodies of requests."""

GIVEN = (
    Health,
    GamesTold,
    TableMade,
    TableTold,
    TablesTold,
    LinkTold,
    ReplayTold,
    PositionTold,
    RulesTold,
    RuleTold,
    ThingsTold,
    Fault,
)
"""What comes back."""
