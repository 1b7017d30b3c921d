"""What is looked up once in a config is there as a whole or not at all: tables are read in several threads."""

import pytest

from othersight.games.they_live.state.config import Config


def test_what_was_not_looked_up_to_the_end_is_not_taken_for_found() -> None:
    config = Config()
    config.card_face = ("nobody-knows-it",)
    for _ in range(2):
        with pytest.raises(KeyError):
            config.cards_with("nobody-knows-it")
