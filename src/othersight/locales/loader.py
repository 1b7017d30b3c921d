"""Finds and formats the texts of a language; a file is parsed when one of its keys is asked for."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

FOLDER = Path(__file__).parent
MOST_SAID = 30_000
"""So many formatted texts are kept for each language."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class LocaleError(LookupError):
    """A text that is missing, given twice or written wrongly."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message


class Language:
    """The Fluent files of one language, as a bundle that grows with what is asked of it."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.bundle = FluentBundle([name], use_isolating=False)
        self.file_of = index_of(name, sorted(folder.rglob("*.ftl")))
        self.unread = set(self.file_of.values())
        self.said: dict[tuple[object, ...], str] = {}

    def read(self, files: set[Path]) -> None:
        for file in sorted(files & self.unread):
            self.bundle.add_resource(parsed(file))
        self.unread -= files

    def format(self, key: str, arguments: dict[str, object]) -> str:
        """A text with its gaps filled; names and options come again and again and are formatted once."""
        if any([type(value) is not str and type(value) is not int for value in arguments.values()]):
            return self.format_anew(key, arguments)
        asked = (key, *arguments.items())
        said = self.said.get(asked)
        if said is None:
            said = self.format_anew(key, arguments)
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            self.said[asked] = said
        return said

    def format_anew(self, key: str, arguments: dict[str, object]) -> str:
        self.read({self.file_of[key.partition(".")[0]]})
        said, faults = self.attempt(key, arguments)
        if faults and self.unread:  # a text may refer to texts of other files
            self.read(set(self.unread))
            said, faults = self.attempt(key, arguments)
        if faults:
            raise LocaleError(f"text {key!r} in language {self.name!r}: {faults[0]}")
        return said

    def attempt(self, key: str, arguments: dict[str, object]) -> tuple[str, list[Exception]]:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise no_text(key, self.name)
        said, faults = self.bundle.format_pattern(pattern, arguments)
        return str(said), faults


def no_text(key: str, language: str) -> LocaleError:
    return LocaleError(f"no text {key!r} in language {language!r}")


def index_of(language: str, files: list[Path]) -> dict[str, Path]:
    """The file of every key; a key given twice is an error, for one of the two would never show."""
    file_of: dict[str, Path] = {}
    for file in files:
        for key in ENTRY.findall(file.read_text(encoding="utf-8")):
            if key in file_of:
                places = " and ".join(dict.fromkeys((file_of[key].name, file.name)))
                raise LocaleError(f"text {key!r} in language {language!r} is given twice: {places}")
            file_of[key] = file
    return file_of


def parsed(file: Path) -> ast.Resource:
    """The entries of a file; text that is no Fluent is an error naming its line."""
    source = file.read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            position = entry.span.start if entry.span else 0
            line = source.count("\n", 0, position) + 1
            reason = entry.annotations[0].message if entry.annotations else "not Fluent"
            raise LocaleError(f"{file.name}, line {line}: {reason}")
    return resource


@cache
def language_named(name: str) -> Language:
    if name not in languages():
        raise LocaleError(f"no language {name!r}; there are: {', '.join(languages())}")
    return Language(name, FOLDER / name)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts in."""
    folders = (entry for entry in FOLDER.iterdir() if entry.is_dir())
    return tuple(sorted(folder.name for folder in folders if any(folder.rglob("*.ftl"))))


def keys(language: str = "en") -> frozenset[str]:
    """Every key of a language, attributes as `key.attribute`."""
    found: set[str] = set()
    for file in set(language_named(language).file_of.values()):
        for entry in parsed(file).body:
            if isinstance(entry, ast.Message):
                name = entry.id.name
                found.update({name} if entry.value else ())
                found.update(f"{name}.{attribute.id.name}" for attribute in entry.attributes)
    return frozenset(found)


def text(key: str, /, language: str = "en", **arguments: object) -> str:
    """The text of a key; LocaleError where there is none or an argument is missing."""
    chosen = language_named(language)
    if key.partition(".")[0] not in chosen.file_of or key.startswith("-"):
        raise no_text(key, language)
    return chosen.format(key, arguments)


def text_or_key(key: str, /, language: str = "en", **arguments: object) -> str:
    """The text of a key, or the key itself: for screens that must not fail over a text."""
    try:
        return text(key, language, **arguments)
    except LocaleError:
        return key
