"""Standing wishes of a seat: letting others play, being asked all the same, being asked everything."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight.games.the_others.questions.wishes import MOMENTS
from othersight.games.they_live.questions.wishes import WISHES as LIVE_WISHES
from tests.server.client import Page, Players, open_page, post, serving

ALONE = {
    "game": "the-others",
    "options": {"hero_players": 1},
    "seats": [{"holder": "me"}, {"holder": "bot"}],
    "start": True,
}
TOGETHER = {**ALONE, "seats": [{"holder": "me"}, {"holder": "person"}]}
WINDOWS = {kind for moment in MOMENTS.values() for kind in moment.kinds}
MOST = 400
NONE = {"until": [], "at": [], "card": [], "only": False, "all": False}


@contextmanager
def sin(folder: Path, seed: str = "seed") -> Iterator[Page]:
    """The Sins Player alone against a machine."""
    with serving(folder, seed=lambda: seed) as client:
        told = post(client, "/api/tables", ALONE)
        with open_page(client, told["table"], told["token"]) as page:
            yield page


def asked_until(page: Page, kinds: set[str]) -> dict[str, Any]:
    """Answer as little as possible until such a question is asked."""
    for _ in range(MOST):
        question = page.wait_for_question()
        assert question is not None, f"the game was over before {kinds}"
        if question["kind"] in kinds:
            return question
        options = [option["option"] for option in question["options"]]
        page.answer("pass" if "pass" in options else options[0])
    raise AssertionError(f"nobody asked {kinds}")


def wished(page: Page, group: str) -> list[str]:
    """What is wished of a group."""
    return [one["what"] for one in page.state["wishes"][group] if one["on"]]


def test_the_heroes_are_let_play_until_the_end_of_a_turn(tmp_path: Path) -> None:
    with sin(tmp_path) as page:
        question = asked_until(page, {"start-of-turn-card"})
        turn = turns(page)
        assert page.command("wish", wish="until", what="turn", on=True)["type"] == "done"
        page.wait_for_answer_to(question)
        later = page.wait_for_question()
        assert later is not None
        assert later["kind"] == "reaction" or turns(page) > turn
        assert "until" in page.state["wishes"]
        page.answer("pass")
        asked_until(page, {"start-of-turn-card"})
        assert wished(page, "until") == []


def turns(page: Page) -> int:
    return len([line for line in page.log if line["key"] == "turn"])


def test_until_the_end_of_a_round_nothing_of_a_turn_is_asked(tmp_path: Path) -> None:
    with sin(tmp_path) as page:
        asked_until(page, {"start-of-turn-card"})
        page.command("wish", wish="until", what="round", on=True)
        assert wished(page, "until") == ["round"]
        rounds = page.state["view"]["round"]
        question = asked_until(page, WINDOWS)
        assert page.state["view"]["round"] > rounds, question


@pytest.mark.parametrize(
    ("moment", "kind"), [("reaction", "reaction"), ("turn", MOMENTS["turn"].kinds[0])]
)
def test_somebody_who_lets_play_is_asked_at_the_moments_he_names(
    tmp_path: Path, moment: str, kind: str
) -> None:
    with sin(tmp_path) as page:
        asked_until(page, {"start-of-turn-card"})
        page.command("wish", wish="at", what=moment, on=True)
        page.command("wish", wish="until", what="round", on=True)
        rounds = page.state["view"]["round"]
        assert asked_until(page, WINDOWS)["kind"] == kind
        assert page.state["view"]["round"] == rounds
        page.command("wish", wish="at", what=moment, on=False)
        assert wished(page, "at") == []


def test_somebody_who_lets_play_is_asked_when_he_could_play_a_card_he_names(tmp_path: Path) -> None:
    with sin(tmp_path) as page:
        question = asked_until(page, {"start-of-turn-card"})
        cards = [one["option"].split()[1] for one in question["options"][1:]]
        page.command("wish", wish="until", what="round", on=True)
        page.command("wish", wish="until", what="round", on=False)
        assert cards
        card = cards[0]
        page.command("wish", wish="card", what=card, on=True)
        page.command("wish", wish="until", what="round", on=True)
        asked = asked_until(page, WINDOWS)
        assert f"play {card}" in [one["option"] for one in asked["options"]]
        assert wished(page, "card") == [card]


def test_an_undo_ends_the_wish_to_let_play(tmp_path: Path) -> None:
    with sin(tmp_path) as page:
        asked_until(page, {"start-of-turn-card"})
        page.command("wish", wish="until", what="turn", on=True)
        asked_until(page, {"reaction"})
        undo = page.state["undo"]
        page.command("undo", sequence=page.state["sequence"], to=undo["beyond"])
        question = page.wait_for_question()
        assert question is not None
        assert wished(page, "until") == []


@pytest.mark.parametrize(
    "wish",
    [
        {"wish": "until", "what": "dawn"},
        {"wish": "at", "what": "dawn"},
        {"wish": "card", "what": "no-such-card"},
        {"wish": "only", "what": "dawn"},
    ],
)
def test_what_cannot_be_wished_is_refused(tmp_path: Path, wish: dict[str, str]) -> None:
    with sin(tmp_path) as page:
        refused = page.command("wish", **wish, on=True)
        assert refused["error"]["key"] == "server-no-such-wish"
        refused = page.command("remember", kind="until:", option="turn")
        assert refused["error"]["key"] == "server-no-such-wish"


def test_others_have_no_wishes_and_learn_of_none(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", TOGETHER)
        with (
            open_page(client, told["table"], told["token"]) as mine,
            open_page(client, told["table"], told["links"][0]["token"]) as other,
        ):
            asked_until(mine, {"start-of-turn-card", "first-hero"} | {"place"})
            other.query("why", option="pass")
            heard = len(other.received)
            mine.command("wish", wish="only", on=True)
            mine.command("wish", wish="until", what="round", on=True)
            assert mine.state["wishes"]["only"] is True
            other.query("why", option="pass")
            assert [m["type"] for m in other.received[heard:]] == ["reason"]
            theirs = [m["wishes"] for m in other.received if m["type"] == "state"]
            assert all(one == NONE for one in theirs if one is not None)
            refused = other.command("wish", wish="until", what="turn", on=True)
            assert refused["error"]["key"] == "server-no-such-wish"


def test_with_others_a_single_option_is_answered_only_by_wish(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", TOGETHER)
        with (
            open_page(client, told["table"], told["token"]) as mine,
            open_page(client, told["table"], told["links"][0]["token"]) as other,
        ):
            question = only_option(mine, other)
            assert [one["option"] for one in question["options"]] == ["pass"]
            mine.command("wish", wish="only", on=True)
            mine.wait_for_answer_to(question)
            assert mine.state["passed"] or not mine.state["question"]


def only_option(mine: Page, other: Page) -> dict[str, Any]:
    """Both play until the Sins Player is asked something with one option."""
    players = Players({0: mine, 1: other})
    for _ in range(MOST):
        players.settle()
        question: dict[str, Any] | None = mine.state["question"]
        if question is not None and question["only"]:
            return question
        asked = mine if question is not None else other
        page_answer(asked, asked.state["question"])
        players.sequence = asked.state["sequence"]
    raise AssertionError("he always had a choice")


def page_answer(page: Page, question: dict[str, Any]) -> None:
    """Fight, and play every card: soon there is none left for some moment."""
    options = [option["option"] for option in question["options"]]
    cards = [one for one in options if one.startswith("play")]
    wanted = [*cards, *[one for one in ("fight", "pass", "end", "decline") if one in options]]
    page.answer(wanted[0] if wanted else options[0])


def test_whoever_wants_everything_is_asked_what_would_pass_by_itself(tmp_path: Path) -> None:
    with sin(tmp_path) as page:
        page.wait_for_question()
        assert page.command("wish", wish="all", on=True)["type"] == "done"
        assert page.state["wishes"]["all"]
        for _ in range(MOST):
            question = page.wait_for_question()
            assert question is not None
            options = [option["option"] for option in question["options"]]
            if len(options) == 1 and not page.state["unasked"]:
                break
            page.answer("pass" if "pass" in options else options[0])
            assert not page.state["passed"]
        assert question is not None
        assert len(question["options"]) == 1
        assert page.command("wish", wish="all", on=False)["type"] == "done"
        page.wait_for_answer_to(question)


def test_players_of_they_live_may_let_confrontations_pass_for_a_round() -> None:
    chance = random.Random(3)
    game = othersight.new("they-live", seed=3, players=5)
    asked: dict[str, str] = {}
    while game.questions and "confront" not in asked.values():
        question = game.questions[0]
        asked[question.kind] = LIVE_WISHES.moment_of(question)
        game.answer(chance.randrange(len(question.options)), question.seat)
    assert asked["confront"] == "confront"
    assert {kind for kind, moment in asked.items() if moment} <= {"confront", "weapon"}
    assert all(LIVE_WISHES.has_wishes(game, seat) for seat in range(5))
    assert set(LIVE_WISHES.spans["round"].moments) == {"confront", "weapon"}
