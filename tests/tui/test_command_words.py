"""Commands typed in the reader's language."""

import pytest

import othersight
from othersight.games import GAMES, words_of
from othersight.locales import languages
from othersight.tui.command_words import COMMANDS, command_of, words


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_every_command_has_a_word_of_its_own_in_every_language(language: str) -> None:
    assert set(words(language).values()) == set(COMMANDS)
    assert len(words(language)) >= len(COMMANDS)


@pytest.mark.parametrize("name", GAMES)
def test_every_page_of_a_game_is_among_them(name: str) -> None:
    assert set(words_of(othersight.new(name, seed=1)).pages) <= set(COMMANDS)


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("aide", "fr", ("help", "")),
        ("Règle TO-MOVE-01", "fr", ("rule", "TO-MOVE-01")),
        ("regle  TO-MOVE-01 ", "fr", ("rule", "TO-MOVE-01")),
        ("help", "fr", ("help", "")),
        ("aide", "en", ("aide", "")),
        ("なぜ　move 19", "ja", ("why", "move 19")),
        ("?", "ja", ("?", "")),
        ("", "fr", ("", "")),
    ],
)
def test_a_command_is_understood_with_what_follows_it(
    typed: str, language: str, meant: tuple[str, str]
) -> None:
    assert command_of(typed, language) == meant
