"""What a person types in any language, in the words that options are written with: a verb of the game, then names.

`aller à la Gare Centrale` becomes `move central station`: the verb by the texts `page-verb-...`, the name by whatever
text of the game is said so in that language. English names, ids and numbers are always understood.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from othersight.locales.chosen import ENGLISH, chosen_language
from othersight.locales.loader import Language, language_named
from othersight.locales.names import FORM

WIDE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff66-\uff9f]")
"""Letters of scripts that have no spaces between words."""
ENDINGS = re.compile(r"[\u3041-\u309f]+")
"""What is left of a Japanese verb or between names."""
ACCENTS = re.compile(r"[\u0300-\u036f]")
NO_NAMES = ("log", "question", "option", "reason", "help", "page", "opening", "pass", "moment")
"""Families of texts that name nothing."""
BETWEEN = "・"
"""Stands between the names of a person in Japanese, each of which will do."""
LONGEST = 40
SHORTEST = {True: 2, False: 3}
"""Fewer letters than these name nothing, in a script without spaces and in one with them."""
TOKEN = "\x00{}\x00"


def notation_of(game: str, typed: str, verbs: Sequence[str], language: str = "") -> str:
    """The option that is meant, as it would be typed in English; what has no known verb stays as it was written."""
    spoken = language or chosen_language()
    kept: list[str] = []
    text = f" {plain(typed)} "
    known = {synonym for _, synonym in synonyms(tuple(verbs), spoken)}
    for name, english in names(game, spoken):
        if name not in known:
            text = replaced(text, name, english, kept)
    for pattern, english in numbered(game, spoken):
        text = pattern.sub(f" {english} ", text)
    verb, rest = verb_in(text, verbs, spoken, kept)
    if not verb:
        return typed.strip()
    words = [word for word in without_filler(rest, spoken) if word]
    return " ".join([verb, *[said_again(word, kept) for word in words]])


def replaced(text: str, name: str, english: str, kept: list[str]) -> str:
    """The text with a name as a token for what it is in English."""
    sought = name if WIDE.search(name) else f" {name} "
    if sought not in text:
        return text
    kept.append(plain(english))
    return text.replace(sought, f" {TOKEN.format(len(kept) - 1)} ")


def said_again(word: str, kept: Sequence[str]) -> str:
    """A token as the name it stands for."""
    return kept[int(word.strip("\x00"))] if word.startswith("\x00") else word


def plain(words: str) -> str:
    """Words in small letters, without accents and marks."""
    spread = unicodedata.normalize("NFD", words.lower().replace("’", " ").replace("'", " "))
    joined = unicodedata.normalize("NFC", ACCENTS.sub("", spread))
    return " ".join(
        "".join([one if one.isalnum() or one in "-/_" else " " for one in joined]).split()
    )


def verb_in(
    text: str, verbs: Sequence[str], language: str, kept: Sequence[str] = ()
) -> tuple[str, str]:
    """The first verb of a text, and the text without it; the name of an action may be one."""
    words = text.split()
    for at, word in enumerate([said_again(word, kept) for word in words]):
        for length in (2, 1):
            said = "-".join([word, *words[at + 1 : at + length]]).replace(" ", "-")
            if said in verbs and (length == 1 or at + 1 < len(words)):
                return said, " ".join([*words[:at], *words[at + length :]])
        for verb, synonym in synonyms(tuple(verbs), language):
            if synonym == word:
                return verb, " ".join([*words[:at], *words[at + 1 :]])
    for verb, synonym in synonyms(tuple(verbs), language):
        if WIDE.search(synonym) and synonym in text:
            return verb, text.replace(synonym, " ", 1)
    return "", text


@cache
def synonyms(verbs: tuple[str, ...], language: str) -> list[tuple[str, str]]:
    """Verbs and other words for them, in that language and in English, the longest first."""
    found = [
        (verb, plain(word))
        for spoken in dict.fromkeys((language, ENGLISH))
        for verb in verbs
        for word in listed(f"page-verb-{verb}", spoken)
    ]
    return sorted(found, key=lambda pair: -len(pair[1]))


def listed(key: str, language: str) -> list[str]:
    """The words of a text such as `go, walk`; none if there is no such text."""
    spoken = language_named(language)
    return spoken.format(key, {}).split(",") if spoken.has(key) else []


@cache
def filler(language: str) -> frozenset[str]:
    """Words that say nothing about what is meant, such as `to` and `the`."""
    return frozenset([plain(word) for word in listed("page-filler-words", language)])


def without_filler(text: str, language: str) -> list[str]:
    """The words that say something. Those of a script without spaces stand between the names."""
    words = [word for word in text.split() if word not in filler(language)]
    if not WIDE.search(text):
        return words
    for word in sorted(filter(WIDE.search, filler(language)), key=len, reverse=True):
        text = text.replace(word, " ")
    return [word for word in text.split() if not ENDINGS.fullmatch(word)]


@cache
def names(game: str, language: str) -> list[tuple[str, str]]:
    """Every name of a game in that language, with its forms, and its English name; the longest first."""
    if language == ENGLISH:
        return []
    own, english = language_named(language), language_named(ENGLISH)
    found = [
        (name, english.entries[key][0])
        for key in keys_of_names(game, own, english)
        for name in map(plain, written(key, own))
        if len(name) >= SHORTEST[bool(WIDE.search(name))] and name != plain(english.entries[key][0])
    ]
    return sorted(found, key=lambda pair: -len(pair[0]))


def keys_of_names(game: str, own: Language, english: Language) -> list[str]:
    """The texts of a game that name something: short, and without gaps."""
    return [
        key
        for key, (value, _) in english.entries.items()
        if key.startswith(f"{game}-")
        and key.removeprefix(f"{game}-").partition("-")[0] not in NO_NAMES
        and isinstance(value, str)
        and len(value) <= LONGEST
        and isinstance(own.entries.get(key, (None,))[0], str)
    ]


def written(key: str, language: Language) -> list[str]:
    """A name and its forms as they may be typed."""
    value, attributes = language.entries[key]
    forms = [
        form
        for name, form in attributes.items()
        if isinstance(form, str)
        and name not in ("gender", "number")
        and (name == "translated" or f"{FORM}{name}" in language.entries)
    ]
    short = [part for part in value.split(BETWEEN) if part != value]
    return [value, *forms, *short]


@cache
def numbered(game: str, language: str) -> list[tuple[re.Pattern[str], str]]:
    """Names with a number, such as `Rue 12`: how they are written, and how English writes them."""
    if language == ENGLISH:
        return []
    own, english = language_named(language), language_named(ENGLISH)
    found = []
    for key, (value, _) in english.entries.items():
        other = own.entries.get(key, (None,))[0]
        if key.startswith(f"{game}-") and is_numbered(value) and other and is_numbered(other):
            parts = [part if isinstance(part, str) else r"(\d+)" for part in other]
            said = "".join([part if isinstance(part, str) else "{}" for part in value])
            pattern = r"\s*".join([plain(part) if part != r"(\d+)" else part for part in parts])
            found.append(
                (re.compile(pattern), plain(said.replace("{}", " 0 ")).replace("0", r"\1"))
            )
    return found


def is_numbered(pattern: object) -> bool:
    """Whether a pattern is a short name with the gap `number`."""
    return (
        isinstance(pattern, tuple)
        and 1 < len(pattern) <= 3
        and [part for part in pattern if not isinstance(part, str)] == [("variable", "number")]
        and len(plain("".join([part for part in pattern if isinstance(part, str)]))) > 1
    )
