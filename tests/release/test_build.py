"""What is built takes the page along, or says why there is none; a quick look without building for real."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hygiene.imports import SOURCE

CHECKOUT = SOURCE.parent
PAGE = "src/othersight/server/page/index.html"
NO_PAGE = "raise SystemExit('the page cannot be built: npm run build: no network')\n"
NO_TEXTS = "def compile_all(): pass\n"
NEEDED = (
    "setup.py",
    "release/c_files.py",
    "release/othersight_build.py",
    "release/extensions.py",
    "release/profile.py",
    "web/build.py",
)
LEFT_OUT = {".git", "MANIFEST.in", "README.md", "LICENSE", "pyproject.toml", "setup.py"}
"""What setuptools takes into a source archive unasked, and what belongs to git alone."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """As much of a project as setup.py needs."""
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(CHECKOUT / name, tmp_path / name)
    package = tmp_path / "src" / "othersight"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "locales").mkdir()
    (package / "locales" / "loader.py").write_text(NO_TEXTS)
    settings = "[options]\npackage_dir =\n    =src\npackages = othersight\n"
    (tmp_path / "setup.cfg").write_text(f"[metadata]\nname = othersight\n{settings}")
    return tmp_path


def built(project: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "setup.py", "--quiet", *words]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", ["build_py", "sdist"])
def test_nothing_is_built_where_the_page_cannot_be(project: Path, command: str) -> None:
    (project / "web" / "build.py").write_text(NO_PAGE)
    refused = built(project, command)
    assert refused.returncode != 0
    assert refused.stderr.splitlines()[-2:] == [
        "the page cannot be built: npm run build: no network",
        "nothing is built without the page, and the lines above say why it cannot be built",
    ]
    assert not list(project.glob("dist/*"))
    assert not (project / "build").exists()


def test_nothing_is_built_where_page_and_sources_are_missing(project: Path) -> None:
    (project / "web" / "build.py").unlink()
    refused = built(project, "build_py")
    assert refused.returncode != 0
    assert refused.stderr.splitlines()[-1] == (
        f"nothing is built without the page: {PAGE} is missing, and so is web/build.py"
    )


def test_an_unpacked_archive_is_built_with_the_page_it_carries(project: Path) -> None:
    (project / "PKG-INFO").touch()
    (project / PAGE).parent.mkdir(parents=True)
    (project / PAGE).touch()
    assert built(project, "build_py").returncode == 0


def test_metadata_is_made_without_the_compiler(project: Path) -> None:
    (project / "src" / "othersight" / "kernel").mkdir()
    (project / "src" / "othersight" / "kernel" / "game.py").write_text("not Python at all\n")
    command = [sys.executable, "setup.py", "--quiet", "egg_info"]
    environment = {"OTHERSIGHT_COMPILE": "1", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_every_part_of_the_repository_goes_into_the_source_archive() -> None:
    lines = (CHECKOUT / "MANIFEST.in").read_text("utf-8").splitlines()
    words = [line.split() for line in lines]
    taken = {name for kind, *names in words if kind in ("include", "graft") for name in names}
    listed = subprocess.run(
        ["git", "ls-files"], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a clone")
    there = {name.partition("/")[0] for name in listed.stdout.splitlines()}
    assert there - taken - LEFT_OUT == set()
    assert {name for name in taken if not (CHECKOUT / name).exists()} == set()
