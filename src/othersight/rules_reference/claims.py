"""Reads what tests, scenarios and waivers say about rules.

A test claims rules by `@rule("TO-FIGHT-07")`, a scenario by `rules = ["TO-EX-05"]`; a rule that no
test can show is waived in tests/waivers.toml, with a reason.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from othersight.locales import text
from othersight.rules_reference.reference import UnknownRule, rule

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
LEFT_OUT = ("pytest.mark.skip", "pytest.mark.xfail")


class CoverageError(ValueError):
    """A test, scenario or waiver file that cannot be counted as it stands."""


def claims(root: Path) -> dict[str, Path]:
    """Every id that a test or a scenario names, with the first file that does."""
    found: dict[str, Path] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        keep(found, file, claimed_by_tests(file))
    for file in sorted((root / "src" / "othersight" / "games").rglob("*.scn")):
        keep(found, file, claimed_by_scenario(file))
    return found


def keep(found: dict[str, Path], file: Path, ids: Iterable[str]) -> None:
    for id in ids:
        check_id(file, id)
        found.setdefault(id, file)


def check_id(file: Path, id: str) -> None:
    """An id must stand in a catalogue, letter for letter."""
    try:
        known = rule(id).id
        unknown = None if known == id else UnknownRule(id, (known,))
    except UnknownRule as fault:
        unknown = fault
    if unknown:
        raise CoverageError(text("coverage-unknown", file=str(file), reason=str(unknown)))


def claimed_by_tests(file: Path) -> Iterator[str]:
    """The ids in the decorators of tests that run; a skipped test proves nothing."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except SyntaxError as fault:
        line = fault.lineno or 0
        reason = text("coverage-no-python", file=str(file), line=line, reason=fault.msg)
        raise CoverageError(reason) from None
    for node in ast.walk(tree):
        if isinstance(node, DEFINITIONS) and node.name.lower().startswith("test"):
            marks = [ast.unparse(mark).partition("(")[0] for mark in node.decorator_list]
            if not any(mark in LEFT_OUT for mark in marks):
                yield from ids_in(node.decorator_list)


def ids_in(decorators: list[ast.expr]) -> Iterator[str]:
    """The literal arguments of every `rule(...)` in decorators, parametrized cases included."""
    nodes = (node for decorator in decorators for node in ast.walk(decorator))
    for call in (node for node in nodes if isinstance(node, ast.Call)):
        if isinstance(call.func, ast.Name) and call.func.id == "rule":
            literals = (each.value for each in call.args if isinstance(each, ast.Constant))
            yield from (value for value in literals if isinstance(value, str))


def claimed_by_scenario(file: Path) -> list[str]:
    ids = read_toml(file).get("rules", [])
    if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
        raise CoverageError(text("coverage-no-list", file=str(file)))
    return ids


def waivers(root: Path) -> tuple[Path, dict[str, str]]:
    """The waivers file and its reasons by rule id; no file, no waivers."""
    file = root / "tests" / "waivers.toml"
    reasons: dict[str, str] = {}
    for id, reason in (read_toml(file) if file.is_file() else {}).items():
        check_id(file, id)
        if not isinstance(reason, str) or not reason.strip():
            raise CoverageError(text("coverage-no-reason", file=str(file), id=id))
        reasons[id] = reason
    return file, reasons


def read_toml(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise CoverageError(text("coverage-no-toml", file=str(file), reason=str(fault))) from None
