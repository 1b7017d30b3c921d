"""What a page needs to draw a game without knowing its rules: what options point at, and what log lines show.

Everything here is made from options and log lines that the reader may know anyway.
"""

from collections.abc import Callable

from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question
from othersight.toolkit.log_pictures import LogPictures
from othersight.toolkit.phrases import Phrase
from othersight.toolkit.verbs import Target, Verbs


class Choice:
    """An option as a page draws it: its verb, what it points at, its text, and shorter words for it.

    `brief` is the text with nothing but its arguments; None where there are no shorter words. `is_title`: it is the
    title, if that is all there is to it; else the title is its attribute.
    """

    def __init__(
        self,
        verb: str,
        targets: list[Target],
        text: Phrase,
        brief: Phrase | None = None,
        is_title: bool = False,
    ) -> None:
        self.verb = verb
        self.targets = targets
        self.text = text
        self.brief = brief
        self.is_title = is_title

    @property
    def title(self) -> Phrase | None:
        """The text without the particulars."""
        return self.brief if self.is_title else self.part("title")

    def part(self, name: str) -> Phrase | None:
        """Other words for it: `group` is what many options of one form have in common, and `label` what the option is
        called beneath that; `price` is what it costs. Each may be a text that does not exist: then there is none."""
        return None if self.brief is None else attribute(self.brief, name)


def attribute(phrase: Phrase, name: str) -> Phrase:
    """A part of a text, with the same arguments."""
    return Phrase(f"{phrase.key}.{name}", **phrase.arguments)


class PageSpec:
    """How a game is drawn. `choice` takes an option that is open to a seat apart; `log` says what log lines show."""

    def __init__(
        self,
        verbs: Verbs,
        choice: Callable[[Game, Question, Option], Choice],
        log: LogPictures,
    ) -> None:
        self.verbs = verbs
        self.choice = choice
        self.log = log


def option_at(verbs: Verbs, questions: list[Question], targets: list[Target]) -> Option | None:
    """What somebody means who points at something that is not open: what is open elsewhere, with this thing instead;
    else what the table of verbs names for things of its kind."""
    for target in targets:
        for question in questions:
            for option in question.options:
                meant = verbs.pointed_anew(option, question.kind, target)
                if meant is not None:
                    return meant
    for kind, id in targets:
        if kind in verbs.pointed:
            form = verbs.forms[verbs.pointed[kind]]
            return (*form.start, id)
    return None
