"""The log: lines of JSON on request, and nothing secret in it, whatever fails."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from othersight.kernel.question import text_of
from othersight.server.bots import worker_pool
from othersight.server.bots.worker_pool import BotAction, WorkerPool
from othersight.server.json_logs import JsonLines
from othersight.server.sessions.session import Session
from othersight.server.storage import statements
from tests.server.client import open_page, post, serving

SECRET = "a-seed-that-nobody-may-know"
SHORT = 5
"""Characters of an option that may also be a part of a usual word."""
SAID = "what only my team may read"


class Lines(logging.Handler):
    """Everything that is logged, as it is written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.written: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[Lines]:
    handler = Lines()
    root, mine = logging.getLogger(), logging.getLogger("othersight")
    before, level = root.level, mine.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    mine.setLevel(logging.DEBUG)
    yield handler
    root.removeHandler(handler)
    root.setLevel(before)
    mine.setLevel(level)


def stumble(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError


def test_a_line_is_one_object_with_the_traceback_of_an_error(lines: Lines) -> None:
    try:
        stumble()
    except ZeroDivisionError:
        logging.getLogger("othersight").exception("table %s: an error\nof two lines", "x")
    (line,) = lines.written
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"]) == ("ERROR", "othersight")
    assert told["message"] == "table x: an error\nof two lines"
    assert "ZeroDivisionError" in told["error"]
    assert told["time"].endswith("+00:00")


def test_no_token_seed_card_or_chat_is_logged_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: Lines
) -> None:
    async def nonsense(self: WorkerPool, *asked: Any) -> BotAction:
        return BotAction("answer", "an option that is none", "random")

    with serving(tmp_path, seed=lambda: SECRET) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            option = question["options"][0]["option"]
            with monkeypatch.context() as failing:
                failing.setattr(Session, "broadcast_chat", stumble)
                assert page.command("chat", text=SAID)["type"] == "refused"
            with monkeypatch.context() as failing:
                failing.setattr(statements, "touch_table", stumble)
                assert page.answer(option)["type"] == "refused"
            with monkeypatch.context() as failing:
                failing.setattr(worker_pool, "task_for", stumble)
                page.answer(option)
                page.wait_for_question()
            with monkeypatch.context() as failing:
                failing.setattr(WorkerPool, "choose", nonsense)
                question = page.wait_for_question()
                if question is not None:
                    page.answer(question["options"][-1]["option"])
                    page.wait_for_question()
        table = client.app.state.registry.sessions[told["table"]].table  # type: ignore[attr-defined]
        questions = [question for game in table.positions.games for question in game.questions]
    text = "\n".join(lines.written)
    assert len(lines.written) >= 2, "nothing has failed"
    options = {text_of(option) for question in questions for option in question.options}
    shown = {option for option in options if len(option) > SHORT}
    assert len(shown) > 3, "nobody was asked about cards or Spaces"
    for secret in (told["token"], SECRET, SAID, *shown):
        assert secret not in text
