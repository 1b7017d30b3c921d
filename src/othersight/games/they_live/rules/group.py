"""The test group, who stands outside it, and how its Weapons are declared (TL-ASSAULT-08, TL-ASSAULT-20,
TL-ASSAULT-23, TL-ASSAULT-32)."""

from typing import ClassVar

from othersight.games.they_live.rules.people import in_turn_order, person_of, table_of
from othersight.games.they_live.rules.response import USE_WEAPON, declaration, declare_weapon
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


def group_of(t: LiveTable) -> list[int]:
    """TL-ASSAULT-08: all living characters that have not revealed themselves, in turn order."""
    return [seat for seat in in_turn_order(t) if not person_of(t, seat).revealed]


def revealed_seats(t: LiveTable) -> list[int]:
    """Living revealed Invaders, in turn order."""
    return [seat for seat in in_turn_order(t) if person_of(t, seat).revealed]


def pass_leadership(g: Game) -> None:
    """TL-ASSAULT-32: if the leader dies or reveals, the next living member of the test group leads."""
    t: LiveTable = g.table
    n = len(t.playing)
    for step in range(n):
        seat = (t.leader + step) % n
        person = person_of(t, seat)
        if not person.dead and not person.revealed:
            if seat != t.leader:
                t.leader = seat
                g.tell("leader", seat)
            return


class CallToArms(Procedure):
    """What the rolls of the assault share: seats that may declare their Weapons, one after the other."""

    window: ClassVar[str] = ""

    def __init__(self) -> None:
        Procedure.__init__(self)
        self.to_declare: tuple[int, ...] = ()
        self.armed: tuple[int, ...] = ()
        """Those who have declared their Weapon."""

    def weapons(self, g: Game) -> None:
        """TL-ASSAULT-20: declared Weapons add their dice freely."""
        if not self.to_declare:
            return
        person = person_of(table_of(g), self.to_declare[0])
        choice = declaration(g, person, type(self).window)
        if not choice:
            return
        if choice == USE_WEAPON:
            self.armed = (*self.armed, person.seat)
            declare_weapon(g, person)
        self.to_declare = self.to_declare[1:]
        self.again()
