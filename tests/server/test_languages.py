"""Three readers at one table read three languages: questions, options, log, reasons, odds, hints, pages, errors."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import open_page, post, serving

JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LANGUAGES = ("en", "fr", "ja")


def texts_of(page: Any) -> list[str]:
    """All sentences that a page was sent with the state of the table."""
    question = page.state["question"]
    said = [question["text"], *[option["text"] for option in question["options"]]]
    return [*said, *[line["text"] for line in page.log]]


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_three_readers_of_one_seat_read_three_languages(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": game})
        said: dict[str, list[str]] = {}
        for language in LANGUAGES:
            with open_page(client, told["table"], told["token"], language=language) as page:
                page.receive_until("state")
                if not page.state["question"]:
                    page.wait_for_question()
                said[language] = texts_of(page)
                for query in ({"type": "why", "option": "move 99"}, {"type": "odds"}):
                    page.send(query.pop("type"), request=1, **query)
        assert len({len(lines) for lines in said.values()}) == 1
        pairs = list(zip(*said.values(), strict=True))
        assert all(JAPANESE.search(japanese) for _, _, japanese in pairs)
        assert not any(JAPANESE.search(english + french) for english, french, _ in pairs)
        differing = [english != french for english, french, _ in pairs if " " in english]
        assert sum(differing) >= 0.9 * len(differing)


def test_requests_are_answered_in_the_language_of_their_header(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for path in ("/api/rules/TO-TURN-01", "/api/games", "/api/games/they-live/things"):
            replies = [
                client.get(path, headers={"Accept-Language": wanted}).text
                for wanted in ("en", "fr-CH, fr;q=0.9", "de, ja;q=0.5")
            ]
            assert len(set(replies)) == 3
        named = client.get("/api/games?language=ja", headers={"Accept-Language": "fr"}).text
        assert named == client.get("/api/games", headers={"Accept-Language": "ja"}).text


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_page_is_named_in_words_and_not_by_its_command(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": game})
        for language in LANGUAGES:
            with open_page(client, told["table"], told["token"], language=language) as page:
                pages = page.receive_until("welcome")["pages"]
            named = {one["name"]: one["text"] for one in pages}
            assert len(named) >= 8
            for name, text in named.items():
                assert text
                assert "  " not in text
                assert not text.startswith(f"{name} ")
                if language == "ja":
                    assert JAPANESE.search(text)
