"""`make` without a target lists every target there is, and only those."""

import re
from pathlib import Path

LINES = (Path(__file__).resolve().parents[2] / "Makefile").read_text("utf-8").splitlines()


def test_every_target_is_listed_and_every_listed_one_is_there() -> None:
    targets = {match[1] for line in LINES if (match := re.match(r"([a-z]+):", line))}
    listed = {match[1] for line in LINES if (match := re.search(r'@echo "make ([a-z]+) ', line))}
    assert targets - {"help"} == listed


def test_no_target_is_taken_for_a_file() -> None:
    (phony,) = [line.split()[1:] for line in LINES if line.startswith(".PHONY:")]
    targets = [match[1] for line in LINES if (match := re.match(r"([a-z]+):", line))]
    assert sorted(targets) == sorted(phony)
