"""The puzzle at a table: which it is stands beside the game's start; whether it is solved follows from the position."""

import dataclasses
import json

from othersight.games import GAMES
from othersight.kernel.errors import OthersightError
from othersight.scenarios.courses import PuzzleTable, puzzle_named
from othersight.server.errors import refused_by_game
from othersight.server.protocol.rest_models import SeatRequest
from othersight.server.settings import Settings
from othersight.server.storage.rows import StoredTable
from othersight.server.tables.creation import PreparedTable, prepare_seats
from othersight.server.tables.lessons import PUZZLE_KEY


def puzzle_at(stored: StoredTable) -> PuzzleTable | None:
    """The puzzle of a stored table, if it has one that there still is."""
    name = json.loads(stored.row.start).get(PUZZLE_KEY)
    if name is None:
        return None
    try:
        return puzzle_named(stored.row.game, name)
    except OthersightError:
        return None


def prepare_puzzle(game: str, name: str, nick: str, settings: Settings) -> PreparedTable:
    """A table for a puzzle, with bots in the other seats."""
    try:
        puzzle = puzzle_named(game, name)
    except OthersightError as error:
        raise refused_by_game(error) from error
    begun = GAMES[game].again(puzzle.start)
    wishes = [
        SeatRequest(holder="me" if seat == puzzle.seat else "bot")
        for seat in range(len(begun.seats))
    ]
    prepared = prepare_seats(begun, wishes, "nobody", nick, settings)
    start = json.dumps({**begun.start, PUZZLE_KEY: name})
    prepared.row = dataclasses.replace(prepared.row, start=start)
    return prepared
