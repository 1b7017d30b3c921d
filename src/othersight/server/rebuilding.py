"""A table from its journal: the game as it stood, its past, and since when each seat has been asked."""

import json
from typing import NamedTuple

from othersight.games import GAMES
from othersight.kernel.codec import load_game
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Question, option_of
from othersight.kernel.replay import decide_again
from othersight.server.faults import Refusal
from othersight.server.past import Past
from othersight.server.storage.rows import DECISION, EXPIRED, UNDO, Kept, TableRow

Asked = dict[int, tuple[Question, int]]
"""The question that each seat is asked, and the sequence at which it was put."""


class Rebuilt(NamedTuple):
    """All that follows from what is stored."""

    game: Game
    past: Past
    asked: Asked


def rebuild(kept: Kept) -> Rebuilt:
    """The table as it was when the last change was stored."""
    check_version(kept.row)
    try:
        return play_again(kept)
    except (OthersightError, ValueError, KeyError) as error:
        raise Refusal("server-other-version", 410, version=kept.row.version) from error


def check_version(row: TableRow) -> None:
    """A running table is pinned to the rules it began with."""
    if row.status == EXPIRED:
        raise Refusal("server-expired", 410)
    if row.game not in GAMES or GAMES[row.game].version != row.version:
        raise Refusal("server-other-version", 410, version=row.version)


def beginning_of(row: TableRow) -> Game:
    """The game at the table's first decision."""
    if row.base:
        return load_game(row.base, GAMES)
    return GAMES[row.game].again(json.loads(row.start))


def play_again(kept: Kept) -> Rebuilt:
    """Every change of the journal once more, from the last snapshot on."""
    game = beginning_of(kept.row)
    past = Past(game)
    if kept.snapshot:
        game = load_game(kept.snapshot, GAMES)
    asked = still_asked({}, game, kept.snapshot_at)
    for change in kept.journal:
        if change.sequence <= kept.snapshot_at:
            continue
        if change.kind == DECISION:
            decide_again(game, change.seat, option_of(change.detail))
        elif change.kind == UNDO:
            game = past.at(int(change.detail), game)
        past.add(game)
        asked = still_asked(asked, game, change.sequence)
    return Rebuilt(game, past, asked)


def still_asked(before: Asked, game: Game, sequence: int) -> Asked:
    """Who is asked what; a question that stands since earlier keeps its sequence."""
    now: Asked = {}
    for question in game.questions:
        known = before.get(question.seat)
        same = known is not None and known[0] is question
        now[question.seat] = known if same and known else (question, sequence)
    return now
