"""What has to hold in the end: every table is at rest, and pages, processes and storage agree."""

from collections.abc import Iterable
from functools import lru_cache

from othersight.kernel.codec import state_hash
from othersight.kernel.game import Game
from othersight.server.storage.rows import GATHERING, OVER, PLAYING, StoredTable
from othersight.server.storage.store import Store
from othersight.server.tables.rebuild import RebuiltTable
from othersight.server.tables.seats import BOT, PERSON
from othersight.server.tables.waits import asked_persons
from tests.server.audit import Audit, check_snapshot
from tests.server.simulation.process import Process
from tests.server.simulation.simulated_person import SimulatedPerson

LATE = 120.0
"""Seconds after which a clock that has run out counts as forgotten: clocks are wrong, and what fails is tried again."""


def unrest(person: SimulatedPerson, last: int) -> str:
    """Why a person's table is not at rest yet; empty if it is."""
    state = person.state
    if person.has_left:
        return ""
    if state is None or person.pending or state["sequence"] != last:
        return (
            f"the page is at {state and state['sequence']}, the journal at {last}; {person.pending}"
        )
    if state["status"] in (OVER, GATHERING):
        return ""
    bots = [seat for seat in state["waiting"] if state["seats"][seat]["holder"] == BOT]
    if bots:
        return f"the bots {bots} are asked at {last}"
    if person.seat in state["waiting"] and state["question"] is None:
        return f"waited for and not asked at {last}"
    return "" if state["waiting"] else f"nobody is asked at {last}"


@lru_cache(maxsize=100)
def position_hash(game: Game) -> str:
    """The hash of a position; games of tables are cloned before anything changes them."""
    return state_hash(game)


def behind(process: Process, last: dict[str, int]) -> list[str]:
    """The tables that a process shows somebody and whose last change it does not know yet."""
    shown = [one.table for one in process.registry.sessions.values() if one.readers]
    return [
        f"{table.id}: a process is at {table.sequence}"
        for table in shown
        if not table.is_stale and table.sequence != last[table.id]
    ]


def forgotten(kept: StoredTable, now: float) -> str:
    """Why a table that nobody may have open is not at rest, as the storage tells it; empty if it is."""
    if kept.row.status != PLAYING:
        return ""
    late = [seat for seat, wait in kept.waits.items() if (wait.until or now) < now - LATE]
    if late:
        return f"the time of {late} is over"
    mixed = {PERSON, BOT} <= {seat.holder for seat in kept.seats}
    return "a bot is asked" if mixed and not kept.waits else ""


def check_pages(whole: Audit, persons: list[SimulatedPerson], processes: Iterable[Process]) -> None:
    """Pages and processes know what is stored."""
    for person in persons:
        if person.state is not None:
            person.check_hash(person.state)
    whole.check(list(persons))
    for kept, rebuilt in whole.known.values():
        for process in processes:
            check_memory(process, kept, rebuilt)


def check_storage(whole: Audit, persons: list[SimulatedPerson]) -> tuple[int, str]:
    """Whatever is stored agrees: the number of decisions, and a trace of all positions."""
    trace = []
    decisions = whole.check(list(persons))
    for table, (kept, rebuilt) in whole.known.items():
        hash = position_hash(rebuilt.game)
        trace.append(f"{len(kept.journal)}:{hash}")
        check_snapshot(table, kept, hash)
        check_waits(kept, rebuilt)
    return decisions, " ".join(trace)


def check_waits(kept: StoredTable, rebuilt: RebuiltTable) -> None:
    """Who is noted as asked is asked; a table that nobody has opened has no such notes yet."""
    asked = asked_persons(rebuilt.game, kept.row.status, kept.seats)
    noted = sorted(kept.waits)
    assert noted == sorted(asked) or len(kept.journal) == 1, f"{kept.row.id}: {noted}, not {asked}"


def check_memory(process: Process, kept: StoredTable, rebuilt: RebuiltTable) -> None:
    """What a process has in memory, and shows somebody, is what is stored."""
    session = process.registry.sessions.get(kept.row.id)
    if session is not None and not session.table.is_stale and session.readers:
        here = (session.table.sequence, position_hash(session.table.game))
        right = (len(kept.journal), position_hash(rebuilt.game))
        assert here == right, f"{kept.row.id}: {here} is not {right}"


def stored(store: Store, id: str) -> StoredTable:
    kept = store.table(id)
    assert kept is not None
    return kept
