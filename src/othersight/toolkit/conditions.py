"""Legality said once: conditions by name, each with its rule and its text, about one option that somebody thinks of.

The conditions of a verb make its options (`Case.options`): one of them lists the candidates (`Listed`), the others
take some of these away. *Why not* names the first that does not hold. A condition reads public facts and what the
asking seat itself knows, and nothing else.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final

from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Reason, text_of, word

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
        self.together: Together | None = None
        """The conditions with which it is told at one look, if it is the last of them."""


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


class Except(Condition):
    """The option names none of these things, which are looked up once for all options of the verb."""

    def __init__(self, rule: str, key: str, things: Things, about: str = "") -> None:
        super().__init__(rule, key, self.has_not, about)
        self.things = things

    def has_not(self, case: "Case") -> bool:
        """Whether what the option says after its verb is not among the things."""
        return case.named() not in list(self.things(case))


class OneOf(Listed):
    """The option names one of a few words that never change."""

    def __init__(self, rule: str, key: str, words: Sequence[str], about: str = "") -> None:
        super().__init__(rule, key, self.all, about)
        self.words = words

    def all(self, case: "Case") -> Sequence[str]:
        """The words, in the order in which they are offered."""
        return self.words


class Whole(Listed):
    """The option is one of these, which are whole options with their verb, made beforehand and kept by whoever lists
    them, so that none is made when it is offered."""

    def has(self, case: "Case") -> bool:
        """Whether it is one of them."""
        return case.option in self.things(case)


class Always:
    """Options that are the same in every case."""

    def __init__(self, options: list[Option]) -> None:
        self.made = options

    def options(self, case: "Case") -> list[Option]:
        """All of them; only to be read."""
        return self.made


Conditions = tuple[Condition, ...]


class Together:
    """Conditions that are told with one look where a verb has all of them; *why not* asks each."""

    def __init__(self, parts: Conditions) -> None:
        self.parts = parts
        parts[-1].together = self

    def hold(self, case: "Case") -> bool:
        """Whether all of them hold: conditions that read nothing of the option but its verb."""
        return True


class LookedAt(Together):
    """Conditions that hold of all that is offered, because whoever offers it has looked; *why not* asks each."""


class Shortlist(Together):
    """A `Listed` and conditions of the things it lists: those that meet all of them, in the same order."""

    def __init__(self, parts: Conditions, things: Things) -> None:
        super().__init__(parts)
        self.things = things


def told_together(conditions: Conditions) -> list[Together]:
    """The groups of which a verb has every condition."""
    groups = [one.together for one in conditions if one.together is not None]
    return [group for group in groups if all([part in conditions for part in group.parts])]


def is_finer(condition: Condition) -> bool:
    """Whether a condition takes no listed thing away."""
    return isinstance(condition, Finer)


class Plan:
    """The conditions of one verb by what they do when its options are made: here they are their tests alone."""

    def __init__(self, verb: str, conditions: Conditions) -> None:
        self.conditions = conditions
        self.alone: Option = (verb,)
        groups = told_together(conditions)
        told = [part for group in groups for part in group.parts]
        shortlists = [group.things for group in groups if isinstance(group, Shortlist)]
        own = [one for one in conditions if not one.general]
        self.groups = [group for group in groups if not isinstance(group, (LookedAt, Shortlist))]
        self.general = tests_of([one for one in conditions if one.general and one not in told])
        self.all = tests_of(own)
        rest = [one for one in own if one not in told and not is_finer(one)]
        listed = [one for one in rest if isinstance(one, Listed)]
        self.things: Things | None = None
        """What lists the candidates."""
        if shortlists:
            self.things = shortlists[0]
        elif listed:
            self.things = listed[-1].things
            rest = [one for one in rest if one is not listed[-1]]
        whole = bool(listed) and isinstance(listed[-1], Whole) and not shortlists
        taking = [] if whole else [one for one in rest if isinstance(one, Except)]
        self.closed = [one.things for one in taking]
        """What they take away, when things are listed."""
        self.each = tests_of([one for one in rest if one not in taking])
        """Those that may take a listed thing away and are tested with each."""
        self.guarded = bool(self.groups or self.general)
        """Whether there is anything to test before its options are made."""
        self.lists_whole = whole
        """Whether whole options are listed."""
        self.whole: Things | None = None
        """What lists whole options that need no test."""
        self.fixed: list[Option] = []
        """The options, where they are the same in every case."""
        if whole and not self.each:
            self.whole = self.things
        elif listed and isinstance(listed[-1], OneOf) and not self.closed and not self.each:
            self.fixed = [(verb, word) for word in listed[-1].words]
            self.whole = Always(self.fixed).options
        self.made: dict[Thing, Option] = {}
        """The verb with each number or word it has been offered with."""

    def option(self, thing: Thing) -> Option:
        """The verb with a thing; with one number or word it is kept, so that it is always the same tuple."""
        if isinstance(thing, tuple):
            return self.alone + thing
        option = (*self.alone, thing)
        self.made[thing] = option
        return option


def tests_of(conditions: list[Condition]) -> list[Test]:
    """What is called to find out whether they hold."""
    return [one.holds for one in conditions]


Plans = dict[str, Plan]
"""How the options of each verb of one kind of question are made."""


class Table(dict[tuple[str, str], Conditions]):
    """The conditions of every verb, by kind of question and verb, with the plans that were made of them."""

    def __init__(self) -> None:
        super().__init__()
        self.plans: dict[str, Plans] = {}
        self.looks: list[Look] = []

    def __setitem__(self, key: tuple[str, str], conditions: Conditions) -> None:
        """Other conditions ask for other plans."""
        super().__setitem__(key, conditions)
        self.has_changed(key)

    def __delitem__(self, key: tuple[str, str]) -> None:
        super().__delitem__(key)
        self.has_changed(key)

    def has_changed(self, key: tuple[str, str]) -> None:
        """What was worked out from the conditions of a verb holds no longer."""
        self.plans.pop(key[0], None)
        for look in self.looks:
            if key in look.answered:
                look.check()

    def plans_of(self, kind: str) -> Plans:
        """The plans of a kind of question, made once."""
        plans = self.plans.get(kind)
        if plans is None:
            plans = {verb: Plan(verb, self[at, verb]) for at, verb in self if at == kind}
            self.plans[kind] = plans
        return plans

    def fixed(self, kind: str, verb: str) -> list[Option]:
        """The options of a verb that names one of a few words and has no other condition: they need no case."""
        return self.plans_of(kind)[verb].fixed.copy()


class Look:
    """A function tells without a case what the conditions of some verbs say, because rules ask it often. That is good
    as long as these verbs have just these conditions; *why not* asks each."""

    def __init__(self, table: Table, *places: tuple[str, str]) -> None:
        self.table = table
        self.answered: dict[tuple[str, str], Conditions] = {place: table[place] for place in places}
        self.is_good = True
        table.looks.append(self)

    def check(self) -> None:
        """See whether the verbs still have these conditions."""
        held = [self.table.get(place) is self.answered[place] for place in self.answered]
        self.is_good = all(held)


@mypyc_attr(acyclic=True)
class Case:
    """A question of one kind that a rule asks, and the option somebody thinks of: its verb, its last word after that
    and its last number."""

    table: ClassVar[Table]
    """The conditions of the game."""

    g: Game
    kind: str
    frame: Any
    """The rule that asks, only to be read."""
    plans: Plans
    seat: int = NOTHING
    """Who thinks of it, where that matters."""
    option: Option = ()
    thing: str = ""
    target: int = NOTHING

    def __init__(self, g: Game, kind: str, frame: Procedure, plans: Plans) -> None:
        self.g = g
        self.kind = kind
        self.frame = frame
        self.plans = plans

    def named(self) -> Thing:
        """What the option says after its verb."""
        rest = self.option[1:]
        return rest[0] if len(rest) == 1 else rest

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
        return self.offer([], verb, things)

    def offer(
        self, options: list[Option], verb: str, things: Iterable[Thing] | None = None
    ) -> list[Option]:
        """Add the options of a verb to others; the result is all of them."""
        plan = self.plans[verb]
        if plan.guarded:
            self.option = plan.alone
            for group in plan.groups:
                if not group.hold(self):
                    return options
            for holds in plan.general:
                if not holds(self):
                    return options
        if things is not None:
            self.offer_each(options, plan, things, plan.all)
        elif plan.whole is not None:
            whole: Any = plan.whole(self)
            options += whole
        elif plan.things is None:
            self.offer_alone(options, plan)
        elif plan.closed:
            left = self.left_open(plan.things(self), plan.closed)
            self.offer_each(options, plan, left, plan.each)
        elif plan.lists_whole:
            self.offer_whole(options, plan.things(self), plan.each)
        else:
            self.offer_each(options, plan, plan.things(self), plan.each)
        return options

    def offer_alone(self, options: list[Option], plan: Plan) -> None:
        """Add the verb without anything after it if it meets its tests."""
        self.option = plan.alone
        self.thing = ""
        self.target = NOTHING
        for holds in plan.all:
            if not holds(self):
                return
        options.append(plan.alone)

    def offer_whole(self, options: list[Option], whole: Iterable[Any], tests: list[Test]) -> None:
        """Add those of these options that meet the tests."""
        for option in whole:
            self.think_of(option)
            for holds in tests:
                if not holds(self):
                    break
            else:
                options.append(option)

    def left_open(self, things: Iterable[Thing], closed: list[Things]) -> list[Thing]:
        """The things that are not among the closed ones."""
        left = list(things)
        for those in closed:
            for thing in those(self):
                try:
                    left.remove(thing)  # no list names a thing twice
                except ValueError:
                    continue
        return left

    def offer_each(
        self, options: list[Option], plan: Plan, things: Iterable[Thing], tests: list[Test]
    ) -> None:
        """Add the verb with each of these things that meets the tests; without a call for each thing where there
        are no more than one word or number, because rules ask this at every turn."""
        made = plan.made
        if not tests:
            for thing in things:
                options.append(made.get(thing) or plan.option(thing))
            return
        for thing in things:
            option = made.get(thing) or plan.option(thing)
            if isinstance(thing, int):
                self.thing, self.target = "", thing
            elif isinstance(thing, str):
                self.thing, self.target = thing, NOTHING
            else:
                self.think_of(option)
            self.option = option
            for holds in tests:
                if not holds(self):
                    break
            else:
                options.append(option)

    def among(self, candidates: Iterable[Option]) -> list[Option]:
        """Those of these options that their conditions allow."""
        options: list[Option] = []
        for option in candidates:
            if self.unmet(self.plans[word(option, 0)].conditions, option) is None:
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
