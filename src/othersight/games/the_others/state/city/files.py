"""Tile and map files as text: read with care, so that every fault can be named by file and line."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

from othersight.kernel.errors import DamagedFile

LONGEST_TEXT = 64 * 1024
LONGEST_LINE = 1000
"""A key of very many parts takes the parser very long; no sound file has lines of such length."""
LONGEST_LIST = 64
MOST_PROBLEMS = 40

KEY = re.compile(r"\s*([A-Za-z0-9_\"'-]+(?:\s*\.\s*[A-Za-z0-9_\"'-]+)*)\s*=")
HEADER = re.compile(r"\s*\[\[?([^\[\]]+)\]")
PLACE = re.compile(r"\(at line (\d+), column \d+\)")


class Problem:
    """One fault of a file: where it is, and what it is as a text key with arguments."""

    def __init__(self, file: str, line: int, key: str, **args: str | int) -> None:
        self.file = file
        self.line = line
        self.key = key
        self.args: dict[str, str | int] = args
        self.path = ""
        """The key in the file, where it is about one."""
        self.at = ""
        """The address of the Space, where it is about one."""

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.file}:{self.line}: {self.key} ({told})"


class FaultyMap(DamagedFile):
    """A tile or map file that no city can be built from; `problems` says why, line by line."""

    def __init__(self, problems: list[Problem]) -> None:
        first = problems[0]
        super().__init__(repr(first), first.key, **first.args)
        self.problems = problems


class MapText:
    """A file being read: its values by key, its lines, and the problems found so far."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        self.problems: list[Problem] = []
        self.data: dict[str, object] = {}
        self._lines = text[: LONGEST_TEXT + 1].splitlines()
        self._line_of = _key_lines(self._lines)
        self._parse()

    @classmethod
    def of_data(cls, data: dict[str, object], file: str) -> "MapText":
        """Values read already, as from a board within a scenario file; no line is known."""
        reading = cls("", file)
        reading.data = data
        return reading

    def _parse(self) -> None:
        if len(self.text) > LONGEST_TEXT:
            self.report("content-too-long", 0, most=LONGEST_TEXT)
            return
        for number, line in enumerate(self._lines, 1):
            if len(line) > LONGEST_LINE:
                self.report("content-line-too-long", number, most=LONGEST_LINE)
                return
        try:
            self.data = dict(tomllib.loads(self.text))
        except RecursionError:
            self.report("content-too-deep", 1)
        except ValueError as fault:
            found = PLACE.search(str(fault))
            at = int(found[1]) if found else max(1, len(self._lines))
            reason = PLACE.sub("", str(fault)).split("\n")[0].strip()[:120]
            self.report("content-not-toml", at, reason=reason)

    def report(self, key: str, line: int, **args: str | int) -> None:
        """Note a problem; of very many only the first are told."""
        if not self.full():
            self.problems.append(Problem(self.file, line, key, **args))

    def fault(self, path: str, key: str, at: str = "", **args: str | int) -> None:
        """Note a problem of a key, and of a Space by its address."""
        if not self.full():
            problem = Problem(self.file, self.line(path), key, **args)
            problem.path, problem.at = path, at
            self.problems.append(problem)

    def full(self) -> bool:
        """Whether so many problems are noted that no more will be."""
        return len(self.problems) >= MOST_PROBLEMS

    def line(self, path: str, value: str = "", nth: int = 0) -> int:
        """The line of a key such as "tokens.fire", or there of the nth time it holds this value."""
        while path and path not in self._line_of:
            path = path.rpartition(".")[0]
        first = self._line_of.get(path, min(1, len(self._lines)))
        return self._line_of_value(first, value, nth) if value and first else first

    def _line_of_value(self, first: int, value: str, nth: int) -> int:
        quoted = (f'"{value}"', f"'{value}'")
        for number in range(first, len(self._lines) + 1):
            text = self._lines[number - 1]
            if number > first and (KEY.match(text) or HEADER.match(text)):
                break
            nth -= sum(text.count(form) for form in quoted)
            if nth < 0:
                return number
        return first

    def line_of_row(self, path: str, row: str, after: int = 0) -> int:
        """The line after another where this row of a text over several lines stands."""
        first = self.line(path)
        for number in range(max(first, after + 1), len(self._lines) + 1):
            if row in self._lines[number - 1]:
                return number
        return max(first, after)

    def table(self, path: str) -> dict[str, object]:
        """The table at this key; empty when there is none."""
        return self._table_of(self._at(path), path)

    def _table_of(self, value: object, path: str) -> dict[str, object]:
        if value is None:
            return {}
        if isinstance(value, dict):
            return {str(key): held for key, held in value.items()}
        self._wrong_kind(path, "content-wants-table")
        return {}

    def word(self, path: str, needed: bool = True) -> str:
        """The text at this key; "" when there is none, which is a problem if one is needed."""
        value = self._at(path)
        if isinstance(value, str) and (value.strip() or not needed):
            return value
        if value is not None:
            self._wrong_kind(path, "content-wants-text")
        elif needed:
            self.report("content-key-missing", self.line(path), name=path)
        return ""

    def words(self, path: str) -> list[str]:
        """The list of texts at this key; empty when there is none."""
        value = self._at(path)
        if value is None:
            return []
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            if len(value) > LONGEST_LIST:
                self.report("content-list-too-long", self.line(path), name=path, most=LONGEST_LIST)
            return [str(item) for item in value[:LONGEST_LIST]]
        self._wrong_kind(path, "content-wants-list")
        return []

    def only_keys(self, path: str, allowed: Iterable[str]) -> None:
        """Report the keys of a table that mean nothing here."""
        known = sorted(allowed)
        table = self.table(path) if path else self.data
        for key in table:
            if key not in known:
                full = f"{path}.{key}" if path else key
                self.report(
                    "content-unknown-key", self.line(full), name=short(full), known=", ".join(known)
                )

    def _at(self, path: str) -> object:
        value: object = self.data
        for key in path.split("."):
            if not isinstance(value, dict):
                return None
            value = value.get(key)
        return value

    def _wrong_kind(self, path: str, key: str) -> None:
        self.report(key, self.line(path), name=path)


