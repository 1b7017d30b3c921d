"""All pictures of each game with their ids, on one sheet for each theme, in docs/pictures.

Run: python -m tests.page.contact_sheet [FOLDER]
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.page.browser import ARGUMENTS, NONE, chromium

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
GAMES = ("the-others", "they-live")
THEMES = ("light", "dark")
WIDTH = 1150


def write(game: str, theme: str, target: Path) -> None:
    """The sheet as a page, put together by the page's own code."""
    subprocess.run(["node", "sheet.mjs", game, theme, str(target)], cwd=ROOT / "web", check=True)


def main() -> None:
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES
    path = chromium()
    if not path:
        raise SystemExit(NONE)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        page = browser.new_page(viewport={"width": WIDTH, "height": 800})
        for game in GAMES:
            for theme in THEMES:
                sheet = Path(place) / f"{game}_{theme}.html"
                write(game, theme, sheet)
                page.goto(sheet.as_uri())
                target = folder / f"contact_sheet_{game.replace('-', '_')}_{theme}.png"
                page.screenshot(path=target, full_page=True)
                sys.stdout.write(f"{target}\n")
        browser.close()


if __name__ == "__main__":
    main()
