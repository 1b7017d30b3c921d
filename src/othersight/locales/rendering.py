"""Phrases in a reader's language: a text whose gaps are filled with texts.

A phrase is anything with a key and arguments; this package knows no game and no kernel.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from othersight.locales.loader import text

SWALLOWED = re.compile(r"([!?]|(?<!\.)\.\.\.|(?<!\.)\.)\.(?=\s|$)")
"""What ends in a mark of its own, such as GEAR UP! or DAMNED IF YOU DO..., takes no full stop after it."""
INTERRUPTED = re.compile(r"(?<!\.)\.(?=[,;:])")
"""A sentence that another goes on after has no full stop of its own."""


class Sayable(Protocol):
    """A text key with arguments: words, numbers, other phrases or lists of them."""

    @property
    def key(self) -> str: ...

    @property
    def arguments(self) -> Mapping[str, Any]: ...


def render(phrase: Sayable, language: str = "en") -> str:
    """The phrase in that language; LocaleError where a text is missing."""
    filled = {name: filling(value, language) for name, value in phrase.arguments.items()}
    return INTERRUPTED.sub("", SWALLOWED.sub(r"\1", text(phrase.key, language, **filled)))


def filling(value: Any, language: str) -> str | int:
    """What stands in a gap."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, float):
        return f"{value:g}"
    if isinstance(value, Sequence):
        return enumeration([render(item, language) for item in value], language)
    return render(value, language)


def enumeration(items: Sequence[str], language: str = "en") -> str:
    """Several things as one: "a, b and c"."""
    if not items:
        return text("list-of-none", language)
    said = items[-1]
    for number, item in enumerate(reversed(items[:-1])):
        said = text("list-more" if number else "list-and", language, first=item, rest=said)
    return said
