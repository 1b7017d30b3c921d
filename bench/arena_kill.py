"""Many games through `othersight arena`, once in one go and once killed twice with -9 and gone on with.

Both must leave the same report, byte for byte, the same JSON and the same games. Prints one line for
each game and ends with 1 where anything differs.

    python -m bench.arena_kill --games 10000
"""

import argparse
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from othersight.games import GAMES

START = "from othersight.cli._start import main; main()"
FILE = "results.sqlite"


def command(game: str, games: int, jobs: int) -> list[str]:
    asked = ["--bots", "random", "--games", str(games), "--jobs", str(jobs)]
    return [sys.executable, "-c", START, "arena", game, *asked, "--out", FILE, "--json"]


def whole(game: str, games: int, jobs: int, folder: Path) -> tuple[str, float]:
    """The run to its end: what it prints, and the seconds it took."""
    began = time.perf_counter()
    run = subprocess.run(
        command(game, games, jobs), cwd=folder, stdout=subprocess.PIPE, text=True, check=True
    )
    return run.stdout, time.perf_counter() - began


def killed(game: str, games: int, jobs: int, folder: Path, seconds: float, group: bool) -> int:
    """The run for some seconds, then -9 for it, or for all its processes at once; how many games it left."""
    run = subprocess.Popen(
        command(game, games, jobs), cwd=folder, stdout=subprocess.DEVNULL, start_new_session=True
    )
    time.sleep(seconds)
    if run.poll() is not None:
        raise SystemExit(f"{game}: the run ended before it could be killed; ask for more games")
    if group:
        os.killpg(run.pid, signal.SIGKILL)
    else:
        run.kill()
    run.wait()
    return len(kept(folder))


def kept(folder: Path) -> list[tuple[object, ...]]:
    """The games in the file, in their order."""
    database = sqlite3.connect(folder / FILE)
    try:
        return database.execute("SELECT * FROM games ORDER BY number, setting").fetchall()
    finally:
        database.close()


def compared(game: str, games: int, jobs: int) -> bool:
    """Both runs of one game; whether they leave the same."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        straight, broken = Path(one), Path(other)
        printed, seconds = whole(game, games, jobs, straight)
        part = seconds / 3
        first = killed(game, games, jobs, broken, part, group=False)
        second = killed(game, games, jobs, broken, part, group=True)
        again, _ = whole(game, games, jobs, broken)
        pages = [(folder / "results.html").read_bytes() for folder in (straight, broken)]
        same = printed == again and pages[0] == pages[1] and kept(straight) == kept(broken)
    print(
        f"{game}: {games} games in {seconds:.0f} s on {jobs} jobs; killed with {first} and {second} games done; "
        f"report of {len(pages[0])} bytes, JSON and games {'the same' if same else 'DIFFER'}",
        flush=True,
    )
    return same


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", choices=list(GAMES), action="append", help="both, if not given")
    asked = parser.parse_args()
    results = [compared(name, asked.games, asked.jobs) for name in asked.game or GAMES]
    sys.exit(0 if all(results) else 1)
