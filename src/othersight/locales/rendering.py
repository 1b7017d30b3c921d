"""Phrases in a reader's language: a text whose gaps are filled with texts.

A phrase is anything with a key and arguments; this package knows no game and no kernel.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from othersight.locales.chosen import chosen_language
from othersight.locales.figures import figure
from othersight.locales.loader import MOST_SAID, language_named, text
from othersight.locales.names import Name, gender_of_all

SWALLOWED = re.compile(r"([!?]|(?<!\.)\.\.\.|(?<!\.)\.)\.(?=\s|$)")
"""What ends in a mark of its own, such as GEAR UP! or DAMNED IF YOU DO..., takes no full stop after it."""
INTERRUPTED = re.compile(r"\.(?<!\.\.)(?=[\u00a0\u202f]?[,;:])")
"""A sentence that another goes on after has no full stop of its own; French has a narrow space before such a mark."""


LIST = object()
"""Marks a list of phrases in what tells phrases apart."""


class Sayable(Protocol):
    """A text key with arguments: words, numbers, other phrases or lists of them."""

    @property
    def key(self) -> str: ...

    @property
    def arguments(self) -> Mapping[str, Any]: ...


def render(phrase: Sayable, language: str = "") -> str:
    """The phrase in that language; LocaleError where a text is missing. What is said again is rendered once."""
    rendered = language_named(language or chosen_language()).rendered
    whole = identity(phrase)
    known = rendered.get(whole) if whole else None
    if known is not None:
        return known
    made = said(phrase.key, fillings(phrase, language), language)
    if whole:
        if len(rendered) >= MOST_SAID:
            rendered.clear()
        rendered[whole] = made
    return made


def identity(phrase: Sayable) -> tuple[Any, ...] | None:
    """What tells a phrase from all others; None if there is something in it that cannot be told apart."""
    if not phrase.arguments:
        return (phrase.key,)
    found: list[Any] = [phrase.key]
    for name, value in phrase.arguments.items():
        kind = type(value)
        if kind is str or kind is int:
            told = value
        elif kind is list:
            told = identity_of_all(value)
        elif isinstance(value, str) or not hasattr(value, "arguments"):
            return None
        else:
            told = identity(value)
        if told is None:
            return None
        found += name, told
    return tuple(found)


def identity_of_all(parts: list[Any]) -> tuple[Any, ...] | None:
    """The same of a list of phrases."""
    if not all([hasattr(part, "arguments") and not isinstance(part, str) for part in parts]):
        return None
    told = [identity(part) for part in parts]
    return None if None in told else (LIST, *told)


def said(key: str, filled: Mapping[str, Any], language: str) -> str:
    """A text with its gaps filled, and marks as they are written."""
    plain = text(key, language, **filled)
    if ".." in plain or "!." in plain or "?." in plain:
        plain = SWALLOWED.sub(r"\1", plain)
    return INTERRUPTED.sub("", plain) if "." in plain else plain


def fillings(phrase: Sayable, language: str) -> dict[str, str | int]:
    """What stands in the gaps of a phrase."""
    return {name: filling(value, language) for name, value in phrase.arguments.items()}


def filling(value: Any, language: str) -> str | int:
    """What stands in a gap."""
    if isinstance(value, str | int):
        return value
    if isinstance(value, float):
        return figure(value, language)
    if isinstance(value, Sequence):
        return listed([named(item, language) for item in value], language)
    return named(value, language)


def named(phrase: Sayable, language: str) -> str:
    """What a phrase says, with the means to find its forms if the language has any."""
    spoken = language_named(language or chosen_language())
    if not spoken.has_forms:
        return render(phrase, language)
    whole = identity(phrase)
    known = spoken.names.get(whole) if whole else None
    if known is not None:
        return known
    filled = fillings(phrase, language)
    name = Name(said(phrase.key, filled, language), phrase.key, filled)
    if whole:
        if len(spoken.names) >= MOST_SAID:
            spoken.names.clear()
        spoken.names[whole] = name
    return name


def listed(names: Sequence[str], language: str) -> str:
    """Several names as one, with the gender and number that a sentence about them has."""
    spoken = language_named(language or chosen_language())
    if not spoken.has_forms:
        return enumeration(names, language)
    forms = {
        "gender": gender_of_all([spoken.gender(name) for name in names]),
        "number": "one" if len(names) == 1 else "other",
    }
    return Name(enumeration(names, language), forms=forms)


def enumeration(items: Sequence[str], language: str = "") -> str:
    """Several things as one: "a, b and c"."""
    if not items:
        return text("list-of-none", language)
    said = items[-1]
    for number, item in enumerate(reversed(items[:-1])):
        said = text("list-more" if number else "list-and", language, first=item, rest=said)
    return said


CLAUSES = "list-clauses"
"""The text that sets parts of a sentence one after another which have commas of their own."""


def series(items: Iterable[str], language: str = "", by: str = "list-more") -> str:
    """Several names one after another, without an "and": "a, b, c"."""
    *first, said = [*items] or [text("list-of-none", language)]
    for item in reversed(first):
        said = text(by, language, first=item, rest=said)
    return said
