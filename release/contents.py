"""`python release/contents.py`: is everything in what dist/ holds? Every tracked file in the source archive, the whole
package in the wheel, the built page in both.
"""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
PAGE = "othersight/server/page/index.html"


def newest(pattern: str) -> Path:
    """The latest such file of dist/."""
    found = sorted(CHECKOUT.glob(f"dist/{pattern}"), key=lambda file: file.stat().st_mtime)
    if not found:
        sys.exit(f"there is no dist/{pattern}: build it with python -m build")
    return found[-1]


def tracked() -> set[str]:
    """The files of the repository."""
    asked = ["git", "ls-files"]
    listed = subprocess.run(asked, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    return set(listed.stdout.splitlines())


def missing_from_archive(archive: Path, files: set[str]) -> set[str]:
    """What the source archive ought to have and has not; its names begin with its own folder."""
    with tarfile.open(archive) as opened:
        held = {name.partition("/")[2] for name in opened.getnames()}
    return {*files, f"src/{PAGE}"} - held


def missing_from_wheel(wheel: Path, files: set[str]) -> set[str]:
    """What the wheel ought to have and has not: the package, without what is beside it."""
    with zipfile.ZipFile(wheel) as opened:
        held = set(opened.namelist())
    package = {file.removeprefix("src/") for file in files if file.startswith("src/")}
    return {*package, PAGE} - held


def main() -> None:
    files = tracked()
    archive, wheel = newest("othersight-*.tar.gz"), newest("othersight-*-py3-none-any.whl")
    lost = [f"{archive.name} lacks {name}" for name in missing_from_archive(archive, files)]
    lost += [f"{wheel.name} lacks {name}" for name in missing_from_wheel(wheel, files)]
    if lost:
        sys.exit("\n".join(sorted(lost)))
    print(f"{archive.name} and {wheel.name} hold everything")


if __name__ == "__main__":
    main()
