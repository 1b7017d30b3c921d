"""`python release/smoke.py WHEEL`: installs a wheel into an empty environment; plays, simulates and serves from it.

First the package alone, which must name the extra that a command lacks; then with the extras `server` and `lab`.
With `--here` the package that this Python has is tried, as cibuildwheel does.
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

SECONDS = 120
"""The most that one command may take."""
WHOLE_GAME = """
import othersight
from othersight.bench import is_compiled
game = othersight.new("the-others", seed=7)
while game.question:
    game.answer(game.question.texts[0])
print(game.outcome, is_compiled())
"""


class Failed(Exception):
    """What did not work, with what was printed."""


class Installed:
    """The package in an environment, used from an empty folder."""

    def __init__(self, python: Path, folder: Path) -> None:
        self.python = python
        self.folder = folder
        self.environment = {
            name: value for name, value in os.environ.items() if name != "PYTHONPATH"
        }

    def run(self, *words: str, status: int = 0, said: str = "") -> str:
        """What a command prints, on either stream; it must end with that status."""
        done = subprocess.run(
            [str(self.python), *words],
            cwd=self.folder,
            env=self.environment,
            input=said,
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
        if done.returncode != status:
            told = f"{' '.join(words)}: exit status {done.returncode}, not {status}"
            raise Failed(f"{told}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def othersight(self, *words: str, status: int = 0, said: str = "") -> str:
        return self.run("-m", "othersight", *words, status=status, said=said)


def must(is_so: bool, what: str, printed: object) -> None:
    if not is_so:
        raise Failed(f"{what}\n{printed}")


def play(there: Installed, compiled: bool) -> None:
    """A whole game from Python, and one at the keyboard that is saved and checked."""
    outcome, is_compiled = there.run("-c", WHOLE_GAME).split()
    must(outcome in ("heroes", "sins"), "the game has no winner", outcome)
    must(is_compiled == str(compiled), "compiled or not: other than the wheel's name", is_compiled)
    there.othersight("play", "the-others", "--seed", "7", said="1\n1\nsave game.json\nquit\n")
    there.othersight("replay", "game.json", "--verify")
    there.othersight("rules", "show", "TO-FIGHT-07")


def simulate(there: Installed, compiled: bool) -> None:
    """Games by the machine."""
    for game in ("the-others", "they-live"):
        printed = there.othersight("simulate", game, "--games", "2", "--bots", "random", "--json")
        must(json.loads(printed)["finished"] == 2, "games were not finished", printed)


def name_extras(there: Installed, compiled: bool) -> None:
    """A command without its extra says in one line which it is."""
    arena = ("arena", "they-live", "--bots", "random")
    for words, extra in ((("serve",), "server"), (arena, "lab"), (("envs", "check"), "envs")):
        printed = there.othersight(*words, status=2)
        must(f"pip install 'othersight[{extra}]'" in printed, "the extra is not named", printed)
        must(printed.count("\n") == 1, "more than one line", printed)


def measure(there: Installed, compiled: bool) -> None:
    """A run of the arena, with its report."""
    there.othersight("arena", "they-live", "--bots", "random", "--games", "2", "--out", "a.sqlite")
    must((there.folder / "a.html").is_file(), "the arena wrote no report", "")


def serve(there: Installed, compiled: bool) -> None:
    """A server with its page, and a table against the machine."""
    serving = subprocess.Popen(
        [str(there.python), "-m", "othersight", "serve", "--port", "0", "--data", "tables"],
        cwd=there.folder,
        env={**there.environment, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert serving.stdout is not None
        line = serving.stdout.readline()
        address = re.search(r"http://\S+/", line)
        must(address is not None, "the server does not say where it is", line)
        look_at(str(address and address.group()))
        serving.send_signal(signal.SIGINT)
        serving.wait(SECONDS)
    finally:
        serving.kill()


def look_at(address: str) -> None:
    """The page, a file it names, and the interface behind it."""
    page = fetched(address)
    assets = re.findall(r"assets/[^\"']+\.js", page)
    must(bool(assets), "the page is not in the wheel", page[:500])
    must(len(fetched(address + assets[0])) > 1000, "the page's script is empty", assets[0])
    health = json.loads(fetched(f"{address}api/health"))
    must(health["status"] == "ok", "the server is not well", health)
    table = json.loads(fetched(f"{address}api/play-now", {"game": "they-live"}))
    must("table" in table, "no table was made", table)


def fetched(address: str, body: dict[str, Any] | None = None) -> str:
    """What the server answers."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})
    with urlopen(request, timeout=SECONDS) as answer:
        return str(answer.read().decode())


Trial = Callable[[Installed, bool], None]
ALONE: tuple[Trial, ...] = (play, simulate, name_extras)
WITH_EXTRAS: tuple[Trial, ...] = (measure, serve)


def tried(trials: tuple[Trial, ...], there: Installed, compiled: bool) -> None:
    for trial in trials:
        started = time.monotonic()
        trial(there, compiled)
        print(f"{trial.__name__}: works ({time.monotonic() - started:.1f} s)", flush=True)


def try_wheel(wheel: Path, folder: Path) -> None:
    """The wheel in an environment of its own."""
    venv.create(folder / "env", with_pip=True)
    there = Installed(folder / "env" / "bin" / "python", folder)
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    compiled = not wheel.name.endswith("-py3-none-any.whl")
    there.run(*pip, str(wheel))
    version = there.othersight("--version").split()[-1]
    must(f"-{version}-" in wheel.name, "the version is not that of the wheel", version)
    tried(ALONE, there, compiled)
    there.run(*pip, f"{wheel}[server,lab]")
    tried(WITH_EXTRAS, there, compiled)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", nargs="?", type=Path, help="the wheel to try")
    parser.add_argument("--here", action="store_true", help="try what this Python has, compiled")
    asked = parser.parse_args()
    if asked.here == bool(asked.wheel):
        parser.error("name a wheel, or say --here")
    if asked.wheel and not asked.wheel.is_file():
        parser.error(f"there is no wheel {asked.wheel}: build one with python -m build")
    with tempfile.TemporaryDirectory(prefix="othersight-smoke-") as folder:
        try:
            if asked.here:
                tried((play, simulate, serve), Installed(Path(sys.executable), Path(folder)), True)
            else:
                try_wheel(asked.wheel.resolve(), Path(folder))
        except Failed as failure:
            sys.exit(f"smoke test failed: {failure}")


if __name__ == "__main__":
    main()
