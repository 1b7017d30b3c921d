"""Finds and formats the texts of a language, from their compiled form."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from othersight.games import plugins
from othersight.kernel.errors import OthersightError
from othersight.locales.cache import entries_in
from othersight.locales.chosen import ENGLISH, chosen_language
from othersight.locales.errors import LocaleError
from othersight.locales.names import FORM, Name, initial_of
from othersight.locales.numbers import POINT, THOUSANDS, digits_of, plural_of

if TYPE_CHECKING:
    from othersight.locales.compiling import Entry

FOLDER = Path(__file__).parent
MOST_SAID = 30_000
"""So many formatted texts are kept for each language."""
DEEPEST = 20
FAULT = "fault"

Arguments = dict[str, Any]


class Language:
    """The texts of one language."""

    def __init__(self, name: str, *folders: Path) -> None:
        self.name = name
        self.entries = joined(name, folders)
        self.has_forms = any([key.startswith(FORM) for key in self.entries])
        self.marks = (self.mark(POINT, "."), self.mark(THOUSANDS, ","))
        self.said: dict[tuple[object, ...], str] = {}
        self.rendered: dict[tuple[object, ...], str] = {}
        """Whole phrases, by what tells them apart."""
        self.names: dict[tuple[object, ...], Name] = {}
        """Phrases within others likewise, where their forms are needed."""

    def mark(self, key: str, usual: str) -> str:
        """A mark between the digits of a number."""
        return self.filled(self.entries[key][0], {}, 0) if key in self.entries else usual

    def has(self, key: str) -> bool:
        """Whether there is such a text, or such an attribute of one."""
        name, _, attribute = key.partition(".")
        if name not in self.entries or name.startswith("-"):
            return False
        value, attributes = self.entries[name]
        return attribute in attributes if attribute else value is not None

    def format(self, key: str, arguments: Arguments) -> str:
        """A text with its gaps filled; names and options come again and again and are formatted once."""
        if not all([type(value) in (str, int, Name) for value in arguments.values()]):
            return self.format_anew(key, arguments)
        asked = (key, *arguments.items())
        said = self.said.get(asked)
        if said is None:
            said = self.format_anew(key, arguments)
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            self.said[asked] = said
        return said

    def format_anew(self, key: str, arguments: Arguments) -> str:
        name, _, attribute = key.partition(".")
        try:
            return self.filled(self.pattern(name, attribute), arguments, 0)
        except LocaleError as fault:
            if isinstance(fault, Unfilled):
                raise LocaleError(f"text {key!r} in language {self.name!r}: {fault}") from None
            raise

    def pattern(self, name: str, attribute: str) -> Any:
        """The pattern of a text or of one of its attributes."""
        value, attributes = self.entries.get(name, (None, {}))
        pattern = attributes.get(attribute) if attribute else value
        if type(value) is tuple and value[:1] == (FAULT,):
            raise LocaleError(value[1])
        if pattern is None:
            raise no_text(f"{name}.{attribute}" if attribute else name, self.name)
        return pattern

    def filled(self, pattern: Any, arguments: Arguments, depth: int) -> str:
        """A pattern as a text."""
        if type(pattern) is str:
            return pattern
        if depth > DEEPEST:
            raise Unfilled("it refers to itself")
        return "".join(
            [
                part if type(part) is str else self.shown(self.value(part, arguments, depth))
                for part in pattern
            ]
        )

    def shown(self, value: Any) -> str:
        """What fills a gap, as people write it."""
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return digits_of(value, self.marks)
        return str(value)

    def value(self, gap: tuple[Any, ...], arguments: Arguments, depth: int) -> Any:
        """What fills a gap."""
        kind = gap[0]
        if kind == "variable":
            if gap[1] in arguments:
                return arguments[gap[1]]
            name, _, form = gap[1].rpartition("_")
            if isinstance(arguments.get(name), str):
                return self.form(arguments[name], form, depth)
            raise Unfilled(f"there is no argument {gap[1]!r}")
        if kind == "select":
            return self.filled(self.chosen(gap, arguments, depth), arguments, depth + 1)
        if kind == "message":
            return self.filled(self.pattern(gap[1], gap[2]), arguments, depth + 1)
        if kind == "term":
            given = {name: self.value(one, arguments, depth) for name, one in gap[3].items()}
            return self.filled(self.pattern(gap[1], gap[2]), given, depth + 1)
        return gap[1]

    def form(self, name: str, form: str, depth: int) -> str:
        """A form of a name: what the name's own text gives under that attribute, else what the language makes of any
        name by its text `form-...`."""
        if isinstance(name, Name):
            if form in name.forms:
                return name.forms[form]
            own = self.entries.get(name.key, (None, {}))[1].get(form)
            if own is not None:
                return self.filled(own, name.arguments, depth + 1)
        usual = f"{FORM}{form}"
        if usual not in self.entries:
            raise Unfilled(f"{name!r} has no form {form!r}")
        given = {"name": str(name), "initial": initial_of(name)}
        if form != "gender":
            given["gender"] = self.gender(name, depth)
        return self.filled(self.pattern(usual, ""), given, depth + 1)

    def gender(self, name: str, depth: int = 0) -> str:
        """The gender of a name, in a language that has genders."""
        return self.form(name, "gender", depth) if f"{FORM}gender" in self.entries else ""

    def chosen(self, gap: tuple[Any, ...], arguments: Arguments, depth: int) -> Any:
        """The wording that a value asks for: the number itself, then its plural category or the word."""
        _, selector, variants, usual = gap
        value = self.value(selector, arguments, depth) if is_given(selector, arguments) else None
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        wanted = (value, plural_of(self.name, value)) if number else (str(value),)
        for one in wanted:
            for key, pattern in variants:
                if key == one and isinstance(key, str) == isinstance(one, str):
                    return pattern
        return variants[usual][1]


class Unfilled(LocaleError):
    """A gap that nothing fills."""


def is_given(selector: tuple[Any, ...], arguments: Arguments) -> bool:
    """Whether there is a value to choose by; a term may be used without its arguments."""
    if selector[0] != "variable" or selector[1] in arguments:
        return True
    return selector[1].rpartition("_")[0] in arguments


def no_text(key: str, language: str) -> LocaleError:
    return LocaleError(f"no text {key!r} in language {language!r}")


@cache
def language_named(name: str) -> Language:
    if name not in languages():
        raise LocaleError(f"no language {name!r}; there are: {', '.join(languages())}")
    of_games = [folder / name for folder in folders_of_games()]
    return Language(name, FOLDER / name, *[folder for folder in of_games if folder.is_dir()])


def folders_of_games() -> list[Path]:
    """Where games keep texts of their own. A game that cannot be found is told of by whoever looks for it."""
    try:
        found = [plugin.folder / plugin.locales for plugin in plugins().values() if plugin.locales]
    except OthersightError:
        return []
    return found


def joined(language: str, folders: Iterable[Path]) -> "dict[str, Entry]":
    """The texts of several folders; one that is given twice is an error, for one of the two would never show."""
    found: dict[str, Entry] = {}
    for folder in folders:
        entries = entries_in(language, folder)
        twice = sorted(found.keys() & entries.keys())
        if twice:
            raise LocaleError(
                f"text {twice[0]!r} in language {language!r} is given twice: once in {folder}"
            )
        found |= entries
    return found


@cache
def languages() -> tuple[str, ...]:
    """The languages there are texts in."""
    folders = (entry for entry in FOLDER.iterdir() if entry.is_dir())
    return tuple(sorted(folder.name for folder in folders if any(folder.rglob("*.ftl"))))


SHORTER = ("title", "group", "label", "price", "body", "bonus")
"""Attributes that say the text itself in other words, for a page; all others say something about what it names."""


def compile_all() -> None:
    """Compile the texts of every language, so that no command has to when it starts."""
    for language in languages():
        language_named(language)


def attributes_about(language: str = "en") -> list[tuple[str, str]]:
    """Every key with an attribute that says something about it, and that attribute, in order."""
    found = [key.partition(".") for key in sorted(keys(language))]
    return [(name, part) for name, dot, part in found if dot and part not in SHORTER]


@cache
def keys(language: str = "en") -> frozenset[str]:
    """Every key of a language, attributes as `key.attribute`."""
    found: set[str] = set()
    for name, (value, attributes) in language_named(language).entries.items():
        if not name.startswith("-"):
            found.update({name} if value is not None else ())
            found.update(f"{name}.{attribute}" for attribute in attributes)
    return frozenset(found)


def text(key: str, /, language: str = "", **arguments: object) -> str:
    """The text of a key in a language, without one in the language chosen for this process; in English what that
    language does not have. LocaleError where there is no text or an argument is missing."""
    return spoken_language(key, language).format(key, arguments)


def spoken_language(key: str, language: str = "") -> Language:
    """The language in which a text is said: the wanted one, or English if that does not have it."""
    wanted = language_named(language or chosen_language())
    if wanted.name == ENGLISH or wanted.has(key):
        return wanted
    return language_named(ENGLISH)


def first_text(keys: Iterable[str], language: str = "", **arguments: object) -> str:
    """The text of the first of these keys that there is."""
    tried = list(keys)
    chosen = [key for key in tried if spoken_language(key, language).has(key)]
    return text(next(iter(chosen), tried[-1]), language, **arguments)


def text_or_key(key: str, /, language: str = "", **arguments: object) -> str:
    """The text of a key, or the key itself: for screens that must not fail over a text."""
    try:
        return text(key, language, **arguments)
    except LocaleError:
        return key
