"""The browser of the tests: the machine's own Chromium, found by its usual names or by OTHERSIGHT_CHROMIUM."""

import os
import shutil
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


def chromium() -> str:
    """The path of a Chromium; "" if there is none."""
    named = os.environ.get("OTHERSIGHT_CHROMIUM", "")
    if named:
        return named if Path(named).is_file() else ""
    return next((found for name in NAMES if (found := shutil.which(name))), "")
