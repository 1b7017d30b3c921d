"""A decision is stored before it is acknowledged; a server that is killed comes back with every table as it was."""

import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from othersight.server.storage.opening import FILE
from tests.server.places import at, at_random, made, new_key, serving, two_at

GAMES = ("the-others", "they-live")
SAME = ("sequence", "hash", "status", "view", "waiting", "undo", "decisions")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("every", [7, 1000])
def test_a_table_is_rebuilt_from_its_journal(tmp_path: Path, game: str, every: int) -> None:
    """With snapshots and without."""
    with serving(tmp_path, snapshot_every=every) as before:
        told = made(before, "/api/play-now", {"game": game})
        with at(before, told["table"], told["token"]) as page:
            choose = at_random(4)
            for _ in range(8):
                question = page.wait_for_question()
                assert question is not None
                page.answer(choose(0, question))
                page.settle(page.state["sequence"], [told["seat"]])
            known = page.state
            page.act("undo", sequence=known["sequence"], to=known["undo"]["beyond"])
            page.settle(known["sequence"] + 1, [told["seat"]])
            known = page.state
            with serving(tmp_path, snapshot_every=every) as after:  # the first never said goodbye
                header = {"Authorization": f"Bearer {told['token']}"}
                with at(after, told["table"], told["token"]) as back:
                    back.hear_until("state")
                    assert [back.state[part] for part in SAME] == [known[part] for part in SAME]
                    assert back.log == page.log[-80:]
                address = f"/api/tables/{told['table']}/replay"
                one, other = [c.get(address, headers=header).json() for c in (before, after)]
                assert one == other


def test_seats_chat_and_remembered_answers_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as before, two_at(before, "the-others") as (table, company):
        seat, page = next(iter(company.pages.items()))
        page.act("chat", text="over here", channel="team")
        page.act("remember", kind="first", option="first 2")
        page.act("hand-over", bot="random")
        token = made(before, "/api/tables", {"game": "the-others", "watch": "listed"})["token"]
    with serving(tmp_path) as after:
        listed = after.get("/api/tables").json()["tables"]
        assert [one["status"] for one in listed] == ["gathering"]
        assert after.post("/api/link", json={"token": token}).json()["host"]
        with at(after, table, None) as back:
            back.hear_until("state")
            told = back.state["seats"][seat]
            assert (told["holder"], told["bot"], told["kept"]) == ("bot", "random", True)
            assert back.welcome["chat"] == []


