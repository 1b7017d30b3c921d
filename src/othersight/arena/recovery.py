"""What can still be read of a damaged file of results, game by game."""

import json
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from othersight.arena.errors import damaged, nothing_to_rescue
from othersight.arena.results import Row, checksum, row_of
from othersight.arena.storage import Results, check_same

READ = "SELECT rowid, * FROM games WHERE rowid >= ? ORDER BY rowid"
BEYOND = 1_000_000
"""How far behind the last game that can be read another one is looked for."""


def rescue(results: Results, source: Path) -> int:
    """Take over every sound game of another file of the same run; how many were not there before."""
    if not source.is_file():
        raise nothing_to_rescue(source, "there is no such file")
    before = len(results.done())
    try:
        for row in sound_rows(source, results.description()):
            results.add(row)
    except sqlite3.Error as error:
        raise nothing_to_rescue(source, str(error)) from error
    return len(results.done()) - before


def sound_rows(source: Path, description: Mapping[str, Any]) -> Iterator[Row]:
    """The games of a file that are what they were; it is read from a copy and stays as it is."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite"
        shutil.copyfile(source, copy)
        log = source.with_name(source.name + "-wal")
        if log.is_file():
            shutil.copyfile(log, copy.with_name("copy.sqlite-wal"))
        with closing(sqlite3.connect(copy)) as database:
            database.text_factory = lambda text: text.decode("utf-8", "replace")
            database.execute(
                "PRAGMA writable_schema = ON"
            )  # else a file cut short is not read at all
            check_same(source, asked_of(source, database), description)
            for game in readable(database):
                if checksum(game[:-1]) == game[-1]:
                    yield row_of(game[:-1])


def asked_of(source: Path, database: sqlite3.Connection) -> dict[str, Any]:
    """What the damaged file was begun with."""
    try:
        asked = database.execute("SELECT name, value FROM asked ORDER BY rowid").fetchall()
        return {name: json.loads(value) for name, value in asked}
    except ValueError as error:
        raise damaged(source, str(error)) from error


def readable(database: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    """All rows that can be reached; behind a page that cannot be read, further and further on."""
    last, start, leap = 0, 1, 1
    while start <= last + BEYOND:
        try:
            for place, *game in database.execute(READ, (start,)):
                last, leap = place, 1
                yield tuple(game)
            return
        except sqlite3.DatabaseError:
            start = max(start, last) + leap
            leap *= 2
