"""A game is known by its plugin alone: no module outside `games` names one, and every part it names is there."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from othersight.games import plugins
from othersight.toolkit.plugin import Plugin
from tests.hygiene.imports import SOURCE

PACKAGE = SOURCE / "othersight"
NAMES = [form for name in plugins() for form in (name, name.replace("-", "_"))]
PARTS = (
    "definition", "words", "verbs", "page", "set_up", "positions", "content_check", "house_figures",
    "steps", "bots", "odds", "odds_flags", "arena", "report", "study",
)  # fmt: skip
WITH_BODY = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def code_of(file: Path) -> str:
    """The code of a module without its docstrings and comments, whose examples may name any game."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, WITH_BODY):
            node.body = [part for part in node.body if not is_string(part)] or [ast.Pass()]
    return ast.unparse(tree)


def is_string(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def named_in(folder: Path) -> Iterator[str]:
    """Every module that names a game, those of the games aside."""
    for file in sorted(folder.rglob("*.py")):
        inside = file.relative_to(folder)
        if inside.parts[0] != "games":
            code = code_of(file)
            yield from (f"{inside} names {name}" for name in NAMES if name in code)


def test_no_module_outside_the_games_names_one() -> None:
    assert list(named_in(PACKAGE)) == []


PAGE = SOURCE.parent / "web" / "src"
THEMES = "style/page.css"
"""Colours of a game, which do nothing for one that has none."""


def test_no_module_of_the_page_names_a_game_but_those_of_the_game() -> None:
    folders = [name.replace("-", "_") for name in plugins()]
    named = [
        str(file.relative_to(PAGE))
        for file in sorted(PAGE.rglob("*"))
        if file.suffix in (".ts", ".svelte", ".css")
        and not any(part in folders for part in file.relative_to(PAGE).parts)
        and any(name in file.read_text(encoding="utf-8") for name in NAMES)
    ]
    assert named == [THEMES]


@pytest.mark.parametrize("code", ['GAME = "the-others"', "import othersight.games.they_live"])
def test_a_module_that_names_a_game_is_found(tmp_path: Path, code: str) -> None:
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots" / "levels.py").write_text('"""As in the-others."""\n\n' + code)
    assert len(list(named_in(tmp_path))) == 1


@pytest.mark.parametrize("plugin", plugins().values(), ids=list(plugins()))
def test_every_part_that_a_plugin_names_is_there(plugin: Plugin) -> None:
    pytest.importorskip("pettingzoo")
    for kind in PARTS:
        assert plugin.part(kind) is not None
    for name, path in plugin.environments.items():
        assert plugin.loaded(path).name == name


@pytest.mark.parametrize("plugin", plugins().values(), ids=list(plugins()))
def test_a_plugin_bears_the_name_of_its_package(plugin: Plugin) -> None:
    assert plugin.package.rpartition(".")[2] == plugin.name.replace("-", "_")
    assert plugin.part("definition").name == plugin.name
