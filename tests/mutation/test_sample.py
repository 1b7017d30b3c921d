"""Faults of every chapter are planted with every run of the suite, and their rules' own tests must notice them."""

import subprocess
import sys
from pathlib import Path

import pytest

from othersight.rules_reference import games, rule
from tests.mutation.fault import kept
from tests.mutation.sample import sampled

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", games())
def test_no_fault_of_the_sample_survives(game: str) -> None:
    arguments = ["--game", game, "--sample", "1", "--jobs", "1"]
    line = [sys.executable, "-m", "tests.mutation", *arguments]
    done = subprocess.run(line, cwd=REPOSITORY, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_sample_has_every_chapter_and_is_always_the_same() -> None:
    faults = [fault for fault in kept() if not fault.equivalent]
    chosen = sampled(faults, 1)
    assert sampled(reversed(faults), 1) == chosen
    chapters = {(fault.game, rule(id).chapter) for fault in faults for id in fault.rules}
    assert {(fault.game, rule(id).chapter) for fault in chosen for id in fault.rules} == chapters
    assert len(chosen) <= len(chapters)


def test_a_fault_of_another_chapter_does_not_change_the_sample() -> None:
    faults = [fault for fault in kept() if not fault.equivalent]
    chosen = [f for f in sampled(faults, 1) if all(id.startswith("TL-STASH") for id in f.rules)]
    fewer = [f for f in faults if any(id.startswith("TL-STASH") for id in f.rules)]
    assert chosen
    assert set(chosen) <= set(sampled(fewer, 1))
