"""`python -m bench.decision`: what one decision at a table of four seats costs the server, without the network.

A table of persons alone on the embedded storage, in this process: each answer is parsed, carried out and stored, and
what every seat is sent is written as JSON. Told are processor milliseconds, clones of the game and bytes for each seat.
The same decisions are played several times, and of each the quickest counts, so that other work of the machine hardly
does. `--profile` says where the time goes. `python -m bench.server_load` measures the same with sockets."""

import argparse
import asyncio
import cProfile
import json
import pstats
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from othersight.kernel.game import Game
from othersight.server.protocol.rest_models import NewTable, SeatRequest
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.table_actions import create_table
from othersight.server.settings import Settings
from othersight.server.sockets.commands import CommandHandler
from othersight.server.sockets.parsing import parse_message

OPTIONS = {"the-others": {"hero_players": 3}, "they-live": {"players": 4}}
"""Options of each game that make four seats."""


class Cost(NamedTuple):
    """What decisions have cost: the seconds of each; on average clones and bytes; the longest message, in bytes."""

    seconds: list[float]
    clones: float
    bytes_per_seat: float
    largest: int

    @property
    def milliseconds(self) -> float:
        """Of a decision on average."""
        return sum(self.seconds) / len(self.seconds) * 1000


class Person:
    """One seat of the table, and what its page has been sent."""

    def __init__(self, registry: Registry, session: Any, seat: int) -> None:
        self.reader = Reader(seat, seat == 0, "en", 1000, patches=True)
        self.handler = CommandHandler(session, self.reader, registry.bots)
        session.connect(self.reader)

    def sent(self) -> list[str]:
        """The messages since the last time, as they go over the wire."""
        waiting = self.reader.outbox
        return [waiting.get_nowait() for _ in range(waiting.qsize())]


class FourSeats:
    """A table of four persons, and random answers to its questions."""

    def __init__(self, game: str, registry: Registry) -> None:
        self.game = game
        self.registry = registry
        self.chance = random.Random(game)
        self.number = 0

    async def begin(self) -> None:
        """Lay out a new table and connect everybody."""
        seats = [SeatRequest(holder="me"), *[SeatRequest(holder="person")] * 3]
        wanted = NewTable(game=self.game, options=OPTIONS[self.game], seats=seats, start=True)
        made = await create_table(self.registry, wanted)
        self.session = await self.registry.session(made.table)
        await self.registry.autoplays[made.table].stop()  # nothing is answered but here
        self.persons = [Person(self.registry, self.session, seat) for seat in range(4)]
        for person in self.persons:
            person.sent()

    def next_answer(self) -> tuple[int, str]:
        """A seat that is asked, and a message that answers."""
        self.number += 1
        seat, (question, sequence) = next(iter(self.session.table.asked.items()))
        option = " ".join([str(word) for word in self.chance.choice(question.options)])
        key = f"decision-{self.number}"
        answer = {"type": "answer", "key": key, "sequence": sequence, "option": option}
        return seat, json.dumps(answer)

    async def decide(self) -> list[list[str]]:
        """Make one decision; what every seat is sent of it."""
        if not self.session.table.asked:
            await self.registry.unload(self.session.table.id)
            await self.begin()
        seat, text = self.next_answer()
        await self.persons[seat].handler.handle(parse_message(text))
        return [person.sent() for person in self.persons]


@contextmanager
def counted_clones() -> Iterator[list[Game]]:
    """Every game that is cloned meanwhile."""
    found: list[Game] = []
    clone = Game.clone

    def counting(game: Game) -> Game:
        found.append(game)
        return clone(game)

    with patch.object(Game, "clone", counting):
        yield found


async def measure(
    game: str, decisions: int, folder: Path, profile: cProfile.Profile | None = None
) -> Cost:
    """Play that many decisions, after some that warm up."""
    registry = Registry(Settings(data=folder, tables_per_minute=1e6, seed=lambda: "bench"))
    await registry.open()
    table = FourSeats(game, registry)
    await table.begin()
    for _ in range(min(50, decisions)):
        await table.decide()
    seconds: list[float] = []
    sizes: list[int] = []
    with counted_clones() as clones:
        for _ in range(decisions):
            began = time.process_time()
            if profile:
                profile.enable()
            sent = await table.decide()
            if profile:
                profile.disable()
            seconds.append(time.process_time() - began)
            sizes += [len(text.encode()) for texts in sent for text in texts]
    await registry.close()
    return Cost(
        seconds,
        len(clones) / decisions,
        sum(sizes) / decisions / 4,
        max(sizes),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(OPTIONS), nargs="+", default=list(OPTIONS))
    parser.add_argument("--decisions", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    for game in asked.game:
        profile = cProfile.Profile() if asked.profile else None
        rounds: list[list[float]] = []
        for _ in range(1 if profile else asked.rounds):
            with tempfile.TemporaryDirectory() as folder:
                cost = asyncio.run(measure(game, asked.decisions, Path(folder), profile))
            rounds.append(cost.seconds)
        milliseconds = sum(map(min, zip(*rounds, strict=True))) / asked.decisions * 1000
        print(
            f"{game}: {milliseconds:.2f} ms, {cost.clones:.1f} clones,"
            f" {cost.bytes_per_seat:,.0f} bytes for each seat, the longest {cost.largest:,}"
        )
        if profile:
            pstats.Stats(profile).sort_stats("cumulative").print_stats(60)


if __name__ == "__main__":
    main()
