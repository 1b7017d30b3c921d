"""The bodies and replies of REST about maps that people draw."""

from typing import Annotated, Any, Literal

from pydantic import Field

from othersight.server.protocol.client_messages import ClientModel
from othersight.server.protocol.server_messages import ServerModel

MOST_PLACES = 64
Word = Annotated[str, Field(max_length=80)]
Key = Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")]
Places = Annotated[list[Word], Field(max_length=MOST_PLACES)]
PlacesByKey = Annotated[dict[Key, Places], Field(max_length=16)]
MapText = Annotated[str, Field(max_length=65_536)]


class DrawnTile(ClientModel):
    """A tile of somebody's own."""

    code: Word = ""
    name: Word = ""
    icons: Places = Field(default_factory=list)
    permanent: Places = Field(default_factory=list)
    source: Word = ""


class MapDrawing(ClientModel):
    """A map as it is drawn: the values of its file by their keys."""

    name: Word = ""
    story: Word = ""
    letter: Word = ""
    source: Word = ""
    layout: Annotated[str, Field(max_length=4_000, pattern=r"^[A-Z0-9^>v<.\s]*$")] = ""
    start: Word = ""
    altars: Places = Field(default_factory=list)
    orbital: Places = Field(default_factory=list)
    out_of_orbit: Places = Field(default_factory=list)
    metro: PlacesByKey = Field(default_factory=dict)
    tokens: PlacesByKey = Field(default_factory=dict)
    monsters: PlacesByKey = Field(default_factory=dict)
    npcs: Annotated[dict[Key, Word], Field(max_length=16)] = Field(default_factory=dict)
    tiles: Annotated[dict[Key, DrawnTile], Field(max_length=40)] = Field(default_factory=dict)


class ShippedMap(ClientModel):
    """A map of the package."""

    story: Word
    letter: Word


class LookAtMap(ClientModel):
    """What is looked at: a drawing, else the text of a map file, else a map of the package."""

    drawing: MapDrawing | None = None
    text: MapText | None = None
    shipped: ShippedMap | None = None


class TryMap(ClientModel):
    """Let the machine play a map, given as the text of its file."""

    text: MapText


class MapName(ServerModel):
    """A map of the package."""

    story: str
    letter: str


class PrintedToken(ServerModel):
    """A token printed on a tile: in its District, or at a corner of the tile lying upright."""

    kind: str
    place: str


class MapTile(ServerModel):
    """A tile; `name` is empty where the texts have one."""

    tile: str
    code: str
    name: str
    icons: list[str]
    permanent: list[PrintedToken]


class MapThing(ServerModel):
    """What can be put into a Space: where it stands in the file, and how many there may be (0: any number)."""

    path: str
    most: int


class MapPalette(ServerModel):
    """What maps of a game are drawn with."""

    game: str
    stories: list[str]
    maps: list[MapName]
    tiles: list[MapTile]
    widest: int
    most_tiles: int
    things: list[MapThing]


class MapFault(ServerModel):
    """What is wrong, in words; `line` of the file, `path` of the key and `space` (-1 for none) say where."""

    text: str
    line: int
    path: str
    space: int


class MapSeen(ServerModel):
    """A map file, its values, its faults, and its board if one can be made of it. `addresses` are the names of each
    Space, `tiles` the file's own ones."""

    text: str
    drawing: dict[str, Any]
    faults: list[MapFault]
    tiles: list[MapTile]
    board: dict[str, Any] | None
    view: dict[str, Any] | None
    addresses: list[list[str]]


class SideShare(ServerModel):
    """How often a side has won, with the ends of the 95 % interval of its share."""

    side: str
    wins: int
    share: float
    low: float
    high: float


class MapTrial(ServerModel):
    """How the machine's games on a map stand. `stuck` are those that did not end; `verdict` is a sentence."""

    trial: str
    status: Literal["running", "done", "stopped", "failed"]
    games: int
    played: int
    stuck: int
    shares: list[SideShare]
    verdict: str


MAP_REQUESTS = (LookAtMap, TryMap)
MAP_REPLIES = (MapPalette, MapSeen, MapTrial)
