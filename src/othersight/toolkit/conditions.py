"""Legality said once: conditions by name, each with its rule and its text, about one option that somebody thinks of.

Rules make their options by asking these conditions, and *why not* names the first that does not hold. A condition
reads public facts and what the asking seat itself knows, and nothing else.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Reason, text_of

NOTHING: Final = -1
"""Stands for a number that was not given."""

ELSEWHERE: Final = ""
"""Stands for every kind of question that a verb does not answer, where more can be said than when it does."""

Test = Callable[[Any], bool]
"""Whether a condition holds in a case."""


class Condition:
    """One thing that must hold, the rule that says so, and the text for when it does not."""

    def __init__(self, rule: str, key: str, holds: Test, about: str = "") -> None:
        self.rule = rule
        self.key = key
        self.holds = holds
        self.about = about
        """What the text is about, where one text serves several conditions."""


Conditions = tuple[Condition, ...]
Table = dict[tuple[str, str], Conditions]
"""The conditions of every verb, by kind of question and verb."""


class Case:
    """A question of one kind that a rule asks, and the option somebody thinks of: its verb, its last word after that
    and its last number."""

    def __init__(self, g: Game, kind: str, frame: Procedure, table: Table) -> None:
        self.g = g
        self.kind = kind
        self.frame: Any = frame
        """The rule that asks, only to be read."""
        self.table = table
        self.seat = NOTHING
        """Who thinks of it, where that matters."""
        self.option: Option = ()
        self.thing = ""
        self.target = NOTHING

    def think_of(self, option: Option) -> None:
        """Look at that option from here on."""
        self.option = option
        self.thing = ""
        self.target = NOTHING
        for at in range(1, len(option)):
            part = option[at]
            if isinstance(part, int):
                self.target = part
            else:
                self.thing = part

    def allows(self, option: Option) -> bool:
        """Whether every condition of an option holds."""
        return self.failing(self.kind, option) is None

    def failing(self, kind: str, option: Option) -> Condition | None:
        """The first condition of an option that does not hold, of those for a kind of question or ELSEWHERE."""
        self.think_of(option)
        for condition in self.table[(kind, str(option[0]))]:
            if not condition.holds(self):
                return condition
        return None

    def options(self, verb: str, things: Iterable[int | str]) -> list[Option]:
        """The verb with each of these things that its conditions allow."""
        options: list[Option] = []
        for thing in things:
            option: Option = (verb, thing)
            if self.failing(self.kind, option) is None:
                options.append(option)
        return options

    def reason(self, condition: Condition) -> Reason:
        """Why the option is not open."""
        return Reason(
            condition.rule,
            condition.key,
            {
                "kind": self.kind,
                "seat": self.seat,
                "written": text_of(self.option),
                "thing": self.thing,
                "target": self.target,
                "about": condition.about,
            },
        )


def never(case: Case) -> bool:
    """The test of a condition that nothing closed can meet: all that is open has been offered."""
    return False
