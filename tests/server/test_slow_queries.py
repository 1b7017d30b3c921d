"""A slow query does not stop the page from playing on: odds, hints, and ways of several steps."""

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from othersight.kernel.game import Game
from othersight.server.sockets import queries
from othersight.server.sockets.connection import MAX_WAITING_QUERIES
from tests.server.client import Page, open_page, post, serving


class Slow:
    """Odds and ways that are computed when the test allows it."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.may_end = threading.Event()
        self.count = 0

    def compute(self, game: Game, seat: int, language: str = "") -> list[Any]:
        self.count += 1
        self.begun.release()
        self.may_end.wait(20)
        return []


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr(queries, "question_odds", slow.compute)
    monkeypatch.setattr(queries, "ways_of", slow.compute)
    return slow


@pytest.fixture(params=["odds", "ways"])
def asked(request: pytest.FixtureRequest) -> str:
    """What the page asks for."""
    return str(request.param)


@pytest.fixture
def page(tmp_path: Path, slow: Slow, asked: str) -> Iterator[Page]:
    """A page whose odds or ways are being computed."""
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        try:
            with open_page(client, told["table"], told["token"]) as page:
                page.wait_for_question()
                page.send(asked, request=0)
                assert slow.begun.acquire(timeout=60)
                yield page
        finally:
            slow.may_end.set()


def test_whoever_waits_for_an_answer_is_heard_and_plays_on(
    page: Page, slow: Slow, asked: str
) -> None:
    page.send("pong")
    assert page.query("why", option="fight")["type"] == "reason"
    question = page.state["question"]
    done = page.command(
        "answer", sequence=question["sequence"], option=question["options"][0]["option"]
    )
    assert done["type"] == "done"
    assert asked not in [heard["type"] for heard in page.received]
    slow.may_end.set()
    assert page.receive_until(asked)["request"] == 0


def test_a_few_questions_wait_and_more_are_refused(page: Page, slow: Slow, asked: str) -> None:
    for request in range(1, MAX_WAITING_QUERIES + 2):
        page.send(asked, request=request)
    refused = page.receive_until("refused")
    assert refused["request"] == MAX_WAITING_QUERIES + 1
    assert refused["error"]["key"] == "server-still-looking"
    assert slow.count == 1  # one at a time
    slow.may_end.set()
    found = [page.receive_until(asked)["request"] for _ in range(MAX_WAITING_QUERIES + 1)]
    assert found == list(range(MAX_WAITING_QUERIES + 1))
