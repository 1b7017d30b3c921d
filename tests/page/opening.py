"""A Chromium for as long as a test needs it; without one the test is skipped and says so."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.page.browser import ARGUMENTS, NONE, chromium


@contextmanager
def opened() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    if not path:
        pytest.skip(NONE)
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()
