"""LAY LOW, and injuries treated as their cards say (TL-ACTION-08, TL-ACTION-09, TL-INJURY-02)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Conditions,
    Listed,
)
from othersight.games.they_live.rules.effects import changes
from othersight.games.they_live.rules.injury import cure_at
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.skill import SkillTest
from othersight.games.they_live.rules.token import heal, lose_wanted, pay_scrap
from othersight.games.they_live.state.config import Injury
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, word


class LayLow(Procedure):
    """TL-ACTION-08: 1 wanted and 1 damage token, and more at 1 scrap each."""

    steps: ClassVar[tuple[str, ...]] = ("hide", "pay_for_more")
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat

    def hide(self, g: Game) -> None:
        """TL-ACTION-08: one of each for nothing; injuries that need rest are healed by it (TL-INJURY-02)."""
        t: LiveTable = g.table
        person = person_of(t, self.seat)
        g.tell("lays-low", person.index)
        lose_wanted(g, person.index, 1)
        heal(g, person.index, 1 + changes(t, person, "lay-low-heal"))
        for at in range(len(person.injuries) - 1, -1, -1):
            if t.config.injuries[person.injuries[at]].removal == "lay-low":
                cure_at(g, person.index, at)

    def pay_for_more(self, g: Game) -> None:
        """Any number of further tokens."""
        person = person_of(table_of(g), self.seat)
        choice = g.choice
        if not choice and person.scrap:
            tokens = Case(g, "lay-low", self, self.seat).options("remove")
            choice = g.ask(self.seat, "lay-low", [*tokens, PASS])
        if not choice or choice == PASS:
            return
        self.again()
        pay_scrap(g, person.index, 1)
        if word(choice, 1) == "wanted":
            lose_wanted(g, person.index, 1)
        else:
            heal(g, person.index, 1)


REMOVABLE: Final = ("wanted", "damage")
"""Tokens that more scrap takes off."""


def tokens_of(person: Person, token: str) -> int:
    """How many tokens of a kind lie on the dashboard."""
    return person.wanted if token == "wanted" else person.damage


LAY_LOW: Final[Conditions] = (
    Condition("TL-ACTION-09", "reason-enemy-here", lambda c: not c.place.stack),
)
CONDITIONS["lay-low", "remove"] = (
    Listed("TL-ACTION-08", "reason-remove-what", lambda c: REMOVABLE),
    Condition(
        "TL-ACTION-08", "reason-nothing-to-remove", lambda c: tokens_of(c.person, c.thing) > 0
    ),
)
CONDITIONS["lay-low", "pass"] = FREE


def injury_meant(c: Case) -> Injury | None:
    """The own injury that is meant."""
    if 0 <= c.target < len(c.person.injuries):
        return c.t.config.injuries[c.person.injuries[c.target]]
    return None


def is_not_removed_by(c: Case, way: str) -> bool:
    """Whether the injury ends in another way."""
    injury = injury_meant(c)
    return injury is not None and injury.removal != way


def can_pay_for_meant(c: Case) -> bool:
    """TL-INJURY-02: the scrap that the injury's card asks for; one that names a test costs none."""
    injury = injury_meant(c)
    assert injury is not None
    return injury.removal != "scrap" or c.person.scrap >= injury.price


HAS_INJURY: Final = Condition(
    "TL-INJURY-02", "reason-no-injury", lambda c: len(c.person.injuries) > 0, general=True
)
TREATABLE: Final[Conditions] = (
    HAS_INJURY,
    Listed("TL-INJURY-02", "reason-no-such-injury", lambda c: range(len(c.person.injuries))),
    Condition("TL-INJURY-03", "reason-injury-passes", lambda c: is_not_removed_by(c, "round")),
    Condition(
        "TL-INJURY-02", "reason-injury-needs-rest", lambda c: is_not_removed_by(c, "lay-low")
    ),
    Condition("TL-INJURY-02", "reason-injury-permanent", lambda c: is_not_removed_by(c, "never")),
)
PAID: Final[Conditions] = (Condition("TL-INJURY-02", "reason-injury-costs", can_pay_for_meant),)


class Treat(Procedure):
    """An injury is treated as its card says: paid for, or tested."""

    steps: ClassVar[tuple[str, ...]] = ("try_cure", "cured")
    fields: ClassVar[tuple[str, ...]] = ("seat", "at_injury")

    def __init__(self, seat: int = 0, at_injury: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.at_injury = at_injury

    def try_cure(self, g: Game) -> None:
        """Pay the price or take the test."""
        t: LiveTable = g.table
        person = person_of(t, self.seat)
        injury = t.config.injuries[person.injuries[self.at_injury]]
        if injury.removal == "scrap":
            pay_scrap(g, person.index, injury.price)
            cure_at(g, person.index, self.at_injury)
            self.finish()
        else:
            g.call(SkillTest(person.index, injury.test_skill, injury.test_number))

    def cured(self, g: Game) -> None:
        """A passed test heals."""
        if g.result:
            cure_at(g, table_of(g).playing[self.seat], self.at_injury)
