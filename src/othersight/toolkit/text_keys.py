"""The keys of the texts, read as they are written: games need no Fluent library."""

import re
from collections.abc import Collection, Iterator
from importlib.resources.abc import Traversable

TEXT = re.compile(r"^( +\.)?([a-z][a-z0-9-]*) *=(?: *\S| *\n +[^\s.])", re.MULTILINE)
"""A message or, after spaces and a dot, an attribute; its words begin behind the sign or on the next line."""


def keys_in(folder: Traversable, files: Collection[str] = ()) -> frozenset[str]:
    """The keys of all texts in a folder, or of these files, attributes as `key.attribute`."""
    keys: set[str] = set()
    message = ""
    for file in folder.iterdir():
        if not file.name.endswith(".ftl") or (files and file.name not in files):
            continue
        for dot, name in TEXT.findall(file.read_text(encoding="utf-8")):
            message = message if dot else name
            keys.add(f"{message}.{name}" if dot else name)
    return frozenset(keys)


def untranslated(locales: Traversable, game: str) -> Iterator[tuple[str, str]]:
    """The texts of a game that a language lacks in a file it has: each with the file, by its path below `locales`. An
    attribute is named where its text is there."""
    english = locales / "en" / game
    for language in sorted([folder.name for folder in locales.iterdir()]):
        own = locales / language / game
        for name in sorted([file.name for file in own.iterdir()]) if own.is_dir() else ():
            lacking = keys_in(english, [name]) - keys_in(own, [name])
            whole = [key for key in sorted(lacking) if key.partition(".")[0] not in lacking - {key}]
            yield from [(f"{language}/{game}/{name}", key) for key in whole]
