"""Which English texts the content calls for, and whether they are there (TL-CONTENT-12, TL-CONTENT-25,
TL-CONTENT-29, TL-CONTENT-40)."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Entry, Problem
from othersight.games.they_live.content.selection import CARD_SETS, TOWNS
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.games.they_live.state.config import AREAS, FACES, SKILLS, TYPES
from othersight.toolkit.text_keys import keys_in

PREFIX = "they-live-"
TEXTS = (
    "assault",
    "cards",
    "characters",
    "enemies",
    "injuries",
    "locations",
    "names",
    "news",
    "stories",
    "terms",
)
"""The files whose texts are about components; others are about what happens."""
PRINTED = (
    "area", "space", "artwork", "message", "skill", "type", "face", "difficulty", "town", "cards",
)  # fmt: skip
"""Kinds of names that come from lists, each with a text."""


def check_texts(content: Content) -> Iterator[Problem]:
    """Every id has its texts, and no text is about something that does not exist."""
    wanted = set(wanted_texts(content))
    present = english_keys()
    for key in sorted(wanted - present):
        told = "there is no text with this key; write it in locales/en/they_live"
        yield Problem("locales", key, rule_of(key), told)
    kinds = sorted({kind_of(key) for key in wanted}, key=len, reverse=True)
    for key in sorted(present - wanted):
        kind = next((kind for kind in kinds if key.startswith(f"{PREFIX}{kind}-")), "")
        if kind:
            told = "nothing in the content asks for this text; remove it, or mend its id"
            yield Problem("locales", key, rule_of(key), told)


def rule_of(key: str) -> str:
    """The constraint a text belongs to."""
    if key.endswith(".hint"):
        return "TL-CONTENT-25"
    rules = {
        "news": "TL-CONTENT-29",
        "location": "TL-CONTENT-33",
        "story": "TL-CONTENT-37",
        "story-card": "TL-CONTENT-37",
        "assault": "TL-CONTENT-46",
        "special": "TL-CONTENT-10",
        "character": "TL-CONTENT-10",
        "injury": "TL-CONTENT-21",
        "space": "TL-CONTENT-07",
    }
    return rules.get(kind_of(key), "TL-CONTENT-15")


def kind_of(key: str) -> str:
    """The kind in `they-live-<kind>-<id>`."""
    rest = key.removeprefix(PREFIX)
    return "story-card" if rest.startswith("story-card-") else rest.partition("-")[0]


def wanted_texts(content: Content) -> Iterator[str]:
    """The keys that the content calls for; an attribute is written after a dot."""
    yield from people_texts(content)
    yield from deck_texts(content)
    for card in content["resistance"]["card"]:
        yield from keys_for("card", card["id"], "text", "quote")
    for injury in content["injuries"]["injury"]:
        yield from keys_for("injury", injury["id"], "text", "quote")
    for tile in content["enemies"]["tile"]:
        yield from keys_for("front", tile.get("front", tile["id"]))
        yield from keys_for("enemy", tile["id"], "text", "quote")
    printed = (
        AREAS,
        [space["id"] for board in TOWNS.values() for space in content[board]["space"]],
        content["billboards"]["artworks"],
        content["billboards"]["messages"],
        SKILLS,
        TYPES,
        FACES,
        DIFFICULTIES,
        TOWNS,
        CARD_SETS,
    )
    for kind, ids in zip(PRINTED, printed, strict=True):
        for id in ids:
            yield from keys_for(kind, id, "text")


def people_texts(content: Content) -> Iterator[str]:
    """Characters, their specials and their stories."""
    for character in content["characters"]["character"]:
        yield from keys_for("character", character["id"], "bio")
        for special in character["specials"]:
            yield from keys_for("special", special["id"], "text")
    for deck in content["stories"]["deck"]:
        yield from keys_for("story", deck["id"], "intro", "human", "invader")
        for card in deck.get("cards", []):
            yield from keys_for("story-card", card["id"], "text")


def deck_texts(content: Content) -> Iterator[str]:
    """News, Location and Final Assault cards."""
    for card in content["news"]["card"]:
        yield from keys_for("news", card["id"], *news_attributes(card))
    for card in content["locations"]["card"]:
        yield from keys_for("location", card["id"], *card["sections"])
    for card in content["assault"]["card"]:
        yield from keys_for("assault", card["id"], "text", "fail")
    for card in content["assault"].get("introduction", []):
        yield from keys_for("assault", card["id"], "text")


def news_attributes(card: Entry) -> tuple[str, ...]:
    """TL-CONTENT-25: a card with a boss hints at how to deal with it."""
    return ("story", "effect", "hint") if card.get("boss") else ("story", "effect")


def keys_for(kind: str, id: str, *attributes: str) -> Iterator[str]:
    """The name and what belongs to it."""
    key = f"{PREFIX}{kind}-{id}"
    yield key
    for attribute in attributes:
        yield f"{key}.{attribute}"


@cache
def english_keys() -> frozenset[str]:
    """The keys of these English texts, attributes as `key.attribute`."""
    folder = files("othersight") / "locales" / "en" / "they_live"
    return keys_in(folder, [f"{name}.ftl" for name in TEXTS])
