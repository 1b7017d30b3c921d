"""What speaks against an option: conditions by name, each with its rule, about one option that one seat thinks of.

A condition reads public facts, what the seat itself holds and has seen, and nothing else (TL-HIDDEN-08,
TL-HIDDEN-09).
"""

from collections.abc import Callable
from typing import Any

from othersight.games.they_live.rules.effects import lasting
from othersight.games.they_live.rules.people import (
    carried,
    equipped,
    on_space,
    person_of,
    table_of,
)
from othersight.games.they_live.table import ON_BOARD
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Question, Reason, text_of

NOTHING = -1


class Case:
    """One option a seat thinks of while it is asked something."""

    def __init__(self, g: Game, question: Question, option: Option) -> None:
        self.g = g
        self.t = table_of(g)
        self.seat = question.seat
        self.question = question
        self.person = person_of(self.t, question.seat)
        self.place = self.t.places[self.person.space]
        self.option = option
        self.written = text_of(option)
        last = option[-1] if len(option) > 1 else ""
        self.thing = last if isinstance(last, str) else ""
        self.target = last if isinstance(last, int) else NOTHING
        self.frame: Any = g.stack[-1]
        """The rule that asks, only to be read."""

    def innermost(self, kind: type[Procedure]) -> Any:
        """The innermost rule of that kind under way, only to be read; None if there is none."""
        for frame in reversed(self.g.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def carries(self) -> bool:
        """The card meant is one of the seat's own."""
        return self.target in carried(self.person)

    def is_equipped(self) -> bool:
        """The card meant lies in a slot."""
        return self.target in equipped(self.person)

    def is_player(self) -> bool:
        """The seat meant is one of this table."""
        return 0 <= self.target < len(self.t.playing)

    def is_here(self) -> bool:
        """The seat meant stands on the same space."""
        return self.target in on_space(self.t, self.person.space)

    def is_oneself(self) -> bool:
        """The seat meant is the own one."""
        return self.target == self.seat

    def is_space(self) -> bool:
        """The number meant is a space of the board."""
        return 0 < self.target < len(self.t.places)

    def is_joined(self) -> bool:
        """One thread leads from the own space to the one meant."""
        return self.target in self.t.config.threads[self.person.space]

    def is_tile(self) -> bool:
        """The tile meant lies on the board."""
        return 0 <= self.target < len(self.t.tiles) and self.t.tiles[self.target].state == ON_BOARD


Test = Callable[[Case], bool]


class Condition:
    """One thing that must hold, the rule that says so, and the text for when it does not."""

    def __init__(self, rule: str, key: str, holds: Test, **facts: str | int) -> None:
        self.rule = rule
        self.key = key
        self.holds = holds
        self.facts = facts

    def reason(self, case: Case) -> Reason:
        """Why not."""
        args: dict[str, str | int] = {
            "seat": case.seat,
            "target": case.target,
            "thing": case.thing,
            "written": case.written,
        }
        args.update(self.facts)
        return Reason(self.rule, self.key, args)


Conditions = tuple[Condition, ...]


def allowed(action: str) -> Conditions:
    """TL-INJURY-02, TL-NEWS-16: no injury and no news forbids it."""
    return (
        Condition(
            "TL-INJURY-02",
            "reason-injury-forbids",
            lambda c: not forbidding_injury(c, action),
            action=action,
        ),
        Condition(
            "TL-NEWS-16",
            "reason-news-forbids",
            lambda c: lasting(c.t, "no-" + action) <= 0,
            action=action,
        ),
    )


def forbidding_injury(c: Case, action: str) -> str:
    """The injury that forbids an action, or nothing."""
    for injury in c.person.injuries:
        if action in c.t.config.injuries[injury].forbids:
            return injury
    return ""


def alone(rule: str) -> Condition:
    """The word stands alone, though at other questions something follows it."""
    return Condition(rule, "reason-nothing-more", lambda c: len(c.option) == 1)


OWN_CARD = Condition("TL-STASH-04", "reason-not-carried", Case.carries)
A_SPACE = Condition("TL-SETUP-02", "reason-no-such-pin", Case.is_space)
A_PLAYER = Condition("TL-SETUP-01", "reason-no-such-player", Case.is_player)
"""Conditions that many options share."""
