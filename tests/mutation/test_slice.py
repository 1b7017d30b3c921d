"""A part of the planted faults, always the same: each is noticed by a test of a rule of its step."""

import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
PART = "1/40"


def test_the_faults_of_one_part_are_noticed() -> None:
    line = [sys.executable, "-m", "tests.mutation", "--jobs", "1", "--slice", PART]
    done = subprocess.run(line, cwd=REPOSITORY, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    assert "0 survive" in done.stdout
