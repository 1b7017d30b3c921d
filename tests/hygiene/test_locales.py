"""Every language has every text, and every text that code asks for exists."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from othersight.locales import keys, languages

SOURCE = Path(__file__).resolve().parents[2] / "src"
ASKING = ("text", "text_or_key")


def asked_for(file: Path) -> Iterator[tuple[int, str]]:
    """Line and key of every `text("key")` with a literal key."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in ASKING and isinstance(node.args[0].value, str):
                yield node.lineno, node.args[0].value


def files_that_ask() -> Iterator[Path]:
    for file in sorted(SOURCE.rglob("*.py")):
        if "from othersight.locales import" in file.read_text(encoding="utf-8"):
            yield file


@pytest.mark.parametrize("language", languages())
def test_a_language_has_exactly_the_texts_of_english(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_text_asked_for_by_name_exists() -> None:
    missing = [
        f"{file.relative_to(SOURCE)}:{line}: {key}"
        for file in files_that_ask()
        for line, key in asked_for(file)
        if key not in keys()
    ]
    assert missing == []


def test_the_command_line_is_among_the_files_that_ask() -> None:
    asking = [key for file in files_that_ask() for _, key in asked_for(file)]
    assert {"rules-unknown", "rules-show-help.ids"} <= set(asking)
