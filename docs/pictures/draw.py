"""Draws docs/pictures/terminal.svg: a decision of a real game, as the terminal shows it.

.venv/bin/python docs/pictures/draw.py
"""

import io
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

HERE = Path(__file__).parent
LINES = "2\n1\n2\nmap\nagain\nwhy fight\nquit\n"
COMMAND = ("play", "the-others", "--seed", "8")


def main() -> None:
    """Play a few lines and keep what the screen shows."""
    shown = subprocess.run(
        [str(Path(sys.executable).parent / "othersight"), *COMMAND],
        input=LINES, capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    console = Console(record=True, width=104, file=io.StringIO())
    console.print(Text(part_worth_showing(shown)), soft_wrap=False)
    console.save_svg(str(HERE / "terminal.svg"), title="othersight play the-others")


def part_worth_showing(shown: str) -> str:
    """From the map on, without what follows the last answer."""
    return shown[shown.index("> map") :].split("> quit")[0].rstrip()


if __name__ == "__main__":
    main()
