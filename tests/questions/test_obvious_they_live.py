"""What passes by itself in They Live, and what somebody has to decide."""

from typing import Any

import pytest

from othersight.games import obvious_answer
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.stash import DrawCards
from othersight.kernel.game import Game
from tests.games.they_live.figures import street
from tests.games.they_live.play import at
from tests.rule_ids import rule


def drawing(may_stop: bool, **given: Any) -> Game:
    """Seat 0 draws two cards."""
    game = at("action", people={0: {}, 1: {"space": 20}}, figures=street, **given)
    game.questions = []
    game.call(DrawCards(0, 2, -1, may_stop))
    game.run()
    return game


@rule("TL-STASH-16")
@pytest.mark.parametrize("shorter", [0, 1])
def test_of_two_piles_that_nobody_knows_the_larger_is_drawn_from(shorter: int) -> None:
    game = drawing(may_stop=False)
    decks = table_of(game).edit_decks()
    piles = [decks.piles[0], decks.piles[1]]
    piles[shorter] = piles[shorter][:1]
    decks.piles = (piles[0], piles[1])
    assert game.question is not None
    assert obvious_answer(game, game.question, ()) == ("pile", 1 - shorter)


@rule("TL-STASH-16")
def test_whoever_may_stop_is_asked() -> None:
    game = drawing(may_stop=True)
    assert game.question is not None
    assert obvious_answer(game, game.question, ()) is None
