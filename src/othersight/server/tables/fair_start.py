"""How the chance of a table comes about: the secret that the server has committed to, and the parts of the seats.

The seed in a stored start is the secret. Parts stand in the journal until the game starts; the line of the start has
all of them, and from there the game has its own seed. A table that begins in a given position has no such start.
"""

import json
from typing import Any

from othersight.kernel.fair_seed import PLAIN, commitment_to, fair_seed
from othersight.kernel.game import Game
from othersight.server.storage.rows import PART, SEAT, START, Change, TableRow

KEPT = PLAIN | {"parts"}
"""What is kept of such a start when a table expires."""


def is_fair(row: TableRow) -> bool:
    """Whether the table's chance follows from a secret that nobody knows and from parts; not where the game begins in a
    position of a lesson, a puzzle or a file, whose seed is known."""
    return not row.base and bool(row.start) and KEPT.issuperset(json.loads(row.start))


def parts_text(parts: dict[int, str]) -> str:
    """Parts as the line of the start has them; empty if there are none."""
    return json.dumps(parts, sort_keys=True) if parts else ""


def parts_of(text: str) -> dict[int, str]:
    """The parts in such a text."""
    return {int(seat): part for seat, part in json.loads(text or "{}").items()}


def proof_of(row: TableRow, parts: dict[int, str]) -> dict[str, Any]:
    """Where the seed of a finished game comes from, as its file says it."""
    secret = str(json.loads(row.start)["seed"])
    by_seat = {str(seat): part for seat, part in sorted(parts.items())}
    commitment = commitment_to(secret)
    return {"table": row.id, "commitment": commitment, "secret": secret, "parts": by_seat}


class Parts:
    """What seats have added to the chance of a game. From the start on nothing is added or dropped."""

    def __init__(self, journal: list[Change]) -> None:
        self.by_seat: dict[int, str] = {}
        self.is_final = False
        self.add_all(journal)

    def add_all(self, journal: list[Change]) -> None:
        """Note a part of the journal."""
        for change in journal:
            self.add(change)

    def add(self, change: Change) -> None:
        """Note one change; a seat that somebody else gets before the start has no part any more."""
        if self.is_final:
            return
        if change.kind == PART:
            self.by_seat[change.seat] = change.detail
        elif change.kind == SEAT:
            self.by_seat.pop(change.seat, None)
        elif change.kind == START:
            self.by_seat, self.is_final = parts_of(change.detail), True


def started_game(game: Game, change: Change) -> Game:
    """The game that begins with a change, if that is a start with parts; else the same game."""
    if change.kind != START or not change.detail:
        return game
    seed = fair_seed(str(game.start["seed"]), parts_of(change.detail))
    return game.definition.again({**game.start, "seed": seed})
