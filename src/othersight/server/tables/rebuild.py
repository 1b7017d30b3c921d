"""Rebuilds a table from its journal: the game, its positions, the open questions and the proposal."""

import json
from contextlib import suppress
from typing import NamedTuple

from othersight.games import GAMES
from othersight.kernel.codec import load_game
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Question, option_of
from othersight.kernel.trace import decide_again, trace_of
from othersight.server.errors import OTHER_VERSION, Refusal
from othersight.server.storage.rows import (
    CLOSED,
    DECISION,
    EXPIRED,
    START,
    UNDO,
    Change,
    StoredTable,
    TableRow,
)
from othersight.server.tables.fair_start import started_game
from othersight.server.tables.lessons import without_lesson
from othersight.server.tables.older_starts import with_revisions
from othersight.server.tables.proposals import Proposal, proposal_after
from othersight.server.tables.undo import PositionHistory

OpenQuestions = dict[int, tuple[Question, int]]
"""For each seat that is asked: the question, and the sequence since which it is open."""


class RebuiltTable(NamedTuple):
    """Everything that is derived from the stored journal."""

    game: Game
    positions: PositionHistory
    asked: OpenQuestions
    proposal: Proposal | None = None


def rebuild(stored: StoredTable, until: str = "") -> RebuiltTable:
    """The table after the last stored change; `until` is when a table that needs other rules expires."""
    row = stored.row
    check_open(row)
    definition = GAMES.get(row.game)
    try:
        if definition is not None and row.version == definition.version:
            return with_its_revision(stored) or replay_journal(stored)
        if definition is not None and row.version in definition.carried_versions:
            return with_its_revision(stored) or carried_over(stored)
    except (OthersightError, ValueError, KeyError) as error:
        raise Refusal(OTHER_VERSION, 410, version=row.version, until=until) from error
    raise Refusal(OTHER_VERSION, 410, version=row.version, until=until)


def check_open(row: TableRow) -> None:
    """Refuse a table that is gone."""
    if row.status == EXPIRED:
        raise Refusal("server-expired", 410)
    if row.status == CLOSED:
        raise Refusal("server-closed", 410)


def with_its_revision(stored: StoredTable) -> RebuiltTable | None:
    """A table that began in a position and names no revision of the content, with the one that its decisions fit."""
    for tried in with_revisions(stored):
        with suppress(OthersightError, ValueError, KeyError):
            return carried_over(tried)
    return None


def carried_over(stored: StoredTable) -> RebuiltTable:
    """A table of rules before these: its journal is played again under these, and every decision must bring what it
    brought under the old ones. OtherRules if one does not, or if it was not kept what it brought."""
    game = initial_game(stored.row)
    rebuilt = RebuiltTable(game, PositionHistory(game), open_questions(game, 0))
    for change in stored.journal:
        rebuilt = apply_change(rebuilt, change)
        if change.kind == DECISION and trace_of(rebuilt.game) != change.trace:
            raise OtherRules(change.sequence)
    rebuilt.positions.at(rebuilt.game.history.length, rebuilt.game)
    return rebuilt


class OtherRules(ValueError):
    """A change of a journal that these rules do not carry out as the old ones did."""


def initial_game(row: TableRow) -> Game:
    """The game before the table's first decision."""
    if row.base:
        return load_game(row.base, GAMES)
    return GAMES[row.game].again(without_lesson(json.loads(row.start)))


def replay_journal(stored: StoredTable) -> RebuiltTable:
    """Apply every change of the journal, from the last snapshot on."""
    game = initial_game(stored.row)
    if stored.snapshot:
        for change in stored.journal:
            game = started_game(game, change)
    positions = PositionHistory(game)
    if stored.snapshot:
        game = load_game(stored.snapshot, GAMES)
    rebuilt = RebuiltTable(game, positions, open_questions(game, stored.snapshot_at))
    for change in stored.journal:
        if change.sequence > stored.snapshot_at:
            rebuilt = apply_change(rebuilt, change)
    rebuilt.positions.at(rebuilt.game.history.length, rebuilt.game)
    return rebuilt


def apply_change(before: RebuiltTable, change: Change) -> RebuiltTable:
    """The table after one more change."""
    game, positions, asked, proposal = before
    if change.kind == DECISION:
        game = game.clone()
        decide_again(game, change.seat, option_of(change.detail))
        positions.add(game)
    elif change.kind == UNDO:
        game = positions.at(int(change.detail), game)
        positions.add(game)
    elif change.kind == START and change.detail:
        game = started_game(game, change)
        positions = PositionHistory(game)
    return RebuiltTable(
        game, positions, questions_after(asked, game, change), proposal_after(proposal, change)
    )


def open_questions(game: Game, sequence: int) -> OpenQuestions:
    """The questions of a game, all open since that sequence."""
    return {question.seat: (question, sequence) for question in game.questions}


def questions_after(before: OpenQuestions, game: Game, change: Change) -> OpenQuestions:
    """The open questions after a change. A question that stays open keeps its sequence, unless it is asked again."""
    now = open_questions(game, change.sequence)
    for seat, (question, _) in now.items():
        known = before.get(seat)
        if known is not None and same_question(known[0], question) and not asks_again(change, seat):
            now[seat] = (question, known[1])
    return now


def asks_again(change: Change, seat: int) -> bool:
    """Whether that change makes a seat's question a new one, even with the same options."""
    return change.kind in (START, UNDO) or (change.kind == DECISION and change.seat == seat)


def same_question(one: Question, other: Question) -> bool:
    """Whether two questions are equal."""
    return (one.kind, one.rule, one.options) == (other.kind, other.rule, other.options)
