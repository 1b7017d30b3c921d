"""Runs of `othersight arena` that are killed with -9, or find the disk full."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

GAMES = 24
START = "from othersight.cli._start import main; main()"
LIMITED = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (120_000, 120_000))
"""
"""No file may grow beyond this, as if the disk were full."""
SOME_GAMES = 60_000
"""So many bytes more in the file's log are a few more games."""
PATIENCE = 120.0


def command(start: str = START) -> list[str]:
    asked = ["--bots", "random", "--games", str(GAMES), "--jobs", "2"]
    return [sys.executable, "-c", start, "arena", "the-others", *asked, "--out", "r.db", "--json"]


def whole(folder: Path, start: str = START) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(start), cwd=folder, capture_output=True, text=True, check=False)


def kept(folder: Path) -> list[tuple[Any, ...]]:
    database = sqlite3.connect(folder / "r.db")
    found = database.execute("SELECT * FROM games ORDER BY number, setting").fetchall()
    database.close()
    return found


def log_size(folder: Path) -> int:
    log = folder / "r.db-wal"
    return log.stat().st_size if log.exists() else 0


def wait_until_more_games_are_kept(folder: Path, run: subprocess.Popen[bytes], since: int) -> None:
    until = time.monotonic() + PATIENCE
    while log_size(folder) < since + SOME_GAMES:
        assert run.poll() is None, "the run ended before it could be killed"
        assert time.monotonic() < until, "no game was kept"
        time.sleep(0.005)


def children_of(process: int) -> list[int]:
    return [
        int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def wait_until_gone(processes: list[int]) -> None:
    until = time.monotonic() + PATIENCE
    while any(is_running(process) for process in processes):
        assert time.monotonic() < until, "a worker outlived its run"
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


def kill(folder: Path, all_at_once: bool) -> None:
    """Let a run keep some games, then -9 for it alone or for all its processes."""
    since = log_size(folder)
    run = subprocess.Popen(
        command(),
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    wait_until_more_games_are_kept(folder, run, since)
    workers = children_of(run.pid)
    assert len(workers) >= 2
    if all_at_once:
        os.killpg(run.pid, signal.SIGKILL)
    else:
        run.kill()
    run.wait()
    wait_until_gone(workers)


@pytest.fixture(scope="module")
def straight(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A run in one go: its folder and what it prints."""
    folder = tmp_path_factory.mktemp("straight")
    run = whole(folder)
    assert (run.returncode, run.stderr) == (0, "")
    return folder, run.stdout


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are watched in /proc")
def test_a_run_killed_twice_leaves_what_a_run_in_one_go_leaves(
    tmp_path: Path, straight: tuple[Path, str]
) -> None:
    kill(tmp_path, all_at_once=False)
    kill(tmp_path, all_at_once=True)
    run = whole(tmp_path)
    assert "games are in r.db already" in run.stderr
    folder, printed = straight
    assert run.stdout == printed
    assert (tmp_path / "r.html").read_bytes() == (folder / "r.html").read_bytes()
    assert kept(tmp_path) == kept(folder)


def test_a_full_disk_is_named_and_finished_games_are_kept(
    tmp_path: Path, straight: tuple[Path, str]
) -> None:
    run = whole(tmp_path, LIMITED + START)
    assert run.returncode != 0
    assert run.stderr.startswith("cannot write r.db: ")
    assert f" of {GAMES} games are kept in r.db; the same command goes on from there" in run.stderr
    assert "Traceback" not in run.stderr
    folder, printed = straight
    before = kept(tmp_path)
    assert 0 < len(before) < GAMES
    assert set(before) < set(kept(folder))
    assert whole(tmp_path).stdout == printed
