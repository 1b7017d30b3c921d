"""What anybody may read as often as they like costs a server little, and what costs much is read by few at once."""

import pytest

from othersight.server.texts import glossary


def test_names_of_things_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = glossary.find_entries("they-live", "gun", "fr", {})
    made: list[str] = []
    monkeypatch.setattr(glossary, "names_of", lambda key, *_, **__: [made.append(key)])
    assert glossary.find_entries("they-live", "gun", "fr", {}) == first
    assert not made
