"""The cards, Heroes, tokens and terms of a game by name, with all that is written about them."""

from functools import cache

from othersight.games import GAMES
from othersight.locales import attributes_about, keys, text, text_or_key
from othersight.locales.things import HIDDEN_PARTS, PARTS, best_named, meaning_of, names_of

MOST = 3
"""More things than these under one name are listed, not shown."""


@cache
def things(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Name and key of everything that has a text about it."""
    start = f"{game}-"
    told = [key for key, _ in attributes_about() if key.startswith(start)]
    return tuple((name, key) for key in dict.fromkeys(told) for name in names_of(key, language))


@cache
def known() -> tuple[str, ...]:
    """Every key, in order."""
    return tuple(sorted(keys()))


def found(game: str, name: str, language: str = "") -> list[tuple[str, str]]:
    """The things of that name; if there are none, those whose names begin with it or contain it."""
    keys = best_named(things(game, language), name)
    return [(title_of(key, language), key) for key in keys]


def title_of(key: str, language: str = "") -> str:
    """The name of a thing; what a printed name means stands beside it."""
    name, meaning = text(key, language), meaning_of(key, language)
    return text("play-card-meaning", language, name=name, meaning=meaning) if meaning else name


def about(key: str, language: str = "", **filling: object) -> list[str]:
    """All that is written about a thing; what a card says of one space stands after the name of the space."""
    start = f"{key}."
    written = [full.removeprefix(start) for full in known() if full.startswith(start)]
    lines = [
        text(f"{key}.{attribute}", language, **filling)
        for attribute in PARTS
        if attribute in written
    ]
    game = next(name for name in GAMES if key.startswith(f"{name}-"))
    for attribute in written:
        if attribute not in PARTS and attribute not in HIDDEN_PARTS:
            place = text_or_key(f"{game}-space-{attribute}", language)
            name = attribute if place.endswith(f"-space-{attribute}") else place
            said = text(f"{key}.{attribute}", language, **filling)
            lines.append(text("play-card-part", language, part=name, text=said))
    return lines
