"""Says whether a test asserted something while it ran."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from othersight.rules_reference.assertions import PLAYERS, is_assertion

TESTS = str(Path(__file__).resolve().parents[1])


class Watch:
    """While it is entered it looks out for the first assertion in a file of the tests."""

    def __init__(self) -> None:
        self.has_asserted = False

    def __enter__(self) -> "Watch":
        self.has_asserted = False
        sys.settrace(self.on_call)
        return self

    def __exit__(self, *reason: object) -> None:
        sys.settrace(None)

    def on_call(self, frame: FrameType, event: str, argument: Any) -> Any:
        name = frame.f_code.co_filename
        if self.has_asserted or not name.startswith(TESTS) or not asserting_lines(name):
            return None
        return self.on_line

    def on_line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line" and frame.f_lineno in asserting_lines(frame.f_code.co_filename):
            self.has_asserted = True
            sys.settrace(None)
            return None
        return self.on_line


@cache
def asserting_lines(name: str) -> frozenset[int]:
    """The lines of `assert` and of `with pytest.raises` in a file."""
    file = Path(name)
    if file.name == PLAYERS or file.suffix != ".py" or not file.is_file():
        return frozenset()
    return frozenset(assertion_lines(ast.parse(file.read_text(encoding="utf-8"))))


def assertion_lines(tree: ast.Module) -> Iterator[int]:
    """The lines on which something is asserted; an assertion may begin with any of its lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)
        elif isinstance(node, ast.With) and any(is_assertion(i.context_expr) for i in node.items):
            yield node.lineno
