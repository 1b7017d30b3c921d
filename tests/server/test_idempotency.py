"""A double click, a retry or an answer to an old question is never carried out twice; a page that lost its connection
catches up."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from othersight.server.protocol.rest_models import NewTable
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry
from othersight.server.sessions.table_actions import create_table
from othersight.server.sockets.connection import Connection
from tests.server.client import (
    Page,
    new_key,
    open_page,
    post,
    random_choice,
    serving,
    settings,
    two_players,
)


def first_option(page: Page) -> dict[str, Any]:
    """The sequence and an option of the question that a page is asked."""
    question = page.wait_for_question()
    assert question is not None
    return {"sequence": question["sequence"], "option": question["options"][0]["option"]}


def test_the_same_key_is_done_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            click = {"key": new_key(), **first_option(page)}
            assert page.command("answer", **click)["again"] is False
            decisions = page.state["decisions"]
            for _ in range(3):
                again = page.command("answer", **click)
                assert (again["type"], again["again"]) == ("done", True)
            page.wait_for_question()
            mine = decided_by(client, told, page)
        assert mine == 1, f"after {decisions} decisions"


def decided_by(client: TestClient, told: dict[str, Any], page: Page) -> int:
    """How many decisions of the page's seat there are that were a choice."""
    header = {"Authorization": f"Bearer {told['token']}"}
    steps = client.get(f"/api/tables/{told['table']}/replay", headers=header).json()["steps"]
    return sum([step["seat"] == told["seat"] and step["option"] != "" for step in steps])


def test_an_answer_to_an_old_question_is_refused_and_a_fresh_state_follows(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "the-others") as (_, players):
        page = next(page for page in players.pages.values() if page.state["question"])
        old = first_option(page)
        players.play(random_choice(3), most=3)
        refused = page.command("answer", **old)
        assert refused["error"]["key"] == "server-outdated"
        state = page.receive_until("state")
        assert state["sequence"] == refused["sequence"]
        assert state["hash"] == refused["hash"]


def test_whoever_answers_in_secret_is_not_disturbed_by_the_others(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "they-live") as (_, players):
        first, second = players.pages.values()
        earlier = first_option(second)
        assert first.answer(first_option(first)["option"])["type"] == "done"
        assert second.command("answer", **earlier)["type"] == "done"


def test_a_key_of_one_seat_says_nothing_about_another_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "they-live") as (_, players):
        first, second = players.pages.values()
        key = new_key()
        assert first.command("answer", key=key, **first_option(first))["again"] is False
        assert second.command("answer", key=key, **first_option(second))["again"] is False


def test_two_tabs_of_one_seat_see_the_same_and_click_once(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with (
            open_page(client, told["table"], told["token"]) as one,
            open_page(client, told["table"], told["token"]) as other,
        ):
            click = first_option(one)
            assert first_option(other) == click
            assert one.command("answer", **click)["type"] == "done"
            assert other.command("answer", **click)["error"]["key"] == "server-outdated"
            one.settle(other.state["sequence"], [told["seat"]])
            other.settle(one.state["sequence"], [told["seat"]])
            assert one.state["view"] == other.state["view"]
            assert one.state["hash"] == other.state["hash"]


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_page_that_was_cut_off_is_again_where_it_was(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": game})
        with open_page(client, told["table"], told["token"]) as page:
            choose = random_choice(2)
            for _ in range(4):
                question = page.wait_for_question()
                assert question is not None
                page.answer(choose(0, question))
                page.settle(page.state["sequence"], [told["seat"]])
            before = page.state
        with open_page(
            client,
            told["table"],
            told["token"],
            sequence=before["sequence"],
            hash=before["hash"],
        ) as back:
            back.receive_until("state")
            for part in ("sequence", "hash", "view", "question", "decisions", "waiting", "undo"):
                assert back.state[part] == before[part]
            assert back.state["log"]["lines"] == []
            assert back.state["log"]["total"] == before["log"]["total"]
        with open_page(client, told["table"], told["token"], sequence=1, hash="elsewhere") as lost:
            lost.receive_until("state")
            assert lost.log == page.log[-80:]


def test_what_was_acknowledged_before_the_cut_is_not_done_again_after_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        key = new_key()
        with open_page(client, told["table"], told["token"]) as page:
            click = first_option(page)
            page.send("answer", key=key, **click)  # and the connection breaks before the reply
        with open_page(client, told["table"], told["token"]) as back:
            assert back.command("answer", key=key, **click)["type"] == "done"
            back.wait_for_question()
            assert decided_by(client, told, back) == 1


def test_a_fresh_view_comes_on_request_and_every_message_names_table_sequence_and_hash(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with open_page(client, told["table"], told["token"]) as page:
            page.wait_for_question()
            page.send("fresh")
            page.receive_until("welcome")
            fresh = page.receive_until("state")
            assert fresh["log"]["first"] == 0 or len(fresh["log"]["lines"]) == 80
            page.query("why", option="fight")
            page.query("page", name="me")
            page.command("chat", phrase="hello")
            for message in page.received:
                assert message["table"] == told["table"]
                assert isinstance(message["sequence"], int)
                assert len(message["hash"]) == 16


class Stuck:
    """A socket that sends without end and never receives anything."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self.hello: dict[str, Any] | None = hello
        self.tried: list[str] = []

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        said, self.hello = self.hello or {"type": "fresh"}, None
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": json.dumps(said)}

    async def send_text(self, text: str) -> None:
        self.tried.append(json.loads(text)["type"])
        await asyncio.sleep(3600)


def test_a_reader_who_does_not_read_is_let_go_and_may_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("othersight.server.sockets.connection.CLOSE_TIMEOUT", 0.01)

    async def read_nothing() -> list[str]:
        registry = Registry(settings(tmp_path, outbox_size=5))
        told = await create_table(registry, NewTable(game="the-others", start=True))
        stuck = Stuck({"type": "hello", "protocol": 1, "token": told.token})
        await Connection(stuck, registry, told.table).serve()  # type: ignore[arg-type]
        session = await registry.session(told.table)
        assert session.readers == []
        session.connect(Reader(told.seat, True, "en", 5))
        assert len(session.readers) == 1
        await registry.close()
        return stuck.tried

    assert asyncio.run(read_nothing()) == ["welcome", "bye"]


def test_a_page_that_stays_silent_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, heartbeat=0.02) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            pings = 0
            while (heard := page.receive())["type"] != "bye":
                pings += heard["type"] == "ping"
            assert pings == 2
            assert heard["error"]["key"] == "server-silent"


def test_who_has_sent_very_much_is_heard_no_longer_but_plays_on(tmp_path: Path) -> None:
    with serving(tmp_path, max_said=4) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with open_page(client, told["table"], told["token"]) as page:
            for _ in range(4):
                assert page.command("chat", text="once more")["type"] == "done"
            for message in ({"text": "again"}, {"phrase": "hello"}):
                refused = page.command("chat", **message)
                assert refused["error"]["key"] == "server-said-enough"
            assert page.command("forget")["error"]["key"] == "server-said-enough"
            assert page.command("hand-over")["error"]["key"] == "server-said-enough"
            assert page.command("answer", **first_option(page))["type"] == "done"
