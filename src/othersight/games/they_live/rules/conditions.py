"""What the rules' conditions read: one option a seat thinks of at one question of They Live, and the conditions that
many options share.

A condition reads public facts, what the seat itself holds and has seen, and nothing else (TL-HIDDEN-08, TL-HIDDEN-09).
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from othersight.games.they_live.rules.effects import (
    forbidden_in,
    forbidding_injury,
    news_in_view,
)
from othersight.games.they_live.rules.people import carried, equipped, on_space
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option
from othersight.toolkit.conditions import Case as AnyCase
from othersight.toolkit.conditions import Condition as AnyCondition
from othersight.toolkit.conditions import (
    Conditions,
    Look,
    Plan,
    Plans,
    Table,
    Together,
    told_together,
)
from othersight.toolkit.conditions import Finer as AnyFiner
from othersight.toolkit.conditions import Listed as AnyListed
from othersight.toolkit.conditions import Shortlist as AnyShortlist

__all__ = ["Conditions"]

CONDITIONS: Final = Table()
"""What must hold for each verb at each kind of question; every chapter adds its own."""
PLANS: Final = CONDITIONS.plans
"""What is worked out from them, at hand."""


class Turn(Procedure):
    """A turn in which every action is taken once at most (TL-ACTION-03)."""

    def __init__(self) -> None:
        Procedure.__init__(self)
        self.taken: tuple[str, ...] = ()
        """Actions taken in this turn."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Case(AnyCase):
    """A question of They Live, who is asked, and an option that seat thinks of."""

    table: ClassVar[Table] = CONDITIONS

    def __init__(self, g: Game, kind: str, frame: Procedure, seat: int) -> None:
        self.g = g  # what `super` would do, without a call: this is done at every question
        self.kind = kind
        self.frame = frame
        self.plans = PLANS.get(kind) or CONDITIONS.plans_of(kind)
        t: LiveTable = g.table
        person = t.people[t.playing[seat]]
        self.t = t
        self.seat = seat
        self.person = person
        self.place = t.places[person.space]
        self.forbidden: tuple[str, ...] | None = None

    def forbidden_by_news(self) -> tuple[str, ...]:
        """TL-NEWS-16: the actions that the news in view forbids, which is looked up once for all options."""
        forbidden = self.forbidden
        if forbidden is None:
            news = news_in_view(self.t)
            forbidden = forbidden_in(news) if news else ()
            self.forbidden = forbidden
        return forbidden

    def carries(self) -> bool:
        """TL-STASH-04: the card meant is one of the seat's own."""
        return self.target in self.cards()

    def cards(self) -> list[int]:
        """TL-STASH-04: the seat's own cards."""
        return carried(self.person)

    def is_equipped(self) -> bool:
        """TL-STASH-01: the card meant lies in a slot."""
        return self.target in equipped(self.person)

    def is_player(self) -> bool:
        """The seat meant is one of this table."""
        return 0 <= self.target < len(self.t.playing)

    def seats_here(self) -> list[int]:
        """Who stands on the same space."""
        return on_space(self.t, self.person.space)

    def is_other(self) -> bool:
        """The seat meant is not the own one."""
        return self.target != self.seat

    def is_space(self) -> bool:
        """The number meant is a space of the board."""
        return 0 < self.target < len(self.t.places)

    def is_elsewhere(self) -> bool:
        """The space meant is not the own one."""
        return self.target != self.person.space

    def neighbours(self) -> tuple[int, ...]:
        """TL-ACTION-04: where one thread leads from the own space."""
        return self.t.config.threads[self.person.space]


class Condition(AnyCondition):
    """A condition of They Live."""

    def __init__(
        self,
        rule: str,
        key: str,
        holds: Callable[[Case], bool],
        about: str = "",
        general: bool = False,
    ) -> None:
        super().__init__(rule, key, holds, about, general)


class Finer(AnyFiner):
    """A condition of They Live that only says more exactly why a thing is not listed."""

    def __init__(self, rule: str, key: str, holds: Callable[[Case], bool], about: str = "") -> None:
        super().__init__(rule, key, holds, about)


class Listed(AnyListed):
    """What there is to choose from in They Live."""

    def __init__(self, rule: str, key: str, things: Callable[[Case], Iterable[int | str]]) -> None:
        super().__init__(rule, key, things)


class Shortlist(AnyShortlist):
    """Those of the things listed in They Live that meet some conditions."""

    def __init__(self, parts: Conditions, things: Callable[[Case], Iterable[int | str]]) -> None:
        super().__init__(parts, things)


FREE: Final[Conditions] = ()
"""Always open where the question is asked."""


