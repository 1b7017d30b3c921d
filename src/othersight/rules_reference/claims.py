"""Reads what tests, scenarios and waivers say about rules.

A test claims rules by `@rule("TO-FIGHT-07")`, a scenario by `rules = ["TO-EX-05"]`. A test that is skipped or asserts
nothing claims nothing, nor does a scenario without expectations. A rule that no test can show is waived in
tests/waivers.toml, with a reason.
"""

import ast
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from othersight.games import plugins
from othersight.locales import text
from othersight.rules_reference.assertions import Asserting, Definition
from othersight.rules_reference.parsing import without_collector
from othersight.rules_reference.reference import UnknownRule, rule

PACKAGE = Path(__file__).resolve().parents[1]
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
LEFT_OUT = ("pytest.mark.skip", "pytest.mark.xfail")


class CoverageError(ValueError):
    """A test, scenario or waiver file that cannot be counted as it stands."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A test or a scenario that carries the id of a rule."""

    id: str
    file: Path
    name: str
    """The test's name; empty for a scenario."""
    line: int
    code: str
    """What it says, without regard to layout."""


def claims(root: Path, id: str = "") -> dict[str, list[Claim]]:
    """The tests and scenarios of a checkout that carry each id, in the order of their files, or of one id; after them
    those that a game outside the package has in its own folder."""
    found = claims_in(root / "tests", root / "src" / "othersight" / "games", id)
    for plugin in plugins().values():
        if not plugin.folder.is_relative_to(PACKAGE):
            for known, own in claims_in(plugin.folder / "tests", plugin.folder, id).items():
                found.setdefault(known, []).extend(own)
    return found


def claims_in(tests: Path, scenarios: Path, id: str = "") -> dict[str, list[Claim]]:
    """The tests in one folder and the scenarios in another that carry each id, or only those of one id."""
    found: dict[str, list[Claim]] = {}
    with without_collector():
        sources = dict(sources_in(tests, id))
        trees = {file: tree_of(file, source) for file, source in sources.items()}
        asserting = Asserting(trees)
        for file, tree in trees.items():
            if file.name.startswith("test_"):
                keep(found, claimed_by_tests(file, tree, sources[file].splitlines(), asserting))
    for file in sorted(scenarios.rglob("*.scn")):
        ids = claimed_by_scenario(file)
        code = file.read_text(encoding="utf-8")
        keep(found, [Claim(id, file, "", 1, code) for id in ids])
    return found


def sources_in(tests: Path, id: str = "") -> Iterator[tuple[Path, str]]:
    """The test files that name rules, or one rule, and the modules that may help them."""
    for file in sorted(tests.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if not file.name.startswith("test_") or ("rule(" in source and id in source):
            yield file, source


def keep(found: dict[str, list[Claim]], claimed: Iterable[Claim]) -> None:
    for claim in claimed:
        check_id(claim.file, claim.id)
        found.setdefault(claim.id, []).append(claim)


def check_id(file: Path, id: str) -> None:
    """An id must stand in a catalogue, letter for letter."""
    try:
        known = rule(id).id
        unknown = None if known == id else UnknownRule(id, (known,))
    except UnknownRule as fault:
        unknown = fault
    if unknown:
        raise CoverageError(text("coverage-unknown", file=str(file), reason=str(unknown)))


def tree_of(file: Path, source: str) -> ast.Module:
    try:
        return ast.parse(source)
    except SyntaxError as fault:
        line = fault.lineno or 0
        reason = text("coverage-no-python", file=str(file), line=line, reason=fault.msg)
        raise CoverageError(reason) from None


def claimed_by_tests(
    file: Path, tree: ast.Module, lines: list[str], asserting: Asserting
) -> Iterator[Claim]:
    """The ids in the decorators of tests that run and assert something."""
    for node in definitions(tree):
        if node.name.lower().startswith("test") and node.decorator_list:
            marks = [ast.unparse(mark).partition("(")[0] for mark in node.decorator_list]
            if any(mark in LEFT_OUT for mark in marks) or not asserting.does(node):
                continue
            whole = lines[node.decorator_list[0].lineno - 1 : node.end_lineno]
            code = " ".join("\n".join(whole).split())
            for id in dict.fromkeys(ids_in(node.decorator_list)):
                yield Claim(id, file, node.name, node.lineno, code)


def definitions(tree: ast.Module) -> Iterator[Definition]:
    """The functions and classes of a module and the methods of its classes."""
    for node in tree.body:
        if isinstance(node, DEFINITIONS):
            yield node
        if isinstance(node, ast.ClassDef):
            yield from [part for part in node.body if isinstance(part, DEFINITIONS)]


def ids_in(decorators: list[ast.expr]) -> Iterator[str]:
    """The literal arguments of every `rule(...)` in decorators, parametrized cases included."""
    nodes = (node for decorator in decorators for node in ast.walk(decorator))
    for call in (node for node in nodes if isinstance(node, ast.Call)):
        if isinstance(call.func, ast.Name) and call.func.id == "rule":
            literals = (each.value for each in call.args if isinstance(each, ast.Constant))
            yield from (value for value in literals if isinstance(value, str))


def claimed_by_scenario(file: Path) -> list[str]:
    """The rules of a scenario that expects something."""
    entries = read_toml(file)
    ids = entries.get("rules", [])
    if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
        raise CoverageError(text("coverage-no-list", file=str(file)))
    return ids if expects(entries) else []


def expects(entries: object) -> bool:
    """Whether an `expect` with something in it stands anywhere."""
    if isinstance(entries, list):
        return any([expects(entry) for entry in entries])
    if not isinstance(entries, dict):
        return False
    return bool(entries.get("expect")) or expects(list(entries.values()))


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
