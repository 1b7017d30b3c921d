"""What a card adds to the questions and the log lines of its game, said beside what the card does.

Windows, the table of verbs, the words, the ranges of saved games, the environments and `content check` read it here:
a card that asks something of its own is in no other list.
"""

from othersight.toolkit.conditions import Case, Condition, Table
from othersight.toolkit.verbs import Form, QuestionKind


class CardQuestion:
    """A question that only one card asks.

    `window` is the rule of the moment at which it is asked and `who` the one who answers, both as the notation tells
    them. `forms` are the ways of writing its options; one that the game has not yet belongs to `rule`, or to the
    window where the card names none. `facts` are what its text names, as in the game's `words/questions.py`.
    """

    def __init__(
        self, window: str, who: str, forms: tuple[str, ...], facts: str = "", rule: str = ""
    ) -> None:
        self.window = window
        self.who = who
        self.forms = forms
        self.facts = facts
        self.rule = rule or window


CardQuestions = dict[str, CardQuestion]
"""The questions of cards by their kind."""


def windows_with(windows: dict[str, str], questions: CardQuestions) -> dict[str, str]:
    """The windows of the rules' questions, and after them those of the cards'."""
    return {**windows, **{kind: question.window for kind, question in questions.items()}}


def facts_with(facts: dict[str, str], questions: CardQuestions) -> dict[str, str]:
    """The facts that the texts of the rules' questions name, and those of the cards'."""
    return {**facts, **{kind: question.facts for kind, question in questions.items()}}


def forms_of(questions: CardQuestions, known: tuple[Form, ...]) -> tuple[Form, ...]:
    """The forms that cards bring in with their questions, each once."""
    written = {form.written for form in known}
    found: dict[str, Form] = {}
    for question in questions.values():
        for form in question.forms:
            if form not in written and form not in found:
                found[form] = Form(form, question.rule)
    return tuple(found.values())


def section_of(questions: CardQuestions) -> dict[str, dict[str, QuestionKind]]:
    """The section of the notation in which the cards' questions stand; none if no card asks anything."""
    asked = {
        kind: QuestionKind(question.who, *question.forms) for kind, question in questions.items()
    }
    return {"Cards of one's own": asked} if asked else {}


def is_offered(case: Case) -> bool:
    """What the card itself allows now."""
    return any([case.option in question.options for question in case.g.questions])


def add_conditions(table: Table, questions: CardQuestions) -> None:
    """A card's question that names no conditions for a verb allows what it offers and nothing else."""
    for kind, question in questions.items():
        closed = (Condition(question.window, "reason-card-not-so", is_offered),)
        for verb in [form.split()[0] for form in question.forms]:
            if (kind, verb) not in table:
                table[kind, verb] = () if verb == "pass" else closed