def test_a_click_acknowledged_before_the_kill_is_not_done_again_after_it(tmp_path: Path) -> None:
    with serving(tmp_path) as before:
        told = made(before, "/api/play-now", {"game": "they-live"})
        with at(before, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            option = question["options"][0]["option"]
            click = {"key": new_key(), "sequence": question["sequence"], "option": option}
            assert page.act("answer", **click)["again"] is False
            page.settle(page.state["sequence"], [told["seat"]])
            known = page.state
            with serving(tmp_path) as after, at(after, told["table"], told["token"]) as back:
                assert back.act("answer", **click)["again"] is True
                assert back.state["view"] == known["view"]


def test_of_two_servers_on_one_storage_the_one_behind_reads_again(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as other:
        seats = [{"holder": "me"}, *[{"holder": "person"} for _ in range(3)]]
        wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
        told = made(one, "/api/tables", wanted)
        with (
            at(one, told["table"], told["token"]) as page,
            at(other, told["table"], told["token"]) as late,
        ):
            question = late.wait_for_question()
            assert question == page.wait_for_question() is not None
            assert page.answer(question["options"][0]["option"])["type"] == "done"
            refused = late.answer(question["options"][1]["option"])
            assert refused["error"]["key"] == "server-outdated"
            assert late.hear_until("bye")["error"]["key"] == "server-come-again"
        with at(other, told["table"], told["token"]) as again:
            again.hear_until("state")
            assert again.state["view"] == page.state["view"]
            assert again.state["question"] is None


def test_a_storage_that_refuses_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as client:
        told = made(client, "/api/play-now", {"game": "the-others"})
        with at(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            option = question["options"][0]["option"]
            click = {"sequence": question["sequence"], "option": option, "key": new_key()}
            with monkeypatch.context() as full:
                full.setattr("othersight.server.storage.store.update", disk_full)
                refused = page.act("answer", **click)
                assert refused["error"]["key"] == "server-not-stored"
            assert page.act("answer", **click)["again"] is False


def disk_full(*_: Any) -> Any:
    """What the database says when there is no space left."""
    raise OperationalError("UPDATE", {}, Exception("database or disk is full"))


def test_a_table_of_other_rules_and_an_expired_one_say_so(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = [made(client, "/api/play-now", {"game": "the-others"}) for _ in range(2)]
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        ids = {"one": tables[0]["table"], "other": tables[1]["table"]}
        connection.execute(text("UPDATE tables SET version = '0' WHERE id = :one"), ids)
        connection.execute(text("UPDATE tables SET touched = 1 WHERE id = :other"), ids)
    engine.dispose()
    with serving(tmp_path) as client:
        for told, key in zip(tables, ("server-other-version", "server-expired"), strict=True):
            reply = client.get(f"/api/tables/{told['table']}")
            assert (reply.status_code, reply.json()["error"]["key"]) == (410, key)
            with at(client, told["table"], told["token"]) as page:
                assert page.hear()["error"]["key"] == key
        mine = client.post("/api/tables/mine", json={"tokens": [told["token"] for told in tables]})
        assert mine.json()["tables"] == []


class Served:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.run", str(folder)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player:
    """A person who clicks, notes what was acknowledged, and clicks again with the same key after a cut."""

    def __init__(self, told: dict[str, Any], seed: int) -> None:
        self.told = told
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None

    def play(self, port: int, most: int) -> None:
        """So many clicks, or until the connection breaks."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.told['table']}/socket"
        with connect(address, max_size=None, open_timeout=60) as socket:
            hello = {"type": "hello", "protocol": 1, "token": self.told["token"]}
            socket.send(json.dumps(hello))
            clicks = 0
            if self.pending:
                socket.send(json.dumps(self.pending))
            while clicks < most:
                heard = json.loads(socket.recv(timeout=60))
                clicks += self.hear(heard, socket)

    def hear(self, heard: dict[str, Any], socket: Any) -> int:
        """React to a message; whether a click was acknowledged."""
        acknowledged = 0
        if heard["type"] in ("done", "refused") and heard["key"] == self.pending.get("key"):
            if heard["type"] == "done":
                self.acknowledged.append(self.pending["option"])
                acknowledged = 1
            self.pending = {}
        if heard["type"] == "state":
            self.question = heard["question"]
        if self.question and not self.pending:
            self.click(socket)
        return acknowledged

    def click(self, socket: Any) -> None:
        """Any option of the question."""
        assert self.question is not None
        option = self.chance.choice(self.question["options"])["option"]
        click = {"key": new_key(), "sequence": self.question["sequence"], "option": option}
        self.pending = {"type": "answer", **click}
        socket.send(json.dumps(self.pending))
        self.question = None


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed otherwise here")
@pytest.mark.parametrize("game", GAMES)
def test_a_server_killed_in_the_midst_loses_nothing_it_has_acknowledged(
    tmp_path: Path, game: str
) -> None:
    person: Player | None = None
    for life in range(2):
        served = Served(tmp_path)
        try:
            if person is None:
                person = Player(play_now(served.port, game), 11)
            with_kill = Killing(served, person, after=3 + life)
            with_kill.run()
        finally:
            if served.process.poll() is None:
                served.kill()
    assert person is not None
    with serving(tmp_path) as client:
        header = {"Authorization": f"Bearer {person.told['token']}"}
        address = f"/api/tables/{person.told['table']}/replay"
        steps = client.get(address, headers=header).json()["steps"]
        mine = [step["option"] for step in steps if step["option"]]
        kept = iter(mine)
        assert all(option in kept for option in person.acknowledged)
        assert len(mine) >= len(person.acknowledged) >= 5


class Killing:
    """The server dies while it is being played on."""

    def __init__(self, served: Served, person: Player, after: int) -> None:
        self.served, self.person, self.after = served, person, after

    def run(self) -> None:
        """So many clicks are acknowledged; then one more is on its way when the server dies."""
        self.person.play(self.served.port, self.after)
        try:
            self.kill_on_the_way()
        except ConnectionClosed:
            return

    def kill_on_the_way(self) -> None:
        address = f"ws://127.0.0.1:{self.served.port}/api/tables/{self.person.told['table']}/socket"
        with connect(address, max_size=None, open_timeout=60) as socket:
            hello = {"type": "hello", "protocol": 1, "token": self.person.told["token"]}
            socket.send(json.dumps(hello))
            if self.person.pending:
                socket.send(json.dumps(self.person.pending))
            while not self.person.pending:
                self.person.hear(json.loads(socket.recv(timeout=60)), socket)
            self.served.kill()
            while True:
                self.person.hear(json.loads(socket.recv(timeout=60)), socket)


def play_now(port: int, game: str) -> dict[str, Any]:
    """A table, asked for over the network."""
    reply = httpx2.post(f"http://127.0.0.1:{port}/api/play-now", json={"game": game}, timeout=60)
    told: dict[str, Any] = reply.json()
    return told
