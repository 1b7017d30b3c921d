"""Othersight: play, referee, simulate and study The Others: 7 Sins with every rule enforced.

>>> import othersight
>>> game = othersight.new("the-others", seed=7, story="havens-last-stand", hero_players=2)
>>> game.question.seat, game.question.kind
(0, 'place')
>>> game.answer(0)
>>> twin = othersight.load(game.save())
>>> twin.question.texts == game.question.texts
True
"""

from othersight.api import load, new
from othersight.kernel.errors import (
    DamagedFile,
    IllegalOption,
    OthersightError,
    UnknownName,
)
from othersight.kernel.game import Game
from othersight.kernel.question import Question, Reason, option_of, text_of

__all__ = [
    "DamagedFile",
    "Game",
    "IllegalOption",
    "OthersightError",
    "Question",
    "Reason",
    "UnknownName",
    "load",
    "new",
    "option_of",
    "text_of",
]
