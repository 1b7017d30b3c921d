"""The browser of the tests: the machine's own Chromium, found by its usual names or by OTHERSIGHT_CHROMIUM, or the one
that Playwright keeps. `python -m tests.page.browser` installs one where there is none.
"""

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NONE = "no Chromium on this machine: install chromium, or name one in OTHERSIGHT_CHROMIUM"
INSTALLED_BY = (
    [sys.executable, "-m", "playwright", "install", "chromium"],
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "chromium"],
)
"""What is tried in turn until there is a Chromium: Playwright's own for any user, then Debian's."""
PATIENCE = 300
"""Seconds for each of them."""


def chromium() -> str:
    """The path of a Chromium; "" if there is none."""
    named = os.environ.get("OTHERSIGHT_CHROMIUM", "")
    if named:
        return named if Path(named).is_file() else ""
    return next((found for name in NAMES if (found := shutil.which(name))), "") or kept()


def kept() -> str:
    """The newest Chromium that Playwright has installed, if any."""
    usual = Path.home() / ".cache" / "ms-playwright"
    folder = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", "") or usual)
    return str(max(folder.glob("chromium-*/chrome-linux*/chrome"), default=""))


def install() -> None:
    """Install a Chromium where there is none; without one the tests of the page are skipped and say so."""
    for command in INSTALLED_BY:
        if chromium():
            return
        if shutil.which(command[0]):
            print("no Chromium yet:", " ".join(command), flush=True)
            with suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(command, timeout=PATIENCE, check=False)
    if not chromium():
        print(NONE, file=sys.stderr)


if __name__ == "__main__":
    install()
