"""`python -m bench.server_load --tables 50`: what a server bears.

A real server process with every decision on the disk before it is acknowledged, and tables of persons alone, half of
each game: bots are off. Each seat and each spectator is a WebSocket of its own; whoever is asked answers at random
after `--pause` seconds. Told are decisions a second, how long it takes from an answer to its acknowledgement and to
the new state at the other pages of the table (median, 95th percentile, longest), what a decision costs the server in
processor time, which does not depend on what else the machine does, bytes, errors, and the server's memory for each
table. `--sleeping` adds tables at which nobody is. Ends with exit status 1 after an error, or where the 95th percentile
from an answer to the new state at the other pages is over `--bar` milliseconds."""

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from bench.load_clients import OPTIONS, Load

PAGE = os.sysconf("SC_PAGE_SIZE")
FEWEST = 20
"""Times of which a percentile can be told."""
LOOK = 0.01
PATIENCE = 12_000
"""Looks at which nobody new has connected, of so many seconds each."""


def percentile(times: list[float]) -> float:
    """The 95th percentile; nought of too few."""
    return statistics.quantiles(times, n=20)[-1] if len(times) >= FEWEST else 0.0


def told(name: str, times: list[float]) -> str:
    """Times in milliseconds."""
    if len(times) < FEWEST:
        return f"{name}: too few"
    high = percentile(times)
    middle = statistics.median(times)
    return f"{name}: {middle:.1f} ms (95th percentile {high:.1f}, longest {max(times):.1f})"


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    found = [pid]
    with suppress(OSError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += family(int(child))
    return found


def processor_time(pid: int) -> float:
    """Seconds that a server has worked, not counted by ticks of the clock, which miss work in short pieces;
    nought where the system does not tell."""
    seconds = 0.0
    for one in family(pid):
        with suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                seconds += int((task / "schedstat").read_text().split()[0]) / 1e9
    return seconds


def memory(pid: int) -> int:
    """Bytes that a server holds; nought where the system does not tell."""
    held = 0
    for one in family(pid):
        with suppress(OSError):
            held += int(Path(f"/proc/{one}/statm").read_text().split()[1]) * PAGE
    return held


async def sit_down(
    load: Load, tables: int, seats: int, spectators: int
) -> list[asyncio.Task[None]]:
    """Tables of persons with their spectators, when all of them are connected."""
    games = list(OPTIONS)
    sitting: list[asyncio.Task[None]] = []
    for number in range(tables):
        table, tokens = await asyncio.to_thread(load.make, games[number % 2], seats)
        for token in [*tokens, *[None] * spectators]:
            sitting.append(asyncio.ensure_future(load.sit(table, token)))
    await all_connected(load, len(sitting))
    load.begun.set()
    return sitting


async def all_connected(load: Load, sockets: int) -> None:
    """Wait until so many are connected; says why if one fails or nobody comes any more."""
    looks, known = 0, load.connected
    while load.connected < sockets:
        if load.errors:
            sys.exit(f"{load.connected} of {sockets} sockets are connected: {load.errors[0]}")
        await asyncio.sleep(LOOK)
        looks = 0 if load.connected != known else looks + 1
        known = load.connected
        if looks >= PATIENCE:
            sys.exit(f"{known} of {sockets} sockets are connected, and no more come")


async def fall_asleep(load: Load, pid: int, tables: int, seconds: float) -> None:
    """Tables at which somebody has been and nobody is; what they cost."""
    if not tables:
        return
    before = memory(pid)
    for number in range(tables):
        table, tokens = await asyncio.to_thread(load.make, list(OPTIONS)[number % 2], 4)
        one = asyncio.ensure_future(load.sit(table, tokens[0]))
        await all_connected(load, number + 1)
        one.cancel()
        await asyncio.gather(one, return_exceptions=True)
    load.connected = 0
    await asyncio.sleep(2)
    held = (memory(pid) - before) / tables
    worked = processor_time(pid)
    await asyncio.sleep(seconds)
    worked = processor_time(pid) - worked
    print(f"{tables} sleeping tables: {worked:.2f} s of processor time in {seconds:.0f} s,")
    print(f"  {held / 1000:.0f} kB of memory each")


async def load_games(port: int) -> None:
    """Let the server load each game, so that this is not counted as memory of tables."""
    load = Load(port, 1e6)
    sitting = await sit_down(load, len(OPTIONS), 4, 0)
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)


async def measure(port: int, pid: int, tables: int, asked: argparse.Namespace) -> bool:
    """Warm up, then count; whether all went well and quickly enough."""
    await load_games(port)
    load = Load(port, asked.pause)
    await fall_asleep(load, pid, asked.sleeping, asked.seconds)
    before = memory(pid)
    sitting = await sit_down(load, tables, asked.seats, asked.spectators)
    await asyncio.sleep(asked.seconds / 2)
    load.counting = True
    began, worked = time.perf_counter(), processor_time(pid)
    await asyncio.sleep(asked.seconds)
    passed = time.perf_counter() - began
    load.counting = False
    decisions = max(1, len(load.acknowledged))
    worked = (processor_time(pid) - worked) / decisions * 1000
    held = (memory(pid) - before) / tables
    errors = len(load.errors)
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    print(f"{tables} tables, {len(sitting)} sockets, pause {asked.pause} s:")
    print(f"  {len(load.acknowledged) / passed:.1f} decisions a second, {errors} errors")
    for error, times in Counter(load.errors[:errors]).most_common(3):
        print(f"    {times} times: {error}")
    print(f"  {worked:.1f} ms of processor time a decision")
    print(
        f"  {load.received_bytes / decisions / len(sitting) * tables:,.0f} bytes a decision and page"
    )
    print(f"  {held / 1000:,.0f} kB of memory a table")
    print("  " + told("acknowledged", load.acknowledged))
    print("  " + told("seen by the others", load.seen), flush=True)
    return not errors and bool(load.acknowledged) and percentile(load.seen) <= asked.bar


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 10, 50, 200])
    parser.add_argument("--seats", type=int, choices=(4, 5), default=5)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--sleeping", type=int, default=0)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="", help="instead of the embedded storage")
    parser.add_argument("--redis", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--bar", type=float, default=150.0, metavar="MS", help="see above")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    failed = False
    for tables in asked.tables:
        with tempfile.TemporaryDirectory() as folder:
            flags = ["--database", asked.database, "--redis", asked.redis]
            flags += ["--processes", str(asked.processes)]
            command = [sys.executable, "-m", "bench.server_process", folder, *flags]
            server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            try:
                assert server.stdout is not None
                found = re.search(r":(\d+)", server.stdout.readline())
                assert found is not None, "the server did not start"
                failed |= not asyncio.run(measure(int(found[1]), server.pid, tables, asked))
            finally:
                server.terminate()
                server.wait()
    sys.exit(failed)


if __name__ == "__main__":
    main()
