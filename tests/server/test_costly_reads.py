"""What anybody may read as often as they like costs a server little, and what costs much is read by few at once."""

from pathlib import Path
from typing import Any

import pytest

from othersight.server.rest import games
from othersight.server.texts import glossary
from tests.server.client import serving


def test_names_of_things_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = glossary.find_entries("they-live", "gun", "fr", {})
    made: list[str] = []
    monkeypatch.setattr(glossary, "names_of", lambda key, *_, **__: [made.append(key)])
    assert glossary.find_entries("they-live", "gun", "fr", {}) == first
    assert not made


@pytest.mark.parametrize(
    ("address", "maker"),
    [
        ("schema", "schema"),
        ("games/the-others/things?language=ja", "Glossary"),
        ("rules?game=the-others&language=ja", "RuleList"),
    ],
)
def test_a_reply_that_never_changes_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, maker: str
) -> None:
    made: list[Any] = []
    real = getattr(games, maker)
    for reply in (games.schema_reply, games.things_reply, games.rulebook_reply):
        reply.cache_clear()
    with serving(tmp_path) as client:
        monkeypatch.setattr(games, maker, lambda **more: made.append(1) or real(**more))
        first, again = [client.get(f"/api/{address}") for _ in range(2)]
    assert first.status_code == 200
    assert first.json() == again.json()
    assert first.headers["content-type"] == "application/json"
    assert len(made) == 1
