"""`python -m bench.compiling`: what it takes to compile the engine, from nothing and after changes in one rule module.

It is built in a copy of the sources. Told are seconds by the clock, for which the machine should have nothing else to
do, and processor seconds of all cores together. It needs what `make compile` installs.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from bench.environment import children_seconds

CHECKOUT = Path(__file__).resolve().parents[1]
NEEDED = ("src", "release", "setup.py", "pyproject.toml")
CHANGED = "src/othersight/games/the_others/rules/cleanse.py"
"""The rule module that is changed to see what is compiled again."""
WRITTEN = "self.corrupted = True"
CHANGES = {
    "from nothing": (WRITTEN, ""),
    "after a change in a function of a rule": ("self.corrupted = bool(self.hero + 1)", ""),
    "after a new function in a rule": (
        "self.corrupted = is_taken(self.hero)",
        "\n\ndef is_taken(hero: int) -> bool:\n    return bool(hero + 1)\n",
    ),
}
"""What stands in place of a line of that module, and what is added to it."""


class Took(NamedTuple):
    """What a build took."""

    clock: float
    processor: float


def build_times() -> dict[str, Took]:
    """What each of the builds takes, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        for name in NEEDED:
            subprocess.run(["cp", "-r", str(CHECKOUT / name), folder], check=True)
        subprocess.run(["find", folder, "-name", "*.so", "-delete"], check=True)
        changed = Path(folder, CHANGED)
        text = changed.read_text(encoding="utf-8")
        took = {}
        for what, (line, added) in CHANGES.items():
            changed.write_text(text.replace(WRITTEN, line) + added, encoding="utf-8")
            took[what] = built(folder)
        return took


def built(folder: str) -> Took:
    """What one build takes."""
    began, before = time.monotonic(), children_seconds()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = {**os.environ, "OTHERSIGHT_COMPILE": "1", "PYTHONPATH": other_path()}
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    return Took(time.monotonic() - began, children_seconds() - before)


def other_path() -> str:
    """PYTHONPATH without this checkout, whose modules would hide those of the copy."""
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(
        [part for part in parts if part and not Path(part).is_relative_to(CHECKOUT)]
    )


def main() -> None:
    for what, took in build_times().items():
        print(f"{what}: {took.clock:.0f} s, {took.processor:.0f} s of processor time")


if __name__ == "__main__":
    main()
