"""Whole games of both games through the protocol, by two people and bots, and what is there when they are over."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from othersight.kernel.question import Option, Question
from othersight.server.tables.automatic_answers import automatic_answer
from othersight.server.tables.seats import PERSON
from tests.server.client import open_page, post, random_choice, serving, two_players

GAMES = ("the-others", "they-live")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_to_the_end(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client, two_players(client, game) as (table, players):
        assert players.play(random_choice(5)) > 5
        for page in players.pages.values():
            assert page.state["status"] == "over"
            assert page.state["ending"]
            assert page.state["view"]["outcome"]
            assert page.state["log"]["total"] == len(page.log)
            assert not [line for line in page.log if line["text"].startswith("(")]
        last = next(iter(players.pages.values())).state["decisions"]
        whole = client.get(f"/api/tables/{table}/replay", params={"eyes": -2}).json()
        assert (whole["first"], whole["last"]) == (0, last)
        assert all(step["option"] for step in whole["steps"][1:])
        views = client.get(f"/api/tables/{table}/replay/{last}", params={"eyes": -2}).json()
        assert [view["seat"] for view in views["views"]] == list(range(len(views["views"])))


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_call_and_single_options_pass_by_themselves(
    tmp_path: Path, game: str
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": game, "nick": "Nada"})
        choose = random_choice(7)
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            for _ in range(40):
                if question is None:
                    break
                assert question["only"] == (len(question["options"]) == 1)
                if page.state["unasked"] or not question["only"]:
                    assert page.answer(choose(0, question))["type"] == "done"
                page.wait_for_answer_to(question)
                question = page.wait_for_question()
            assert page.state["seats"][told["seat"]]["nick"] == "Nada"
            holders = {seat["holder"] for seat in page.state["seats"]}
        assert holders == {"person", "bot"}


@pytest.mark.parametrize(
    ("options", "unasked", "alone", "answer"),
    [
        ([("fight",)], [], True, ("fight",)),
        ([("fight",)], [("use", 3)], True, None),
        ([("fight",)], [], False, None),
        ([("fight",), ("team",)], [], True, None),
    ],
)
def test_a_single_option_passes_only_if_nothing_else_can_be_done_and_nobody_could_learn_from_it(
    options: list[Option], unasked: list[Option], alone: bool, answer: Option | None
) -> None:
    """TL-STASH-13: a fight without a choice is still the moment for a Single Use card."""
    table = SimpleNamespace(
        seats=[SimpleNamespace(holder=PERSON)],
        is_alone=alone,
        game=SimpleNamespace(
            asides=lambda seat: unasked, definition=SimpleNamespace(name="they-live")
        ),
        owned=[0],
        standing=None,
        remembered_by=lambda seat: {},
        puzzle=None,
    )
    asked = Question(0, "encounter", options, "TL-TIME-16")
    assert automatic_answer(cast(Any, table), asked) == answer


def test_a_spectator_sees_the_game_and_cannot_touch_it(tmp_path: Path) -> None:
    with (
        serving(tmp_path) as client,
        two_players(client, "they-live") as (table, players),
        open_page(client, table, None) as page,
    ):
        page.receive_until("state")
        assert page.welcome["seat"] == -1
        assert page.state["question"] is None
        assert page.state["view"]["seat"] == -1
        assert page.state["undo"] is None
        players.play(random_choice(1), most=10)
        page.settle(players.sequence, list(players.pages))
        refused = page.command("answer", sequence=page.state["sequence"], option="pass")
        assert refused["error"]["key"] == "server-only-watching"
        shown = page.query("page", name="board")
        assert shown["lines"]
        assert not [line for line in page.log if line["alone"]]
