"""One table of a content file, read field by field: what is missing, unknown or out of range is
noted as a Problem that names file, line and key; reading goes on, so one run finds them all.
"""

from collections.abc import Collection, Mapping
from difflib import get_close_matches

from othersight.toolkit.plain_records import PlainRecord

SOURCES = ("rulebook", "published", "house")
"""Where a figure comes from; only house figures are ours to move."""

WINDOWS = frozenset(f"TO-TIME-{number:02d}" for number in range(1, 46))


class Problem(PlainRecord):
    """Something wrong in a content file, in one line."""

    file: str
    line: int
    """Counted from 1; 0 where no line can be named."""
    key: str
    message: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.message}" if self.key else f"{place}: {self.message}"


class Source:
    """The text of one file, and the Problems found so far in all files."""

    def __init__(self, file: str, text: str, problems: list[Problem]) -> None:
        self.file = file
        self.text = text
        self.problems = problems

    def report(self, path: tuple[str, ...], message: str) -> None:
        """Note a Problem at a key of this file."""
        key = ".".join(path)
        self.problems.append(Problem(self.file, line_of(self.text, path), key, message))


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line on which the key stands, or the nearest table above it; 0 if there is none."""
    header: tuple[str, ...] = ()
    best = (0, 0)
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("#", 1)[0].strip()
        if line.startswith("["):
            header = _words_of(line.strip("[]"))
            here = header
        elif "=" in line:
            here = header + _words_of(line.split("=", 1)[0])
        else:
            continue
        if here == path[: len(here)] and len(here) > best[0]:
            best = (len(here), number)
    return best[1]


def _words_of(dotted: str) -> tuple[str, ...]:
    return tuple(word.strip().strip("\"'") for word in dotted.split("."))


def nearest(word: str, known: Collection[str]) -> str:
    """A hint at what may have been meant: the closest known word, or all if they are few."""
    close = get_close_matches(word, list(known), n=1, cutoff=0.5)
    if close:
        return f"did you mean {close[0]}?"
    return f"known are {', '.join(sorted(known))}" if len(known) <= 12 else ""


def shown(value: object) -> str:
    """A wrong value as it may be shown: short, and safe for numbers of absurd length."""
    if isinstance(value, int) and abs(value) > 10**12:
        return "this number"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


class Entry:
    """One table of a file. Each field is asked for once; `close` reports those left over."""

    def __init__(self, source: Source, path: tuple[str, ...], table: object) -> None:
        self.source = source
        self.path = path
        self.asked: set[str] = set()
        self.table: Mapping[str, object] = {}
        if isinstance(table, dict):
            self.table = table
        else:
            source.report(path, "must be a table of figures")

    def report(self, key: str, message: str) -> None:
        self.source.report((*self.path, key) if key else self.path, message)

    def has(self, key: str) -> bool:
        return key in self.table

    def _value(self, key: str, wanted: str) -> object:
        self.asked.add(key)
        if key not in self.table:
            self.report(key, f"is missing; it must be {wanted}")
        return self.table.get(key)

    def word(self, key: str, known: Collection[str] = ()) -> str:
        """A short text; with `known`, one of these words."""
        value = self._value(key, "a text")
        if value is None:
            return ""
        if not isinstance(value, str) or not value:
            self.report(key, f"{shown(value)} must be a text")
            return ""
        if known and value not in known:
            self.report(key, f"{value} is not known; {nearest(value, known)}".rstrip("; "))
        return value

    def words(self, key: str, known: Collection[str] = ()) -> tuple[str, ...]:
        """A list of short texts, no text twice; with `known`, each of them one of these words."""
        value = self._value(key, "a list of texts")
        if value is None:
            return ()
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            self.report(key, "must be a list of texts")
            return ()
        for word in value:
            if known and word not in known:
                self.report(key, f"{word} is not known; {nearest(word, known)}".rstrip("; "))
        if len(set(value)) < len(value):
            self.report(key, "names something twice")
        return tuple(value)

    def windows(self, key: str = "windows") -> tuple[str, ...]:
        """Timing windows of the catalogue, chapter TO-TIME."""
        return self.words(key, WINDOWS) if key == "windows" or self.has(key) else ()

    def catalogue(self) -> str:
        """The row of the catalogue; for what is one's own, and has none, its first window."""
        if self.has("catalogue"):
            return self.word("catalogue")
        windows = self.table.get("windows")
        return str(windows[0]) if isinstance(windows, list) and windows else ""

    def figure(self, key: str, low: int, high: int) -> int:
        """A whole number within its range."""
        value = self._value(key, f"a whole number from {low} to {high}")
        if value is None:
            return low
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.report(key, f"{shown(value)} must be a whole number from {low} to {high}")
            return low
        return value

    def flag(self, key: str) -> bool:
        """true or false; false where it may be left out and is."""
        self.asked.add(key)
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            self.report(key, f"{shown(value)} must be true or false")
            return False
        return value

    def part(self, key: str) -> "Entry":
        """A table within this one."""
        value = self._value(key, "a table")
        return Entry(self.source, (*self.path, key), {} if value is None else value)

    def figures(self, key: str, low: int, high: int, known: Collection[str] = ()) -> dict[str, int]:
        """A table of whole numbers; empty where there is none."""
        if not self.has(key):
            return {}
        part = self.part(key)
        for word in part.table:
            if known and word not in known:
                part.report(word, f"is not known here; {nearest(word, known)}".rstrip("; "))
        return {word: part.figure(word, low, high) for word in part.table}

    def close(self) -> None:
        """Check where the figures come from, then report keys that mean nothing here."""
        self.word("source", SOURCES)
        if self.has("sources"):
            for key, value in self.part("sources").table.items():
                if value not in SOURCES:
                    self.report("sources", f"{shown(value)} is not one of {', '.join(SOURCES)}")
                if key not in self.asked:
                    self.report("sources", f"{key} is no figure of this entry")
        self.close_part()

    def close_part(self) -> None:
        """Report keys that mean nothing here, for a table without a source of its own."""
        for key in self.table:
            if key not in self.asked:
                hint = nearest(key, self.asked)
                self.report(key, f"means nothing here; {hint}".rstrip("; "))
