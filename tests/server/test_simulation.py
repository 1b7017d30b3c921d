"""Simulated worlds: whatever fails, all seats end with the same position and nothing acknowledged is lost.

`python -m tests.server.simulation` lives through many more; a seed that fails here fails there as well."""

import asyncio
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from othersight.server.cluster.pubsub import LeaseReply
from othersight.server.sessions import autoplay, lease
from othersight.server.sessions.cluster_sync import ClusterSync
from othersight.server.storage import store as store_module
from othersight.server.storage.rows import JournalEntry
from othersight.server.storage.statements import append_entry
from othersight.server.tables.journaled_table import JournaledTable
from othersight.server.tables.table import Table
from tests.server.simulation.shared_redis import SharedRedis
from tests.server.simulation.virtual_loop import NeverEnds, VirtualLoop
from tests.server.simulation.world import live, template

WORLDS, PARTS = 40, 10
TABLES, ANSWERS = 6, 3
FEW = 12
"""Seeds within which a planted fault has to show."""
OFTEN = 0.01
"""Seconds after which a lease is renewed where most answers of bots shall come while it is."""


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return template(tmp_path_factory.mktemp("template"))


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What the simulated servers log is expected."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("part", range(PARTS))
def test_simulated_tables_end_with_equal_hashes_and_no_lost_decision(
    empty: Path, part: int
) -> None:
    for seed in range(part, WORLDS, PARTS):
        lived = live(str(seed), empty, TABLES, ANSWERS)
        assert lived.decisions >= TABLES * ANSWERS, f"seed {seed}"


def test_a_seed_reproduces_its_world(empty: Path) -> None:
    assert live("again", empty, 2, 3) == live("again", empty, 2, 3)


def shows(empty: Path) -> bool:
    """Whether one of a few worlds fails."""
    for seed in range(FEW):
        try:
            live(str(seed), empty, 4, ANSWERS)
        except Exception:
            return True
    return False


def forget_key(transaction: Any, entry: JournalEntry) -> None:
    """A journal that does not know that a message was carried out already."""
    change = entry.change
    plain = type(change)(change.sequence, change.kind, change.seat, change.detail)
    append_entry(transaction, type(entry)(**{**vars(entry), "change": plain}))


async def forget(self: JournaledTable) -> None:
    """After an error nobody looks whether the change was stored all the same."""


async def cancel_once(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks and wait for their end, as if no cancel could get lost."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("fault", ["keys", "ambiguous", "behind", "lease", "cancel"])
def test_a_planted_fault_shows(empty: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    if fault == "keys":
        monkeypatch.setattr(store_module, "append_entry", forget_key)
        monkeypatch.setattr(Table, "has_done", lambda self, seat, key: False)
    if fault == "ambiguous":
        monkeypatch.setattr(JournaledTable, "verify_stored", forget)
        monkeypatch.setattr(JournaledTable, "catch_up", forget)
    if fault == "behind":
        monkeypatch.setattr(ClusterSync, "catch_up", lambda self, session: None)
        monkeypatch.setattr(autoplay, "LOOK_AGAIN", 10.0**6)
    if fault == "lease":
        monkeypatch.setattr(SharedRedis, "acquire", lambda *_: LeaseReply.ELSEWHERE)
    if fault == "cancel":
        monkeypatch.setattr(lease, "RENEW_EVERY", OFTEN)
        monkeypatch.setattr(lease, "end_tasks", cancel_once)
        monkeypatch.setattr(lease.Lease, "acquire", lease.Lease.ask)
    assert shows(empty)


def test_cancels_that_get_lost_while_a_lease_is_renewed_stop_no_table(
    empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "RENEW_EVERY", OFTEN)
    assert live("renewed", empty, 4, ANSWERS).decisions >= 4 * ANSWERS


def test_virtual_time_passes_at_once_and_a_loop_that_waits_for_nothing_says_so() -> None:
    loop = VirtualLoop(random.Random(1))
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        assert runner.run(asyncio.to_thread(lambda: loop.time())) < 10
        runner.run(asyncio.sleep(10**6))
        assert loop.time() > 10**6
        with pytest.raises(NeverEnds):
            runner.run(asyncio.Event().wait())
