"""Tables with a clock: what happens when the time of a person is over, and the list of tables that wait for me."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from othersight.server.bots.worker_pool import WorkerPool
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.scheduler import SOON, TRY_AGAIN, Scheduler
from othersight.server.storage.waits import Deadline
from tests.server.client import Page, open_page, post, serving
from tests.server.client import settings as quick_settings
from tests.server.test_lease import Leases
from tests.server.test_several_persons import Time
from tests.server.test_tables import bearer

DAY = 86_400
SLOW = {
    "game": "the-others",
    "options": {"hero_players": 2},
    "seats": [{"holder": "me"}, {"holder": "person"}, {"holder": "bot", "bot": "random"}],
    "start": True,
    "move_time": DAY,
}


@contextmanager
def slow_server(folder: Path, clock: Time, **changes: Any) -> Iterator[TestClient]:
    with serving(folder, clock=clock, **{"deadlines_every": 0.02, **changes}) as client:
        yield client


def turns(client: TestClient, *tokens: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = post(client, "/api/turns", {"tokens": tokens})["turns"]
    return found


def info(client: TestClient, told: dict[str, Any]) -> dict[str, Any]:
    address = f"/api/tables/{told['table']}"
    found: dict[str, Any] = client.get(address, headers=bearer(told["token"])).json()
    return found


def phrases(page: Page) -> list[str]:
    return [one["chat"]["phrase"] for one in page.received if one["type"] == "chat"]


def test_a_bot_takes_the_seat_when_the_time_is_over_and_the_person_takes_it_back(
    tmp_path: Path,
) -> None:
    clock = Time()
    with slow_server(tmp_path, clock) as client:
        told = post(client, "/api/tables", SLOW)
        with open_page(client, told["table"], told["token"]) as page:
            assert page.wait_for_question() is not None
            assert page.state["clocks"][0] == {
                "seat": 0,
                "since": clock.now,
                "until": clock.now + DAY,
            }
            assert (page.welcome["move_time"], page.welcome["time_out"]) == (DAY, "over")
            clock.now += DAY + 1
            page.receive_until("chat")
            while not page.state["seats"][0]["kept"]:
                page.receive()
            assert phrases(page) == ["time-over-over"]
            assert page.command("take-back")["type"] == "done"
            assert not page.state["seats"][0]["kept"]


def test_a_bot_gives_one_answer_where_the_table_says_so(tmp_path: Path) -> None:
    clock = Time()
    with slow_server(tmp_path, clock) as client:
        told = post(client, "/api/tables", {**SLOW, "time_out": "once"})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            clock.now += DAY + 1
            page.wait_for_answer_to(question)
            page.receive_until("chat")
            assert phrases(page) == ["time-over-once"]
            assert page.state["seats"][0]["holder"] == "person"


def test_every_answer_starts_the_clock_anew(tmp_path: Path) -> None:
    clock = Time()
    with slow_server(tmp_path, clock) as client:
        told = post(client, "/api/tables", {**SLOW, "seats": [{"holder": "me"}]})
        with open_page(client, told["table"], told["token"]) as page:
            for _ in range(4):
                question = page.wait_for_question()
                assert question is not None
                assert page.state["clocks"][0]["until"] == clock.now + DAY
                clock.now += DAY - 60
                page.answer(question["options"][0]["option"])
                page.wait_for_answer_to(question)
            assert phrases(page) == []


def test_a_deadline_outlives_the_server_and_a_sleeping_table_is_woken_for_it(
    tmp_path: Path,
) -> None:
    clock = Time()
    with slow_server(tmp_path, clock) as client:
        told = post(client, "/api/tables", SLOW)
        assert info(client, told)["asked"]
    with slow_server(tmp_path, clock) as client:
        clock.now += DAY + 1
        registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
        for _ in range(12_000):
            if told["table"] in registry.sessions:
                break
            time.sleep(0.01)
        while not info(client, told)["seats"][0]["kept"]:
            time.sleep(0.01)


def test_who_ran_out_of_time_while_no_server_ran_gets_more(tmp_path: Path) -> None:
    clock = Time()
    with slow_server(tmp_path, clock) as client:
        told = post(client, "/api/tables", SLOW)
        info(client, told)
    clock.now += 2 * DAY
    with slow_server(tmp_path, clock, excuse=600) as client:
        while turns(client, told["token"])[0]["until"] != clock.now + 600:
            time.sleep(0.01)
        assert not info(client, told)["seats"][0]["kept"]


def test_a_table_in_memory_has_no_timer_and_a_sleeping_one_is_not_loaded(tmp_path: Path) -> None:
    clock = Time()
    with slow_server(tmp_path, clock) as client:
        told = post(client, "/api/tables", SLOW)
        info(client, told)
    with slow_server(tmp_path, clock) as client:
        clock.now += DAY - 60
        assert turns(client, told["token"])[0]["until"] == clock.now + 60
        time.sleep(0.1)
        registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
        assert registry.sessions == {}


@pytest.mark.parametrize("wanted", [-1, 10**9, "soon"])
def test_a_clock_has_bounds(tmp_path: Path, wanted: object) -> None:
    with serving(tmp_path) as client:
        reply = client.post("/api/tables", json={**SLOW, "move_time": wanted})
        assert reply.status_code == 400


def test_with_a_clock_nobody_who_leaves_loses_the_seat_before_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", SLOW)
        assert info(client, told)["leave_wait"] == 0
        other = post(client, "/api/tables", {**SLOW, "leave_wait": 300})
        assert info(client, other)["leave_wait"] == 300


# -- your turn


def test_the_list_says_which_tables_wait_for_me_since_when_and_until_when(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock) as client:
        slow = post(client, "/api/tables", SLOW)
        alone = post(client, "/api/play-now", {"game": "the-others"})
        first = clock.now
        for told in (slow, alone):
            with open_page(client, told["table"], told["token"]) as page:
                assert page.wait_for_question() is not None
        clock.now += 100
        found = turns(client, alone["token"], slow["token"], "x" * 43)
        assert [(one["table"], one["since"], one["until"], one["alone"]) for one in found] == [
            (slow["table"], first, first + DAY, False),
            (alone["table"], first, None, True),
        ]
        assert [(one["options"]["story"], one["persons"]) for one in found] == [
            ("havens-last-stand", [""]),
            ("havens-last-stand", []),
        ]
        friend = slow["links"][0]["token"]
        assert turns(client, friend) == []


def test_who_has_answered_is_waited_for_no_more(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", SLOW)
        friend = told["links"][0]["token"]
        with (
            open_page(client, told["table"], told["token"]) as mine,
            open_page(client, told["table"], friend) as theirs,
        ):
            while not turns(client, friend):
                question = mine.wait_for_question()
                assert question is not None
                mine.answer(question["options"][-1]["option"])
                mine.wait_for_answer_to(question)
            assert theirs.wait_for_question() is not None
            mine.settle(mine.state["sequence"], [0, 1])
            asked = 0 in mine.state["waiting"]
            assert bool(turns(client, told["token"])) is asked


def test_a_seat_that_a_bot_plays_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", SLOW)
        with open_page(client, told["table"], told["token"]) as page:
            assert page.wait_for_question() is not None
            assert len(turns(client, told["token"])) == 1
            page.command("hand-over", bot="random")
            assert turns(client, told["token"]) == []


def test_a_closed_table_waits_for_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", SLOW)
        info(client, told)
        assert len(turns(client, told["token"])) == 1
        client.delete(f"/api/tables/{told['table']}", headers=bearer(told["token"]))
        assert turns(client, told["token"]) == []


# -- several processes


def test_of_two_processes_one_acts_on_a_deadline(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, deadlines_every=3600) as client:
        told = post(client, "/api/tables", SLOW)
        info(client, told)

    async def both() -> tuple[list[str], int]:
        wanted = quick_settings(tmp_path, clock=clock, deadlines_every=3600)
        registries = [Registry(wanted), Registry(wanted)]
        clock.now += DAY + 1
        await asyncio.gather(*[Scheduler(one).act() for one in registries])
        stored = registries[0].store.table(told["table"])
        assert stored is not None
        for one in registries:
            await one.close()
        return [row.phrase for row in stored.chat], len(
            [change for change in stored.journal if change.kind == "seat"]
        )

    assert asyncio.run(both()) == (["time-over-over"], 1)


def kept_seats(registry: Registry, table: str) -> list[bool]:
    stored = registry.store.table(table)
    assert stored is not None
    return [seat.kept for seat in stored.seats]


def test_a_deadline_at_a_table_that_another_process_runs_is_tried_again_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, deadlines_every=3600) as client:
        told = post(client, "/api/tables", SLOW)
        info(client, told)

    async def scene() -> None:
        registry = Registry(quick_settings(tmp_path, clock=clock, deadlines_every=3600))
        leases, table = Leases(), told["table"]
        await registry.session(table)
        monkeypatch.setattr(registry.autoplays[table].lease, "pubsub", leases)
        leases.holder = "another process"
        clock.now += DAY + 1
        await registry.scheduler.act()
        assert kept_seats(registry, table) == [False, False, False]
        leases.holder = ""
        await registry.scheduler.act()
        assert kept_seats(registry, table) == [False, False, False], "not before a moment"
        clock.now += SOON
        await registry.scheduler.act()
        assert kept_seats(registry, table) == [True, False, False]
        await registry.close()

    asyncio.run(scene())


def test_a_process_that_has_lost_the_lease_does_not_act_on_a_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, deadlines_every=3600) as client:
        told = post(client, "/api/tables", {**SLOW, "time_out": "once"})
        info(client, told)
    chosen = WorkerPool.choose

    async def scene() -> None:
        registry = Registry(quick_settings(tmp_path, clock=clock, deadlines_every=3600))
        session = await registry.session(told["table"])
        before = session.table.sequence
        monkeypatch.setattr(registry.autoplays[told["table"]].lease, "pubsub", Leases())

        async def slowly(self: WorkerPool, *asked: Any, **how: Any) -> Any:
            registry.store.advance_fence(told["table"])  # another process runs the table by now
            return await chosen(self, *asked, **how)

        with monkeypatch.context() as patch:
            patch.setattr(WorkerPool, "choose", slowly)
            clock.now += DAY + 1
            await registry.scheduler.act()
        stored = registry.store.table(told["table"])
        assert stored is not None
        assert stored.journal[-1].sequence == before
        await registry.autoplays[told["table"]].lease.release()
        clock.now += SOON
        await registry.scheduler.act()
        assert session.table.sequence > before
        await registry.close()

    asyncio.run(scene())


def test_a_deadline_whose_process_has_died_is_tried_again(tmp_path: Path) -> None:
    clock = Time()
    with slow_server(tmp_path, clock) as client:
        told = post(client, "/api/tables", SLOW)
        info(client, told)
        registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
        waits = registry.store.waits
        [one] = waits.first(clock.now, 10)
        soon = one.until + TRY_AGAIN
        assert waits.take(one, clock.now, soon), "taken by a process that dies"
        assert not waits.take(one, clock.now, soon), "and nobody takes it twice"
        clock.now = soon - 1
        time.sleep(0.1)
        assert not info(client, told)["seats"][0]["kept"]
        clock.now = soon
        while not info(client, told)["seats"][0]["kept"]:
            time.sleep(0.01)


def test_an_answer_in_the_last_moment_counts(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, deadlines_every=3600) as client:
        told = post(client, "/api/tables", {**SLOW, "seats": [{"holder": "me"}]})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
            [old] = registry.store.waits.first(clock.now, 10)
            clock.now += DAY + 1
            page.answer(question["options"][0]["option"])
            page.wait_for_answer_to(question)
            page.wait_for_question()
            assert registry.store.waits.first(clock.now, 10) == [
                Deadline(old.table, 0, clock.now + DAY)
            ]
            assert not registry.store.waits.take(old, clock.now, clock.now)
