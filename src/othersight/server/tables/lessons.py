"""The lesson at a table: what has been read of it, and where its person stands.

Which lesson it is stands beside the game's start; what was read, and that somebody has left it, stands in the journal.
All else follows from the decisions, so that a page can come back at any moment.
"""

import dataclasses
import json
from typing import Any

from othersight.games import GAMES
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.scenarios.courses import Course, Standing, course
from othersight.server.errors import refused_by_game
from othersight.server.protocol.rest_models import SeatRequest
from othersight.server.settings import Settings
from othersight.server.storage.rows import LESSON, Change, StoredTable
from othersight.server.tables.creation import PreparedTable, prepare_seats

KEY = "lesson"
"""Where the start of a table names its lesson; the game is never told."""
PUZZLE_KEY = "puzzle"
"""Where it names its puzzle."""
LEFT = "left"
"""The detail of a change by which somebody leaves the lesson."""
EASY = "novice"
"""Who plays the other seats when the lesson is over."""


class TableLesson:
    """The lesson of one table."""

    def __init__(self, taught: Course, journal: list[Change]) -> None:
        self.course = taught
        self.read = 0
        self.left = False
        self.add_all(journal)

    def add_all(self, changes: list[Change]) -> None:
        """Note what was read in a part of the journal."""
        for change in changes:
            self.add(change)

    def add(self, change: Change) -> None:
        """Note that a step was read, or that the lesson was left."""
        if change.kind != LESSON:
            return
        if change.detail == LEFT:
            self.left = True
        else:
            self.read = max(self.read, int(change.detail) + 1)

    def standing(self, game: Game) -> Standing | None:
        """Where the person stands; None once the lesson is over."""
        if self.left or game.outcome:
            return None
        return self.course.standing(game.history.list(), self.read)


def lesson_at(stored: StoredTable) -> TableLesson | None:
    """The lesson of a stored table, if it has one that there still is."""
    name = json.loads(stored.row.start).get(KEY)
    if name is None:
        return None
    try:
        return TableLesson(course(stored.row.game, name), stored.journal)
    except OthersightError:
        return None


def without_lesson(start: dict[str, Any]) -> dict[str, Any]:
    """The start of the game itself."""
    return {key: value for key, value in start.items() if key not in (KEY, PUZZLE_KEY)}


def prepare_lesson(game: str, name: str, nick: str, settings: Settings) -> PreparedTable:
    """A table for a lesson, with easy opponents in the other seats."""
    try:
        taught = course(game, name)
    except OthersightError as error:
        raise refused_by_game(error) from error
    begun = GAMES[game].again(taught.start)
    wishes = [
        SeatRequest(holder="me" if seat == taught.seat else "bot", bot=EASY)
        for seat in range(len(begun.seats))
    ]
    prepared = prepare_seats(begun, wishes, "link", nick, settings)
    start = json.dumps({**begun.start, KEY: name})
    prepared.row = dataclasses.replace(prepared.row, start=start)
    return prepared
