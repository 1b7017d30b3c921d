"""`python -m bench.server_restart --tables 30`: how long people wait when a server is killed and started again.

Tables of four persons play some decisions, with a page at every seat; then the server is killed with -9 and started
again at the same address. Told are the seconds until each page has its table back (a page tries again every quarter of
a second), and what that costs the server in processor time, which depends little on what else the machine does."""

import argparse
import asyncio
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.environment import with_bytecode
from bench.load_clients import OPTIONS, Load
from bench.server_load import all_connected, processor_time

SEATS = 4
TRY_AGAIN = 0.25
DECISIONS = 60
"""At every table before the server is killed."""


def started(folder: str, port: int) -> "tuple[subprocess.Popen[str], int]":
    """A server at that port, or any that is free, and its port."""
    command = [sys.executable, "-m", "bench.server_process", folder, "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=with_bytecode())
    assert server.stdout is not None
    found = re.search(r":(\d+)", server.stdout.readline())
    assert found is not None, "the server did not start"
    return server, int(found[1])


async def come_back(port: int, table: str, token: str, began: float) -> float:
    """Seconds until a page has its table again."""
    hello = {"type": "hello", "protocol": 1, "token": token, "patches": True}
    while True:
        with suppress(OSError, WebSocketException):
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            async with connect(address, max_size=None, open_timeout=60, proxy=None) as socket:
                await socket.send(json.dumps(hello))
                while json.loads(await socket.recv())["type"] != "state":
                    pass
                return time.perf_counter() - began
        await asyncio.sleep(TRY_AGAIN)


async def play(load: Load, tables: int) -> list[tuple[str, str]]:
    """Play at every table for a while; the seats, by table and token."""
    seats: list[tuple[str, str]] = []
    sitting = []
    for number in range(tables):
        table, tokens = await asyncio.to_thread(load.make, list(OPTIONS)[number % 2], SEATS)
        seats += [(table.id, token) for token in tokens]
        sitting += [asyncio.ensure_future(load.sit(table, token)) for token in tokens]
    await all_connected(load, len(sitting))
    load.begun.set()
    load.counting = True
    while len(load.acknowledged) < tables * DECISIONS and not load.errors:
        await asyncio.sleep(0.1)
    for task in sitting:
        task.cancel()
    await asyncio.gather(*sitting, return_exceptions=True)
    return seats


async def all_back(port: int, seats: list[tuple[str, str]], began: float) -> list[float]:
    """Every page tries to come back at once."""
    return await asyncio.gather(*[come_back(port, *seat, began) for seat in seats])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, port = started(folder, 0)
        try:
            seats = asyncio.run(play(Load(port, 0.01), asked.tables))
            server.kill()
            server.wait()
            began = time.perf_counter()
            server, port = started(folder, port)
            waits = asyncio.run(all_back(port, seats, began))
            worked = processor_time(server.pid)
        finally:
            server.terminate()
            server.wait()
    print(f"{asked.tables} tables, {len(seats)} pages: back after {min(waits):.2f} s (the first),")
    print(f"  {statistics.median(waits):.2f} s (median), {max(waits):.2f} s (the last)")
    print(f"  {worked:.2f} s of the server's processor time")


if __name__ == "__main__":
    main()
