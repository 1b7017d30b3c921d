"""A table from its journal: the game, its past, since when each seat has been asked, and what is proposed."""

import json
from typing import NamedTuple

from othersight.games import GAMES
from othersight.kernel.codec import load_game
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Question, option_of
from othersight.kernel.replay import decide_again
from othersight.server.errors import OTHER_VERSION, Refusal
from othersight.server.storage.rows import (
    CLOSED,
    DECISION,
    EXPIRED,
    START,
    UNDO,
    Change,
    Kept,
    TableRow,
)
from othersight.server.tables.proposals import Proposal, proposal_after
from othersight.server.tables.undo import Past

Asked = dict[int, tuple[Question, int]]
"""The question that each seat is asked, and the sequence at which it was put."""


class Rebuilt(NamedTuple):
    """All that follows from what is stored."""

    game: Game
    past: Past
    asked: Asked
    proposal: Proposal | None = None


def rebuild(kept: Kept) -> Rebuilt:
    """The table as it was when the last change was stored."""
    check_version(kept.row)
    try:
        return play_again(kept)
    except (OthersightError, ValueError, KeyError) as error:
        raise Refusal(OTHER_VERSION, 410, version=kept.row.version) from error


def check_version(row: TableRow) -> None:
    """A running table is pinned to the rules it began with."""
    if row.status == EXPIRED:
        raise Refusal("server-expired", 410)
    if row.status == CLOSED:
        raise Refusal("server-closed", 410)
    if row.game not in GAMES or GAMES[row.game].version != row.version:
        raise Refusal(OTHER_VERSION, 410, version=row.version)


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
    rebuilt = Rebuilt(game, past, newly_asked(game, kept.snapshot_at))
    for change in kept.journal:
        if change.sequence > kept.snapshot_at:
            rebuilt = follow(rebuilt, change)
    past.at(rebuilt.game.history.length, rebuilt.game)
    return rebuilt


def follow(before: Rebuilt, change: Change) -> Rebuilt:
    """The table after one more change of its journal."""
    game, past, asked, proposal = before
    if change.kind == DECISION:
        game = game.clone()
        decide_again(game, change.seat, option_of(change.detail))
        past.add(game)
    elif change.kind == UNDO:
        game = past.at(int(change.detail), game)
        past.add(game)
    return Rebuilt(game, past, still_asked(asked, game, change), proposal_after(proposal, change))


def newly_asked(game: Game, sequence: int) -> Asked:
    """Everybody who is asked is asked since then."""
    return {question.seat: (question, sequence) for question in game.questions}


def still_asked(before: Asked, game: Game, change: Change) -> Asked:
    """Who is asked what. A question that stands since earlier keeps its sequence; whoever has decided is asked anew."""
    now = newly_asked(game, change.sequence)
    for seat, (question, _) in now.items():
        known = before.get(seat)
        if known is not None and is_same(known[0], question) and not renews(change, seat):
            now[seat] = (question, known[1])
    return now


def renews(change: Change, seat: int) -> bool:
    """Whether after that change a seat is asked anew, even if by the same words."""
    return change.kind in (START, UNDO) or (change.kind == DECISION and change.seat == seat)


def is_same(one: Question, other: Question) -> bool:
    """Whether two questions ask the same."""
    return (one.kind, one.rule, one.options) == (other.kind, other.rule, other.options)
