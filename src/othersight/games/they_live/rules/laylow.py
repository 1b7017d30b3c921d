"""LAY LOW, and injuries treated as their cards say (TL-ACTION-08, TL-ACTION-09, TL-INJURY-02)."""

from typing import ClassVar

from othersight.games.they_live.rules.effects import changes
from othersight.games.they_live.rules.injury import cure_at
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.skill import SkillTest
from othersight.games.they_live.rules.token import heal, lose_wanted, pay_scrap
from othersight.games.they_live.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, word


def can_lay_low(t: LiveTable, person: Person) -> bool:
    """TL-ACTION-09: not on a space with an enemy tile."""
    return not t.places[person.space].stack


class LayLow(Procedure):
    """TL-ACTION-08: 1 wanted and 1 damage token, and more at 1 scrap each."""

    steps: ClassVar[tuple[str, ...]] = ("hide", "pay_for_more")
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def hide(self, g: Game) -> None:
        """One of each for nothing; injuries that need rest are healed by it."""
        t = table_of(g)
        person = person_of(t, self.seat)
        g.tell("lays-low", person.index)
        lose_wanted(g, person.index, 1)
        heal(g, person.index, 1 + changes(t, person, "lay-low-heal"))
        for at in range(len(person.injuries) - 1, -1, -1):
            if t.config.injuries[person.injuries[at]].removal == "lay-low":
                cure_at(g, person.index, at)

    def pay_for_more(self, g: Game) -> None:
        """Any number of further tokens."""
        t = table_of(g)
        person = person_of(t, self.seat)
        options: list[Option] = []
        if person.scrap and person.wanted:
            options.append(("remove", "wanted"))
        if person.scrap and person.damage:
            options.append(("remove", "damage"))
        if not options:
            return
        choice = g.choice or g.ask(self.seat, "lay-low", [*options, PASS])
        if not choice or choice == PASS:
            return
        self.again()
        pay_scrap(g, person.index, 1)
        if word(choice, 1) == "wanted":
            lose_wanted(g, person.index, 1)
        else:
            heal(g, person.index, 1)


def treatments(t: LiveTable, person: Person) -> list[Option]:
    """TL-INJURY-02: severe injuries whose card names scrap or a test as its cure."""
    options: list[Option] = []
    for at in range(len(person.injuries)):
        injury = t.config.injuries[person.injuries[at]]
        if (injury.removal == "scrap" and person.scrap >= injury.price) or injury.removal == "test":
            options.append(("treat", at))
    return options


class Treat(Procedure):
    """An injury is treated as its card says: paid for, or tested."""

    steps: ClassVar[tuple[str, ...]] = ("try_cure", "cured")
    fields: ClassVar[tuple[str, ...]] = ("seat", "at_injury")

    def __init__(self, seat: int = 0, at_injury: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.at_injury = at_injury

    def try_cure(self, g: Game) -> None:
        """Pay the price or take the test."""
        t = table_of(g)
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
