"""Tells from the source of the tests which of them assert something, by themselves or through a helper."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

PLAYERS = "play.py"
"""A module of this name plays for a test; that the options it is told are open is no claim of the test."""
EXPECTING = ("raises", "warns")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Asserting:
    """The helpers of the tests that assert, by name."""

    def __init__(self, trees: Mapping[Path, ast.Module]) -> None:
        calls: dict[str, set[str]] = {}
        self.helpers: set[str] = set()
        for node in helpers_of([tree for file, tree in trees.items() if file.name != PLAYERS]):
            asserts, called_names = what_it_does(node)
            calls.setdefault(node.name, set()).update(called_names)
            if asserts:
                self.helpers.add(node.name)
        while True:
            more = {name for name, called in calls.items() if called & self.helpers} - self.helpers
            if not more:
                break
            self.helpers |= more

    def does(self, node: Definition) -> bool:
        """Whether a test or a class of tests asserts something."""
        if any([isinstance(part, ast.Assert) for part in node.body]):
            return True
        asserts, called_names = what_it_does(node)
        return asserts or bool(called_names & self.helpers)


def helpers_of(trees: list[ast.Module]) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions and methods of modules that are no tests."""
    for tree in trees:
        for node in tree.body:
            for part in node.body if isinstance(node, ast.ClassDef) else [node]:
                if not isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                    continue
                if not part.name.startswith("test"):
                    yield part


def what_it_does(node: ast.AST) -> tuple[bool, set[str]]:
    """Whether it asserts by itself, and what it calls."""
    parts = [part for part in ast.walk(node) if isinstance(part, ast.Assert | ast.Call)]
    calls = {called(part) for part in parts if isinstance(part, ast.Call)}
    return any([is_assertion(part) for part in parts]), calls


def is_assertion(node: ast.AST) -> bool:
    """An `assert`, or a call that expects an exception or a warning."""
    return isinstance(node, ast.Assert) or (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in EXPECTING
    )


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""
