"""The file of results: one SQLite database that says what was asked and holds every finished game.

Each game is a transaction of its own, so a kill at any moment loses only games that were under way. While a run has
the file open no other can.
"""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from othersight.arena.errors import damaged, named, no_folder, no_results, other_format, other_run
from othersight.arena.results import Row, checksum, row_of

MARK = 0x4F534154
"""What stands in the head of every database of the arena."""
FORMAT = 1
TABLES = """
BEGIN;
CREATE TABLE asked (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE games (
    number INTEGER, setting TEXT, seed TEXT, pairing TEXT, options TEXT, outcome TEXT,
    rounds INTEGER, decisions INTEGER, facts TEXT, checksum INTEGER,
    PRIMARY KEY (number, setting)
);
"""
ADD = "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SHOWN = 120
"""The longest part of a description that a refusal quotes."""


class Results:
    """An open file of results, begun anew or gone on with."""

    def __init__(self, path: Path, description: Mapping[str, Any]) -> None:
        self.path = path
        self.damaged = 0
        """Games that could no longer be read and are to be played again."""
        check_place(path)
        with self.faults_named():
            self.database = sqlite3.connect(path, isolation_level=None, timeout=0)
        try:
            with self.faults_named():
                self.open(description)
        except BaseException:
            self.database.close()
            raise

    def open(self, description: Mapping[str, Any]) -> None:
        """Begin the file, or make sure that it is sound and that its games have the same description."""
        self.database.text_factory = lambda text: text.decode("utf-8", "replace")
        run = self.database.execute
        run("PRAGMA locking_mode = EXCLUSIVE")
        begun = run("SELECT count(*) FROM sqlite_schema").fetchone()[0] > 0
        if begun and run("PRAGMA application_id").fetchone()[0] != MARK:
            raise no_results(self.path)
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = NORMAL")
        if not begun:
            self.begin(description)
        self.check_whole()
        if begun and not self.done():
            self.describe(description)
        check_same(self.path, self.description(), description)
        self.drop_damaged()

    def begin(self, description: Mapping[str, Any]) -> None:
        """Tables, mark and description, all at once or not at all."""
        self.database.executescript(TABLES)
        self.ask(description)
        self.database.execute(f"PRAGMA application_id = {MARK}")
        self.database.execute(f"PRAGMA user_version = {FORMAT}")
        self.database.execute("COMMIT")

    def describe(self, description: Mapping[str, Any]) -> None:
        """A file without a game serves whoever comes: nothing has been played with what it was begun with."""
        self.database.execute("BEGIN")
        self.database.execute("DELETE FROM asked")
        self.ask(description)
        self.database.execute("COMMIT")

    def ask(self, description: Mapping[str, Any]) -> None:
        """Write down what is asked for."""
        for name, value in description.items():
            self.database.execute("INSERT INTO asked VALUES (?, ?)", (name, json.dumps(value)))

    def check_whole(self) -> None:
        """Refuses a file of another format, and one whose pages no longer fit together."""
        found = self.database.execute("PRAGMA user_version").fetchone()[0]
        if found != FORMAT:
            raise other_format(self.path, found, FORMAT)
        fault = self.database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if fault != "ok":
            raise damaged(self.path, fault)

    def description(self) -> dict[str, Any]:
        """What the file was begun with."""
        asked = self.database.execute("SELECT name, value FROM asked ORDER BY rowid").fetchall()
        try:
            return {name: json.loads(value) for name, value in asked}
        except ValueError as error:
            raise damaged(self.path, str(error)) from error

    def drop_damaged(self) -> None:
        """A game whose row was changed by accident is forgotten, to be played again."""
        games = self.database.execute("SELECT * FROM games")
        wrong = [game[:2] for game in games if checksum(game[:-1]) != game[-1]]
        self.database.executemany("DELETE FROM games WHERE number = ? AND setting = ?", wrong)
        self.damaged = len(wrong)

    def add(self, row: Row) -> None:
        """One more finished game; it is kept from now on."""
        columns = row.columns()
        with self.faults_named():
            self.database.execute(ADD, (*columns, checksum(columns)))

    def done(self) -> set[tuple[int, str]]:
        """Number and setting of every game in the file."""
        with self.faults_named():
            return set(self.database.execute("SELECT number, setting FROM games"))

    def rows(self) -> list[Row]:
        """The games in the order of their numbers, settings in the order of their names."""
        with self.faults_named():
            games = self.database.execute("SELECT * FROM games ORDER BY number, setting").fetchall()
        return [row_of(game[:-1]) for game in games]

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self.faults_named():
            self.database.close()

    @contextmanager
    def faults_named(self) -> Iterator[None]:
        """What the database complains of, in one line a person can act on."""
        try:
            yield
        except sqlite3.Error as error:
            raise named(self.path, error) from error


def check_place(path: Path) -> None:
    """A file can only be begun in a folder that is there, and under a name that no folder has."""
    if not path.parent.is_dir():
        raise no_folder(path)
    if path.is_dir():
        raise no_results(path)


def check_same(path: Path, begun: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    """Refuses to mix games of two descriptions, naming the first difference."""
    for name in {**begun, **asked}:
        was, now = shown(begun.get(name)), shown(asked.get(name))
        if was != now:
            raise other_run(path, name, brief(was), brief(now))


def shown(value: Any) -> str:
    """A part of a description as text."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def brief(text: str) -> str:
    """Not more of a text than one can read at a glance."""
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
