"""Every language has every text, every text that code asks for exists, and every text is asked for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from othersight.locales import keys, languages
from othersight.locales.translation import state_of, texts_of
from tests.hygiene.parsed import nodes_of

SOURCE = Path(__file__).resolve().parents[2] / "src"
ENGLISH = SOURCE / "othersight" / "locales" / "en"
ASKING = ("text", "text_or_key", "Phrase")
GAMES = ("the-others", "they-live")
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)?) *\}")
FAMILY = re.compile(rf"(?:{'|'.join(GAMES)})-[a-z]+|(?!{'|'.join(GAMES)})[a-z]+-")
"""How far a key made from parts must be written out before its first gap to say which texts it means."""
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
OF_THE_PAGE = ("page-", "the-others-draw")
"""How keys begin that only the page asks for."""
PAGE_KEY = re.compile(r"(?<![a-z-])(?:page-|the-others-draw)[a-z0-9-]*(?:\.[a-z]+)?")
PAGE_GAP = re.compile(r"`(page-[a-z0-9-]*)\$\{[^}]*\}((?:\.[a-z]+)?)`")
PARTIAL: tuple[str, ...] = ()
"""Languages in which some files are not there yet; what is missing is said in English."""
FIRST = ("page.ftl", "page_display.ftl", "server.ftl")
"""What every language has."""
EXPLAINED = ("term", "phase", "class", "type", "severity", "kind", "face", "sin")
"""Families of each game whose texts explain words and components; readers look them up, rules never say them."""


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def questions_of(file: Path) -> Iterator[tuple[int, ast.expr]]:
    """Line and key, as it is written, of every text or phrase asked for."""
    for node in nodes_of(file):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in ASKING:
                yield node.lineno, node.args[0]


def asked_for(file: Path) -> Iterator[tuple[int, str]]:
    """Line and key of every text or phrase with a literal key."""
    for line, key in questions_of(file):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            yield line, key.value


def pattern_of(key: ast.JoinedStr) -> re.Pattern[str]:
    """The keys that a key with gaps can be."""
    parts = [
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[a-z0-9.-]*"
        for part in key.values
    ]
    return re.compile("".join(parts))


def says_which(key: ast.JoinedStr) -> bool:
    """Whether a key with gaps names its family: by how it begins, or like `-help-` between two gaps."""
    first, *others = key.values
    if isinstance(first, ast.Constant):
        return FAMILY.match(str(first.value)) is not None
    written = [str(part.value) for part in others if isinstance(part, ast.Constant)]
    return any(re.fullmatch(r"-[a-z]{3,}-", part) for part in written)


@cache
def written_out() -> frozenset[str]:
    """Every word or sentence in the source, any of which may be a key."""
    return frozenset(
        node.value
        for file in modules()
        for node in nodes_of(file)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def made_from_parts() -> frozenset[re.Pattern[str]]:
    """Every key with gaps in the source that says which texts it means."""
    return frozenset(
        pattern_of(node)
        for file in modules()
        for node in nodes_of(file)
        if isinstance(node, ast.JoinedStr) and node.values and says_which(node)
    )


@cache
def referred_to() -> frozenset[str]:
    """Every text that another text is made of."""
    texts = [file.read_text(encoding="utf-8") for file in ENGLISH.rglob("*.ftl")]
    return frozenset(key for text in texts for key in REFERENCE.findall(text))


def is_explained(key: str) -> bool:
    """Whether a text explains a word or a component."""
    return any(key.startswith(f"{game}-{family}-") for game in GAMES for family in EXPLAINED)


@cache
def asked_for_by_the_page() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The keys written out in the page's source, and those made from parts."""
    sources = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)]
    written = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    made = [(re.escape(start), re.escape(end)) for start, end in PAGE_GAP.findall(written)]
    patterns = tuple(re.compile(rf"{start}[a-z0-9-]+{end}") for start, end in made)
    return frozenset(PAGE_KEY.findall(written)), patterns


def is_asked_for(key: str) -> bool:
    """Whether code or another text can ask for a text."""
    if key.startswith(OF_THE_PAGE):
        written, made = asked_for_by_the_page()
        if key in written or any(pattern.fullmatch(key) for pattern in made):
            return True
    if key in written_out() or key in referred_to() or is_explained(key):
        return True
    return any(pattern.fullmatch(key) for pattern in made_from_parts())


@pytest.mark.parametrize("language", languages())
def test_a_language_has_exactly_the_texts_of_english(language: str) -> None:
    """File by file, so that a file is translated as a whole; beyond that a language has forms of its names."""
    state = state_of(language)
    begun = {text.file for text in texts_of(language).values()} | set(FIRST)
    wrong = [
        f"{file}: {key} is missing"
        for key, file in state.missing.items()
        if language not in PARTIAL or file in begun
    ]
    wrong += [f"{file}: {key} is not in English" for key, file in state.surplus.items()]
    assert wrong == []


def test_every_text_that_the_page_asks_for_by_name_exists() -> None:
    written, made = asked_for_by_the_page()
    named = {key for key in written if not key.endswith("-")}
    starts = {pattern.pattern.replace("\\", "").partition("[")[0].rstrip("-") for pattern in made}
    assert sorted(named - keys() - starts) == []


def test_every_text_asked_for_by_name_exists() -> None:
    known = keys()
    missing = [
        f"{file.relative_to(SOURCE)}:{line}: {key}"
        for file in modules()
        for line, key in asked_for(file)
        if key not in known
    ]
    assert missing == []


def test_every_key_made_from_parts_has_a_text() -> None:
    known = keys()
    missing = [
        f"{file.relative_to(SOURCE)}:{line}: {pattern_of(key).pattern}"
        for file in modules()
        for line, key in questions_of(file)
        if isinstance(key, ast.JoinedStr) and not any(map(pattern_of(key).fullmatch, known))
    ]
    assert missing == []


def test_every_english_text_is_asked_for() -> None:
    assert sorted(key for key in keys() if not is_asked_for(key)) == []


def test_a_text_that_nobody_asks_for_is_noticed() -> None:
    assert not is_asked_for("they-live-unheard-of-thing")
    assert not is_asked_for("the-others-unheard-of-thing")
    assert not is_asked_for("unheard-of-thing.text")
    assert not is_asked_for("page-unheard-of-thing")


def test_the_command_line_and_the_games_are_among_those_that_ask() -> None:
    asking = {key for file in modules() for _, key in asked_for(file)}
    assert {"rules-unknown", "rules-show-help.ids"} <= asking
    assert {"the-others-opening-mission", "they-live-opening-difficulty"} <= asking
