"""`python -m tests.server.kill --games 200`: servers that are killed with -9 at random moments while people play.

Several tables at once, two persons and bots at each. Every other death comes from outside at a random moment, the
others from inside the server at a chosen point of a transaction: before it, with everything written and nothing
committed, and committed but not acknowledged. After each life everything that people were told is held against what
is stored; then they come back, send again what was not acknowledged, and play on."""

import argparse
import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import httpx2

from othersight.server.storage.database import open_database
from othersight.server.storage.store import Store
from tests.server.audit import Audit, audit
from tests.server.client import TWO
from tests.server.random_person import Person, send_home
from tests.server.run_server import POINTS
from tests.server.server_process import ServerProcess

AT_ONCE = 10
LIVES = 5
ANSWERS = 7
"""Acknowledged answers at each table before a server is killed, on average."""
LONGEST_REQUEST = 600.0
"""Seconds for an answer, on a machine with far too much to do."""
LONGEST_LIFE = 300.0
"""Seconds after which a server that ought to have died is killed."""


class Survived(NamedTuple):
    """What is left after all servers were killed."""

    store: Store
    persons: list[Person]
    decisions: int


def gather(port: int, games: int, seed: str, **more: Any) -> list[Person]:
    """Tables of two persons and bots, and the persons."""
    persons = []
    for number in range(games):
        wanted = {**TWO[list(TWO)[number % 2]], **more}
        seats = [{**s, "bot": "random"} if s["holder"] == "bot" else s for s in wanted["seats"]]
        body = {**wanted, "seats": seats}
        reply = httpx2.post(
            f"http://127.0.0.1:{port}/api/tables", json=body, timeout=LONGEST_REQUEST
        )
        told = reply.json()
        links = {told["seat"]: told["token"], **{x["seat"]: x["token"] for x in told["links"]}}
        persons += [
            Person(told["table"], token, seat, f"{seed}/{number}/{seat}")
            for seat, token in links.items()
        ]
    return persons


async def live(served: ServerProcess, persons: list[Person], answers: int, delay: float) -> None:
    """Play until the server is dead; it is killed soon after that number of acknowledged answers at the latest."""
    until = answers_of(persons) + answers
    playing = [asyncio.ensure_future(person.play(served.port)) for person in persons]
    end = asyncio.get_running_loop().time() + LONGEST_LIFE
    while served.is_alive and answers_of(persons) < until and not all(t.done() for t in playing):
        await asyncio.sleep(0.005)
        if asyncio.get_running_loop().time() > end:
            break
    await asyncio.sleep(delay)
    served.kill()
    await asyncio.sleep(0.05)
    await send_home(playing)


def answers_of(persons: list[Person]) -> int:
    """How many answers were acknowledged."""
    return sum(len(person.answers) for person in persons)


def come_back(folder: Path, flags: list[str], store: Store, persons: list[Person]) -> int:
    """Connect everybody once more: the table is as it was, or as far as the bots have played since."""
    before = {person: max(person.received, default=0) for person in persons}

    async def look(port: int) -> None:
        for person in persons:
            await person.query(port)

    with ServerProcess(folder, *flags) as served:
        asyncio.run(look(served.port))
    for person, sequence in before.items():
        assert person.state is not None
        assert person.state["sequence"] >= sequence, f"{person.table}: back behind {sequence}"
    return audit(store, persons)


def batch(folder: Path, games: int, lives: int, seed: str, database: str = "") -> Survived:
    """Play some games while several servers are killed."""
    chance = random.Random(seed)
    flags = ["--durable", "--snapshot-every", "20", "--database", database]
    store = Store(open_database(folder, database))
    following = Audit(store)
    persons: list[Person] = []
    for life in range(lives):
        answers = games * chance.randrange(1, 2 * ANSWERS)
        by_itself: tuple[str, ...] = ()
        if life % 2:
            writes = chance.randrange(answers, 2 * answers)
            by_itself = ("--die", POINTS[(life // 2 + 1) % len(POINTS)], "--writes", str(writes))
            answers = 3 * answers
        with ServerProcess(folder, *flags, *by_itself) as served:
            persons = persons or gather(served.port, games, seed)
            asyncio.run(live(served, persons, answers, chance.uniform(0, 0.1)))
        following.check(persons)
    return Survived(store, persons, come_back(folder, flags, store, persons))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--tables", type=int, default=AT_ONCE, help="at the same time")
    parser.add_argument("--lives", type=int, default=LIVES)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--database", default="")
    asked = parser.parse_args()
    done = decisions = answers = kills = 0
    while done < asked.games:
        games = min(asked.tables, asked.games - done)
        with tempfile.TemporaryDirectory() as folder:
            seed = f"{asked.seed}/{done}"
            survived = batch(Path(folder), games, asked.lives, seed, asked.database)
            survived.store.close()
        done, decisions = done + games, decisions + survived.decisions
        answers, kills = answers + answers_of(survived.persons), kills + asked.lives
        told = f"{done} games, {kills} kills: {decisions} decisions stored, {answers} acknowledged"
        print(told, flush=True)


if __name__ == "__main__":
    main()
