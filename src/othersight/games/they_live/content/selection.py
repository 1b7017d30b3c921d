"""Which part of the content a game is played with: one of the towns, and all cards or those of the first set.

An entry with `set = "second"` is left out where the cards of the first set are asked for (TL-HOUSE-01); a Location card
with `town` belongs to that town's decks, one without to the city's or, if it is generic, to both (TL-HOUSE-02).
"""

from typing import Final

from othersight.games.they_live.content.loader import Content

TOWNS: Final[dict[str, str]] = {"city": "board", "harbour": "harbour"}
"""The file of each town's board."""
CITY: Final = "city"
ALL_CARDS: Final = "all"
FIRST_CARDS: Final = "first"
CARD_SETS: Final = (ALL_CARDS, FIRST_CARDS)


def selected(content: Content, cards: str, town: str) -> Content:
    """The content of a game: the board of its town as `board`, and the cards that it may meet."""
    found: Content = {
        name: {key: chosen(value, cards, town) for key, value in data.items()}
        for name, data in content.items()
    }
    found["board"] = content[TOWNS[town]]
    return found


def chosen(value: object, cards: str, town: str) -> object:
    """The entries of a file that count; whatever is no list of entries stays as it is."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return value
    return [entry for entry in value if is_chosen(entry, cards, town)]


def is_chosen(entry: dict[str, object], cards: str, town: str) -> bool:
    """TL-HOUSE-01, TL-HOUSE-02: whether an entry belongs to the cards and to the town."""
    if cards == FIRST_CARDS and entry.get("set") == "second":
        return False
    own = entry.get("town", CITY if entry.get("deck", "generic") != "generic" else town)
    return own == town
