"""What lies on the board of a position: scrap, dropped cards, billboards with their deposits, enemy tiles.

Naming `enemies` names all tiles that are not in the bag; the first in the list is the longest on the board.
"""

from othersight.games.they_live.position.values import (
    Cards,
    Fields,
    fields_list,
    numbered,
    space_in,
)
from othersight.games.they_live.rules.enemy import face_of, restack
from othersight.games.they_live.state.table import (
    DISCARDED,
    GONE,
    IN_BAG,
    NONE,
    ON_BOARD,
    RECRUITED,
    LiveTable,
)
from othersight.toolkit.position_values import (
    does_not_fit,
    list_in,
    one_of,
    table_in,
    twice,
    wrong_type,
)

KEYS = ("spaces", "enemies", "bag", "recruits", "spawned")
SPACE_KEYS = ("scrap", "dropped", "billboard", "deposit")
ENEMY_KEYS = ("face", "space", "state", "damage", "turned", "age", "tile", "count")
STATES = {
    "board": ON_BOARD,
    "bag": IN_BAG,
    "discarded": DISCARDED,
    "recruited": RECRUITED,
    "gone": GONE,
}
MOST_TILES = 40


def place_spaces(t: LiveTable, fields: Fields, cards: Cards) -> None:
    """Scrap, dropped cards and deposits of the spaces that the position names, then the billboards."""
    billboards: dict[int, int] = {}
    seen: list[int] = []
    for address, data in table_in(fields.data.get("spaces", {}), "spaces").items():
        path = f"spaces.{address}"
        number = space_in(address, path, t.config)
        entry = Fields(data, path, SPACE_KEYS)
        if number in seen:
            raise twice(path, address)
        seen.append(number)
        place = t.edit_place(number)
        place.scrap = entry.number("scrap", 0, 0, 99)
        place.dropped = cards.take_all(entry, "dropped")
        place.deposit = cards.take_all(entry, "deposit")
        if number not in t.config.billboards and (entry.has("billboard") or place.deposit):
            raise does_not_fit(path, "no billboard stands there", "position-no-billboard")
        if entry.has("billboard"):
            billboards[number] = billboard_in(t, entry.data["billboard"], entry.at("billboard"))
    raise_billboards(t, billboards)


def billboard_in(t: LiveTable, value: object, path: str) -> int:
    """A billboard tile by artwork and message: `billy obey`."""
    names = [" ".join(tile) for tile in t.config.billboard_tiles]
    return names.index(one_of(value, path, names))


def raise_billboards(t: LiveTable, named: dict[int, int]) -> None:
    """TL-SETUP-11: three different artworks; what is not named stands as it was dealt, or in its place."""
    tiles = t.config.billboard_tiles
    artworks = [tiles[tile][0] for tile in named.values()]
    for artwork in artworks:
        if artworks.count(artwork) > 1:
            raise twice("spaces", artwork)
    dealt = [t.places[space].billboard for space in t.config.billboards]
    left = [tile for tile in dealt if tiles[tile][0] not in artworks]
    for space in t.config.billboards:
        own = t.places[space].billboard
        if space in named:
            t.edit_place(space).billboard = named[space]
        else:
            tile = own if own in left else left[0]
            left.remove(tile)
            t.edit_place(space).billboard = tile
    up = [t.places[space].billboard for space in t.config.billboards]
    aside = [tile for tile in range(len(tiles)) if tile not in up]
    t.edit_decks().set_aside = tuple(aside)


def place_enemies(t: LiveTable, fields: Fields) -> None:
    """Tiles on the board and off it, the bag, and the persuaded ones among the Resources."""
    used: list[int] = []
    for number, data in enumerate(list_in(fields.data.get("enemies", ()), "enemies")):
        entry = Fields(data, f"enemies[{number}]", ENEMY_KEYS)
        if not entry.has("face"):
            raise wrong_type(entry.path, "nothing", "the face of the enemy tile")
        for _ in range(entry.number("count", 1, 1, MOST_TILES)):
            index = claim(t, entry, used)
            place_tile(t, entry, index)
    recruits = [recruit(t, item, used) for item in fields_list(fields, "recruits")]
    t.edit_decks().recruits = tuple(recruits)
    if fields.has("bag"):
        fill_bag(t, fields, used)
    t.spawned = fields.number("spawned", t.spawned, t.spawned, 9999)
    for place in list(t.places):
        restack(t, place.number)


def claim(t: LiveTable, entry: Fields, used: list[int]) -> int:
    """A tile of the named face, by the named number if there is one."""
    face = entry.word("face", "", t.config.tile_faces)
    number = entry.number("tile", NONE, 0, len(t.tiles) - 1)
    return claim_tile(t, face, number, used, entry.at("face"))


def claim_tile(t: LiveTable, face: str, number: int, used: list[int], path: str) -> int:
    """TL-INFO-13: green tiles are numbered at random, so a number can bear any face there is left."""
    free = [tile for tile in t.tiles if tile.index not in used and tile.face == face]
    if not free or number in used:
        raise twice(path, face)
    here = next((tile for tile in free if tile.index == number), free[0])
    if NONE not in (number, here.index) and here.index != number:
        if face_of(t, number).boss or face_of(t, here.index).boss:
            raise twice(path, face)
        t.edit_tile(here.index).face = t.tiles[number].face
        t.edit_tile(number).face = face
    found = here.index if number == NONE else number
    used.append(found)
    return found


def place_tile(t: LiveTable, entry: Fields, index: int) -> None:
    """A tile goes where the position puts it."""
    tile = t.edit_tile(index)
    tile.state = STATES[entry.word("state", "board", STATES)]
    on_board = tile.state == ON_BOARD
    if on_board and not entry.has("space"):
        raise does_not_fit(entry.path, "a tile on the board needs a space", "position-enemy-space")
    tile.space = entry.space("space", t.config, 0)
    tile.turned = entry.flag("turned")
    health = t.config.tile_faces[tile.face].health
    tile.damage = entry.number("damage", 0, 0, health - 1 if on_board else 0)
    tile.age = entry.number("age", t.spawned + 1 if on_board else 0, 0, 9999)
    t.spawned = max(t.spawned, tile.age)


def recruit(t: LiveTable, value: object, used: list[int]) -> int:
    """A persuaded tile, by face or by face and number."""
    face, number = numbered(value, "recruits")
    one_of(face, "recruits", t.config.tile_faces)
    if number in used and t.tiles[number].face == face and t.tiles[number].state == RECRUITED:
        return number
    found = claim_tile(t, face, number if number < len(t.tiles) else NONE, used, "recruits")
    t.edit_tile(found).state = RECRUITED
    return found


def fill_bag(t: LiveTable, fields: Fields, used: list[int]) -> None:
    """The bag holds the named tiles; green ones that are named nowhere lie in the discard."""
    for tile in list(t.tiles):
        if tile.index not in used and tile.state == IN_BAG:
            t.edit_tile(tile.index).state = DISCARDED
    for item in fields_list(fields, "bag"):
        face = one_of(item, "bag", t.config.tile_faces)
        if t.config.tile_faces[face].boss:
            raise does_not_fit("bag", "a boss is never in the bag", "position-boss")
        t.edit_tile(claim_tile(t, face, NONE, used, "bag")).state = IN_BAG
