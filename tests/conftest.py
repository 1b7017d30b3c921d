"""Says at the start of a test run whether the engine is compiled, and refuses a stale build."""

from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src" / "othersight"


def compiled_modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.so"))


def pytest_configure() -> None:
    """A compiled module hides its source, so tests of an edited source would test nothing."""
    for module in compiled_modules():
        source = module.with_name(module.name.partition(".")[0] + ".py")
        if not source.is_file() or source.stat().st_mtime > module.stat().st_mtime:
            raise pytest.UsageError(
                f"{source.relative_to(SOURCE)} has changed since it was compiled: "
                "run make compile, or make interpreted"
            )


def pytest_report_header() -> str:
    return f"othersight: {'compiled' if compiled_modules() else 'interpreted'}"
