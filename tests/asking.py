"""What a game asks, for tests that know it asks somebody."""

from othersight.kernel.game import Game
from othersight.kernel.question import Question


def question_of(game: Game) -> Question:
    """The question that is open; a game that asks nobody fails the test."""
    question = game.question
    assert question is not None, "nobody is asked"
    return question
