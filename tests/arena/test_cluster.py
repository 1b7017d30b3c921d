"""The arena on a Ray cluster of this machine. Ray is an extra: without it these tests are left out."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from othersight.arena import cluster
from othersight.arena.cluster import attempted_there, clustered
from othersight.arena.jobs import Broken, alone
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.kernel.errors import OthersightError

NEEDS_RAY = pytest.mark.skipif(find_spec("ray") is None, reason="pip install 'othersight[cluster]'")
SCHEDULE = Schedule("the-others", ("random",), "cluster")


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Cluster:
    """A Ray cluster of its own, in one process group."""

    def __init__(self, folder: str) -> None:
        port = free_port()
        self.address = f"127.0.0.1:{port}"
        asked = ["--head", "--block", "--node-ip-address", "127.0.0.1", "--port", str(port)]
        small = ["--num-cpus", "2", "--object-store-memory", "100000000", "--temp-dir", folder]
        plain = ["--include-dashboard=false", "--disable-usage-stats"]
        ray = Path(sys.executable).with_name("ray")
        self.process = subprocess.Popen(
            [ray, "start", *asked, *small, *plain],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def workers(self) -> list[int]:
        """The processes that play games, first those that are at it."""
        titles = {int(e.name): words_of(e) for e in Path("/proc").iterdir() if e.name.isdigit()}
        busy = [pid for pid, title in titles.items() if b"ray::attempted_there" in title]
        idle = [pid for pid, title in titles.items() if b"ray::IDLE" in title]
        return [pid for pid in [*busy, *idle] if os.getsid(pid) == self.process.pid]

    def kill(self) -> None:
        for pid in self.workers():
            os.kill(pid, signal.SIGKILL)
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def words_of(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""


@pytest.fixture
def ray_cluster() -> Iterator[Cluster]:
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        started = Cluster(folder)
        try:
            yield started
        finally:
            if started.process.poll() is None:
                started.kill()


def play_among_killings(ray_cluster: Cluster, played: list[Row]) -> None:
    """Games of which a worker is killed in the middle, and later the whole cluster."""
    for game in clustered(SCHEDULE, range(400), ray_cluster.address):
        assert isinstance(game, Row)
        played.append(game)
        if len(played) == 5:
            os.kill(ray_cluster.workers()[0], signal.SIGKILL)
        if len(played) == 16:
            ray_cluster.kill()


@NEEDS_RAY
def test_killed_workers_change_nothing_and_a_vanished_cluster_is_named(
    ray_cluster: Cluster,
) -> None:
    played: list[Row] = []
    with pytest.raises(OthersightError, match="is gone") as gone:
        play_among_killings(ray_cluster, played)
    assert gone.value.key == "arena-cluster-gone"
    numbers = [row.number for row in played]
    assert len(set(numbers)) == len(numbers) >= 16
    first = sorted(played, key=lambda row: row.number)[:8]
    assert first == list(alone(SCHEDULE, [row.number for row in first]))


@NEEDS_RAY
def test_an_address_where_no_cluster_answers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 2.0)
    address = f"127.0.0.1:{free_port()}"
    with pytest.raises(OthersightError, match=f"no cluster at {address}"):
        list(clustered(SCHEDULE, range(3), address))


def test_a_node_with_other_content_plays_nothing() -> None:
    described = {**SCHEDULE.description(), "content": "of another box"}
    foreign = attempted_there(SCHEDULE, described, 0)
    assert isinstance(foreign, cluster.Foreign)
    assert (foreign.name, foreign.here) == ("content", "of another box")


def test_a_node_of_the_same_version_plays_the_game() -> None:
    game = attempted_there(SCHEDULE, SCHEDULE.description(), 0)
    assert not isinstance(game, Broken)
    assert [game] == list(alone(SCHEDULE, [0]))
