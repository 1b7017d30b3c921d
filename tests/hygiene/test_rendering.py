"""Every text in every language with extreme arguments: no raw key, no open gap, no English word that is no name."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from othersight.locales import LocaleError, languages
from othersight.locales.loader import Language, language_named
from othersight.locales.names import Name
from othersight.locales.rendering import enumeration
from othersight.toolkit.columns import columns_of, pieces

NUMBERS = (0, 1, 2, 5, 1000)
OTHERS = [language for language in languages() if language != "en"]
KEY = re.compile(r"\b(?:the-others|they-live|page|server|cli|play|odds)-[a-z]+-[a-z-]+\b")
TYPED = (
    "cli-examples-",
    "page-filler-words",
    "page-verb-",
    "scenario-",
    "content-",
    "play-",
    "replay-",
)
"""Texts with words that a person types or writes into a file, which are English in every language."""
ENGLISH = re.compile(
    r"(?<![\w-])(?:the|and|with|your|from|this|that|which|their|have|when|does|you|are|was|has|his|her|they|what|where|must|"
    r"cannot|each|every|then|than|there|takes|until|after|before|while)(?![\w-])"
)
"""Words without which no English sentence does, and that neither French nor a name printed in capitals has."""
WORD = re.compile(r"(?<![\w./:=<>@-])[a-z]{4,}(?![\w/:=@-]|\.\w)")
"""A word in lower case that is no part of an option, an id, a path or an address."""
COMMAND_HELP = re.compile(r"(?:the-others|they-live|play|replay)-help-[a-z]+")
WRITTEN = """
    city harbour seen
    advanced again ally attempt auto billboard cable card case choose claim classic clean cleanse clear cluster
    compile connie cursed deposit doctor draft expect false fate figures final first gasworks goto hello help hint
    https include inspect install into invader karl keyboard layout leah lesson line make master monsters most move
    mutate none normal observation parquet person pettingzoo pick pride psycopg pure python quit raid random redis
    resources rule sabotaged same seed shoot sight start step timeline trade true tuple undo unhurt weapon with
    withdraw
"""
"""Words that a person types or that stand in a file, beside those of the examples and of the lists of commands:
answers, levels of players, difficulties, fields of files, names of programs and modules."""
SHARED = {
    "fr": """
        accident alphabet biscuit budget collection conclusions date horizon instruments piano rats simple stewards
        suspect terrier
        apostrophe argument arguments bars boulevards cartons catalogue catalogues certain cigarettes clone club
        clubs code confrontation couples courage courts cousin cycles dates dessert dose extension film format gains
        garage golf guide horoscope index invitation jury lieutenant machines magazine maintenance match messages minute
        minutes miracle mission missions module modules multiple notation notes notifications occasion opinion
        opinions options patience patient patients pension permanent phase phases piles plugin position positions prison
        proxy questions radio rail record reporter roses sabotage sandwich satellite script second section sensation
        sermon signal silences site source sponsors sprinklers station stations tables terminal tests ticket total
        trains tunnel verdict versions volts webhook
        biscuits capsule champion licence limousine original pauses pigeons sachet scores trombone
