"""The cards, Heroes, tokens and terms of a game by name, with all that is written about them."""

from functools import cache

from othersight.games import GAMES
from othersight.locales import attributes_about, keys, text, text_or_key

ABOUT = (
    "window",
    "power",
    "ability",
    "opening",
    "bio",
    "story",
    "effect",
    "text",
    "fail",
    "intro",
    "begin",
    "end",
    "special",
    "note",
    "quote",
)
"""The attributes of a text that are shown, in this order."""

ENDINGS = ("human", "invader")
"""How a personal story ends is read when it does."""

MOST = 3
"""More things than these under one name are listed, not shown."""


@cache
def things(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Name and key of everything that has a text about it."""
    start = f"{game}-"
    told = [key for key, _ in attributes_about(language) if key.startswith(start)]
    return tuple((text(key, language), key) for key in dict.fromkeys(told))


@cache
def known(language: str) -> tuple[str, ...]:
    """Every key of a language, in order."""
    return tuple(sorted(keys(language)))


def plain(name: str) -> str:
    """A name in small letters, without marks between its words."""
    return "".join([sign if sign.isalnum() else " " for sign in name.lower()]).strip()


def found(game: str, name: str, language: str = "en") -> list[tuple[str, str]]:
    """The things of that name; if there are none, those whose names begin with it or contain it."""
    wanted = " ".join(plain(name).split())
    known = [(" ".join(plain(title).split()), title, key) for title, key in things(game, language)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        hits = [(title, key) for said, title, key in known if wanted and fits(said, wanted)]
        if hits:
            return hits
    return []


def about(key: str, language: str = "en", **filling: object) -> list[str]:
    """All that is written about a thing; what a card says of one space stands after the name of the space."""
    start = f"{key}."
    written = [full.removeprefix(start) for full in known(language) if full.startswith(start)]
    lines = [
        text(f"{key}.{attribute}", language, **filling)
        for attribute in ABOUT
        if attribute in written
    ]
    game = next(name for name in GAMES if key.startswith(f"{name}-"))
    for attribute in written:
        if attribute not in ABOUT and attribute not in ENDINGS:
            place = text_or_key(f"{game}-space-{attribute}", language)
            name = attribute if place.endswith(f"-space-{attribute}") else place
            said = text(f"{key}.{attribute}", language, **filling)
            lines.append(text("play-card-part", language, part=name, text=said))
    return lines
