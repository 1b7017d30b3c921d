"""Chapters of the rules form a declared order, and a chapter imports lower ones only."""

import ast
from pathlib import Path

import pytest

from othersight.games.the_others.rules import CHAPTERS

RULES = Path(__file__).parents[2] / "src/othersight/games/the_others/rules"
PACKAGE = "othersight.games.the_others.rules."


def test_every_chapter_has_its_place_in_the_order() -> None:
    modules = sorted(path.stem for path in RULES.glob("*.py") if path.stem != "__init__")
    assert sorted(CHAPTERS) == modules


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_imports_lower_chapters_only(chapter: str) -> None:
    tree = ast.parse((RULES / f"{chapter}.py").read_text(encoding="utf-8"))
    imported = [
        node.module.removeprefix(PACKAGE)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(PACKAGE)
    ]
    place = CHAPTERS.index(chapter)
    assert [name for name in imported if CHAPTERS.index(name) >= place] == []
