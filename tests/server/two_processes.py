"""`python -m tests.server.two_processes --runs 500`: games by random clicks at two processes with one storage, which
must never stop.

Each run has tables of its own, two persons and bots at each, the persons of a table at different processes. A table
at which nothing is stored for many rounds is a stop: what both processes know of it is printed, and the exit status is
1. In each round both processes answer a request, so that a machine with too much to do makes rounds longer, and no
stops. How often the servers had to start the play of a table again is told as well: never, if all is well."""

import argparse
import asyncio
import re
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx2

from othersight.server.storage.database import open_database
from othersight.server.storage.store import Store
from tests.server.audit import audit, last_sequences
from tests.server.kill import answers_of, gather
from tests.server.random_person import Person, send_home
from tests.server.server_process import ServerProcess
from tests.server.temporary_services import postgres, redis

TABLES = 4
ANSWERS = 24
"""Acknowledged answers at each table of a run, on average."""
ROUND = 0.5
"""Seconds, and those in which the processes answer."""
PATIENCE = 150
"""Rounds without anything stored at a table after which it has stopped."""
LONGEST = 600.0
"""Seconds for an answer of a process."""
RESTARTS = re.compile(r"^othersight_play_restarts_total (\d+)$", re.MULTILINE)


async def run(
    store: Store, ports: tuple[int, int], persons: list[Person], answers: int
) -> list[str]:
    """Play until there are enough answers; the tables that have stopped."""
    playing = [
        asyncio.ensure_future(person.play(ports[number % 2]))
        for number, person in enumerate(persons)
    ]
    tables = {person.table: (0, 0) for person in persons}
    stopped: list[str] = []
    while answers_of(persons) < answers and not stopped:
        await asyncio.sleep(ROUND)
        await asyncio.gather(*[asyncio.to_thread(figures, port) for port in ports])
        for table, (known, rounds) in tables.items():
            mine = [person for person in persons if person.table == table]
            now = sum(len(person.acknowledged) for person in mine) + last_sequences(store)[table]
            if now != known or any(person.is_over for person in mine):
                tables[table] = (now, 0)
            elif rounds >= PATIENCE:
                stopped.append(table)
            else:
                tables[table] = (now, rounds + 1)
        if all(person.is_over for person in persons):
            break
    await send_home(playing)
    return stopped


def figures(port: int) -> str:
    """What a process counts."""
    return httpx2.get(f"http://127.0.0.1:{port}/metrics", timeout=LONGEST).text


def restarts(port: int) -> int:
    """How often a process had to start the play of a table again."""
    found = RESTARTS.search(figures(port))
    assert found is not None
    return int(found[1])


def explain(store: Store, table: str, persons: list[Person]) -> None:
    """Print what is known of a table that has stopped."""
    kept = store.table(table)
    assert kept is not None
    print(f"table {table} has stopped: {kept.row.game}, {kept.row.status}", kept.seats)
    for change in kept.journal[-12:]:
        print("   ", change)
    for person in persons:
        if person.table == table and person.state is not None:
            state = person.state
            asked = None if state["question"] is None else state["question"]["text"]
            held = [seat["holder"] for seat in state["seats"]]
            print(f"  seat {person.seat}: sequence {state['sequence']}, waiting for", end=" ")
            print(state["waiting"], "asked", asked, "pending", person.pending, held)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=500)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    stops = decisions = again = 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres()) if asked.postgres else ""
        store = Store(open_database(folder, database))
        flags = ("--redis", stack.enter_context(redis()), "--database", database)
        served = [stack.enter_context(ServerProcess(folder, *flags)) for _ in range(2)]
        ports = (served[0].port, served[1].port)
        for number in range(1, asked.runs + 1):
            persons = gather(ports[number % 2], asked.tables, f"{asked.seed}/{number}")
            stopped = asyncio.run(run(store, ports, persons, asked.answers * asked.tables))
            for table in stopped:
                for one in served:
                    one.signal(signal.SIGUSR1)
                time.sleep(1)
                explain(store, table, persons)
            stops += len(stopped)
            decisions += audit(store, persons)
            again = sum(restarts(port) for port in ports)
            told = f"{number} runs, {decisions} decisions, {stops} stops, {again} restarts of play"
            print(told, flush=True)
    sys.exit(1 if stops or again else 0)


if __name__ == "__main__":
    main()
