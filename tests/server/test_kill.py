"""A killed server and a bad network: nothing acknowledged is lost, and nothing is carried out twice.

`python -m tests.server.kill` and `python -m tests.server.chaos` do the same with 200 games."""

import dataclasses
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from othersight.server.storage.rows import StoredTable
from othersight.server.storage.store import Store
from tests.server import chaos, kill, kill_cluster
from tests.server.audit import audit
from tests.server.temporary_services import redis, why_no_redis

pytestmark = pytest.mark.skipif(
    not hasattr(signal, "SIGKILL"), reason="processes are killed otherwise here"
)


@pytest.fixture(scope="module")
def survived(tmp_path_factory: pytest.TempPathFactory) -> Iterator[kill.Survived]:
    """Two games while four servers are killed, and everybody connected again."""
    kept = kill.batch(tmp_path_factory.mktemp("killed"), games=2, lives=4, seed="small")
    yield kept
    kept.store.close()


def test_a_server_killed_at_any_moment_loses_nothing_it_has_acknowledged(
    survived: kill.Survived,
) -> None:
    assert survived.decisions >= kill.answers_of(survived.persons) > 20
    assert len({message["type"] for p in survived.persons for message in p.sent.values()}) > 2


def test_messages_that_are_lost_repeated_late_or_overtaken_do_no_harm(tmp_path: Path) -> None:
    survived, befallen = chaos.batch(tmp_path, 2, 16, "small")
    survived.store.close()
    assert survived.decisions >= kill.answers_of(survived.persons) >= 16
    assert all(befallen[what] for what in ("dropped", "twice", "late", "held"))


@pytest.mark.skipif(bool(why_no_redis()), reason=why_no_redis())
def test_two_processes_that_are_killed_in_turn_lose_nothing(tmp_path: Path) -> None:
    with (
        redis() as address,
        kill_cluster.killed(tmp_path, 3, "small", "", address) as survived,
    ):
        assert survived.decisions >= kill.answers_of(survived.persons) >= 3


class Tampered(Store):
    """A store that returns something else than was stored."""

    def __init__(self, store: Store, tamper: Callable[[StoredTable], None]) -> None:
        super().__init__(store.engine)
        self.tamper = tamper

    def table(self, id: str) -> StoredTable | None:
        kept = super().table(id)
        assert kept is not None
        self.tamper(kept)
        return kept


def lose_the_last_click(kept: StoredTable) -> None:
    while kept.journal and not kept.journal.pop().key:
        pass


def do_one_twice(kept: StoredTable) -> None:
    kept.journal.append(dataclasses.replace(kept.journal[-1], sequence=len(kept.journal) + 1))


def mean_something_else(kept: StoredTable) -> None:
    at = next(n for n, change in enumerate(kept.journal) if change.key and change.detail)
    kept.journal[at] = dataclasses.replace(kept.journal[at], detail="another option")


def store_what_nobody_sent(kept: StoredTable) -> None:
    at = next(n for n, change in enumerate(kept.journal) if change.key)
    seat = kept.journal[at].seat
    kept.journal[at] = dataclasses.replace(kept.journal[at], key=f"{seat}:somebody-else")


@pytest.mark.parametrize(
    "tamper", [lose_the_last_click, do_one_twice, mean_something_else, store_what_nobody_sent]
)
def test_an_audit_finds_what_is_lost_doubled_or_changed(
    survived: kill.Survived, tamper: Callable[[StoredTable], None]
) -> None:
    store, persons, _ = survived
    assert audit(store, persons) > 3
    with pytest.raises(Exception):  # noqa: B017, PT011 (the game itself refuses some of it)
        audit(Tampered(store, tamper), persons)


def test_an_audit_finds_a_state_that_does_not_follow_from_the_journal(
    survived: kill.Survived,
) -> None:
    store, persons, _ = survived
    told = persons[0].received[max(persons[0].received)]
    honest, told["hash"] = told["hash"], "elsewhere"
    with pytest.raises(AssertionError, match="another view"):
        audit(store, persons)
    told["hash"] = honest
    assert audit(store, persons) > 3
