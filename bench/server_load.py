"""`python -m bench.server_load --tables 50`: what one server process bears.

A real server process on its embedded storage, with every decision on the disk before it is acknowledged, and tables of
persons alone: bots are off. Each seat is a WebSocket of its own; whoever is asked answers at random after `--pause`
seconds. Told are decisions a second, how long it takes from sending an answer to its acknowledgement and to the new
state at the other seats of the table (median, 95th percentile, longest), and what a decision costs the server in
processor time, which does not depend on what else the machine does."""

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = {"the-others": (3, {"hero_players": 2}), "they-live": (4, {"players": 4})}


class Table:
    """One table; `sent` is when an answer was sent, by the sequence to which it leads."""

    def __init__(self, id: str, game: str) -> None:
        self.id = id
        self.game = game
        self.chance = random.Random(id)
        self.sent: dict[int, float] = {}


class Load:
    """All tables and what was measured."""

    def __init__(self, port: int, pause: float) -> None:
        self.port = port
        self.pause = pause
        self.counting = False
        self.acknowledged: list[float] = []
        self.seen: list[float] = []

    def make(self, game: str) -> tuple[Table, list[str]]:
        """A table of persons, and their tokens."""
        many, options = SEATS[game]
        seats = [{"holder": "me"}, *[{"holder": "person"}] * (many - 1)]
        body = {"game": game, "options": options, "seats": seats, "start": True}
        address = f"http://127.0.0.1:{self.port}/api/tables"
        told = httpx2.post(address, json=body, timeout=60).json()
        return Table(told["table"], game), [told["token"], *[x["token"] for x in told["links"]]]

    async def sit(self, table: Table, token: str) -> None:
        """One seat, until the connection ends."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table.id}/socket"
        async with connect(address, max_size=None, open_timeout=120, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
            mine: dict[str, float] = {}
            state: dict[str, Any] = {}
            answered = -1
            with suppress(ConnectionClosed):
                async for text in socket:
                    now = time.perf_counter()
                    heard = json.loads(text)
                    if heard["type"] == "ping":
                        await socket.send('{"type": "pong"}')
                    if heard["type"] in ("done", "refused") and heard["key"] in mine:
                        self.note(self.acknowledged, now - mine.pop(heard["key"]))
                    if heard["type"] == "state":
                        state = heard
                        if state["sequence"] in table.sent and not mine:
                            self.note(self.seen, now - table.sent[state["sequence"]])
                    question = state.get("question")
                    if question and question["sequence"] > answered and not mine:
                        await self.answer(socket, table, state, mine)
                        answered = question["sequence"]

    async def answer(
        self, socket: ClientConnection, table: Table, state: dict[str, Any], mine: dict[str, float]
    ) -> None:
        """Answer what is asked, after a while."""
        await asyncio.sleep(self.pause * table.chance.uniform(0.5, 1.5))
        question = state["question"]
        key = f"key-{table.chance.getrandbits(60):x}"
        option = table.chance.choice(question["options"])["option"]
        mine[key] = table.sent[state["sequence"] + 1] = time.perf_counter()
        click = {"type": "answer", "key": key, "sequence": question["sequence"], "option": option}
        await socket.send(json.dumps(click))

    def note(self, times: list[float], seconds: float) -> None:
        if self.counting:
            times.append(seconds * 1000)


def told(name: str, times: list[float]) -> str:
    """Times in milliseconds."""
    if len(times) < 20:
        return f"{name}: too few"
    high = statistics.quantiles(times, n=20)[-1]
    middle = statistics.median(times)
    return f"{name}: {middle:.1f} ms (95th percentile {high:.1f}, longest {max(times):.1f})"


def processor_time(pid: int) -> float:
    """Seconds that a process has worked; nought where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, pid: int, tables: int, pause: float, seconds: float) -> None:
    """Warm up, then count."""
    load = Load(port, pause)
    games = list(SEATS)
    sitting = []
    everything = [await asyncio.to_thread(load.make, games[n % 2]) for n in range(tables)]
    for table, tokens in everything:
        sitting += [asyncio.ensure_future(load.sit(table, token)) for token in tokens]
    await asyncio.sleep(seconds / 2)
    load.counting = True
    began, worked = time.perf_counter(), processor_time(pid)
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    load.counting = False
    worked = (processor_time(pid) - worked) / max(1, len(load.acknowledged)) * 1000
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    print(f"{tables} tables, {len(sitting)} sockets, pause {pause} s:")
    print(f"  {len(load.acknowledged) / passed:.1f} decisions a second")
    print(f"  {worked:.1f} ms of processor time a decision")
    print("  " + told("acknowledged", load.acknowledged))
    print("  " + told("seen by the others", load.seen))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50, 200])
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    for tables in asked.tables:
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "bench.server_process", folder]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            try:
                assert server.stdout is not None
                found = re.search(r":(\d+)", server.stdout.readline())
                assert found is not None, "the server did not start"
                port = int(found[1])
                asyncio.run(measure(port, server.pid, tables, asked.pause, asked.seconds))
            finally:
                server.terminate()
                server.wait()


if __name__ == "__main__":
    main()
