"""The compiled engine plays the same games as the interpreted one, to the last bit.

It is built in a temporary copy, which takes a minute or two: only where OTHERSIGHT_TEST_COMPILED is set, and
where there is all that a build needs.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
GAMES = 20
"""Of each game."""
MYPY_SETTINGS = """
[mypy]
mypy_path = src
explicit_package_bases = true
namespace_packages = true
[mypy-pettingzoo.*]
ignore_missing_imports = true
"""
"""All of pyproject.toml that a build needs; the rest of it asks for a recent setuptools."""


def why_not() -> str:
    """What keeps this machine from building, or "" if nothing does."""
    if not os.environ.get("OTHERSIGHT_TEST_COMPILED"):
        return "takes a minute or two: set OTHERSIGHT_TEST_COMPILED=1 to run it"
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler.split()[0]) is None:
        return f"there is no C compiler {compiler.split()[0]}"
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return "the headers of Python are not installed"
    missing = [name for name in ("mypyc", "setuptools") if find_spec(name) is None]
    return f"{missing[0]} is not installed: pip install 'othersight[compile]'" if missing else ""


def copy_of_sources(to: Path) -> Path:
    shutil.copytree(
        CHECKOUT / "src", to / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    shutil.copy(CHECKOUT / "setup.py", to)
    shutil.copytree(CHECKOUT / "release", to / "release")
    (to / "mypy.ini").write_text(MYPY_SETTINGS, encoding="utf-8")
    return to


def run(copy: Path, *arguments: str, **environment: str) -> str:
    """What Python prints in that copy; its own words if it fails."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def fingerprints(copy: Path) -> list[str]:
    path = os.pathsep.join([str(copy / "src"), str(CHECKOUT)])
    games = ("--games", str(GAMES))
    return run(copy, "-m", "bench.fingerprints", *games, PYTHONPATH=path).splitlines()


@pytest.mark.skipif(bool(why_not()), reason=why_not())
def test_a_compiled_engine_plays_the_same_games(tmp_path: Path) -> None:
    copy = copy_of_sources(tmp_path)
    interpreted = fingerprints(copy)
    build = ("setup.py", "--quiet", "build_ext", "--build-lib", "src")
    run(copy, *build, OTHERSIGHT_COMPILE="1", OTHERSIGHT_OPT_LEVEL="0")
    compiled = fingerprints(copy)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted) == 2 * GAMES + 1
    assert interpreted[1:] == compiled[1:]
