"""A server with the built page, and browsers that look at it; skipped with the reason where either cannot be had."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.opening import opened
from tests.page.serving import Served
from tests.page.table import Visitor

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test in a browser is tried once more if it fails; the summary counts it as rerun: a fault to find."""
    here = {path for path in {item.path for item in items} if HERE in path.parents}
    for item in items:
        if item.path in here:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def built() -> None:
    """The page as its source is now; builders wait for each other."""
    import fcntl

    with (ROOT / "web" / "build.py").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(
            [sys.executable, str(ROOT / "web" / "build.py")], capture_output=True, text=True
        )
    if done.returncode:
        pytest.skip(f"the page cannot be built here: {(done.stderr or done.stdout).strip()[-300:]}")


@pytest.fixture(scope="session")
def address(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a free port, with quick bots."""
    served = Served(tmp_path_factory.mktemp("tables"))
    yield served.address
    served.stop()


@pytest.fixture
def served(built: None, tmp_path: Path) -> Iterator[Served]:
    """A server of one test alone, which may go away."""
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.fixture(scope="package")
def chrome() -> Iterator[object]:
    """A browser for the tests of this folder that follow each other: while it is there its event loop runs, and no test
    of another folder could run its own."""
    with opened() as browser:
        yield browser


@pytest.fixture
def visitor(address: str, chrome: object) -> Iterator[Visitor]:
    """Somebody who opens the page."""
    somebody = Visitor(address, chrome)
    yield somebody
    somebody.leave()


@pytest.fixture
def other(address: str, chrome: object) -> Iterator[Visitor]:
    """Somebody else, in a browser of their own."""
    somebody = Visitor(address, chrome)
    yield somebody
    somebody.leave()
