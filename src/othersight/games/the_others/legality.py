"""Why an option is not open in The Others: the first condition that fails (`rules/case.py` and beside each rule)."""

from othersight.games.the_others.rules.case import Case
from othersight.games.the_others.verbs import VERBS
from othersight.games.the_others.windows import WINDOWS
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, Reason
from othersight.toolkit.legality import is_verb, not_understood, why_no_answer


def why_not(g: Game, seat: int, option: Option) -> Reason | None:
    """The first condition that keeps an option from a seat; None if it is open."""
    if g.outcome:
        return Reason("TO-VICTORY-01", "reason-game-over")
    question = next((q for q in g.questions if q.seat == seat), None)
    if question is not None and option in question.options:
        return None
    first = question or g.questions[0]
    if not is_verb(VERBS, option):
        return not_understood(first.rule, option)
    if question is None:
        return Reason(first.rule, "reason-not-your-decision", {"kind": first.kind})
    return why_no_answer(case_of(g, question), question, option, VERBS, WINDOWS)


def case_of(g: Game, question: Question) -> Case:
    """An open question as conditions read it."""
    case = Case(g, question.kind, g.stack[-1])
    case.seat = question.seat
    return case