"""
}
"""Words that a language writes as English does, beside those that stand in other texts of its own, where the English
has another word."""
NAMES = ("The Others", "They Live", "the-others", "they-live", "the_others", "they_live")
LETTER = 8.8
"""How wide a Latin letter of a button is, in pixels; a Japanese one is as wide as high."""
HIGH = 16.0
ROOM = 312.0
"""What a screen of 360 pixels leaves for the words of a button."""
SHOWING_BRACES = (
    "scenario-",
    "content-",
    "cli-",
    "error-",
    "arena-",
    "they-live-help-",
    "they-live-page-map",
)
"""Texts about files and commands may show braces."""
BUTTON = re.compile(r">\s*\{t\('((?:page|the-others-draw)-[a-z0-9-]+)'(?:, [^)]*)?\)\}\s*</button>")
WEB = Path(__file__).resolve().parents[2] / "web" / "src"


def gaps_in(pattern: Any) -> Iterator[str]:
    """The arguments that a pattern asks for."""
    if isinstance(pattern, tuple):
        if pattern[:1] == ("variable",):
            yield pattern[1]
        else:
            for part in pattern:
                yield from gaps_in(part)


def names_for(language: Language) -> list[str]:
    """Names of every sort: of both genders, with a vowel, plural, and a number of them at once."""
    forms = [
        {"gender": "m", "number": "one"},
        {"gender": "f", "number": "one"},
        {"gender": "f", "number": "other"},
    ]
    single = [
        Name(said, forms=form)
        for said, form in zip(("Karl", "Élise", "Abominations"), forms, strict=True)
    ]
    lists = [enumeration(several, language.name) for several in ([], ["Karl"], ["Karl"] * 12)]
    return [*single, *[Name(said, forms=forms[2]) for said in lists]]


def renderings(language: Language, key: str, pattern: Any) -> Iterator[str]:
    """A text with each number and each name in all of its gaps."""
    gaps = set(gaps_in(pattern))
    plain = {gap for gap in gaps if gap.rpartition("_")[0] not in gaps}
    for value in (*NUMBERS, *names_for(language)) if gaps else ("",):
        formed = {gap.rpartition("_")[0] for gap in gaps if is_form(language, gap)}
        given = {gap for gap in plain if not is_form(language, gap)} | formed
        said = Name(str(value), forms=getattr(value, "forms", None))
        yield language.format(key, {gap: said if gap in formed else value for gap in given})


def is_form(language: Language, gap: str) -> bool:
    """Whether a gap is a form of a name, such as `hero_of`."""
    return f"form-{gap.rpartition('_')[2]}" in language.entries and "_" in gap


def patterns_of(language: Language) -> Iterator[tuple[str, Any]]:
    for name, (value, attributes) in language.entries.items():
        if not name.startswith(("-", "form-")):
            yield from [(name, value)] if value is not None else []
            yield from [(f"{name}.{one}", part) for one, part in attributes.items()]


@pytest.mark.parametrize("name", languages())
def test_every_text_can_be_said_with_whatever_stands_in_its_gaps(name: str) -> None:
    language = language_named(name)
    wrong: list[str] = []
    for key, pattern in patterns_of(language):
        try:
            said = list(renderings(language, key, pattern))
        except LocaleError as fault:
            wrong.append(f"{key}: {fault}")
            continue
        if not key.startswith("cli-examples-"):
            wrong += [f"{key}: {one[:80]}" for one in said if KEY.search(one) or "{" in one]
    assert [one for one in wrong if not one.startswith(SHOWING_BRACES)] == []


def without_names(said: str) -> str:
    for name in NAMES:
        said = said.replace(name, "")
    return said


@pytest.mark.parametrize("name", OTHERS)
def test_no_text_is_english(name: str) -> None:
    language, english = language_named(name), language_named("en")
    wrong = []
    for key, pattern in patterns_of(language):
        if key.startswith(TYPED):
            continue
        said = without_names(" ".join(words_in(pattern)))
        if ENGLISH.search(said):
            wrong.append(f"{key}: {said[:80]}")
        name_of, _, part = key.partition(".")
        original = english.pattern(name_of, part) if english.has(key) else ""
        if pattern == original and ENGLISH.search(" ".join(words_in(original))):
            wrong.append(f"{key} is as in English")
    assert wrong == []


def typed_words(english: Language) -> set[str]:
    """The words of examples, and the commands in the lists of commands."""
    found = set(WRITTEN.split())
    for key, pattern in patterns_of(english):
        said = " ".join(words_in(pattern))
        if key.startswith("cli-examples-"):
            found.update(re.findall("[a-z]{4,}", said))
        elif COMMAND_HELP.fullmatch(key):
            found.update(re.findall("[a-z]{4,}", said.partition("  ")[0]))
    return found


def english_left(language: Language, english: Language) -> dict[str, list[str]]:
    """Words that a text has from the English text of its key, and that are neither typed nor of the language itself;
    each with its texts."""
    allowed = typed_words(english) | set(SHARED.get(language.name, "").split())
    left: dict[str, list[str]] = {}
    for key, pattern in patterns_of(language):
        name, _, part = key.partition(".")
        if not english.has(key) or key.startswith("cli-examples-"):
            continue
        original = " ".join(words_in(english.pattern(name, part))).lower()
        theirs = set(re.findall("[a-z]{4,}", original))
        own = set(WORD.findall(without_names(" ".join(words_in(pattern)))))
        allowed |= own - theirs
        for word in own & theirs:
            left.setdefault(word, []).append(key)
    return {word: keys for word, keys in left.items() if word not in allowed}


@pytest.mark.parametrize("name", OTHERS)
def test_no_word_of_the_english_text_is_left_over(name: str) -> None:
    assert english_left(language_named(name), language_named("en")) == {}


@pytest.mark.parametrize("name", OTHERS)
def test_a_word_that_is_left_over_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    language, english = language_named(name), language_named("en")
    key = "cli-interrupted"
    monkeypatch.setitem(language.entries, key, english.entries[key])
    assert english_left(language, english)["interrupted"] == [key]


def words_in(pattern: Any) -> Iterator[str]:
    """What is written in a pattern, its gaps aside."""
    if isinstance(pattern, str):
        yield pattern
    elif pattern[:1] == ("select",):
        for _, one in pattern[2]:
            yield from words_in(one)
    elif pattern[:1] == ("text",):
        yield pattern[1]
    elif pattern[:1] not in (("variable",), ("message",), ("term",), ("number",)):
        for part in pattern:
            yield from words_in(part)


def pixels(said: str) -> float:
    return sum(HIGH if columns_of(letter) == 2 else LETTER for letter in said)


@pytest.mark.parametrize("name", languages())
def test_a_button_holds_its_words_on_a_narrow_screen(name: str) -> None:
    """A text may be broken where lines may end; no piece of it is wider than the button."""
    sources = [file.read_text(encoding="utf-8") for file in WEB.rglob("*.svelte")]
    keys = {key for source in sources for key in BUTTON.findall(source)}
    assert len(keys) > 20
    language = language_named(name)
    wrong = []
    for key in sorted(keys):
        for said in renderings(language, key, language.pattern(key, "")):
            if max(pixels(piece) for piece in pieces(said)) > ROOM or pixels(said) > 4 * ROOM:
                wrong.append(f"{key}: {said}")
    assert wrong == []
