"""`bench.server_restart` plays before it kills: its persons answer, and end."""

import asyncio
from pathlib import Path

import pytest

from bench import server_restart
from bench.load_clients import Load
from tests.server.server_process import ServerProcess

LONGEST = 120.0


def test_whoever_restarts_a_server_plays_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_restart, "DECISIONS", 5)
    with ServerProcess(tmp_path) as served:
        load = Load(served.port, 0.01)

        async def play() -> list[tuple[str, str]]:
            return await asyncio.wait_for(server_restart.play(load, 1), LONGEST)

        seats = asyncio.run(play())
    assert len(seats) == server_restart.SEATS
    assert len(load.acknowledged) >= 5
