"""Scenario files (*.scn): TOML with a position, loaded dice, a script and what is expected.

A file is read into cases; each case takes everything from the file and replaces what it names.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from othersight.games import GAMES
from othersight.locales import text
from othersight.rules_reference import UnknownRule, rule
from othersight.scenarios.case import Case
from othersight.scenarios.errors import FaultyScenario, shown
from othersight.scenarios.lines import KeyLines

FORMAT = 1
LARGEST = 256 * 1024
LONGEST_LINE = 2000
MOST_CASES = 200

KEYS = ("format", "game", "title", "about", "rules", "case")
PARTS = ("options", "board", "position", "chance", "script", "expect")
PLACE = re.compile(r"\(at line (\d+), column \d+\)")


class Scenario:
    """A scenario file: its game, its title, the rules it proves, and its cases."""

    def __init__(self, written: str, file: str) -> None:
        self.file = file
        self.lines = KeyLines("")
        data = self.parsed(written)
        self.check_keys(data, (*KEYS, *PARTS), "")
        self.check_head(data)
        self.game = str(data["game"])
        self.title = str(data.get("title", ""))
        self.rules = tuple(data.get("rules", ()))
        self.cases = [Case(file, self.lines, at, case) for at, case in self.merged_cases(data)]

    def parsed(self, written: str) -> dict[str, Any]:
        """The values of the file, if it is TOML of sane size."""
        if len(written) > LARGEST:
            raise self.fault(1, "scenario-too-long", most=LARGEST)
        for number, line in enumerate(written.split("\n"), 1):
            if len(line) > LONGEST_LINE:
                raise self.fault(number, "scenario-line-too-long", most=LONGEST_LINE)
        try:
            data = tomllib.loads(written)
        except RecursionError:
            raise self.fault(1, "scenario-too-deep") from None
        except ValueError as fault:
            found = PLACE.search(str(fault))
            place = int(found[1]) if found else written.count("\n") + 1
            reason = PLACE.sub("", str(fault)).split("\n")[0].strip()[:120]
            raise self.fault(place, "scenario-not-toml", reason=reason) from None
        self.lines = KeyLines(written)
        return data

    def check_head(self, data: dict[str, Any]) -> None:
        """Format, game, title and rules."""
        if data.get("format") != FORMAT or type(data.get("format")) is not int:
            given = shown(data["format"]) if "format" in data else text("scenario-nothing")
            raise self.fault_at("format", "scenario-format", given=given, format=FORMAT)
        if str(data.get("game")) not in GAMES:
            given = shown(data.get("game", text("scenario-nothing")))
            raise self.fault_at("game", "scenario-game", given=given, games=", ".join(GAMES))
        for name in ("title", "about"):
            if not isinstance(data.get(name, ""), str):
                raise self.fault_at(name, "scenario-wants-text", name=name)
        rules = data.get("rules", [])
        if not isinstance(rules, list) or not all(isinstance(id, str) for id in rules):
            raise self.fault_at("rules", "scenario-wants-list", name="rules")
        for number, id in enumerate(rules):
            self.check_rule(id, f"rules[{number}]")

    def check_rule(self, id: str, path: str) -> None:
        """A rule id must stand in a catalogue, letter for letter."""
        try:
            known = rule(id).id
        except UnknownRule as unknown:
            raise FaultyScenario(self.file, self.lines.line(path), shown(str(unknown))) from None
        if known != id:
            raise self.fault_at(path, "scenario-rule-spelling", id=shown(id), known=known)

    def merged_cases(self, data: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
        """The parts of every case; without `[[case]]` the file is the only one."""
        shared = {part: data[part] for part in PARTS if part in data}
        cases = data.get("case", [])
        if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
            raise self.fault_at("case", "scenario-wants-cases")
        if len(cases) > MOST_CASES:
            raise self.fault_at(
                "case", "scenario-too-many", name="case", given=len(cases), most=MOST_CASES
            )
        if not cases:
            return [(-1, shared)]
        for number, case in enumerate(cases):
            self.check_keys(case, ("title", *PARTS), f"case[{number}].")
        return [(number, merged(shared, case)) for number, case in enumerate(cases)]

    def check_keys(self, data: dict[str, Any], known: tuple[str, ...], prefix: str) -> None:
        """No key that means nothing."""
        for key in data:
            if key not in known:
                raise self.fault_at(
                    prefix + key, "scenario-unknown-key", name=shown(key), known=", ".join(known)
                )

    def fault_at(self, path: str, key: str, **arguments: str | int) -> FaultyScenario:
        """A fault at a key of the file."""
        return self.fault(self.lines.line(path), key, **arguments)

    def fault(self, line: int, key: str, **arguments: str | int) -> FaultyScenario:
        """A fault at a line of the file."""
        return FaultyScenario(self.file, line, text(key, "en", **arguments))


def merged(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Tables key by key; anything else is replaced."""
    result = dict(shared)
    for key, value in own.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if both else value
    return result


def read_file(path: Path) -> Scenario:
    """The scenario in a file."""
    try:
        with path.open("rb") as opened:
            held = opened.read(4 * LARGEST + 1)
        return Scenario(held.decode("utf-8-sig").replace("\r\n", "\n"), str(path))
    except UnicodeDecodeError as fault:
        line = held[: fault.start].count(b"\n") + 1
        raise FaultyScenario(str(path), line, text("scenario-not-utf8")) from None
    except OSError as fault:
        reason = fault.strerror or type(fault).__name__
        said = text("file-cannot-read", file=str(path), reason=reason)
        raise FaultyScenario(str(path), 0, said) from None
