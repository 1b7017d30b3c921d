"""Several processes with the same tables and a real Redis between them: each hears of the other at once, nothing is
done twice, and bots answer once."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from othersight.server.storage.database import open_database
from othersight.server.storage.rows import DECISION
from othersight.server.storage.store import Store
from tests.server.audit import audit
from tests.server.kill import answers_of, gather
from tests.server.random_person import LINE, send_home
from tests.server.server_process import ServerProcess
from tests.server.temporary_services import redis, why_no_redis

pytestmark = pytest.mark.skipif(bool(why_no_redis()), reason=why_no_redis())
SOON = 120.0
LONG = 600.0
ANSWERS = 24


class Two:
    """Two servers with one storage."""

    def __init__(self, folder: Path, one: ServerProcess, other: ServerProcess) -> None:
        self.folder, self.one, self.other = folder, one, other


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folder = tmp_path_factory.mktemp("several")
    open_database(folder).dispose()
    with redis() as address:
        flags = ("--redis", address)
        with ServerProcess(folder, *flags) as one, ServerProcess(folder, *flags) as other:
            yield Two(folder, one, other)


class Line:
    """The connection of one page."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, wanted: Any) -> dict[str, Any]:
        """The next message that fits."""
        async with asyncio.timeout(SOON):
            while True:
                heard: dict[str, Any] = json.loads(await self.socket.recv())
                if wanted(heard):
                    return heard


async def come(served: ServerProcess, table: str, token: str) -> Line:
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    line = Line(await connect(address, **LINE))
    await line.send(type="hello", protocol=1, token=token)
    return line


def is_state(heard: dict[str, Any]) -> bool:
    return bool(heard["type"] == "state")


def four_persons(port: int) -> dict[str, Any]:
    seats = [{"holder": "me"}, *[{"holder": "person"}] * 3]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
    reply = httpx2.post(f"http://127.0.0.1:{port}/api/tables", json=wanted, timeout=60)
    told: dict[str, Any] = reply.json()
    return told


def test_people_at_two_processes_see_each_other_and_what_they_do_at_once(two: Two) -> None:
    async def meet() -> None:
        told = four_persons(two.one.port)
        first = await come(two.one, told["table"], told["token"])
        state = await first.receive(is_state)
        second = await come(two.other, told["table"], told["links"][0]["token"])
        await second.receive(is_state)
        both = await first.receive(lambda m: m["type"] == "people" and m["seats"][1]["here"])
        assert both["seats"][0]["here"]
        await second.receive(lambda m: m["type"] == "people" and m["seats"][0]["here"])
        question = state["question"]
        option = question["options"][0]["option"]
        click = {"key": "a-click-of-mine", "sequence": question["sequence"], "option": option}
        await first.send(type="answer", **click)
        done = await first.receive(lambda m: m["type"] == "done")
        seen = await second.receive(lambda m: is_state(m) and m["sequence"] == done["sequence"])
        assert 0 not in seen["waiting"]
        await second.send(type="chat", key="something-said", text="seen")
        assert (await first.receive(lambda m: m["type"] == "chat"))["chat"]["text"] == "seen"
        again = await come(two.other, told["table"], told["token"])
        await again.send(type="answer", **click)
        assert (await again.receive(lambda m: m["type"] == "done"))["again"] is True
        for line in (first, second, again):
            await line.socket.close()

    asyncio.run(meet())


def test_the_same_click_at_two_processes_at_once_is_done_once(two: Two) -> None:
    async def meet() -> None:
        told = four_persons(two.one.port)
        lines = [
            await come(served, told["table"], told["token"]) for served in (two.one, two.other)
        ]
        for number in range(6):
            states = [
                await line.receive(lambda m: is_state(m) and m["question"]) for line in lines[:1]
            ]
            question = states[0]["question"]
            option = question["options"][0]["option"]
            click = {"key": f"twice-{number:03}", "sequence": question["sequence"]}
            for line in lines:
                await line.send(type="answer", option=option, **click)
            replies = [
                await line.receive(lambda m: m["type"] in ("done", "refused")) for line in lines
            ]
            assert [reply["type"] for reply in replies] == ["done", "done"], replies
            assert sorted(reply["again"] for reply in replies) == [False, True]
            sequence = max(reply["sequence"] for reply in replies)
            await lines[0].send(type="undo", key=f"back-{number:04}", sequence=sequence, to=0)
            undone = await lines[0].receive(lambda m: m["type"] in ("done", "refused"))
            assert undone["type"] == "done"
            await lines[0].send(type="fresh")
        for line in lines:
            await line.socket.close()
        store = Store(open_database(two.folder))
        kept = store.table(told["table"])
        assert kept is not None
        assert len([c for c in kept.journal if c.kind == DECISION]) == 6
        store.close()

    asyncio.run(meet())


def test_games_played_at_two_processes_are_sound_and_bots_answer_once(two: Two) -> None:
    persons = gather(two.one.port, 2, "several")
    before = answers_of(persons)

    async def play() -> None:
        ports = (two.one.port, two.other.port)
        playing = [
            asyncio.ensure_future(person.play(ports[number % 2]))
            for number, person in enumerate(persons)
        ]
        async with asyncio.timeout(LONG):
            while answers_of(persons) - before < ANSWERS:
                await asyncio.sleep(0.02)
        await send_home(playing)

    asyncio.run(play())
    store = Store(open_database(two.folder))
    assert audit(store, persons) >= ANSWERS
    store.close()
