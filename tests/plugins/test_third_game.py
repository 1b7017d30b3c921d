"""A third game gets play, serve, simulate, arena, environments and scenarios by its folder alone.

Its tests run in a process of their own, in which `OTHERSIGHT_GAMES` names the folder of the examples.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from othersight.games.registry import VARIABLE

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "examples" / "games"
TESTS = sorted(GAMES.glob("*/tests/test_*.py"))


@pytest.mark.slow
@pytest.mark.parametrize("file", TESTS, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_the_tests_of_an_example_game_pass(file: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", str(file)]
    paths = [str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, VARIABLE: str(GAMES), "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=env, check=False)
    assert done.returncode == 0, done.stdout[-4000:]


def test_there_is_an_example_game_with_tests() -> None:
    assert {file.parents[1].name for file in TESTS} == {"last_lamp"}


def test_nothing_of_the_package_names_the_example_game() -> None:
    files = [file for file in (ROOT / "src").rglob("*") if file.suffix in (".py", ".ftl", ".toml")]
    assert [
        file for file in files if "last_lamp" in file.read_text() or "last-lamp" in file.read_text()
    ] == []
