"""`python -m bench.compiling`: what it takes to compile the engine, from nothing and after a change in one rule module.

It is built in a copy of the sources. Told are processor seconds of all cores together. It needs what `make compile`
installs.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.environment import children_seconds

CHECKOUT = Path(__file__).resolve().parents[1]
NEEDED = ("src", "release", "setup.py", "pyproject.toml")
CHANGED = "src/othersight/games/the_others/rules/cleanse.py"
"""The rule module that is changed to see what is compiled again."""


def build_times() -> tuple[float, float]:
    """Processor seconds of the first build, and of one after a change."""
    with tempfile.TemporaryDirectory() as folder:
        for name in NEEDED:
            subprocess.run(["cp", "-r", str(CHECKOUT / name), folder], check=True)
        subprocess.run(["find", folder, "-name", "*.so", "-delete"], check=True)
        first = built(folder)
        changed = Path(folder, CHANGED)
        text = changed.read_text(encoding="utf-8")
        changed.write_text(
            text.replace("self.corrupted = True", "self.corrupted = bool(self.hero + 1)")
        )
        return first, built(folder)


def built(folder: str) -> float:
    """Processor seconds of one build."""
    before = children_seconds()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = {**os.environ, "OTHERSIGHT_COMPILE": "1", "PYTHONPATH": other_path()}
    subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
    return children_seconds() - before


def other_path() -> str:
    """PYTHONPATH without this checkout, whose modules would hide those of the copy."""
    parts = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    return os.pathsep.join(
        [part for part in parts if part and not Path(part).is_relative_to(CHECKOUT)]
    )


def main() -> None:
    first, again = build_times()
    print(
        f"from nothing: {first:.0f} s of processor time; after a change in one module: {again:.0f} s"
    )


if __name__ == "__main__":
    main()
