"""Ctrl-C in a terminal, which reaches the run and every process beside it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

START = "from othersight.cli._start import main; main()"
BLOCKED = """
import signal
from multiprocessing import get_context
from othersight.arena.interrupts import interrupts_held_back
if __name__ == "__main__":
    with interrupts_held_back():
        pool = get_context("spawn").Pool(1)
    inside = pool.apply(signal.pthread_sigmask, (signal.SIG_BLOCK, []))
    outside = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    pool.terminate()
    print(signal.SIGINT in inside, signal.SIGINT in outside)
"""
"""In a process of its own, for the first process that a run begins is another matter than the rest."""
PATIENCE = 120.0


def test_not_even_the_first_process_of_a_run_hears_of_an_interrupt() -> None:
    ask = [sys.executable, "-c", BLOCKED]
    run = subprocess.run(ask, capture_output=True, text=True, check=True)
    assert run.stdout == "True False\n"


def heed_interrupts() -> None:
    """As in a terminal, even where the tests themselves run in the background and interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ["ladder", "the-others", "--levels", "random,novice", "--against", "random"],
            "No level is compared until all have played.",
        ),
        (
            ["balance", "the-others", "--level", "random", "--low", "0", "--high", "1"],
            "The search was stopped, so there is no verdict on the target.",
        ),
    ],
)
def test_an_interrupt_stops_the_command_at_once(
    tmp_path: Path, arguments: list[str], said: str
) -> None:
    run = subprocess.Popen(
        [sys.executable, "-c", START, *arguments, "--games", "5000", "--jobs", "2", "--out", "all"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    try:
        wait_until_games_are_played(tmp_path / "all", run)
        os.killpg(run.pid, signal.SIGINT)
        printed, complained = run.communicate(timeout=PATIENCE)
    finally:
        run.kill()
        run.communicate()
    assert (run.returncode, printed) == (130, "")
    first, second = complained.splitlines()
    assert first.startswith("interrupted: ")
    assert second == f"{said} Every finished game is kept in the folder all."
    assert len(list((tmp_path / "all").glob("*.sqlite"))) == 1


def wait_until_games_are_played(folder: Path, run: subprocess.Popen[str]) -> None:
    """The games of a run come into the log beside its file; the description alone is much shorter."""
    until = time.monotonic() + PATIENCE
    while sum(log.stat().st_size for log in folder.glob("*-wal")) < 60_000:
        assert run.poll() is None, "the run ended before it could be interrupted"
        assert time.monotonic() < until, "no game was played"
        time.sleep(0.02)
