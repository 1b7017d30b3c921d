"""The first decisions of a game by the path of a screen reader; `python -m tests.page.screen_reader` plays it whole."""

import pytest

from tests.page.screen_reader import GAMES, ScreenReader, play
from tests.page.table import Visitor

pytestmark = pytest.mark.slow
FIRST = 20


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_by_roles_names_and_keys_alone(visitor: Visitor, game: str) -> None:
    visitor.page.click(f"[data-play={game}]")
    count, _ = play(ScreenReader(visitor.page), visitor, FIRST, seed=1)
    assert count == FIRST
    assert visitor.faults == []
