"""Cards, tokens, Heroes and terms as texts about them: which parts such a text has, and how one is found by name."""

from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

from othersight.locales.chosen import ENGLISH, chosen_language
from othersight.locales.loader import language_named, text

PARTS = (
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
"""The attributes of a text about a thing, in the order in which they are shown; others come last."""

HIDDEN_PARTS = ("human", "invader")
"""The endings of a personal story, which are shown only when it ends."""

TRANSLATED = "translated"
"""The attribute of a printed name that says what it means in the language."""

Thing = TypeVar("Thing", bound=Hashable)


def normalized(name: str) -> str:
    """A name in lower case, with single spaces between its words."""
    letters = [letter if letter.isalnum() else " " for letter in name.lower()]
    return " ".join("".join(letters).split())


def names_of(key: str, language: str, **filling: object) -> list[str]:
    """What a thing is called: its name, what a printed name means in the language, and its English name."""
    return [
        *dict.fromkeys(
            [
                text(key, language, **filling),
                *filter(None, [meaning_of(key, language)]),
                text(key, ENGLISH, **filling),
            ]
        )
    ]


def meaning_of(key: str, language: str = "") -> str:
    """What a name that stays as it is printed means in the language; empty if the name is of the language."""
    spoken = language_named(language or chosen_language())
    attribute = f"{key}.{TRANSLATED}"
    return spoken.format(attribute, {}) if spoken.has(attribute) else ""


def best_named(things: Iterable[tuple[str, Thing]], name: str) -> list[Thing]:
    """The things of that name; if there are none, those whose names begin with it or contain it."""
    return best_known([(normalized(title), thing) for title, thing in things], name)


def best_known(known: Sequence[tuple[str, Thing]], name: str) -> list[Thing]:
    """The same where the names of the things are normalized already."""
    wanted = normalized(name)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        hits = [thing for title, thing in known if wanted and fits(title, wanted)]
        if hits:
            return [*dict.fromkeys(hits)]
    return []
