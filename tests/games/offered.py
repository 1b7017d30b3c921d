"""What a rule offers must meet the named conditions that *why not* reads, for both are the same rule."""

from othersight.kernel.question import Question, text_of
from othersight.toolkit.conditions import Case, never


def check_offered(case: Case, question: Question) -> None:
    """No condition of an option that is open fails."""
    case.seat = question.seat
    for option in question.options:
        case.think_of(option)
        for condition in case.table.get((question.kind, str(option[0])), ()):
            if condition.holds is not never:
                assert condition.holds(case), (
                    f"{text_of(option)} is open at {question.kind} against {condition.rule}"
                )
