"""An old table is played on under new rules where every decision brings what it brought; else it says what it needs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import othersight
from othersight.games import GAMES
from othersight.kernel.errors import DamagedFile
from othersight.server.storage.database import FILE
from tests.server.client import open_page, post, random_choice, serving

SAME = ("sequence", "hash", "status", "view", "waiting", "undo", "decisions")
DAY = 86_400.0


@contextmanager
def table_after_some_decisions(folder: Path, game: str) -> Iterator[tuple[Any, dict[str, Any]]]:
    """A table that was played for a while, with an undo among it, and its last state."""
    with serving(folder, snapshot_every=5, clock=lambda: DAY) as client:
        told = post(client, "/api/play-now", {"game": game})
        with open_page(client, told["table"], told["token"]) as page:
            choose = random_choice(4)
            for _ in range(6):
                question = page.wait_for_question()
                assert question is not None
                page.answer(choose(0, question))
                page.settle(page.state["sequence"], [told["seat"]])
            known = page.state
            page.command("undo", sequence=known["sequence"], to=known["undo"]["beyond"])
            page.settle(known["sequence"] + 1, [told["seat"]])
            yield told, page.state


def upgrade(monkeypatch: pytest.MonkeyPatch, game: str, by: int = 1) -> str:
    """The rules get another version."""
    definition = GAMES[game]
    monkeypatch.setattr(definition, "version", str(int(definition.version) + by))
    return definition.version


def stored(folder: Path, what: str) -> list[Any]:
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.connect() as connection:
        return list(connection.execute(text(what)).scalars())


@pytest.mark.parametrize("game", ["the-others", "they-live"])
@pytest.mark.parametrize("by", [1, 2])
def test_a_table_plays_on_under_rules_that_change_nothing_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, by: int
) -> None:
    with table_after_some_decisions(tmp_path, game) as (told, known):
        pass
    version = upgrade(monkeypatch, game, by)
    for _ in range(2):  # at once, and after one more start
        with (
            serving(tmp_path, snapshot_every=5, clock=lambda: DAY) as client,
            open_page(client, told["table"], told["token"]) as page,
        ):
            page.receive_until("state")
            assert [page.state[part] for part in SAME] == [known[part] for part in SAME]
            question = page.wait_for_question()
            assert question is not None
            page.answer(random_choice(4)(0, question))
            page.settle(page.state["sequence"], [told["seat"]])
            known = page.state
        assert stored(tmp_path, "SELECT version FROM tables") == [version]


def test_a_table_whose_decisions_bring_something_else_says_what_it_needs_and_until_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table_after_some_decisions(tmp_path, "the-others") as (told, _):
        pass
    old = GAMES["the-others"].version
    upgrade(monkeypatch, "the-others")
    again = GAMES["the-others"].again

    def shuffled_otherwise(start: dict[str, Any]) -> Any:
        return again({**start, "seed": f"{start['seed']} otherwise"})

    monkeypatch.setattr(GAMES["the-others"], "again", shuffled_otherwise)
    with serving(tmp_path, clock=lambda: DAY) as client:
        reply = client.post("/api/link", json={"token": told["token"]})
        assert reply.status_code == 410
        said = reply.json()["error"]
        assert said["key"] == "server-other-version"
        assert f"version {old}" in said["text"]
        assert "1970-04-02" in said["text"]
    assert stored(tmp_path, "SELECT version FROM tables") == [old]


def test_a_table_of_which_nothing_was_kept_or_that_is_older_needs_its_own_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table_after_some_decisions(tmp_path, "the-others") as (told, _):
        pass
    traces = stored(tmp_path, "SELECT trace FROM journal WHERE kind = 'decision'")
    assert all(len(trace) == 16 for trace in traces)
    upgrade(monkeypatch, "the-others", 3)
    with serving(tmp_path, clock=lambda: DAY) as client:
        assert client.post("/api/link", json={"token": told["token"]}).status_code == 410
    monkeypatch.undo()
    upgrade(monkeypatch, "the-others")
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE journal SET trace = ''"))
    with serving(tmp_path, clock=lambda: DAY) as client:
        assert client.post("/api/link", json={"token": told["token"]}).status_code == 410


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_save_is_loaded_under_rules_that_change_nothing_in_it(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    played = othersight.new(game, seed=3)
    for number in range(60):
        options = played.questions[0].options
        played.answer(options[number % len(options)], played.questions[0].seat)
    text_of_save = played.save()
    upgrade(monkeypatch, game)
    loaded = othersight.load(text_of_save)
    assert loaded.view(-1) == played.view(-1)
    assert loaded.questions[0].options == played.questions[0].options
    again = GAMES[game].again
    monkeypatch.setattr(GAMES[game], "again", lambda start: again({**start, "seed": "another"}))
    with pytest.raises(DamagedFile, match="it needs version"):
        othersight.load(text_of_save)
