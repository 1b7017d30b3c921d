"""Bots that fail at a table: the level below goes on, and everybody there is told; what they hide does not show in how
long they take."""

from pathlib import Path

import pytest

from othersight.bots import LEVELS, Observation, shown_time
from othersight.bots.scripted import ScriptedPlayer
from tests.server.client import open_page, post, serving


def test_a_bot_that_fails_gives_its_seat_to_the_level_below_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = ScriptedPlayer.choose

    def stumble(self: ScriptedPlayer, observation: Observation) -> str:
        if self.level == "regular":
            raise ZeroDivisionError
        return answered(self, observation)

    monkeypatch.setattr(ScriptedPlayer, "choose", stumble)
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            assert page.wait_for_question() is not None
            bots = {seat["bot"] for seat in page.state["seats"] if seat["holder"] == "bot"}
            said = [heard["chat"] for heard in page.received if heard["type"] == "chat"]
    assert bots == {"novice"}
    assert [chat["phrase"] for chat in said] == ["stood-down"]
    assert said[0]["text"].startswith("I could not keep up")


def test_where_an_answer_may_hide_something_it_takes_the_same_time_however_it_was_found() -> None:
    for level in ("expert", "master"):
        assert shown_time(level, "the-others", "start-of-turn-card") == LEVELS[level].seconds
        assert shown_time(level, "the-others", "main") == 0.0
        for kind in ("reveal", "sabotage", "split"):
            assert shown_time(level, "they-live", kind) == LEVELS[level].seconds
        assert shown_time(level, "they-live", "check") == 0.0
    assert shown_time("regular", "they-live", "reveal") == 0.0
