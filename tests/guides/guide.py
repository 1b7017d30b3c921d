"""The guides for cards, done as they say: their pieces go into a copy of the package and its tests."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ROOT / "docs" / "cards"
PIECE = re.compile(r"^\*\*`([^`\n]+)`\*\*.*?^```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "*.so", "page", "goldens", "mutation", "*.egg-info"
)


def pieces_of(page: str) -> list[tuple[str, str]]:
    """The files that a guide names, each with what it adds to it."""
    return PIECE.findall((PAGES / f"{page}.md").read_text(encoding="utf-8"))


def copy_of_the_package(folder: Path) -> Path:
    """Sources and tests once more, without what is built and what takes long."""
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def apply(page: str, folder: Path) -> list[str]:
    """Add a guide's pieces to a copy; the files that were touched."""
    pieces = pieces_of(page)
    for file, piece in pieces:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        with (folder / file).open("a", encoding="utf-8") as text:
            text.write(f"\n{piece}" if (folder / file).stat().st_size else piece)
    return [file for file, _ in pieces]


def keep_bytecode(folder: Path) -> None:
    """Bytecode of a copy's package, once for all processes. Each looks at what a source holds, not at its age: a source
    that was spoilt a moment ago is compiled anew."""
    run_in(folder, "compileall", "-q", "--invalidation-mode", "checked-hash", "src")


def run_in(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A module run by this Python in a copy."""
    paths = os.pathsep.join([str(folder / "src"), str(folder)])
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
