"""What the rules' conditions read: one option a seat thinks of at one question of They Live, and the conditions that
many options share.

A condition reads public facts, what the seat itself holds and has seen, and nothing else (TL-HIDDEN-08, TL-HIDDEN-09).
"""

from collections.abc import Callable
from typing import Final

from othersight.games.they_live.rules.effects import forbidding_injury, is_forbidden_by_news
from othersight.games.they_live.rules.people import carried, equipped, on_space, person_of, table_of
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.conditions import Case as AnyCase
from othersight.toolkit.conditions import Condition as AnyCondition
from othersight.toolkit.conditions import Table


class Case(AnyCase):
    """A question of They Live, who is asked, and an option that seat thinks of."""

    def __init__(self, g: Game, kind: str, frame: Procedure, seat: int) -> None:
        super().__init__(g, kind, frame, CONDITIONS)
        self.t = table_of(g)
        self.seat = seat
        self.person = person_of(self.t, seat)
        self.place = self.t.places[self.person.space]

    def carries(self) -> bool:
        """TL-STASH-04: the card meant is one of the seat's own."""
        return self.target in carried(self.person)

    def is_equipped(self) -> bool:
        """TL-STASH-01: the card meant lies in a slot."""
        return self.target in equipped(self.person)

    def is_player(self) -> bool:
        """The seat meant is one of this table."""
        return 0 <= self.target < len(self.t.playing)

    def is_here(self) -> bool:
        """The seat meant stands on the same space."""
        return self.target in on_space(self.t, self.person.space)

    def is_other(self) -> bool:
        """The seat meant is not the own one."""
        return self.target != self.seat

    def is_space(self) -> bool:
        """The number meant is a space of the board."""
        return 0 < self.target < len(self.t.places)

    def is_elsewhere(self) -> bool:
        """The space meant is not the own one."""
        return self.target != self.person.space

    def is_joined(self) -> bool:
        """TL-ACTION-04: one thread leads from the own space to the one meant."""
        return self.target in self.t.config.threads[self.person.space]


class Condition(AnyCondition):
    """A condition of They Live."""

    def __init__(self, rule: str, key: str, holds: Callable[[Case], bool], about: str = "") -> None:
        super().__init__(rule, key, holds, about)


Conditions = tuple[Condition, ...]

CONDITIONS: Final[Table] = {}
"""What must hold for each verb at each kind of question; every chapter adds its own."""

FREE: Final[Conditions] = ()
"""Always open where the question is asked."""


class Named:
    """An action by its name, as conditions ask for it."""

    def __init__(self, action: str) -> None:
        self.action = action

    def is_untaken(self, c: Case) -> bool:
        """TL-ACTION-03: not taken in this turn."""
        return self.action not in c.frame.taken

    def is_free_of_injury(self, c: Case) -> bool:
        """TL-INJURY-02: no injury forbids it."""
        return not forbidding_injury(c.t, c.person, self.action)

    def is_free_of_news(self, c: Case) -> bool:
        """TL-NEWS-16: no news forbids it."""
        return not is_forbidden_by_news(c.t, self.action)


def once(action: str) -> Condition:
    """An action that is taken at most once in a turn."""
    return Condition("TL-ACTION-03", "reason-action-taken", Named(action).is_untaken, action)


def allowed(action: str) -> Conditions:
    """Neither an injury nor the news forbids it."""
    named = Named(action)
    return (
        Condition("TL-INJURY-02", "reason-injury-forbids", named.is_free_of_injury, action),
        Condition("TL-NEWS-16", "reason-news-forbids", named.is_free_of_news, action),
    )


OWN_CARD: Final = Condition("TL-STASH-04", "reason-not-carried", Case.carries)
A_SPACE: Final = Condition("TL-SETUP-02", "reason-no-such-pin", Case.is_space)
A_PLAYER: Final = Condition("TL-SETUP-01", "reason-no-such-player", Case.is_player)
"""Conditions that many options share."""
