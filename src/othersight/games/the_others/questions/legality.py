"""Why an option is not open in The Others: the first condition that fails (`rules/conditions.py`, and each rule)."""

from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.questions.windows import WINDOWS
from othersight.games.the_others.rules.conditions import Case
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from othersight.toolkit.legality import Legality


def case_of(g: Game, question: Question) -> Case:
    """An open question as conditions read it."""
    case = Case(g, question.kind, g.stack[-1])
    case.seat = question.seat
    return case


why_not = Legality(VERBS, WINDOWS, "TO-VICTORY-01", case_of).why_not
"""The first condition that keeps an option from a seat; None if it is open."""
