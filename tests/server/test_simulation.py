"""Simulated worlds: whatever fails, all seats end with the same position and nothing acknowledged is lost.

`python -m tests.server.simulation` lives through many more; a seed that fails here fails there as well."""

import asyncio
import random
from pathlib import Path

import pytest

from othersight.server.sessions import lease
from tests.server.simulation.planted_faults import OFTEN, PLANTED, Plant
from tests.server.simulation.virtual_loop import NeverEnds, VirtualLoop
from tests.server.simulation.world import live, template

WORLDS, PARTS = 167, 10
TABLES, ANSWERS = 6, 3
"""A thousand table-lives."""
ALWAYS = ("dropped", "twice", "late")
"""What befalls the messages of every world."""
KINDS = 14
"""Other kinds of faults that a part of the worlds has at least, of the seventeen."""
FEW = 12
"""Seeds within which a planted fault has to show."""


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return template(tmp_path_factory.mktemp("template"))


@pytest.mark.parametrize("part", range(PARTS))
def test_simulated_tables_end_with_equal_hashes_and_no_lost_decision(
    empty: Path, part: int
) -> None:
    befell: set[str] = set()
    for seed in range(part, WORLDS, PARTS):
        lived = live(str(seed), empty, TABLES, ANSWERS)
        assert lived.decisions >= ANSWERS, f"seed {seed}: nearly nothing was played"
        assert all([lived.faults[kind] for kind in ALWAYS]), f"seed {seed}: {lived.faults}"
        befell.update([kind for kind, count in lived.faults.items() if count])
    assert len(befell.difference(ALWAYS)) >= KINDS, befell


def test_a_seed_reproduces_its_world(empty: Path) -> None:
    assert live("again", empty, 2, 3) == live("again", empty, 2, 3)


def shows(empty: Path, first: int, tables: int) -> bool:
    """Whether the world of a seed fails, or one of a few others: what shows a fault changes with the server."""
    for seed in (first, *range(FEW)):
        try:
            live(str(seed), empty, tables, ANSWERS)
        except Exception:
            return True
    return False


@pytest.mark.parametrize("fault", PLANTED, ids=lambda fault: fault.__name__)
def test_a_planted_fault_shows(empty: Path, monkeypatch: pytest.MonkeyPatch, fault: Plant) -> None:
    fault(monkeypatch)
    assert shows(empty, *PLANTED[fault])


def test_cancels_that_get_lost_while_a_lease_is_renewed_stop_no_table(
    empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "RENEW_EVERY", OFTEN)
    assert live("renewed", empty, 4, ANSWERS).decisions >= ANSWERS


def test_virtual_time_passes_at_once_and_a_loop_that_waits_for_nothing_says_so() -> None:
    loop = VirtualLoop(random.Random(1))
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        assert runner.run(asyncio.to_thread(lambda: loop.time())) < 10
        runner.run(asyncio.sleep(10**6))
        assert loop.time() > 10**6
        with pytest.raises(NeverEnds):
            runner.run(asyncio.Event().wait())
