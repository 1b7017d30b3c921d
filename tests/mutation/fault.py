"""A kept fault: which rules it breaks, where it is planted and what it replaces by what.

The faults of `games/the_others/rules/move.py` are kept in `faults/the_others/rules/move.toml`, step by step.
"""

import ast
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any

from othersight.rules_reference import UnknownRule, rule
from othersight.rules_reference.places import PACKAGE, named_nodes
from tests.mutation.candidates import Source, occurrences

FOLDER = Path(__file__).parent / "faults"
STEP_KEYS = {"name", "rules", "faults"}
KEYS = {"old", "new", "nth", "rules", "why", "equivalent"}


class NotApplicable(ValueError):
    """A fault that cannot be planted in the present source."""


class WrongList(ValueError):
    """A file of kept faults that cannot be read."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault. `why` says what a hand-written one breaks; `equivalent` why no test can notice it."""

    rules: tuple[str, ...]
    file: str
    name: str
    old: str
    new: str
    nth: int = 0
    kind: str = ""
    why: str = ""
    equivalent: str = ""
    own_rules: bool = False
    """The rules are those of this fault, not of the whole step."""

    @property
    def address(self) -> tuple[str, str, str, str, int]:
        return (self.file, self.name, self.old, self.new, self.nth)

    @property
    def game(self) -> str:
        return self.file.split("/")[1].replace("_", "-")

    def span(self, package: Path = PACKAGE) -> tuple[str, int, int]:
        """The source of the module, and from where to where the fault replaces it."""
        file = package / self.file
        if not file.is_file():
            raise NotApplicable(f"there is no file {self.file}")
        source = source_of(file.read_text(encoding="utf-8"))
        node = dict(named_nodes(source.tree)).get(self.name)
        if node is None:
            raise NotApplicable(f"{self.file} has no {self.name}")
        found = occurrences(source, node, self.old)
        if len(found) < max(self.nth, 1) or (not self.nth and len(found) > 1):
            raise NotApplicable(f"{self.file} {self.name} has {len(found)} times: {self.old}")
        return (source.text, *found[max(self.nth, 1) - 1])

    def planted(self, package: Path = PACKAGE) -> str:
        """The source of the module with the fault in it."""
        text, start, end = self.span(package)
        planted = text[:start] + self.new + text[end:]
        try:
            ast.parse(planted)
        except SyntaxError as fault:
            raise NotApplicable(f"{self.file} {self.name}: {fault.msg}: {self.new}") from None
        return planted


@lru_cache(maxsize=8)
def source_of(text: str) -> Source:
    """The tree of a module, for the faults that follow one another in it."""
    return Source(text)


def kept(folder: Path = FOLDER) -> list[Fault]:
    """All kept faults, file by file."""
    return [fault for file in sorted(folder.rglob("*.toml")) for fault in read(file, folder)]


def read(file: Path, folder: Path = FOLDER) -> list[Fault]:
    """The faults of one file; a wrong entry is refused with its file and step."""
    place = "games/" + file.relative_to(folder).with_suffix(".py").as_posix()
    try:
        steps = tomllib.loads(file.read_text(encoding="utf-8")).get("step", [])
    except tomllib.TOMLDecodeError as fault:
        raise WrongList(f"{file.relative_to(folder)}: not TOML: {fault}") from None
    return [fault for step in steps for fault in faults_of_step(place, step)]


def faults_of_step(place: str, step: dict[str, Any]) -> list[Fault]:
    where = f"{place} {step.get('name', '')}"
    check_keys(where, step, STEP_KEYS, STEP_KEYS)
    found = []
    for entry in step["faults"]:
        check_keys(where, entry, KEYS, {"old", "new"})
        rules = entry.get("rules", step["rules"])
        check_rules(where, rules)
        more = {key: value for key, value in entry.items() if key != "rules"}
        own = "rules" in entry
        found.append(Fault(tuple(rules), place, step["name"], own_rules=own, **more))
    return found


def check_keys(where: str, entry: dict[str, Any], known: set[str], needed: set[str]) -> None:
    if entry.keys() - known:
        raise WrongList(f"{where}: unknown key {min(entry.keys() - known)}; known: {sorted(known)}")
    if needed - entry.keys():
        raise WrongList(f"{where}: {min(needed - entry.keys())} is missing")


def check_rules(where: str, rules: Any) -> None:
    if not isinstance(rules, list) or not rules:
        raise WrongList(f"{where}: rules must be a list of rule ids")
    for id in rules:
        try:
            known = rule(id).id
        except UnknownRule as unknown:
            raise WrongList(f"{where}: {unknown}") from None
        if known != id:
            raise WrongList(f"{where}: {UnknownRule(id, (known,))}")


def write(faults: Iterable[Fault], folder: Path = FOLDER) -> None:
    """Writes every file anew; a file without a fault goes."""
    texts: dict[Path, str] = {}
    for place, of_file in groupby(faults, lambda fault: fault.file):
        file = folder / Path(place).relative_to("games").with_suffix(".toml")
        steps = groupby(of_file, lambda fault: fault.name)
        texts[file] = "\n".join([step_text(name, list(found)) for name, found in steps])
    for file in folder.rglob("*.toml"):
        if file not in texts:
            file.unlink()
    for file, text in texts.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def step_text(name: str, faults: list[Fault]) -> str:
    shared = next((fault.rules for fault in faults if not fault.own_rules), faults[0].rules)
    lines = ["[[step]]", f"name = {quoted(name)}", f"rules = {listed(shared)}", "faults = ["]
    return "\n".join([*lines, *[f"    {entry_text(fault)}," for fault in faults], "]", ""])


def entry_text(fault: Fault) -> str:
    parts = [f"old = {quoted(fault.old)}", f"new = {quoted(fault.new)}"]
    parts += [f"nth = {fault.nth}"] if fault.nth else []
    parts += [f"rules = {listed(fault.rules)}"] if fault.own_rules else []
    parts += [f"why = {quoted(fault.why)}"] if fault.why else []
    parts += [f"equivalent = {quoted(fault.equivalent)}"] if fault.equivalent else []
    return f"{{ {', '.join(parts)} }}"


def listed(ids: Iterable[str]) -> str:
    return f"[{', '.join(map(quoted, ids))}]"


def quoted(text: str) -> str:
    """A TOML string, with plain quotation marks where the text has none of that kind."""
    if '"' in text and "'" not in text:
        return f"'{text}'"
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
