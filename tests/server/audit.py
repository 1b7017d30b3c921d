"""Compares what persons were sent with what is stored: no acknowledged message is lost or carried out twice, and every
state that was sent follows from the journal."""

import dataclasses
from collections import Counter

from sqlalchemy import func, select

from othersight.kernel.codec import state_hash
from othersight.kernel.question import text_of
from othersight.server.sessions.autoplay import STOOD_DOWN
from othersight.server.sessions.scheduler import TIME_OVER
from othersight.server.sessions.view_parts import ViewParts
from othersight.server.storage.prepared import Prepared
from othersight.server.storage.rows import (
    CONSENT,
    DECISION,
    PROPOSAL,
    SEAT,
    START,
    UNDO,
    Change,
    StoredTable,
)
from othersight.server.storage.schema import JOURNAL
from othersight.server.storage.store import Store
from othersight.server.tables.rebuild import (
    RebuiltTable,
    apply_change,
    initial_game,
    open_questions,
    rebuild,
)
from othersight.server.tables.undo import PositionHistory
from tests.server.random_person import Person

KINDS = {
    "answer": (DECISION,),
    "undo": (UNDO, PROPOSAL),
    "consent": (CONSENT, UNDO),
    "hand-over": (SEAT,),
    "take-back": (SEAT,),
    "hurry": (SEAT,),
    "aside": (DECISION,),
    "start": (START,),
}
"""The kinds of journal lines that a message can cause."""
LAST_SEQUENCES = Prepared(
    select(JOURNAL.c.table_id, func.max(JOURNAL.c.sequence)).group_by(JOURNAL.c.table_id)
)


class Audit:
    """Checks the journals of some tables; what was checked once only has to stay the same."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, tuple[StoredTable, RebuiltTable]] = {}

    def check(self, persons: list[Person]) -> int:
        """AssertionError for the first error; else the number of decisions in the journals."""
        decisions = 0
        for table in dict.fromkeys(person.table for person in persons):
            kept = self.store.table(table)
            assert kept is not None, f"table {table} is gone"
            self.check_table(kept, [person for person in persons if person.table == table])
            decisions += sum(change.kind == DECISION for change in kept.journal)
        return decisions

    def check_table(self, kept: StoredTable, players: list[Person]) -> None:
        """One table and its persons."""
        check_journal(kept)
        for person in players:
            assert not person.faults, f"table {kept.row.id}: {person.faults}"
            check_clicks(kept, person)
        before, rebuilt = self.known.get(kept.row.id) or beginning(kept)
        known = len(before.journal)
        assert kept.journal[:known] == before.journal, f"{kept.row.id}: the journal has changed"
        self.known[kept.row.id] = (kept, check_states(kept.journal, known, rebuilt, players))


def audit(store: Store, persons: list[Person]) -> int:
    """Check everything from the start, and that snapshots give the same; the number of decisions."""
    whole = Audit(store)
    decisions = whole.check(persons)
    for table, (kept, rebuilt) in whole.known.items():
        check_snapshot(table, kept, state_hash(rebuilt.game))
    return decisions


def check_snapshot(table: str, kept: StoredTable, hash: str) -> None:
    """The last snapshot and what follows it give the same position as the whole journal."""
    if kept.snapshot:
        assert state_hash(rebuild(kept).game) == hash, f"{table}: a snapshot leads elsewhere"


def beginning(kept: StoredTable) -> tuple[StoredTable, RebuiltTable]:
    """A table with an empty journal."""
    game = initial_game(kept.row)
    return dataclasses.replace(kept, journal=[]), RebuiltTable(
        game, PositionHistory(game), open_questions(game, 0)
    )


def check_journal(kept: StoredTable) -> None:
    """Every sequence once, without a gap; every key once."""
    sequences = [change.sequence for change in kept.journal]
    assert sequences == list(range(1, len(sequences) + 1)), f"{kept.row.id}: {sequences}"
    keys = Counter([change.key for change in kept.journal if change.key])
    assert not keys or max(keys.values()) == 1, f"{kept.row.id}: {keys.most_common(1)}"


def check_clicks(kept: StoredTable, person: Person) -> None:
    """Every acknowledged message is stored once and unchanged; nothing is stored that was not sent."""
    lines = {change.key: change for change in kept.journal if change.key}
    stored = [*lines, *[said.key for said in kept.chat], *kept.clicks]
    mine = Counter([key for key in stored if key and key.startswith(f"{person.seat}:")])
    for key, message in person.acknowledged.items():
        full = f"{person.seat}:{key}"
        assert mine[full] == 1, f"{kept.row.id}: {message} is stored {mine[full]} times"
        if message["type"] in KINDS:
            assert lines[full].kind in KINDS[message["type"]], f"{message} became {lines[full]}"
        if message["type"] == "answer":
            assert (lines[full].seat, lines[full].detail) == (person.seat, message["option"])
    told = {said.key for said in kept.chat if said.phrase.startswith((STOOD_DOWN, TIME_OVER))}
    for full in mine.keys() - told:
        assert full.partition(":")[2] in person.sent, f"{kept.row.id}: nobody sent {full}"


def check_states(
    journal: list[Change], known: int, rebuilt: RebuiltTable, players: list[Person]
) -> RebuiltTable:
    """Apply the journal from a known place on and compare every state that was received since."""
    parts = ViewParts()
    for person in players:
        check_state(person, rebuilt, known, journal, parts)
    for change in journal[known:]:
        rebuilt = apply_change(rebuilt, change)
        for person in players:
            check_state(person, rebuilt, change.sequence, journal, parts)
    for person in players:
        told = max(person.received, default=0)
        assert told <= len(journal), f"{person.table}: {told} was told, {len(journal)} is stored"
    return rebuilt


def check_state(
    person: Person, rebuilt: RebuiltTable, sequence: int, journal: list[Change], parts: ViewParts
) -> None:
    """Compare one state, if the person has received it."""
    heard = person.received.get(sequence)
    if heard is None or heard["status"] == "gathering":
        return
    where = f"{person.table}, seat {person.seat}, sequence {sequence}"
    _, hash = parts.shared(rebuilt.game.view(person.seat))
    assert heard["hash"] == hash, f"{where}: another view"
    asked = rebuilt.asked.get(person.seat)
    told = heard["question"]
    if asked is None or heard["status"] == "over":
        assert told is None, f"{where}: {told}"
    elif told is None:
        assert is_answered_by_table(person.seat, journal[sequence:]), f"{where}: no question"
    if told is not None and asked is not None:
        options = [option["option"] for option in told["options"]]
        expected = (asked[1], [text_of(option) for option in asked[0].options])
        assert (told["sequence"], options) == expected, f"{where}: another question"
    if person.state is heard:
        check_log(person, rebuilt, where)


def check_log(person: Person, rebuilt: RebuiltTable, where: str) -> None:
    """The lines that the page has are those of the game."""
    lines = rebuilt.game.log(person.seat)
    expected = [[e.key, e.decision] for e in lines[person.log_first :]]
    held = [[line["key"], line["decision"]] for line in person.log]
    assert held == expected, f"{where}: another log"


def is_answered_by_table(seat: int, later: list[Change]) -> bool:
    """Whether the seat's next decision, if there is one, was no click of its person."""
    decided = [change.key for change in later if change.kind == DECISION and change.seat == seat]
    return not decided or decided[0] is None


def last_sequences(store: Store) -> dict[str, int]:
    """How far the journal of each table goes."""
    with store.engine.connect() as connection:
        return dict(LAST_SEQUENCES.rows(connection, {}))
