"""Every page and every moment on desk, laptop and phone, to be looked at: one picture each, and one sheet with all.

Run: python -m tests.page.gallery [FOLDER]    (the sheet goes to docs/pictures as well if no folder is named)
"""

import html
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.page.browser import ARGUMENTS, NONE, chromium
from tests.page.screenshots import PICTURES, SETTLED
from tests.page.serving import Served
from tests.page.table import Visitor
from tests.server.finished_games import stored_fairly

GAMES = ("the-others", "they-live")
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"width": 1440, "height": 900},
    "laptop": {"width": 1280, "height": 720},
    "phone": {"width": 360, "height": 640, "has_touch": True},
}
PRESSES = 300
"""After so many presses a game has shown the moments it has."""
SHEET = "gallery.jpg"
SHEET_WIDTH = 1600
WHERE_ONE_GOES_ON = "[data-moment], dialog[data-finale][open], button.waits, button.option:not([disabled]), [data-over]"

Taken = Callable[[str], None]


def pages(visitor: Visitor, served: Served, take: Taken) -> None:
    """What one opens by a link."""
    page = visitor.page
    take("start")
    for game in GAMES:
        registry = served.server.config.app.state.registry
        table, _ = stored_fairly(registry, "gallery", game)
        for name, place in {
            "new table": f"new/{game}",
            "rules": f"rules/{game}",
            "puzzles": f"puzzles/{game}",
            "replay": f"replay/{table}/40",
        }.items():
            page.goto(f"{visitor.address}/#/{place}")
            take(f"{game} {name}")
        page.get_by_role("tab", name="Study").click()
        page.wait_for_selector("[data-study=done] svg")
        take(f"{game} study")


def lesson(visitor: Visitor, game: str, take: Taken) -> None:
    """The first step of a lesson."""
    visitor.page.goto(visitor.address)
    visitor.page.click(f"[data-learn='{game}/first']")
    visitor.page.wait_for_selector(".lesson")
    take(f"{game} lesson")


def table(visitor: Visitor, game: str, take: Taken) -> None:
    """From the briefing through a whole game, with each kind of moment once, to its end."""
    page = visitor.page
    page.goto(visitor.address)
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".briefing")
    take(f"{game} briefing")
    visitor.read_briefing()
    visitor.asked()
    take(f"{game} question")
    for kind in moments(visitor):
        take(f"{game} {kind}")


def moments(visitor: Visitor) -> Iterator[str]:
    """Play on; the kind of each moment when it is seen for the first time, and the end."""
    page = visitor.page
    seen: set[str] = set()
    for _ in range(PRESSES):
        page.wait_for_selector(WHERE_ONE_GOES_ON)
        shown = page.locator("[data-moment]")
        kind = shown.first.get_attribute("data-moment") if shown.count() else None
        if kind and kind not in seen:
            seen.add(kind)
            yield f"moment {kind}"
        if page.locator("dialog[data-finale][open]").count():
            yield "finale"
            break
        if page.locator("[data-over]").count():
            yield "end"
            break
        visitor.click_if_shown("[data-identity][open] form button")
        visitor.click_if_shown("[data-moment]")
        visitor.click_if_shown("button.waits, button.option:not([disabled])")


def take_all(chrome: Any, served: Served, folder: Path) -> list[Path]:
    """All pictures, in the order in which one meets them."""
    taken: list[Path] = []
    for size, window in SIZES.items():
        visitor = Visitor(served.address, chrome)
        visitor.open(pace="step", **window)

        def take(name: str, size: str = size, visitor: Visitor = visitor) -> None:
            visitor.page.wait_for_timeout(SETTLED)
            path = folder / f"{size} {name}.png".replace(" ", "_")
            visitor.page.screenshot(path=path)
            taken.append(path)
            sys.stdout.write(f"{path}\n")

        try:
            pages(visitor, served, take)
            for game in GAMES:
                lesson(visitor, game, take)
                table(visitor, game, take)
        finally:
            visitor.leave()
    return taken


def write_sheet(chrome: Any, taken: list[Path], target: Path) -> None:
    """All pictures with their names on one sheet."""
    figures = "".join(
        f"<figure><img src='{path.name}'><figcaption>{html.escape(path.stem)}</figcaption></figure>"
        for path in taken
    )
    style = (
        "body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#222;color:#eee;font:11px sans-serif}"
        "figure{margin:0}img{height:200px;display:block}"
    )
    place = target.parent / "gallery.html"
    place.write_text(f"<style>{style}</style>{figures}", encoding="utf-8")
    page = chrome.new_page(viewport={"width": SHEET_WIDTH, "height": 800})
    page.goto(place.as_uri())
    page.screenshot(path=target, full_page=True, type="jpeg", quality=70)
    page.close()


def main() -> None:
    from playwright.sync_api import sync_playwright

    if not chromium():
        raise SystemExit(NONE)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(data) / "gallery"
        folder.mkdir(parents=True, exist_ok=True)
        served = Served(Path(data))
        chrome = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            write_sheet(chrome, take_all(chrome, served, folder), folder / SHEET)
        finally:
            chrome.close()
            served.stop()
        if len(sys.argv) == 1:
            shutil.copy(folder / SHEET, PICTURES / SHEET)


if __name__ == "__main__":
    main()
