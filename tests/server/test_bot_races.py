"""Seats that change hands while bots think: every bot is asked about the position and the seat it was asked for, and
whatever fails, play goes on."""

from pathlib import Path
from typing import Any

import pytest

from othersight.kernel.game import Game
from othersight.server.bots import worker_pool
from othersight.server.bots.worker_pool import BotAction, WorkerPool
from othersight.server.sessions.session import Session
from othersight.server.storage.rows import SeatRow
from othersight.server.tables.seats import BOT
from tests.server.client import open_page, post, serving

FOUR = {"game": "they-live", "options": {"players": 4}}


def test_every_bot_is_asked_about_the_same_position_though_the_table_changes_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str, bool]] = []
    chosen = WorkerPool.choose
    with serving(tmp_path) as client:
        seats = [{"holder": "bot", "bot": "random"}] * 3
        wanted = {**FOUR, "seats": [*seats, {"holder": "me"}], "start": True}
        told = post(client, "/api/tables", wanted)

        async def meddle(self: WorkerPool, game: Game, seat: int, bot: str, seed: str) -> BotAction:
            """At the first time answer for another seat, as another process might, and seat another bot."""
            table = client.app.state.registry.sessions[told["table"]].table  # type: ignore[attr-defined]
            first, is_asked = not asked, any(one.seat == seat for one in game.questions)
            asked.append((seat, bot, is_asked))
            if first:
                async with table.lock:
                    other = game.question_of(1)
                    await table.answer(1, other.options[0])
                    await table.set_seat(2, SeatRow(BOT, "novice"))
            return await chosen(self, game, seat, bot, seed)

        monkeypatch.setattr(WorkerPool, "choose", meddle)
        with open_page(client, told["table"], told["token"]) as page:
            page.wait_for_question()
            while page.state["waiting"] != [3]:
                page.receive()
        assert page.state["seats"][2]["bot"] == "novice"
    assert [seat for seat, _, _ in asked[:3]] == [0, 1, 2]
    assert [one for one in asked if not one[2]] == []
    assert asked[2] == (2, "random", True)


def test_a_bot_for_whom_nothing_can_be_dealt_takes_an_option_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(worker_pool, "task_for", fail)
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            assert page.wait_for_question() is not None


def test_play_goes_on_after_changes_could_not_be_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = ["choose", "send"]
    sent, chosen = Session.broadcast_remote_changes, WorkerPool.choose

    def stumble(self: Session) -> None:
        if left == ["send"]:
            raise ZeroDivisionError(left.pop())
        sent(self)

    async def fail(self: WorkerPool, *asked: Any) -> BotAction:
        if "choose" in left:
            left.remove("choose")
            raise ZeroDivisionError
        return await chosen(self, *asked)

    monkeypatch.setattr(Session, "broadcast_remote_changes", stumble)
    monkeypatch.setattr(WorkerPool, "choose", fail)
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            while page.receive()["type"] != "bye":
                pass  # nobody knows what this page was sent: it has to connect again
        with open_page(client, told["table"], told["token"]) as page:
            assert page.wait_for_question() is not None
    assert left == []
