"""A server that is asked to end: pages are sent elsewhere, nothing is lost, the status is 0; and an upgrade without
losing a table."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from othersight.server.errors import Refusal
from othersight.server.protocol.rest_models import NewTable
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.table_actions import create_table
from tests.server.client import settings
from tests.server.random_person import LINE
from tests.server.temporary_services import free_port, redis, why_no_redis

SOON = 120.0
IN_TIME = 30.0
"""Seconds within which a process has to end, on a busy machine."""


@contextmanager
def serve(folder: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """`othersight serve` as it is deployed, and its port."""
    port = free_port()
    command = [sys.executable, "-m", "othersight", "serve", "--data", str(folder)]
    more = ["--port", str(port), "--workers", "0", "--json-logs", *flags]
    process = subprocess.Popen(
        [*command, *more], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    try:
        yield process, port
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


def ended(process: "subprocess.Popen[str]") -> tuple[int, list[str]]:
    """The status of a process that ends in time, and the messages that it has logged."""
    _, log = process.communicate(timeout=IN_TIME)
    return process.returncode, [json.loads(line)["message"] for line in log.splitlines()]


async def post(port: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
    for _ in range(int(SOON / 0.2)):
        try:
            async with httpx2.AsyncClient(timeout=60) as client:
                reply = await client.post(f"http://127.0.0.1:{port}{path}", json=body)
                told: dict[str, Any] = reply.json()
                return told
        except httpx2.TransportError:
            await asyncio.sleep(0.2)
    raise TimeoutError


async def sit(port: int, told: dict[str, Any]) -> ClientConnection:
    address = f"ws://127.0.0.1:{port}/api/tables/{told['table']}/socket"
    socket = await connect(address, **LINE)
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": told["token"]}))
    return socket


async def heard(socket: ClientConnection, *types: str) -> dict[str, Any]:
    async with asyncio.timeout(SOON):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in types:
                return message


async def question(socket: ClientConnection) -> dict[str, Any]:
    while True:
        state = await heard(socket, "state")
        if state["question"] is not None:
            return state


async def answer(socket: ClientConnection, state: dict[str, Any], key: str) -> dict[str, Any]:
    asked = state["question"]
    click = {"sequence": asked["sequence"], "option": asked["options"][0]["option"]}
    await socket.send(json.dumps({"type": "answer", "key": key, **click}))
    return await heard(socket, "done", "refused")


def test_after_sigterm_pages_are_told_to_connect_again_and_the_status_is_0(tmp_path: Path) -> None:
    async def scene(process: "subprocess.Popen[str]", port: int) -> None:
        told = await post(port, "/api/play-now", {"game": "the-others"})
        socket = await sit(port, told)
        state = await question(socket)
        assert (await answer(socket, state, "before-the-end"))["type"] == "done"
        process.send_signal(signal.SIGTERM)
        bye = await heard(socket, "bye")
        assert bye["error"]["key"] == "server-come-again"
        with pytest.raises(ConnectionClosed):
            await heard(socket, "nothing more")
        with pytest.raises(ConnectionRefusedError):
            await sit(port, told)

    with serve(tmp_path) as (process, port):
        asyncio.run(scene(process, port))
        assert ended(process) == (0, ["draining", "drained"])


@pytest.mark.skipif(bool(why_no_redis()), reason=why_no_redis())
def test_an_upgrade_loses_no_table(tmp_path: Path) -> None:
    """The new process starts beside the old one, which is then drained; the page goes on where it was."""

    async def scene(old: "subprocess.Popen[str]", before: int, after: int) -> None:
        told = await post(before, "/api/play-now", {"game": "the-others"})
        socket = await sit(before, told)
        done = await answer(socket, await question(socket), "at-the-old-one")
        assert done["type"] == "done"
        await post(after, "/api/commitments", {})
        old.send_signal(signal.SIGTERM)
        await heard(socket, "bye")
        socket = await sit(after, told)
        state = await question(socket)
        assert state["sequence"] >= done["sequence"]
        assert (await answer(socket, state, "at-the-new-one"))["type"] == "done"
        await socket.close()

    with (
        redis() as address,
        serve(tmp_path, "--redis", address) as (old, before),
        serve(tmp_path, "--redis", address) as (new, after),
    ):
        asyncio.run(scene(old, before, after))
        assert ended(old)[0] == 0
        new.send_signal(signal.SIGTERM)
        assert ended(new)[0] == 0


def test_a_server_that_drains_makes_no_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        registry = Registry(settings(tmp_path))
        await registry.drain()
        with pytest.raises(Refusal, match="server-draining") as raised:
            await create_table(registry, NewTable(game="they-live"))
        assert (raised.value.status, raised.value.retry_after) == (503, 1)
        await registry.close()

    asyncio.run(scene())
