"""The keys of the texts, read as they are written: games need no Fluent library."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources.abc import Traversable

TEXT = re.compile(r"\n( +\.)?([a-z][a-z0-9-]*) *=(?: *\S| *\n +[^\s.])")
"""A message or, after spaces and a dot, an attribute, with the end of the line before; its words begin behind the sign
or on the next line."""


def keys_in(folder: Traversable, files: Collection[str] = ()) -> frozenset[str]:
    """The keys of all texts in a folder, or of these files, attributes as `key.attribute`."""
    there = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    wanted = [file for file in there if not files or file.name in files]
    return frozenset().union(*[keys_of(file.read_text(encoding="utf-8")) for file in wanted])


def keys_in_file(file: Traversable) -> frozenset[str]:
    """The keys of one file; none if there is no such file of texts."""
    if not file.name.endswith(".ftl") or not file.is_file():
        return frozenset()
    return keys_of(file.read_text(encoding="utf-8"))


@cache
def keys_of(source: str) -> frozenset[str]:
    """The keys of the texts in a file; several checks ask for those of one file, which are found once."""
    keys: set[str] = set()
    message = ""
    for dot, name in TEXT.findall(f"\n{source}"):
        message = message if dot else name
        keys.add(f"{message}.{name}" if dot else name)
    return frozenset(keys)


def untranslated(locales: Traversable, game: str) -> Iterator[tuple[str, str]]:
    """The texts of a game that a language lacks in a file it has: each with the file, by its path below `locales`. An
    attribute is named where its text is there."""
    english = locales / "en" / game
    for language in sorted([folder.name for folder in locales.iterdir() if folder.name != "en"]):
        own = locales / language / game
        for name in sorted([file.name for file in own.iterdir()]) if own.is_dir() else ():
            lacking = keys_in_file(english / name) - keys_in_file(own / name)
            whole = [key for key in sorted(lacking) if key.partition(".")[0] not in lacking - {key}]
            yield from [(f"{language}/{game}/{name}", key) for key in whole]
