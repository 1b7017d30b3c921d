"""Legality said once: conditions by name, each with its rule and its text, about one option that somebody thinks of.

The conditions of a verb make its options (`Case.options`): one of them lists the candidates (`Listed`), the others
take some of these away. *Why not* names the first that does not hold. A condition reads public facts and what the
asking seat itself knows, and nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
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


Thing = int | str | tuple[int | str, ...]
"""What an option says after its verb: a number, a word, or several of them."""

Things = Callable[[Any], Iterable[Thing]]
"""What there is to choose from in a case."""


class Condition:
    """One thing that must hold, the rule that says so, and the text for when it does not."""

    def __init__(
        self, rule: str, key: str, holds: Test, about: str = "", general: bool = False
    ) -> None:
        self.rule = rule
        self.key = key
        self.holds = holds
        self.about = about
        """What the text is about, where one text serves several conditions."""
        self.general = general
        """Whether it reads nothing of the option but its verb, so that one test serves all options of the verb."""


class Finer(Condition):
    """It only says more exactly why a thing is not listed: all that are listed meet it, and are not tested."""


class Listed(Condition):
    """The option names one of these things: its verb has an option for each, and nothing else is open."""

    def __init__(self, rule: str, key: str, things: Things, about: str = "") -> None:
        super().__init__(rule, key, self.has, about)
        self.things = things

    def has(self, case: "Case") -> bool:
        """Whether the option names one of the things: a single one with its last word."""
        for thing in self.things(case):
            if isinstance(thing, tuple):
                if case.option[1:] == thing:
                    return True
            elif case.option[-1] == thing:
                return True
        return False


class OneOf(Listed):
    """The option names one of a few words that never change."""

    def __init__(self, rule: str, key: str, words: Sequence[str], about: str = "") -> None:
        super().__init__(rule, key, self.all, about)
        self.words = words

    def all(self, case: "Case") -> Sequence[str]:
        """The words, in the order in which they are offered."""
        return self.words


Conditions = tuple[Condition, ...]
Table = dict[tuple[str, str], Conditions]
"""The conditions of every verb, by kind of question and verb."""


def is_finer(condition: Condition) -> bool:
    """Whether a condition takes no listed thing away."""
    return isinstance(condition, Finer)


class Plan:
    """The conditions of one verb by what they do when its options are made."""

    def __init__(self, conditions: Conditions) -> None:
        self.conditions = conditions
        self.general = [one for one in conditions if one.general]
        self.all = [one for one in conditions if not one.general]
        self.source: Listed | None = None
        for one in self.all:
            if isinstance(one, Listed):
                self.source = one
        self.each = [one for one in self.all if one is not self.source and not is_finer(one)]
        """Those that may take a listed thing away."""


PLANS: Final[dict[tuple[str, str], Plan]] = {}


def plan_of(table: Table, key: tuple[str, str]) -> Plan:
    """How the options of a verb are made; kept until its conditions are others."""
    conditions = table[key]
    plan = PLANS.get(key)
    if plan is None or plan.conditions is not conditions:
        plan = Plan(conditions)
        PLANS[key] = plan
    return plan


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
        return self.unmet(self.table[(kind, str(option[0]))], option)

    def unmet(self, conditions: Conditions, option: Option) -> Condition | None:
        """The first of these conditions that does not hold for an option."""
        self.think_of(option)
        for condition in conditions:
            if not condition.holds(self):
                return condition
        return None

    def options(self, verb: str, things: Iterable[Thing] | None = None) -> list[Option]:
        """All options of a verb that its conditions allow, in the order of its candidates: those of its `Listed`, or
        these things; a verb without candidates stands alone."""
        plan = plan_of(self.table, (self.kind, verb))
        self.option = (verb,)
        self.thing = ""
        self.target = NOTHING
        for condition in plan.general:
            if not condition.holds(self):
                return []
        if things is not None:
            return self.filtered(verb, things, plan.all)
        if plan.source is None:
            return [(verb,)] if self.meets(plan.all) else []
        return self.filtered(verb, plan.source.things(self), plan.each)

    def filtered(
        self, verb: str, things: Iterable[Thing], conditions: list[Condition]
    ) -> list[Option]:
        """The verb with each of these things that meets the conditions; without a call for each thing where there are
        no more than one word or number, because rules ask this at every turn."""
        options: list[Option] = []
        for thing in things:
            if isinstance(thing, tuple):
                self.think_of((verb, *thing))
            elif isinstance(thing, int):
                self.option, self.thing, self.target = (verb, thing), "", thing
            else:
                self.option, self.thing, self.target = (verb, thing), thing, NOTHING
            for condition in conditions:
                if not condition.holds(self):
                    break
            else:
                options.append(self.option)
        return options

    def among(self, candidates: Iterable[Option]) -> list[Option]:
        """Those of these options that their conditions allow."""
        options: list[Option] = []
        for option in candidates:
            if self.unmet(self.table[(self.kind, str(option[0]))], option) is None:
                options.append(option)
        return options

    def meets(self, conditions: list[Condition]) -> bool:
        """Whether the option somebody thinks of meets all of these."""
        for condition in conditions:
            if not condition.holds(self):
                return False
        return True

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
