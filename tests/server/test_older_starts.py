"""A table that began in a position before positions named their revision is played on with the one it began with."""

import json
import random

import pytest

from othersight.games import GAMES
from othersight.games.the_others.setup.earlier import FIRST, REVISION, REVISIONS
from othersight.kernel.question import text_of
from othersight.kernel.trace import trace_of
from othersight.server.storage.rows import DECISION, PLAYING, Change, StoredTable, TableRow
from othersight.server.tables.rebuild import rebuild

OTHERS = GAMES["the-others"]
MOST = 400


def played(revision: int, seed: int) -> StoredTable:
    """A table of Wrath with that revision, as it was stored before starts named it, at the end of a random game."""
    options = {"sin": "wrath", "hero_players": 1, "revision": revision}
    start = {"options": options, "seed": str(seed), "position": {"heroes": {"leah": {}}}}
    game, chance = OTHERS.again(start), random.Random(seed)
    journal: list[Change] = []
    while game.questions and len(journal) < MOST:
        question = game.questions[0]
        option = chance.choice(question.options)
        game.answer(option, question.seat)
        number = len(journal) + 1
        told = (number, DECISION, question.seat, text_of(option), None, trace_of(game))
        journal.append(Change(*told))
    del options["revision"]
    row = TableRow(
        "t", OTHERS.name, OTHERS.version, json.dumps(start), "", PLAYING, "nobody", "s", 0.0
    )
    return StoredTable(row, [], journal, [])


def revision_of(stored: StoredTable) -> object:
    return rebuild(stored).game.start["options"]["revision"]


def first_difference(stored: StoredTable) -> int:
    """How many decisions bring under the revision of today what they brought when they were made."""
    start = json.loads(stored.row.start)
    game = OTHERS.again(start)
    for change in stored.journal:
        try:
            game.answer(change.detail, change.seat)
        except ValueError:
            return change.sequence
        if trace_of(game) != change.trace:
            return change.sequence
    return 0


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_its_decisions_tell_under_which_revision_a_table_began(revision: int) -> None:
    tables = [played(revision, seed) for seed in range(12)]
    telling = [stored for stored in tables if first_difference(stored)]
    assert telling, "no game comes to what was changed"
    for stored in telling:
        rebuilt = rebuild(stored)
        assert rebuilt.game.start["options"]["revision"] <= revision
        assert trace_of(rebuilt.game) == stored.journal[-1].trace


def test_a_table_that_tells_nothing_yet_has_the_oldest_revision() -> None:
    stored = played(REVISION, 1)
    stored.journal = []
    assert revision_of(stored) == FIRST


def test_a_table_that_names_its_revision_keeps_it() -> None:
    stored = played(REVISION, 1)
    start = json.loads(stored.row.start)
    start["options"]["revision"] = 2
    stored.row = TableRow(**{**vars(stored.row), "start": json.dumps(start)})
    stored.journal = []
    assert revision_of(stored) == 2
