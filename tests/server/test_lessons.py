"""A lesson at a table: it is taken by doing what it says, comes back after a cut, can be left, and ends in a game."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from othersight.games import GAMES
from othersight.scenarios.courses import course, lesson_names
from tests.server.client import Page, open_page, post, serving

LESSONS = [(game, name) for game in GAMES for name in lesson_names(game)]


def started(client: TestClient, game: str, lesson: str) -> dict[str, Any]:
    """A table for a lesson."""
    return post(client, "/api/lessons", {"game": game, "lesson": lesson})


def wait_for_step(page: Page) -> dict[str, Any] | None:
    """The step at which something is wanted of the person, or None when the lesson is over."""
    while True:
        if not page.state:
            page.receive()
            continue
        step: dict[str, Any] | None = page.state["lesson"]
        if step is None or step["telling"] or page.state["question"]:
            return step
        page.receive()


def do_step(page: Page, step: dict[str, Any]) -> None:
    """Do what a step wants."""
    if step["telling"]:
        assert page.state["question"] is None
        done = page.command("lesson", step=step["step"])
    else:
        done = page.answer(page.state["question"]["options"][0]["option"])
    assert done["type"] == "done", done
    while page.state["sequence"] < done["sequence"]:
        page.receive()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_taken_to_its_end_and_a_game_goes_on(
    tmp_path: Path, game: str, lesson: str
) -> None:
    with serving(tmp_path) as client:
        told = started(client, game, lesson)
        seen = []
        with open_page(client, told["table"], told["token"]) as page:
            while step := wait_for_step(page):
                assert step["title"]
                assert "lesson-" not in step["title"] + step["text"]
                seen.append(step["step"])
                do_step(page, step)
            assert seen == list(range(len(course(game, lesson).steps)))
            assert 8 <= len(seen) <= 12
            question = page.wait_for_question()
            assert question is not None
            assert len(question["options"]) > 1
            assert page.answer(question["options"][0]["option"])["type"] == "done"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_comes_back_at_its_step_on_another_server(
    tmp_path: Path, game: str, lesson: str
) -> None:
    with serving(tmp_path) as client:
        told = started(client, game, lesson)
        with open_page(client, told["table"], told["token"]) as page:
            for _ in range(6):
                step = wait_for_step(page)
                assert step is not None
                do_step(page, step)
            before = wait_for_step(page)
    with (
        serving(tmp_path) as client,
        open_page(client, told["table"], told["token"]) as page,
    ):
        assert wait_for_step(page) == before
        assert before is not None
        assert before["step"] == 6


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_left_and_the_game_is_free_then(
    tmp_path: Path, game: str, lesson: str
) -> None:
    with serving(tmp_path) as client:
        told = started(client, game, lesson)
        with open_page(client, told["table"], told["token"]) as page:
            assert wait_for_step(page) is not None
            assert page.command("lesson")["type"] == "done"
            question = page.wait_for_question()
            assert question is not None
            assert page.state["lesson"] is None
            assert len(question["options"]) > 1
            refused = page.command("lesson", step=1)
            assert refused["error"]["key"] == "server-outdated"


def test_an_undo_in_a_lesson_asks_the_step_again(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = started(client, "the-others", "first")
        with open_page(client, told["table"], told["token"]) as page:
            for _ in range(4):
                step = wait_for_step(page)
                assert step is not None
                do_step(page, step)
            assert page.state["lesson"]["step"] == 4
            undone = page.command("undo", sequence=page.state["sequence"], to=0)
            assert undone["type"] == "done"
            while page.state["decisions"]:
                page.receive()
            assert page.state["lesson"]["step"] == 3
            assert [one["verb"] for one in page.state["question"]["options"]] == ["move"]


def test_who_answers_something_else_has_left_the_lesson(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = started(client, "the-others", "first")
        with open_page(client, told["table"], told["token"]) as page:
            for _ in range(3):
                step = wait_for_step(page)
                assert step is not None
                do_step(page, step)
            assert page.answer("end")["type"] == "done"
            assert page.wait_for_question() is not None
            assert page.state["lesson"] is None


def test_a_spectator_sees_nothing_of_a_lesson(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = started(client, "they-live", "first")
        with open_page(client, told["table"], None) as page:
            page.receive_until("state")
            assert page.state["lesson"] is None


def test_an_unknown_lesson_is_refused_by_name(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for game in GAMES:
            reply = client.post("/api/lessons", json={"game": game, "lesson": "no such"})
            assert reply.status_code == 404
            assert "first" in reply.json()["error"]["text"]


def test_the_lessons_are_offered_in_words(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for game in client.get("/api/games").json()["games"]:
            offered = game["lessons"]
            assert [one["lesson"] for one in offered] == list(lesson_names(game["game"]))
            assert all(one["title"] and "lesson-" not in one["text"] for one in offered)
