"""Whole games of both games through the protocol, by two people and bots, and what is there when they are over."""

from pathlib import Path

import pytest

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


FIGHT_ALONE = "encounter"
"""Asked with a single option too, as a moment in which Single Use cards may be used (TL-STASH-13)."""


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
                if question["kind"] != FIGHT_ALONE:
                    assert len(question["options"]) > 1
                    assert not question["only"]
                assert page.answer(choose(0, question))["type"] == "done"
                while page.state["question"] == question:
                    page.receive()
                question = page.wait_for_question()
            assert page.state["seats"][told["seat"]]["nick"] == "Nada"
            holders = {seat["holder"] for seat in page.state["seats"]}
        assert holders == {"person", "bot"}


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
