"""Words that people type, in the reader's language, as the notation of options has them."""

import pytest

from othersight.games.registry import words_named
from othersight.locales.typed import notation_of


@pytest.mark.parametrize(
    ("game", "language", "typed", "meant"),
    [
        ("the-others", "en", "Why can I not go to Lyric Palace?", "move lyric palace"),
        ("the-others", "en", "city action", "city-action"),
        ("the-others", "en", "dance", "dance"),
        ("the-others", "fr", "Pourquoi ne puis-je pas aller à la Gare Centrale ?", "move"),
        ("the-others", "fr", "move gare centrale", "move central station"),
        ("the-others", "fr", "aller Rue 12", "move street 12"),
        ("the-others", "fr", "attaquer Acolyte 2", "fight acolyte 2"),
        ("the-others", "ja", "なぜ中央駅へ移動できないの？", "move central station"),
        ("the-others", "ja", "12へ移動", "move 12"),
        ("the-others", "ja", "move central-station", "move central-station"),
        ("they-live", "fr", "se planquer", "lay-low"),
        ("they-live", "fr", "échanger avec Doc Halloran", "trade doc halloran"),
        ("they-live", "ja", "コニーと対決", "confront connie vale"),
        ("they-live", "ja", "confront connie", "confront connie"),
    ],
)
def test_words_are_understood(game: str, language: str, typed: str, meant: str) -> None:
    verbs = words_named(game).verbs
    assert notation_of(game, typed, verbs, language).startswith(meant)
