"""Says at the start of a test run whether the engine is compiled, refuses a stale build, marks what is slow, and keeps
bytecode for the many processes that tests start."""

import gc
import os
import shutil
import sys
import tempfile
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
SOURCE = TESTS.parent / "src" / "othersight"
SLOW = (
    *("arena", "conformance", "hostile", "mutation", "no_leak", "page", "properties", "server"),
    *("envs/test_example.py", "release", "test_compiled.py", "test_fuzz.py"),
)
"""Folders and files of tests that play many games, start processes or open a browser: `make quick` leaves them out."""

SELDOM = (20_000, 20, 50)
"""How often garbage is looked for: Python's own thresholds cost the tests of the server a tenth of their time."""
BYTECODE = TESTS.parent / ".pytest_cache" / "bytecode"


def keep_bytecode() -> None:
    """Where bytecode may not lie beside the sources, keep it elsewhere: every process that a test starts would compile
    hundreds of modules. What lay in temporary folders is forgotten, unless these tests themselves lie in one."""
    if not sys.dont_write_bytecode:
        return
    temporary = Path(tempfile.gettempdir()).resolve()
    if temporary not in TESTS.parents:
        shutil.rmtree(BYTECODE / temporary.relative_to(temporary.anchor), ignore_errors=True)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(BYTECODE)
    sys.dont_write_bytecode = False


keep_bytecode()


def compiled_modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.so"))


def pytest_configure() -> None:
    """English, whatever the machine speaks. A compiled module hides its source, so tests of an edited source would
    test nothing."""
    os.environ["OTHERSIGHT_LANGUAGE"] = "en"
    for module in compiled_modules():
        source = module.with_name(module.name.partition(".")[0] + ".py")
        if not source.is_file() or source.stat().st_mtime > module.stat().st_mtime:
            raise pytest.UsageError(
                f"{source.relative_to(SOURCE)} has changed since it was compiled: "
                "run make compile, or make interpreted"
            )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lies in SLOW bears the mark `slow`; single tests elsewhere bear it themselves."""
    places = {TESTS / name for name in SLOW}
    slow = {path for path in {item.path for item in items} if places & {path, *path.parents}}
    for item in items:
        if item.path in slow:
            item.add_marker(pytest.mark.slow)


def pytest_collection_finish() -> None:
    """Garbage is looked for seldom. Nothing is frozen: faults are planted in functions that the collector lists."""
    gc.set_threshold(*SELDOM)


def pytest_report_header() -> str:
    return f"othersight: {'compiled' if compiled_modules() else 'interpreted'}"
