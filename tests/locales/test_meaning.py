"""Printed names with what they mean: shown beside the name, understood when typed, never a text of the card."""

import pytest

from othersight.locales.things import meaning_of, names_of
from othersight.locales.typed import notation_of
from othersight.server.texts.glossary import entry, find_entries
from othersight.tui.glossary import about, found, title_of

HATE = "the-others-card-hate"


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_a_printed_name_stands_with_its_meaning(language: str) -> None:
    meaning = meaning_of(HATE, language)
    assert meaning
    assert names_of(HATE, language) == ["HATE!", meaning]
    assert title_of(HATE, language).startswith("HATE!")
    assert meaning in title_of(HATE, language)
    assert meaning not in about(HATE, language, n=3)
    told = entry("the-others", HATE, language, {"n": 3})
    assert told is not None
    assert "translated" not in [part.part for part in told.parts]


@pytest.mark.parametrize("language", ["fr", "ja"])
def test_it_is_understood_when_typed(language: str) -> None:
    meaning = meaning_of(HATE, language)
    assert HATE in [key for _, key in found("the-others", meaning, language)]
    assert HATE in [one.key for one in find_entries("the-others", meaning, language, {"n": 3})]
    typed = f"play {meaning}"
    assert notation_of("the-others", typed, ("play",), language) == "play hate"


def test_english_names_are_found_in_every_language() -> None:
    for language in ("en", "fr", "ja"):
        assert "they-live-skill-stealth" in [
            key for _, key in found("they-live", "Stealth", language)
        ]
    assert meaning_of(HATE, "en") == ""
