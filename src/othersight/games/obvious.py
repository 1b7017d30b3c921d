"""Answers that a table can give by itself, because nobody would give another one.

Each game judges its own questions, by what everybody at the table can see: an answer that nobody was asked for tells
nothing then. Whoever lets people play uses this, so that they are asked the same questions everywhere.
"""

from collections.abc import Callable, Collection
from functools import cache

from othersight.games.registry import plugins
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question

Judge = Callable[[Game, Question, Collection[int]], Option | None]
"""The answer that a question has anyway, or None. The seats are those of other persons, who could make use of what is
announced."""


def obvious_answer(game: Game, question: Question, listeners: Collection[int]) -> Option | None:
    """The only answer to a question that makes sense, as everybody can see; None if it is a decision."""
    judge = judge_of(game.definition.name)
    return None if judge is None or len(question.options) == 1 else judge(game, question, listeners)


def only_answer(game: Game, question: Question) -> Option | None:
    """The only option of somebody who can do nothing else now, such as use a card; others may learn from it that there
    was no other."""
    is_only = len(question.options) == 1 and not game.asides(question.seat)
    return question.options[0] if is_only else None


@cache
def judge_of(name: str) -> Judge | None:
    """How the game of that name judges its questions, if it does."""
    plugin = plugins().get(name)
    if plugin is None or not plugin.obvious:
        return None
    judge: Judge = plugin.part("obvious")
    return judge
