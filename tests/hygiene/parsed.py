"""The syntax of the sources, read once for all tests that look through it."""

import ast
from functools import cache
from pathlib import Path


def parsed(file: Path) -> ast.Module:
    """The tree of a module, which nobody may change."""
    return tree_of(file.read_text(encoding="utf-8"))


def nodes_of(file: Path) -> tuple[ast.AST, ...]:
    """All nodes of a module."""
    return nodes_in(file.read_text(encoding="utf-8"))


@cache
def tree_of(source: str) -> ast.Module:
    return ast.parse(source)


@cache
def nodes_in(source: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree_of(source)))