class Named:
    """An action by its name, as conditions ask for it."""

    def __init__(self, action: str) -> None:
        self.action = action

    def is_untaken(self, c: Case) -> bool:
        """TL-ACTION-03: not taken in this turn."""
        turn: Turn = c.frame
        return not turn.taken or self.action not in turn.taken

    def is_free_of_injury(self, c: Case) -> bool:
        """TL-INJURY-02: no injury forbids it."""
        return not forbidding_injury(c.t, c.person, self.action)

    def is_free_of_news(self, c: Case) -> bool:
        """TL-NEWS-16: no news forbids it."""
        return self.action not in c.forbidden_by_news()


class Allowed(Together):
    """Neither an injury nor the news forbids an action, and if `once` it is not taken in this turn."""

    def __init__(self, parts: Conditions, named: Named, once: bool) -> None:
        super().__init__(parts)
        self.named = named
        self.action = named.action
        self.once = once

    def hold(self, case: AnyCase) -> bool:
        """All of it at one look."""
        asked: Any = case
        c: Case = asked
        if self.once:
            turn: Turn = c.frame
            if turn.taken and self.action in turn.taken:
                return False
        if c.person.injuries and not self.named.is_free_of_injury(c):
            return False
        forbidden = c.forbidden
        if forbidden is None:
            forbidden = c.forbidden_by_news()
        return not forbidden or self.action not in forbidden


def closed_actions(t: LiveTable, person: Person, taken: tuple[str, ...]) -> tuple[str, ...]:
    """TL-ACTION-03, TL-INJURY-02, TL-NEWS-16: the actions that are not `allowed`, by their names."""
    news = news_in_view(t)
    closed = taken + forbidden_in(news) if news else taken
    for injury in person.injuries:
        closed += t.config.injuries[injury].forbids
    return closed


def answered_in(conditions: Conditions, others: Conditions) -> Conditions:
    """Those of the conditions that `closed_actions` answers or that are among others."""
    groups = [group for group in told_together(conditions) if isinstance(group, Allowed)]
    told = (*[part for group in groups for part in group.parts], *others)
    return tuple([one for one in conditions if one in told])


def allowed(action: str, once: bool = False) -> Conditions:
    """Neither an injury nor the news forbids it, and `once`: an action is taken at most once in a turn."""
    named = Named(action)
    conditions: Conditions = (
        Condition("TL-INJURY-02", "reason-injury-forbids", named.is_free_of_injury, action, True),
        Condition("TL-NEWS-16", "reason-news-forbids", named.is_free_of_news, action, True),
    )
    if once:
        untaken = Condition("TL-ACTION-03", "reason-action-taken", named.is_untaken, action, True)
        conditions = (untaken, *conditions)
    Allowed(conditions, named, once)
    return conditions


class QuickLook(Look):
    """A look that answers some conditions of the verbs of one kind of question before any is offered, mostly without a
    case. It is good as long as the verbs have all of these conditions; *why not* asks each."""

    def __init__(self, kind: str, answered: dict[str, Conditions]) -> None:
        super().__init__(CONDITIONS)
        self.kind = kind
        self.answered = {(kind, verb): conditions for verb, conditions in answered.items()}
        self.looked_at: Plans = {}
        self.left: Plans = {}
        self.check()

    def check(self) -> None:
        """See whether the verbs still have all conditions that are answered."""
        self.is_good = all([self.has_all(verb) for _, verb in self.answered])

    def has_all(self, verb: str) -> bool:
        """Whether a verb has all conditions that are answered for it."""
        held = self.table.get((self.kind, verb), ())
        return all([one in held for one in self.answered[self.kind, verb]])

    def case(self, g: Game, frame: Procedure, seat: int) -> Case:
        """A case that tests only the conditions that are left."""
        c = Case(g, self.kind, frame, seat)
        if self.is_good:
            if c.plans is not self.looked_at:
                self.left = {verb: self.plan_left(verb, c.plans[verb]) for verb in c.plans}
                self.looked_at = c.plans
            c.plans = self.left
        return c

    def plan_left(self, verb: str, plan: Plan) -> Plan:
        """How the options of a verb are made of the conditions that are left."""
        answered = self.answered.get((self.kind, verb), ())
        return Plan(verb, tuple([one for one in plan.conditions if one not in answered]))


class Offers(dict[int | str, Option]):
    """A verb with each number or word it has been offered with: always the same tuples, for quick looks."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, thing: int | str) -> Option:
        """The option is made when it is offered for the first time."""
        option = (self.verb, thing)
        self[thing] = option
        return option


OWN_CARD: Final = Listed("TL-STASH-04", "reason-not-carried", Case.cards)
A_SPACE: Final = Finer("TL-SETUP-02", "reason-no-such-pin", Case.is_space)
A_PLAYER: Final = Finer("TL-SETUP-01", "reason-no-such-player", Case.is_player)
"""Conditions that many options share."""
