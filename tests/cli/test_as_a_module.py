"""`python -m othersight` is the command too."""

import subprocess
import sys


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "othersight", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("othersight ")
