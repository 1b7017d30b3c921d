"""Looks rules up by id or by words, over the catalogues of all games.

A rule that a language does not have is told in English.
"""

from collections.abc import Iterable
from dataclasses import replace
from difflib import SequenceMatcher, get_close_matches
from functools import cache
from pathlib import Path

from othersight.games import plugin_named, plugins
from othersight.locales import series, text
from othersight.locales.chosen import ENGLISH
from othersight.locales.loader import FOLDER as LOCALES
from othersight.rules_reference.catalogue_text import Reader
from othersight.rules_reference.record import Rule


class UnknownRule(LookupError):
    """An id that no catalogue defines, with the ids that look like it."""

    def __init__(self, id: str, suggestions: tuple[str, ...]) -> None:
        super().__init__(id)
        self.id = id
        self.suggestions = suggestions

    def __str__(self) -> str:
        if not self.suggestions:
            return text("rules-unknown", id=self.id)
        return text("rules-unknown-near", id=self.id, near=series(self.suggestions))


class UnknownGame(LookupError):
    """A game without a catalogue."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game

    def __str__(self) -> str:
        return text("rules-unknown-game", game=self.game, games=series(games()))


@cache
def games() -> tuple[str, ...]:
    """The games that have a catalogue, by the names the command line uses."""
    return tuple(name for name, plugin in plugins().items() if plugin.catalogue)


@cache
def rules(game: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """Everything the catalogue of a game defines, in its order, content included."""
    if game not in games():
        raise UnknownGame(game)
    english, _ = english_catalogue(game)
    if language == ENGLISH:
        return english
    own = {one.id: one for one in translated_catalogue(game, language)}
    chapters = {one.chapter: own[one.id].chapter for one in english if one.id in own}
    return tuple(translated(one, own.get(one.id), chapters.get(one.chapter)) for one in english)


def translated(english: Rule, own: Rule | None, chapter: str | None) -> Rule:
    """A rule in another language; its sources, and whether it is a ruling, are those of the English one."""
    if own is None:
        return replace(english, chapter=chapter or english.chapter)
    return replace(own, sources=english.sources, is_ruling=english.is_ruling)


@cache
def english_catalogue(game: str) -> tuple[tuple[Rule, ...], dict[str, int]]:
    """The rules as the game's own catalogue has them, and in which columns its tables have names."""
    reader = Reader(game)
    found = tuple(reader.records(catalogue_of(game).read_text("utf-8").splitlines()))
    return found, reader.named


def translated_catalogue(game: str, language: str, folder: Path | None = None) -> list[Rule]:
    """The rules that a language has, in the order of its file; none if it has no such file."""
    file = translation_of(game, language, folder)
    if not file.is_file():
        return []
    named = english_catalogue(game)[1]
    return list(Reader(game, language, named).records(file.read_text("utf-8").splitlines()))


def translation_of(game: str, language: str, folder: Path | None = None) -> Path:
    """The file of a game's catalogue in another language, in a folder of languages: where the game's texts are."""
    plugin = plugin_named(game)
    own = plugin.folder / plugin.locales if plugin.locales else LOCALES
    return (folder or own) / language / "rules" / f"{plugin.folder.name}.md"


def catalogue_of(game: str) -> Path:
    """The file of a game's catalogue."""
    plugin = plugin_named(game)
    return plugin.folder / plugin.catalogue


@cache
def by_id(language: str = ENGLISH) -> dict[str, Rule]:
    return {id: found for game in games() for id, found in of_game(game, language).items()}


@cache
def of_game(game: str, language: str) -> dict[str, Rule]:
    return {found.id.upper(): found for found in rules(game, language)}


def rule(id: str, language: str = ENGLISH) -> Rule:
    """The record of an id, in capitals or not; UnknownRule with near misses otherwise."""
    wanted = id.strip().upper()
    for game in games():  # a later catalogue is read only for what those before do not have
        if wanted in of_game(game, language):
            return of_game(game, language)[wanted]
    raise UnknownRule(id, near_misses(id))


def near_misses(id: str) -> tuple[str, ...]:
    """The ids most like it: those that are equally like it, at most three, in the order of the catalogue. None for a
    word that is nothing like an id."""
    asked = id.strip().upper()
    if asked.isalpha() and not get_close_matches(asked, by_id(), n=1):
        return ()
    matcher = SequenceMatcher(b=asked)
    likeness: dict[str, float] = {}
    for key in by_id():
        matcher.set_seq1(key)
        likeness[key] = matcher.ratio()
    best = max(likeness.values(), default=0.0)
    near = [by_id()[key].id for key in likeness if likeness[key] == best]
    return tuple(near[:3])


def search(
    words: str | Iterable[str], game: str | None = None, language: str = ENGLISH
) -> list[Rule]:
    """The records that contain all words: those that carry them in id or title first, what is not in force last.
    Words that no rule has in that language are looked for in the English ones."""
    wanted = (words if isinstance(words, str) else " ".join(words)).lower().split()
    if not wanted:
        return []
    chosen = [one for name in ([game] if game else games()) for one in rules(name, language)]
    hits = [found for found in chosen if all(word in haystack(found) for word in wanted)]
    if not hits and language != ENGLISH:
        return [rule(found.id, language) for found in search(wanted, game)]
    return sorted(hits, key=lambda found: (is_aside(found), -carried(found, wanted)))


def is_aside(found: Rule) -> bool:
    """Rules of another edition, and readings that were rejected."""
    return "-EDITION-" in found.id or "-REJECT-" in found.id


def carried(found: Rule, wanted: list[str]) -> int:
    """How many of the words stand in id or title."""
    return sum(word in headline(found) for word in wanted)


def headline(found: Rule) -> str:
    return f"{found.id} {found.title}".lower()


def haystack(found: Rule) -> str:
    return f"{headline(found)} {found.chapter} {found.text}".lower()
