"""Cards, tokens, Heroes and terms as texts about them: which parts such a text has, and how one is found by name."""

from collections.abc import Iterable
from typing import TypeVar

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

Thing = TypeVar("Thing")


def normalized(name: str) -> str:
    """A name in lower case, with single spaces between its words."""
    letters = [letter if letter.isalnum() else " " for letter in name.lower()]
    return " ".join("".join(letters).split())


def best_named(things: Iterable[tuple[str, Thing]], name: str) -> list[Thing]:
    """The things of that name; if there are none, those whose names begin with it or contain it."""
    wanted = normalized(name)
    known = [(normalized(title), thing) for title, thing in things]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        hits = [thing for title, thing in known if wanted and fits(title, wanted)]
        if hits:
            return hits
    return []
