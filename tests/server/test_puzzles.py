"""A puzzle at a table: it says what has to be reached, stops when that is so or too late, and can be tried again."""

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from othersight.games import GAMES
from othersight.scenarios.courses import puzzle_names
from tests.server.client import Page, open_page, post, serving


def started(client: TestClient, game: str, puzzle: str) -> dict[str, Any]:
    """A table for a puzzle."""
    return post(client, "/api/puzzles", {"game": game, "puzzle": puzzle})


def answer(page: Page, option: str) -> None:
    """Answer, and wait for what follows."""
    page.wait_for_question()
    done = page.answer(option)
    assert done["type"] == "done", done
    while page.state["sequence"] < done["sequence"]:
        page.receive()


def test_a_puzzle_is_missed_tried_again_and_solved(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = started(client, "they-live", "06-to-cable-54")
        with open_page(client, told["table"], told["token"]) as page:
            page.wait_for_question()
            assert page.state["puzzle"]["state"] == "open"
            assert "Cable 54" in page.state["puzzle"]["text"]
            answer(page, "stay")
            answer(page, "end")
            assert page.state["puzzle"]["state"] == "missed"
            undone = page.command("undo", sequence=page.state["sequence"], to=0)
            assert undone["type"] == "done", undone
            while page.state["sequence"] < undone["sequence"]:
                page.receive()
            assert page.state["puzzle"]["state"] == "open"
            answer(page, "step 5")
            answer(page, "step 6")
            assert page.state["puzzle"]["state"] == "solved"


def test_the_puzzles_are_offered_in_words_and_begin(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for game in client.get("/api/games").json()["games"]:
            offered = game["puzzles"]
            assert [one["puzzle"] for one in offered] == list(puzzle_names(game["game"]))
            assert all("puzzle-" not in one["title"] + one["text"] for one in offered)
            told = started(client, game["game"], offered[0]["puzzle"])
            with open_page(client, told["table"], told["token"]) as page:
                assert page.wait_for_question() is not None
                assert page.state["puzzle"]["puzzle"] == offered[0]["puzzle"]


def test_an_unknown_puzzle_is_refused_by_name(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for game in GAMES:
            reply = client.post("/api/puzzles", json={"game": game, "puzzle": "no such"})
            assert reply.status_code == 404
            assert puzzle_names(game)[0] in reply.json()["error"]["text"]