def short(text: str) -> str:
    """A text of somebody's file, cut so that it fits into one line of ours."""
    plain = "".join(c if c.isprintable() else "?" for c in text[:60])
    return plain if len(text) <= 60 else plain + "..."


def read_text(path: Path, file: str = "") -> MapText:
    """A file from disk; one that cannot be read is a problem like any other."""
    name = file or str(path)
    try:
        with path.open("rb") as opened:
            held = opened.read(4 * LONGEST_TEXT + 1)
        return MapText(held.decode("utf-8").replace("\r\n", "\n"), name)
    except UnicodeDecodeError:
        key, reason = "content-not-utf8", ""
    except OSError as fault:
        key, reason = "content-unreadable", fault.strerror or type(fault).__name__
    reading = MapText("", name)
    reading.report(key, 0, reason=reason)
    return reading


def _key_lines(lines: list[str]) -> dict[str, int]:
    """Where each key and each table header stands."""
    found: dict[str, int] = {}
    table = ""
    within = ""
    for number, line in enumerate(lines, 1):
        if not within:
            header, key = HEADER.match(line), KEY.match(line)
            if header:
                table = _plain(header[1])
                found.setdefault(table, number)
            elif key:
                name = _plain(key[1])
                found.setdefault(f"{table}.{name}" if table else name, number)
        within = _open_text(line, within)
    return found


def _open_text(line: str, within: str) -> str:
    """The triple quotes that are open at the end of the line, if any."""
    for quotes in ('"""', "'''"):
        if within in ("", quotes) and line.count(quotes) % 2:
            return "" if within else quotes
    return within


def _plain(key: str) -> str:
    return re.sub(r"[\s\"']", "", key)
