"""The pictures of the table in docs/pictures, taken from a game that is always the same.

Run: python -m tests.page.screenshots [FOLDER]
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.page.browser import ARGUMENTS, NONE, chromium
from tests.page.serving import Served
from tests.page.table import Visitor

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
DESK: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 360, "height": 740}
SETTLED = 1500
"""Milliseconds after which nothing moves any more."""


def to_a_throw(visitor: Visitor, most: int = 80) -> None:
    """Play until the dice of a Fight lie on the table, added up, and something is asked."""
    for _ in range(most):
        visitor.asked()
        if visitor.page.locator(".die").count() > 6 and visitor.page.locator(".sums").count() > 1:
            return
        wanted = [
            at for at, one in enumerate(visitor.options()) if one.split()[0] in ("fight", "shoot")
        ]
        visitor.answer(wanted[0] if wanted else 0)


def shoot(visitor: Visitor, path: Path) -> None:
    """One picture, once everything stands still."""
    visitor.page.wait_for_timeout(SETTLED)
    visitor.page.screenshot(path=path)
    sys.stdout.write(f"{path}\n")


def the_others(visitor: Visitor, folder: Path) -> None:
    visitor.open(**DESK)
    visitor.play_now("the-others")
    to_a_throw(visitor)
    shoot(visitor, folder / "browser_the_others.png")
    visitor.open(**PHONE, has_touch=True, device_scale_factor=2)
    visitor.page.goto(visitor.address + "/#/new/the-others")
    visitor.page.select_option("#seat-0", "me")
    visitor.page.locator("form button.main").click()
    visitor.read_briefing()
    visitor.asked()
    shoot(visitor, folder / "browser_phone_the_others.png")


def they_live(visitor: Visitor, folder: Path) -> None:
    visitor.open(**DESK)
    visitor.play_now("they-live")
    visitor.play_on(16)
    visitor.asked()
    shoot(visitor, folder / "browser_they_live.png")
    visitor.page.get_by_role("button", name="Lenses").click()
    shoot(visitor, folder / "browser_lenses.png")
    visitor.open(**PHONE, has_touch=True, device_scale_factor=2)
    visitor.play_now("they-live")
    visitor.play_on(16)
    visitor.asked()
    shoot(visitor, folder / "browser_phone_they_live.png")


def take(chrome: Any, served: Served, folder: Path) -> None:
    """All of them."""
    visitor = Visitor(served.address, chrome)
    try:
        the_others(visitor, folder)
        they_live(visitor, folder)
    finally:
        visitor.leave()


def main() -> None:
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    if not folder.is_dir():
        raise SystemExit(f"there is no folder {folder} for the pictures")
    if not chromium():
        raise SystemExit(NONE)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        served = Served(Path(data))
        chrome = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            take(chrome, served, folder)
        finally:
            chrome.close()
            served.stop()


if __name__ == "__main__":
    main()
