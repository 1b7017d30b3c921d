"""The files of docs/deploy.md: nginx in front of two processes with real sockets, and the unit file of systemd."""

import asyncio
import json
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from othersight.server.storage.database import open_database
from tests.server.random_person import LINE
from tests.server.temporary_services import free_port, redis, why_no_redis
from tests.server.test_draining import answer, ended, heard, post, question, serve

DEPLOY = Path(__file__).parents[2] / "release" / "deploy"
SITE = DEPLOY / "nginx.conf"
UNIT = DEPLOY / "othersight@.service"
needs_nginx = pytest.mark.skipif(
    shutil.which("nginx") is None or bool(why_no_redis()), reason="no nginx or no Redis here"
)


def site(port: int, servers: list[int]) -> str:
    """The site on a port of loopback, without TLS, in front of these servers."""
    text = re.sub(r"^\s*ssl_.*$", "", SITE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    for written, real in zip((8054, 8055), servers, strict=True):
        assert text.count(f"127.0.0.1:{written}") == 1
        text = text.replace(f"127.0.0.1:{written}", f"127.0.0.1:{real}")
    return text


@contextmanager
def nginx(folder: Path, servers: list[int]) -> Iterator[int]:
    """A running nginx with the site, and its port."""
    port = free_port()
    kept = "".join(
        [f"{what}_temp_path {folder}/{what};\n" for what in ("client_body", "proxy", "fastcgi")]
        + [f"{what}_temp_path {folder}/{what};\n" for what in ("uwsgi", "scgi")]
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{kept}{site(port, servers)}\n}}\n"
    )
    started = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]
    subprocess.run([*started, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(started, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield port
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int) -> None:
    for _ in range(1200):
        with suppress(httpx2.TransportError):
            httpx2.get(f"http://127.0.0.1:{port}/metrics")
            return
        time.sleep(0.1)
    raise TimeoutError


async def sit(port: int, told: dict[str, Any]) -> Any:
    """Connect through nginx, as often as it takes."""
    address = f"ws://127.0.0.1:{port}/api/tables/{told['table']}/socket"
    for _ in range(100):
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            socket = await connect(address, **LINE)
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "token": told["token"]}))
            await heard(socket, "welcome")
            return socket
        await asyncio.sleep(0.1)
    raise TimeoutError


@needs_nginx
def test_a_game_through_nginx_goes_on_while_its_process_is_drained(tmp_path: Path) -> None:
    async def scene(door: int, processes: dict[int, "subprocess.Popen[str]"]) -> None:
        for port in processes:
            await post(port, "/api/commitments", {})
        told = await post(door, "/api/play-now", {"game": "the-others"})
        socket = await sit(door, told)
        state = await question(socket)
        assert (await answer(socket, state, "through-nginx"))["type"] == "done"
        mine = await serving_process(processes)
        processes[mine].send_signal(signal.SIGTERM)
        await heard(socket, "bye")
        socket = await sit(door, told)
        state = await question(socket)
        assert (await answer(socket, state, "after-draining"))["type"] == "done"
        await socket.close()
        assert ended(processes[mine])[0] == 0
        async with httpx2.AsyncClient(timeout=60) as client:
            assert (await client.get(f"http://127.0.0.1:{door}/metrics")).status_code == 404
            assert (await client.get(f"http://127.0.0.1:{door}/api/games")).status_code == 200

    open_database(tmp_path / "data").dispose()
    with redis() as address:
        flags = ("--redis", address, "--metrics", "--proxy", "127.0.0.1")
        with (
            serve(tmp_path / "data", *flags) as (one, first),
            serve(tmp_path / "data", *flags) as (other, second),
            nginx(tmp_path, [first, second]) as door,
        ):
            asyncio.run(scene(door, {first: one, second: other}))


class Answering(BaseHTTPRequestHandler):
    """Answers every request."""

    def do_POST(self) -> None:
        self.send_response(204)
        self.end_headers()

    def log_message(self, *arguments: Any) -> None:
        """Nothing."""


@contextmanager
def answering(port: int) -> Iterator[None]:
    """A server at that port, for as long as it is wanted."""
    with HTTPServer(("127.0.0.1", port), Answering) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
def test_no_request_is_lost_when_the_second_process_is_restarted_as_soon_as_the_first_is_back(
    tmp_path: Path,
) -> None:
    """Nginx must not take the first one for dead any more: else nobody is left while the second one is away."""
    ports = [free_port(), free_port()]
    with nginx(tmp_path, ports) as door:
        address = f"http://127.0.0.1:{door}/api/turns"
        told = []
        for one in (1, 0, 1):  # the other one is away
            with answering(ports[one]):
                told += [httpx2.post(address).status_code for _ in range(10)]
    assert told == [204] * 30


async def serving_process(processes: dict[int, Any]) -> int:
    """The port of the process that has the page's socket, as its figures tell."""
    async with httpx2.AsyncClient(timeout=60) as client:
        for port in processes:
            told = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
            if 'othersight_connections{kind="seat"} 1' in told:
                return port
    raise LookupError


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze here")
def test_systemd_accepts_the_unit_file(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8")
    assert text.count("/opt/othersight/bin/othersight ") == 1
    copy = tmp_path / "othersight@8054.service"
    copy.write_text(text.replace("/opt/othersight/bin/othersight ", f"{sys.executable} "))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(copy)], capture_output=True, text=True
    )
    complaints = [line for line in done.stderr.splitlines() if "othersight" in line]
    assert (done.returncode, complaints) == (0, [])


def test_the_unit_file_uses_options_that_there_are() -> None:
    used = re.findall(r"--[a-z-]+", UNIT.read_text(encoding="utf-8").partition("ExecStart=")[2])
    known = subprocess.run(
        [sys.executable, "-m", "othersight", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert [option for option in used if option not in known] == []
