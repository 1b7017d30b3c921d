"""Why an option does not answer a question, from a game's table of verbs and the conditions by which its rules make
options. Computed only when somebody asks."""

from othersight.kernel.question import Option, Question, Reason, text_of
from othersight.toolkit.conditions import ELSEWHERE, Case
from othersight.toolkit.verbs import Form, Verbs

PASS = "pass"


def is_verb(verbs: Verbs, option: Option) -> bool:
    """Whether an option begins with a word of this game."""
    return len(option) > 0 and option[0] in verbs.by_verb


def not_understood(rule: str, option: Option) -> Reason:
    """Nothing that one can do in this game has been written."""
    return Reason(rule, "reason-not-understood", {"written": text_of(option)})


def kinds_of(verbs: Verbs, verb: str) -> list[str]:
    """The kinds of question that a verb answers."""
    return [kind for kind in verbs.asked if forms_at(verbs, kind, verb)]


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
