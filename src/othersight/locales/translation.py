"""What a translation lacks: texts that are missing, and texts whose English has changed since they were translated.

Beside the Fluent files of a language lies a file with a digest of the English text that each text was translated from.
"""

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

from othersight.locales.chosen import ENGLISH
from othersight.locales.compiling import entries_of
from othersight.locales.loader import FOLDER

RECORD = ".translated_from.json"
DIGITS = 10


class Text(NamedTuple):
    """A text of a language: its file, and a digest that any change of it changes."""

    file: str
    digest: str


Beside = tuple[dict[str, Text], dict[str, Text]]
"""Texts that are not in Fluent files: of English, and of the language."""
NOTHING: Beside = ({}, {})


class State(NamedTuple):
    """How far a language is: keys by what is wrong with them, with the English file of each."""

    whole: int
    """How many texts English has."""
    missing: dict[str, str]
    outdated: dict[str, str]
    surplus: dict[str, str]
    """Texts that English does not have, forms of names aside."""


def texts_of(language: str, folder: Path = FOLDER) -> dict[str, Text]:
    """Every text of a language and every attribute of one, as `key.attribute`; terms are parts of texts."""
    found: dict[str, Text] = {}
    root = folder / language
    for path in sorted(root.rglob("*.ftl")):
        file = path.relative_to(root).as_posix()
        for name, (value, attributes) in entries_of(file, path.read_text("utf-8")).items():
            parts = {name: value, **{f"{name}.{one}": part for one, part in attributes.items()}}
            for key, part in parts.items():
                if part is not None and not name.startswith("-"):
                    found[key] = Text(file, digest_of(part))
    return found


def digest_of(pattern: object) -> str:
    """A short digest of a compiled text."""
    return hashlib.sha256(repr(pattern).encode()).hexdigest()[:DIGITS]


def record_of(language: str, folder: Path = FOLDER) -> dict[str, str]:
    """The digests of the English texts from which those of a language were translated."""
    file = folder / language / RECORD
    held: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return held


def state_of(language: str, folder: Path = FOLDER, beside: Beside = NOTHING) -> State:
    """What a language lacks."""
    english = texts_of(ENGLISH, folder) | beside[0]
    own = texts_of(language, folder) | beside[1]
    record = record_of(language, folder)
    forms = {key.removeprefix("form-") for key in own if key.startswith("form-")}
    return State(
        len(english),
        {key: text.file for key, text in english.items() if key not in own},
        {
            key: text.file
            for key, text in english.items()
            if key in own and record.get(key) != text.digest
        },
        {
            key: text.file
            for key, text in own.items()
            if key not in english
            and not key.startswith("form-")
            and key.partition(".")[2] not in forms
        },
    )


def mark_as_translated(
    language: str, keys: set[str], folder: Path = FOLDER, *, beside: Beside
) -> int:
    """Note that these texts say what the English ones say now; how many were not noted so before. Texts that are gone
    are forgotten."""
    english = texts_of(ENGLISH, folder) | beside[0]
    own = texts_of(language, folder) | beside[1]
    before = record_of(language, folder)
    record = {key: digest for key, digest in before.items() if key in own and key in english}
    marked = {key: english[key].digest for key in keys if key in own and key in english}
    record |= marked
    lines = json.dumps(record, indent=0, sort_keys=True) + "\n"
    file = folder / language / RECORD
    unfinished = file.with_name(f"{RECORD}.new")
    unfinished.write_text(lines, encoding="utf-8")
    unfinished.replace(file)
    return len([key for key, digest in marked.items() if before.get(key) != digest])
