"""The syntax of the sources, read once for all tests that look through it."""

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(file: Path) -> ast.Module:
    """The tree of a module, which nobody may change."""
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))


@cache
def nodes_of(file: Path) -> tuple[ast.AST, ...]:
    """All nodes of a module."""
    return tuple(ast.walk(parsed(file)))
