"""What looks wrong in the texts of a language: arguments, forms of names, and how the language is written."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from othersight.locales.chosen import ENGLISH
from othersight.locales.compiling import FAULT, Entry, entries_of
from othersight.locales.loader import FOLDER
from othersight.locales.names import FORM

WRITING: dict[str, tuple[tuple[str, str], ...]] = {
    "fr": (
        ("space", r"[^\u202f\u00a0\s.…!?«(][;!?%](?:\s|$)| [;:!?%](?:\s|$)|«[^\u00a0]|[^\u00a0]»"),
        ("apostrophe", r"[A-Za-zéè]'[a-zA-Zéàê]"),
        ("ellipsis", r"\.\.\."),
    ),
    "ja": (("marks", r"[ぁ-んァ-ヶ一-龠][,.!?;](?:\s|$)"),),
}
"""By language: the end of the text that names a fault, and what is such a fault."""

PRINTED = re.compile(r"[A-Z][A-Z.' &]*[A-Z][!?](?=[\s.»]|$)")
"""A printed name with its mark, as the English card has it."""
TYPED = ("page-verb-", "page-filler-words")
"""Lists of words that code reads."""


class Fault(NamedTuple):
    """Something to look at: where, what kind, and the part of the text."""

    file: str
    key: str
    kind: str
    what: str


def faults_in(language: str, folder: Path = FOLDER) -> Iterator[Fault]:
    """All that looks wrong in a language, file by file."""
    english, own = files_of(ENGLISH, folder), files_of(language, folder)
    known = {key for entries in own.values() for key in entries}
    forms = {key.removeprefix(FORM) for key in known if key.startswith(FORM)}
    for file, entries in own.items():
        for key, pattern in parts_of(entries):
            if pattern[:1] == (FAULT,):
                yield Fault(file, key, "unreadable", str(pattern[1]))
                continue
            original = dict(parts_of(english.get(file, {}))).get(key)
            if original is not None:
                yield from [
                    Fault(file, key, kind, what)
                    for kind, what in wrong_arguments(pattern, original, forms)
                ]
            if not key.startswith(TYPED):
                yield from [
                    Fault(file, key, kind, what) for kind, what in wrong_writing(language, pattern)
                ]


def files_of(language: str, folder: Path) -> dict[str, dict[str, Entry]]:
    """The entries of a language by file."""
    root = folder / language
    sources = {
        path.relative_to(root).as_posix(): path.read_text("utf-8")
        for path in sorted(root.rglob("*.ftl"))
    }
    return {file: entries_of(file, source) for file, source in sources.items()}


def parts_of(entries: dict[str, Entry]) -> Iterator[tuple[str, Any]]:
    """Texts and their attributes by key."""
    for key, (value, attributes) in entries.items():
        if not key.startswith(("-", FORM)):
            yield from [(key, value)] if value is not None else []
            yield from [(f"{key}.{name}", part) for name, part in attributes.items()]


def wrong_arguments(pattern: Any, original: Any, forms: set[str]) -> Iterator[tuple[str, str]]:
    """Arguments that English does not give, forms of names aside."""
    given = set(gaps_in(original))
    for gap in sorted(set(gaps_in(pattern)) - given):
        name, _, form = gap.rpartition("_")
        if not (name in given and form in forms):
            yield "argument", gap


def wrong_writing(language: str, pattern: Any) -> Iterator[tuple[str, str]]:
    """What is not written as the language writes it."""
    for said in words_in(pattern):
        plain = PRINTED.sub("", said)
        for kind, sign in WRITING.get(language, ()):
            found = re.search(sign, plain)
            if found:
                yield kind, plain[max(0, found.start() - 20) : found.end() + 20].strip()


def gaps_in(pattern: Any) -> Iterator[str]:
    """The arguments that a pattern asks for."""
    if isinstance(pattern, tuple):
        if pattern[:1] == ("variable",):
            yield pattern[1]
        else:
            for part in pattern:
                yield from gaps_in(part)


def words_in(pattern: Any) -> Iterator[str]:
    """What is written in a pattern, its gaps aside."""
    if isinstance(pattern, str):
        yield pattern
    elif pattern[:1] == ("select",):
        for _, one in pattern[2]:
            yield from words_in(one)
    elif pattern[:1] not in (("variable",), ("message",), ("term",), ("number",), ("text",)):
        for part in pattern:
            yield from words_in(part)
