"""Which part of the content a game is played with: one of the towns, and all cards or those of the first set.

An entry with a `set` is left out where the cards of the first set are asked for, and one of a later set in games that
were begun before there was one (TL-HOUSE-01); a Location card with `town` belongs to that town's decks, one
without to the city's or, if it is generic, to both. With `town = "any"` it serves all towns: its sections have the
names of the city's spaces and count for those of the same numbers (TL-HOUSE-02).
"""

from functools import cache
from typing import Any, Final

from othersight.games.they_live.content.earlier import REVISION, SINCE
from othersight.games.they_live.content.loader import Content, load_content

TOWNS: Final[dict[str, str]] = {"city": "board", "harbour": "harbour"}
"""The file of each town's board."""
CITY: Final = "city"
ANY_TOWN: Final = "any"
ALL_CARDS: Final = "all"
FIRST_CARDS: Final = "first"
CARD_SETS: Final = (ALL_CARDS, FIRST_CARDS)


def selected(content: Content, cards: str, town: str, revision: int = REVISION) -> Content:
    """The content of a game: the board of its town as `board`, and the cards that it may meet."""
    found: Content = {
        name: {key: chosen(value, cards, town, revision) for key, value in data.items()}
        for name, data in content.items()
    }
    found["board"] = content[TOWNS[town]]
    names = names_in(content, town)
    printed: list[dict[str, Any]] = found["locations"].get("card", [])
    found["locations"]["card"] = [in_town(card, names) for card in printed]
    return found


def chosen(value: object, cards: str, town: str, revision: int) -> object:
    """The entries of a file that count; whatever is no list of entries stays as it is."""
    if not isinstance(value, list) or not value or not isinstance(value[0], dict):
        return value
    return [entry for entry in value if is_chosen(entry, cards, town, revision)]


def is_chosen(entry: dict[str, object], cards: str, town: str, revision: int) -> bool:
    """TL-HOUSE-01, TL-HOUSE-02: whether an entry belongs to the cards and to the town."""
    name = str(entry.get("set", ""))
    if name and (cards == FIRST_CARDS or SINCE.get(name, revision) > revision):
        return False
    own = entry.get("town", CITY if entry.get("deck", "generic") != "generic" else town)
    return own in (town, ANY_TOWN)


def in_town(card: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """TL-HOUSE-02: a Location card with its sections under the names of the town's spaces."""
    if card.get("town") != ANY_TOWN or "sections" not in card:
        return card
    sections = {names.get(key, key): section for key, section in card["sections"].items()}
    return {**card, "sections": sections}


def names_in(content: Content, town: str) -> dict[str, str]:
    """What the city's spaces are called in a town."""
    city, there = [
        {space.get("number"): str(space.get("id")) for space in content[TOWNS[one]]["space"]}
        for one in (CITY, town)
    ]
    return {id: there[number] for number, id in city.items() if number in there}


def printed_section(card: str, section: str) -> str:
    """The name under which a section is printed on a Location card, and its text written."""
    return printed_sections().get((card, section), section)


@cache
def printed_sections() -> dict[tuple[str, str], str]:
    """Card and section of the cards that serve all towns, by what the section is called there."""
    content, found = load_content(), dict[tuple[str, str], str]()
    for town in TOWNS:
        names = names_in(content, town)
        for card in content["locations"]["card"]:
            if card.get("town") == ANY_TOWN:
                found |= {(card["id"], names[key]): key for key in card["sections"]}
    return found
