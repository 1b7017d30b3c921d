"""A town of the rule tests' own: two rings with a street on either side, and cards and tiles with known figures.

1-2-3-4-5-6 (Cable 54)-7, the ring 7 to 12 (billboard on 9), 12-13, the ring 13 to 18 (billboard on 13), 18-19,
19-20-21-22-23-24 (billboard). No character has a special.
"""

from collections.abc import Callable, Sequence

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import (
    AREAS,
    BILLBOARD,
    CABLE_54,
    NAMED,
    SKILLS,
    UNNAMED,
    Config,
    NewsCard,
    Outcome,
    Section,
)
from othersight.games.they_live.state.table import Tile
from othersight.kernel.game import Game
from tests.games.they_live.figures import enemy, join, known_cards
from tests.games.they_live.play import plain, play

Figures = Callable[[Config], None]

RING = [(7, 8), (8, 9), (9, 10), (10, 11), (11, 12), (7, 12)]
SECOND_RING = [(13, 14), (14, 15), (15, 16), (16, 17), (17, 18), (13, 18)]
STREETS = [(n, n + 1) for n in (1, 2, 3, 4, 5, 6, 12, 18, 19, 20, 21, 22, 23)]
CABLE = 6
BILLBOARDS = (9, 13, 24)
UNNAMED_SPACES = (2, 5, 8, 12, 16, 17, 20, 23)
ARTWORKS = ("billy", "cruise", "jeans")
MESSAGES = ("obey", "consume", "marry-and-reproduce")
CIVILIAN = "invader-civilian"
COP = "human-cop"
GHOUL = "plainclothes-ghoul"

PATROL = "patrol-ghoul"
NEWS = "sunny-weekend"
OTHER_NEWS = "white-sale"


def town(*changes: Figures) -> Figures:
    """The town, then these changes of its figures."""

    def figures(config: Config) -> None:
        plain(config)
        join(config, [*RING, *SECOND_RING, *STREETS])
        kinds = [NAMED] * 25
        for space in UNNAMED_SPACES:
            kinds[space] = UNNAMED
        for space in BILLBOARDS:
            kinds[space] = BILLBOARD
        kinds[CABLE] = CABLE_54
        config.kind, config.billboards, config.cable_54 = tuple(kinds), BILLBOARDS, CABLE
        config.artworks, config.messages = ARTWORKS, MESSAGES
        config.billboard_tiles = tuple([(a, m) for a in ARTWORKS for m in MESSAGES])
        known_cards(config)
        known_tiles(config)
        for change in changes:
            change(config)

    return figures


def known_tiles(config: Config) -> None:
    """Stealth 2, Combat 3, health 4 throughout; the Cop can be persuaded with 2 Influence."""
    for id in config.tile_faces:
        enemy(config, id, stealth=2, combat=3, health=4)
    cop = config.tile_faces[COP]
    cop.persuadable, cop.influence = True, 2
    cop.assault_skill, cop.assault_value = SKILLS.index("combat"), 2


def signs(first: str, second: str, third: str) -> dict[int, dict[str, tuple[str, str]]]:
    """Messages of billy on 9, cruise on 13 and jeans on 24, for `places`."""
    messages = zip(BILLBOARDS, ARTWORKS, (first, second, third), strict=True)
    return {space: {"billboard": (artwork, message)} for space, artwork, message in messages}


def set_aside(first: str, second: str, third: str) -> tuple[int, ...]:
    """The numbers of all tiles but those three, for `decks`."""
    up = set(zip(ARTWORKS, (first, second, third), strict=True))
    tiles = [(artwork, message) for artwork in ARTWORKS for message in MESSAGES]
    return tuple([at for at, pair in enumerate(tiles) if pair not in up])


def tile(id: str, **values: object) -> Figures:
    """A tile's figures."""
    return lambda config: put(config.tile_faces[id], **values)


def card(id: str, **values: object) -> Figures:
    """A Resistance card's figures."""
    return lambda config: put(config.faces[id], **values)


def assault(id: str, tests: Sequence[tuple[str, int]], **values: object) -> Figures:
    """A Final Assault card of these tests, without a fail section unless one is given."""

    def figures(config: Config) -> None:
        values_of = {"split": False, "limit": 5, "fail": (), "lose": False, "fight": (0, 0, 0)}
        printed = tuple([(SKILLS.index(skill), number) for skill, number in tests])
        put(config.assault[id], tests=printed, **{**values_of, **values})

    return figures


def news(id: str = NEWS, **values: object) -> Figures:
    """A Breaking News card that does nothing but this."""

    def figures(config: Config) -> None:
        config.news[id] = NewsCard(id)
        put(config.news[id], **values)

    return figures


def section(skill: str, number: int = 1, passed: Outcome = (), failed: Outcome = ()) -> Section:
    """A test with what follows."""
    return Section(SKILLS.index(skill), number, passed, failed)


def location(id: str, **sections: Section) -> Figures:
    """A Location card: sections as `at7=...` for a named space, or top and bottom."""

    def figures(config: Config) -> None:
        config.locations[id] = {
            config.space_id[int(key[2:])] if key.startswith("at") else key: value
            for key, value in sections.items()
        }

    return figures


def put(record: object, **values: object) -> None:
    """Fields of a component by name."""
    for name, value in values.items():
        assert hasattr(record, name), name
        setattr(record, name, value)


def all_say(game: Game, answer: str, dice: Sequence[str] = ()) -> Game:
    """Everybody who is asked now gives the same answer."""
    lines = [f"{question.seat}: {answer}" for question in game.questions]
    return play(game, *lines, dice=dice)


def go_on(game: Game, dice: Sequence[str] = ()) -> Game:
    """Nobody reveals anything."""
    return all_say(game, "go-on", dice=dice)


def face_at(game: Game, space: int) -> list[str]:
    """The tiles on a space from the top."""
    t = table_of(game)
    return [t.tiles[index].face for index in t.places[space].stack]


def tile_at(game: Game, space: int, at: int = 0) -> Tile:
    """A tile of a stack, counted from the top."""
    t = table_of(game)
    return t.tiles[t.places[space].stack[at]]


def area(name: str) -> int:
    """An area's number."""
    return AREAS.index(name)


def told(game: Game, seat: int, key: str) -> list[tuple[object, ...]]:
    """The lines of the log with that key that a seat may read."""
    return [tuple(entry.values) for entry in game.log(seat) if entry.key == key]
