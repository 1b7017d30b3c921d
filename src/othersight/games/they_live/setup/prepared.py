"""What of set-up does not depend on chance, worked out once for all games with the same content and players (chapter
TL-SETUP)."""

from typing import Final

from othersight.games.they_live.state.config import SKILLS, TYPES, Config
from othersight.games.they_live.state.knowledge import Knowledge
from othersight.games.they_live.state.table import (
    GONE,
    IN_BAG,
    Decks,
    LiveTable,
    Person,
    Place,
    Tile,
)

OVERLAYS: Final[dict[int, tuple[int, int]]] = {4: (4, 2), 5: (5, 2), 6: (5, 2)}
"""TL-SETUP-14: Human and Invader overlays by players."""
PLACES: Final = 25
"""Entry 0 is unused."""


class Prepared:
    """The cards of each deck before they are shuffled, and a table on which nothing is dealt yet: never changed."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.table = bare_table(config)
        bag = [tile for tile in self.table.tiles if tile.state == IN_BAG]
        self.bag = [tile.index for tile in bag]
        self.bag_faces = tuple([tile.face for tile in bag])
        faces = config.card_faces()
        self.stash = cards_of_stash(config)
        self.reserve = tuple([card for card in range(len(faces)) if faces[card].red])
        rewards = sorted({character.reward for character in config.characters.values()})
        self.kinds = kinds_of(config, self.stash)
        self.pairs = [config.cards_with(reward) for reward in rewards]
        self.billboards = [tiles_with(config, artwork) for artwork in config.artworks]
        self.news = {card.colour: news_of(config, card.colour) for card in config.news.values()}
        self.assault = {
            (card.level, card.colour): assault_of(config, card.level, card.colour)
            for card in config.assault.values()
        }
        self.characters = tuple(sorted(config.characters))


def cards_of_stash(config: Config) -> list[int]:
    """TL-CONTENT-18, TL-CONTENT-20: the Resistance cards that lie in the Stash."""
    faces = config.card_faces()
    return [card for card in range(len(faces)) if not faces[card].red]


def kinds_of(config: Config, stash: list[int]) -> list[list[int]]:
    """TL-CONTENT-17: the cards of the Stash of each type, and those of each assault skill."""
    faces = config.card_faces()
    types = [[card for card in stash if faces[card].type == type] for type in range(len(TYPES))]
    skills = range(len(SKILLS))
    return types + [[card for card in stash if faces[card].assault_skill == at] for at in skills]


def tiles_with(config: Config, artwork: str) -> list[int]:
    """TL-SETUP-11: the billboard tiles with an artwork."""
    return [i for i, tile in enumerate(config.billboard_tiles) if tile[0] == artwork]


def news_of(config: Config, colour: str) -> tuple[str, ...]:
    """TL-SETUP-12: the Breaking News cards of a colour."""
    return tuple([card.id for card in config.news.values() if card.colour == colour])


def assault_of(config: Config, level: int, colour: str) -> tuple[str, ...]:
    """TL-SETUP-07, TL-SETUP-08: the Final Assault cards of a level and colour."""
    cards = config.assault.values()
    return tuple([c.id for c in cards if c.level == level and c.colour == colour])


_PREPARED: Final[dict[int, Prepared]] = {}
_MOST_PREPARED: Final = 64


def prepared(config: Config) -> Prepared:
    """What is prepared for a config; the last few are kept."""
    found = _PREPARED.get(id(config))
    if found is None:
        if len(_PREPARED) >= _MOST_PREPARED:
            _PREPARED.clear()
        found = Prepared(config)
        _PREPARED[id(config)] = found  # which keeps the config, so that no other has its id
    return found


def bare_table(config: Config) -> LiveTable:
    """Every record of the table, nothing dealt yet."""
    return LiveTable(
        config,
        [person_record(index) for index in range(sum(OVERLAYS[config.players]))],
        tile_records(config),
        [place_record(number) for number in range(PLACES)],
        [Knowledge() for _ in range(config.players)],
        Decks(),
    )


def place_record(number: int) -> Place:
    """An empty space."""
    place = Place()
    place.number = number
    return place


def person_record(index: int) -> Person:
    """A character not dealt yet."""
    person = Person()
    person.index = index
    return person


def tile_records(config: Config) -> list[Tile]:
    """TL-SETUP-09, TL-SETUP-10: green tiles in the bag, bosses in the reserve outside it."""
    tiles: list[Tile] = []
    for face in config.tile_list:
        tile = Tile()
        tile.index = len(tiles)
        tile.face = face
        tile.state = GONE if config.tile_faces[face].boss else IN_BAG
        tiles.append(tile)
    return tiles
