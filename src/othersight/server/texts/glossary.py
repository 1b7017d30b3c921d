"""Cards, tokens, Heroes and terms by key or name, with all that is written about them for everybody to read."""

from functools import cache

from othersight.locales import LocaleError, keys, text
from othersight.server.protocol.server_messages import PartTold, ThingTold
from othersight.server.texts.language import ENGLISH, in_words

UNTOLD = ("human", "invader")
"""How a personal story ends is read when it does."""

ORDER = (
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
"""How the parts of a thing follow one another; others come last."""

MOST = 20
USUAL: dict[str, str | int] = {"n": "N"}
"""What stands in the gaps of texts where no table fills them: the number of Heroes is N."""


@cache
def written(game: str) -> dict[str, tuple[str, ...]]:
    """The attributes of every key of a game that has something written about it."""
    found: dict[str, list[str]] = {}
    for key in sorted(keys(ENGLISH)):
        name, dot, attribute = key.partition(".")
        if dot and name.startswith(f"{game}-") and attribute not in UNTOLD:
            found.setdefault(name, []).append(attribute)
    return {name: tuple(sorted(parts, key=place)) for name, parts in found.items()}


def place(part: str) -> tuple[int, str]:
    """Where a part stands."""
    return (ORDER.index(part) if part in ORDER else len(ORDER), part)


def thing(game: str, key: str, language: str, filling: dict[str, str | int]) -> ThingTold | None:
    """One thing by its key."""
    attributes = written(game).get(key)
    if attributes is None or not has_name(key):
        return None
    parts = [
        PartTold(part=part, text=in_words(f"{key}.{part}", language, **filling))
        for part in attributes
    ]
    return ThingTold(key=key, name=in_words(key, language, **filling), parts=parts)


def has_name(key: str) -> bool:
    """Whether a key has a text of its own besides its attributes."""
    try:
        text(key, ENGLISH, **USUAL)
    except LocaleError:
        return False
    return True


@cache
def things(game: str, language: str) -> tuple[ThingTold, ...]:
    """Everything of a game."""
    told = [thing(game, key, language, USUAL) for key in written(game)]
    return tuple([one for one in told if one is not None])


def named(game: str, name: str, language: str, filling: dict[str, str | int]) -> list[ThingTold]:
    """What bears that key or name; if nothing does, what begins with it or contains it."""
    exact = thing(game, name, language, filling)
    if exact is not None:
        return [exact]
    wanted = plain(name)
    every = [(plain(one.name), one.key) for one in things(game, language)]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        hits = [thing(game, key, language, filling) for said, key in every if fits(said, wanted)]
        if wanted and hits:
            return [one for one in hits[:MOST] if one is not None]
    return []


def plain(name: str) -> str:
    """A name in small letters, without marks between its words."""
    return " ".join("".join([sign if sign.isalnum() else " " for sign in name.lower()]).split())
