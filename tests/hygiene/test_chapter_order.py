"""Chapters of the rules form a declared order, and a chapter imports lower ones only, in every game."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from othersight.games import GAMES

GAMES_FOLDER = Path(__file__).parents[2] / "src/othersight/games"
PACKAGES = [name.replace("-", "_") for name in GAMES]


def package_of(game: str) -> str:
    return f"othersight.games.{game}.rules"


def chapters(game: str) -> tuple[str, ...]:
    order: tuple[str, ...] = import_module(package_of(game)).CHAPTERS
    return order


def imported(game: str, chapter: str) -> list[str]:
    """The chapters of the same game that a chapter imports, wherever in the module it does so; names for the type
    checker alone do not count."""
    file = GAMES_FOLDER / game / "rules" / f"{chapter}.py"
    package = package_of(game)
    found: list[str] = []
    tree = ast.parse(file.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if not is_for_the_type_checker(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module] if node.module.startswith(f"{package}.") else []
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names if alias.name.startswith(f"{package}.")]
    return [name.removeprefix(f"{package}.") for name in found]


def is_for_the_type_checker(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


@pytest.mark.parametrize("game", PACKAGES)
def test_every_chapter_has_its_place_in_the_order(game: str) -> None:
    files = (GAMES_FOLDER / game / "rules").glob("*.py")
    modules = sorted(path.stem for path in files if path.stem != "__init__")

    assert sorted(chapters(game)) == modules


@pytest.mark.parametrize(
    ("game", "chapter"), [(game, chapter) for game in PACKAGES for chapter in chapters(game)]
)
def test_a_chapter_imports_lower_chapters_only(game: str, chapter: str) -> None:
    order = chapters(game)
    place = order.index(chapter)

    assert [name for name in imported(game, chapter) if order.index(name) >= place] == []
