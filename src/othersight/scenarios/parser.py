"""Scenario files (*.scn): TOML with a position, loaded dice, a script and what is expected.

A file is read into cases; each case takes everything from the file and replaces what it names. A file may take
everything from another one in the same way.
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
from othersight.scenarios.lessons import Way, read_lesson
from othersight.scenarios.lines import KeyLines, Source, Sources
from othersight.scenarios.merging import merged, without
from othersight.scenarios.puzzles import read_puzzle
from othersight.scenarios.toml_hints import hint_for
from othersight.scenarios.warnings import warnings_of

FORMAT = 1
LARGEST = 256 * 1024
LONGEST_LINE = 2000
MOST_CASES = 200
MOST_INCLUDED = 4

KEYS = ("format", "game", "title", "about", "rules", "include", "case", "seat", "lesson", "puzzle")
PARTS = ("options", "board", "position", "chance", "script", "expect", "twin")
OF_CASE = ("title", "remove", *PARTS)
PLACE = re.compile(r"\(at line (\d+), column \d+\)")


class Scenario:
    """A scenario file: its game, its title, the rules it proves, and its cases.

    `folder` is where files that it includes are looked for; without one it may include none. `warnings` are lines
    about parts of the file that nothing looks at.
    """

    def __init__(self, written: str, file: str, folder: Path | None = None) -> None:
        self.file = file
        self.sources = Sources([])
        data = self.with_included(self.parsed(written), folder, 0)
        self.check_head(data)
        self.game = str(data["game"])
        self.title = str(data.get("title", ""))
        self.rules = tuple(data.get("rules", ()))
        self.seat = self.read_seat(data)
        self.lesson = read_lesson(data, self.fault_at) if "lesson" in data else None
        self.puzzle = read_puzzle(data, self.fault_at) if "puzzle" in data else None
        if self.puzzle is not None:
            data = {**data, "expect": self.puzzle.goal}
        if self.lesson is not None:
            self.cases = [self.lesson_case(data, way) for way in self.lesson.ways()]
        else:
            self.cases = [Case(self.sources, at, case) for at, case in self.merged_cases(data)]
        self.warnings = [
            (self.sources.line(path), text(key, "")) for path, key in warnings_of(data)
        ]

    def with_included(
        self, data: dict[str, Any], folder: Path | None, depth: int
    ) -> dict[str, Any]:
        """The values of a file above those of the file that it includes."""
        self.check_keys(data, (*KEYS, *PARTS), "")
        name = data.pop("include", "")
        if not name:
            return data
        path = self.included_path(name, folder, depth)
        before = self.file, self.sources.reading
        self.file = self.sources.reading = str(path)
        held = self.with_included(self.parsed(text_in(path)), path.parent, depth + 1)
        self.file, self.sources.reading = before
        return merged({key: held[key] for key in held if key != "case"}, data)

    def included_path(self, name: object, folder: Path | None, depth: int) -> Path:
        """The file that is included, if there may be one."""
        if not isinstance(name, str) or not name.endswith(".scn"):
            raise self.fault_at("include", "scenario-include-name", given=shown(name))
        if folder is None or depth >= MOST_INCLUDED:
            raise self.fault_at("include", "scenario-include-depth", most=MOST_INCLUDED)
        if not (folder / name).is_file():
            raise self.fault_at("include", "scenario-include-missing", file=str(folder / name))
        return folder / name

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
            hint = hint_for(written, place, reason)
            key = "scenario-not-toml-hint" if hint else "scenario-not-toml"
            raise self.fault(
                place, key, reason=reason, hint=text(hint, "") if hint else ""
            ) from None
        self.sources.add(Source(self.file, KeyLines(written)))
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

    def read_seat(self, data: dict[str, Any]) -> str:
        """The seat that a person takes; one that learns has one."""
        seat = data.get("seat", "")
        needed = "lesson" in data or "puzzle" in data
        if not isinstance(seat, str) or (needed and not seat):
            raise self.fault_at("seat", "scenario-wants-seat")
        return seat

    def check_rule(self, id: str, path: str) -> None:
        """A rule id must stand in a catalogue, letter for letter."""
        try:
            known = rule(id).id
        except UnknownRule as unknown:
            file, line = self.sources.at(path)
            raise FaultyScenario(file, line, shown(str(unknown))) from None
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
            self.check_keys(case, OF_CASE, f"case[{number}].")
        return [
            (number, self.merged_case(number, shared, case)) for number, case in enumerate(cases)
        ]

    def lesson_case(self, data: dict[str, Any], way: Way) -> Case:
        """One way through the lesson as a case: its script is made from the steps."""
        assert self.lesson is not None
        script = self.lesson.script(way)
        shared = {part: data[part] for part in PARTS if part in data}
        case = Case(self.sources, -1, {**shared, "script": {"play": script.lines}})
        case.script = script
        case.title = ", ".join([self.lesson.steps[step].answers[one] for step, one in way.items()])
        return case

    def merged_case(
        self, number: int, shared: dict[str, Any], case: dict[str, Any]
    ) -> dict[str, Any]:
        """What a case takes from the file, less what it removes, with what it names itself."""
        inherited = shared
        removed = case.get("remove", [])
        if not isinstance(removed, list) or not all(isinstance(path, str) for path in removed):
            raise self.fault_at(f"case[{number}].remove", "scenario-wants-list", name="remove")
        for place, path in enumerate(removed):
            left = without(inherited, path)
            if left is None:
                where = f"case[{number}].remove[{place}]"
                raise self.fault_at(where, "scenario-nothing-to-remove", name=shown(path))
            inherited = left
        return merged(inherited, {key: case[key] for key in case if key != "remove"})

    def check_keys(self, data: dict[str, Any], known: tuple[str, ...], prefix: str) -> None:
        """No key that means nothing."""
        for key in data:
            if key not in known:
                raise self.fault_at(
                    prefix + key, "scenario-unknown-key", name=shown(key), known=", ".join(known)
                )

    def fault_at(self, path: str, key: str, **arguments: str | int) -> FaultyScenario:
        """A fault at a key of the file."""
        file, line = self.sources.at(path)
        return FaultyScenario(file or self.file, line, text(key, "", **arguments))

    def fault(self, line: int, key: str, **arguments: str | int) -> FaultyScenario:
        """A fault at a line of the file."""
        return FaultyScenario(self.file, line, text(key, "", **arguments))


def text_in(path: Path) -> str:
    """The text of a scenario file."""
    try:
        with path.open("rb") as opened:
            held = opened.read(4 * LARGEST + 1)
        return held.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as fault:
        line = held[: fault.start].count(b"\n") + 1
        raise FaultyScenario(str(path), line, text("scenario-not-utf8")) from None
    except OSError as fault:
        reason = fault.strerror or type(fault).__name__
        said = text("file-cannot-read", file=str(path), reason=reason)
        raise FaultyScenario(str(path), 0, said) from None


def read_file(path: Path) -> Scenario:
    """The scenario in a file."""
    return Scenario(text_in(path), str(path), path.parent)
