"""`python -m othersight` is the command too."""

import subprocess
import sys
from pathlib import Path

import pytest


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "othersight", "--version"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("othersight ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this machine has no /dev/full")
@pytest.mark.parametrize(
    "typed",
    [
        ("--version",),
        ("odds", "the-others", "--cleanse", "2", "--json"),
        ("rules", "show", "TO-DICE-01"),
    ],
)
def test_output_that_cannot_be_written_is_told_in_one_line(typed: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "othersight", *typed],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.stderr == "cannot write the output: No space left on device\n"
    assert done.returncode == 1
