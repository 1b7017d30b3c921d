"""The cards, Heroes, tokens and terms of a game by name, with all that is written about them."""

from functools import cache

from othersight.locales import keys, text

ABOUT = (
    "window",
    "power",
    "ability",
    "opening",
    "text",
    "begin",
    "end",
    "special",
    "note",
    "quote",
)
"""The attributes of a text that are shown, in this order."""

MOST = 3
"""More things than these under one name are listed, not shown."""


@cache
def things(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Name and key of everything that has a text about it."""
    start = f"{game}-"
    ours = sorted(key for key in keys(language) if key.startswith(start))
    told = [key.rpartition(".")[0] for key in ours if key.endswith((".text", ".opening"))]
    return tuple((text(key, language), key) for key in dict.fromkeys(told))


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
    """All that is written about a thing."""
    known = keys(language)
    return [
        text(f"{key}.{attribute}", language, **filling)
        for attribute in ABOUT
        if f"{key}.{attribute}" in known
    ]
