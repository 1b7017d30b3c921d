"""Why an option does not answer a question, from a game's table of verbs and the conditions by which its rules make
options. Computed only when somebody asks."""

from collections.abc import Callable

from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, Reason, text_of
from othersight.toolkit.conditions import ELSEWHERE, Case
from othersight.toolkit.verbs import Form, Verbs

PASS = "pass"


Unasked = Callable[[Game, int, Option, Question | None], Reason | None]
"""What speaks against an option that answers no question, or that it may be done at any time."""


class Legality:
    """Why options are not open in one game: `over` is the rule by which it ends, `case_of` an open question as its
    conditions read it."""

    def __init__(
        self,
        verbs: Verbs,
        windows: dict[str, str],
        over: str,
        case_of: Callable[[Game, Question], Case],
        unasked: Unasked | None = None,
    ) -> None:
        self.verbs = verbs
        self.windows = windows
        self.over = over
        self.case_of = case_of
        self.unasked = unasked

    def why_not(self, g: Game, seat: int, option: Option) -> Reason | None:
        """The first condition that keeps an option from a seat; None if it is open."""
        if g.outcome:
            return Reason(self.over, "reason-game-over")
        question = next((q for q in g.questions if q.seat == seat), None)
        if question is not None and option in question.options:
            return None
        first = question or g.questions[0]
        if not is_verb(self.verbs, option):
            return not_understood(first.rule, option)
        reason = self.unasked(g, seat, option, question) if self.unasked is not None else None
        if reason is not None:
            return reason
        if question is None:
            return Reason(first.rule, "reason-not-your-decision", {"kind": first.kind})
        case = self.case_of(g, question)
        return why_no_answer(case, question, option, self.verbs, self.windows)


def is_verb(verbs: Verbs, option: Option) -> bool:
    """Whether an option begins with a word of this game."""
    return len(option) > 0 and option[0] in verbs.by_verb


def not_understood(rule: str, option: Option) -> Reason:
    """Nothing that one can do in this game has been written."""
    return Reason(rule, "reason-not-understood", {"written": text_of(option)})


def kinds_of(verbs: Verbs, verb: str) -> list[str]:
    """The kinds of question that a verb answers."""
    if verb not in verbs.answered:
        found = [kind for kind in verbs.asked if forms_at(verbs, kind, verb)]
        verbs.answered[verb] = found
    return verbs.answered[verb]


def forms_at(verbs: Verbs, kind: str, verb: str) -> list[Form]:
    """The forms of a verb that answer a kind of question."""
    forms = [verbs.forms[written] for written in verbs.asked[kind].forms]
    return [form for form in forms if form.verb == verb]


def why_no_answer(
    case: Case, question: Question, option: Option, verbs: Verbs, windows: dict[str, str]
) -> Reason:
    """The first thing that keeps an option from answering a question: its verb, its form, or a condition."""
    verb = str(option[0])
    forms = forms_at(verbs, question.kind, verb)
    if (question.kind, verb) not in case.table:
        return why_not_here(case, question, option, verbs, windows)
    if forms and not any([form.is_of_length(len(option)) for form in forms]):
        return Reason(question.rule, "reason-wrong-form", {"kind": question.kind, "verb": verb})
    failing = case.failing(question.kind, option)
    if failing is None:
        return Reason(question.rule, "reason-not-an-option", {"kind": question.kind})
    return case.reason(failing)


def why_not_here(
    case: Case, question: Question, option: Option, verbs: Verbs, windows: dict[str, str]
) -> Reason:
    """The verb answers other questions: what its conditions say to that, or else when those are asked."""
    verb = str(option[0])
    if verb == PASS:
        return Reason(question.rule, "reason-must-choose", {"kind": question.kind})
    if (ELSEWHERE, verb) in case.table:
        failing = case.failing(ELSEWHERE, option)
        if failing is not None:
            return case.reason(failing)
    kind = kinds_of(verbs, verb)[0]
    return Reason(windows[kind], "reason-other-moment", {"kind": kind})
