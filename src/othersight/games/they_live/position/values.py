"""Positions of They Live as values by key: spaces, players, Resistance cards and enemy tiles by their names.

A card is written by its face (`length-of-pipe`), if it matters with its allegiance (`length-of-pipe:sabotaged`) and
its number (`length-of-pipe#17`); an enemy tile by its face, number (`human-cop#3`) or place (`human-cop@14`).
"""

from othersight.games.they_live.state.config import Config
from othersight.games.they_live.state.table import ON_BOARD, LiveTable
from othersight.toolkit import position_values as fields
from othersight.toolkit.position_values import one_of, twice, unknown, whole, wrong_type

SPACES = 24
CLEAN, SABOTAGED = "clean", "sabotaged"
ICONS = (CLEAN, SABOTAGED)


class Fields(fields.Fields):
    """One table of a position, with spaces and players among its values."""

    def space(self, key: str, config: Config, default: int) -> int:
        """A space by its number or name."""
        return space_in(self.data[key], self.at(key), config) if key in self.data else default

    def seat(self, key: str, players: int, default: int) -> int:
        """A player by the name of the seat."""
        return seat_in(self.data[key], self.at(key), players) if key in self.data else default


def space_in(value: object, path: str, config: Config) -> int:
    """The number of a space."""
    if isinstance(value, int):
        return whole(value, path, 1, SPACES)
    if isinstance(value, str) and value.isdecimal() and len(value) < 4:
        return whole(int(value), path, 1, SPACES)
    return config.space_id.index(one_of(value, path, config.space_id[1:]))


def seat_names(players: int) -> tuple[str, ...]:
    """The seats by name."""
    return tuple([f"player-{seat + 1}" for seat in range(players)])


def seat_in(value: object, path: str, players: int) -> int:
    """The seat of a player."""
    names = seat_names(players)
    return names.index(one_of(value, path, names))


def numbered(value: object, path: str) -> tuple[str, int]:
    """A name with the number behind its #, or -1."""
    if not isinstance(value, str):
        raise wrong_type(path, value, "a text")
    name, hash, number = value.partition("#")
    if not hash:
        return name, -1
    if not (number.isascii() and number.isdecimal() and len(number) < 4):
        raise wrong_type(path, value, "a name with a number behind the #")
    return name, int(number)


def card_word(value: object, path: str, config: Config) -> tuple[str, str, int]:
    """Face, allegiance ("" if not written) and number (-1 if not written) of a card."""
    name, number = numbered(value, path)
    face, colon, icon = name.partition(":")
    one_of(face, path, config.faces)
    if colon:
        one_of(icon, path, ICONS)
    if number >= 0 and (number >= len(config.card_face) or config.card_face[number] != face):
        copies = [f"{face}#{n}" for n, each in enumerate(config.card_face) if each == face]
        raise unknown(path, str(value), tuple(copies))
    return face, icon, number


class Cards:
    """The physical Resistance cards: which of them a position has placed, and their allegiance."""

    def __init__(self, t: LiveTable) -> None:
        self.config = t.config
        self.icons = list(t.icons)
        self.alike: dict[str, list[int]] = {}
        for number, face in enumerate(t.config.card_face):
            self.alike.setdefault(face, []).append(number)
        self.placed: list[int] = []
        """In the order in which the position names them."""

    def take(self, value: object, path: str, icon: str = CLEAN) -> int:
        """A card that is named nowhere yet; without a written allegiance it has the one given."""
        face, written, number = card_word(value, path, self.config)
        wanted = int((written or icon) == SABOTAGED)
        free = [n for n in self.copies(face) if n not in self.placed and number in (-1, n)]
        if not free:
            raise twice(path, str(value))
        card = next((n for n in free if self.icons[n] == wanted), free[0])
        self.placed.append(card)
        self.icons[card] = wanted
        return card

    def take_all(self, fields: fields.Fields, key: str, icon: str = CLEAN) -> tuple[int, ...]:
        """A list of cards."""
        items = fields_list(fields, key)
        return tuple([self.take(item, fields.at(key), icon) for item in items])

    def copies(self, face: str) -> list[int]:
        """All cards of a face."""
        return self.alike[face]

    def find(self, value: object, path: str) -> int:
        """A card by its number, or the first of its face that the position has placed."""
        face, _, number = card_word(value, path, self.config)
        if number >= 0:
            return number
        found = [n for n in self.placed if self.config.card_face[n] == face]
        return found[0] if found else self.copies(face)[0]


def fields_list(fields_: fields.Fields, key: str) -> list[object]:
    """The list behind a key, empty when the position does not name it."""
    return fields.list_in(fields_.data.get(key, ()), fields_.at(key))


def tile_in(t: LiveTable, value: object, path: str) -> int:
    """An enemy tile by face, and number or place if they are written; one on the board comes first."""
    if not isinstance(value, str):
        raise wrong_type(path, value, "a text")
    name, at, place = value.partition("@")
    face, number = numbered(name, path)
    one_of(face, path, t.config.tile_faces)
    space = space_in(place, path, t.config) if at else 0
    fits = [
        tile.index
        for tile in sorted(t.tiles, key=lambda tile: (tile.state != ON_BOARD, tile.age))
        if tile.face == face
        and number in (-1, tile.index)
        and (not space or (tile.state == ON_BOARD and tile.space == space))
    ]
    if not fits:
        raise unknown(path, value, tuple(dict.fromkeys([tile.face for tile in t.tiles])))
    return fits[0]
