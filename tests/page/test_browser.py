"""A Chromium for the tests: what is found, and what is tried where there is none."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.page import browser


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any Chromium."""
    monkeypatch.delenv("OTHERSIGHT_CHROMIUM", raising=False)
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(browser, "NAMES", ("no-such-browser",))
    monkeypatch.setattr(browser, "INSTALLED_BY", (["true", "one"], ["true", "two"]))
    return tmp_path


def test_the_one_that_playwright_keeps_is_found(bare: Path) -> None:
    assert browser.chromium() == ""
    kept = bare / "chromium-1200" / "chrome-linux" / "chrome"
    kept.parent.mkdir(parents=True)
    kept.touch()
    assert browser.chromium() == str(kept)


def test_ways_to_install_are_tried_until_one_has_worked(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def run(command: list[str], **limits: Any) -> None:
        tried.append(command[1])
        kept = bare / "chromium-1" / "chrome-linux" / "chrome"
        kept.parent.mkdir(parents=True)
        kept.touch()

    monkeypatch.setattr(subprocess, "run", run)
    browser.install()
    assert tried == ["one"]


def test_where_nothing_helps_it_says_what_would(
    bare: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    browser.install()
    assert "install chromium" in capsys.readouterr().err
