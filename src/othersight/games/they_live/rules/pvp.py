"""Confrontations between players (chapter TL-PVP)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    A_PLAYER,
    A_SPACE,
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Listed,
)
from othersight.games.they_live.rules.dice import Roll, damage_of, is_critical, roll_dice, successes
from othersight.games.they_live.rules.effects import COMBAT_ROLL, pool, weapon_dice
from othersight.games.they_live.rules.hidden import see_identity
from othersight.games.they_live.rules.injury import take_injury
from othersight.games.they_live.rules.people import is_accompanied, person_of, table_of
from othersight.games.they_live.rules.response import (
    USE_WEAPON,
    declaration,
    declare_weapon,
    stealth_dice,
)
from othersight.games.they_live.rules.token import spend_glasses, take_damage
from othersight.games.they_live.state.config import COMBAT
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, number
from othersight.toolkit.conditions import never

INJURED_FROM: Final = 2


def is_free_and_accompanied(t: LiveTable, person: Person) -> bool:
    """A quick look, because this is asked of everybody in every round: nobody else can confront anybody. The
    conditions say whom."""
    return not person.dead and not person.engaged and is_accompanied(t, person)


class Confront(Procedure):
    """TL-TIME-23: a player who has not engaged may confront another on the space."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat

    def choose(self, g: Game) -> None:
        """TL-TIME-23, TL-PVP-01, TL-PVP-02, TL-PVP-03, TL-PVP-04: one other player who has not engaged either;
        nobody is obliged to."""
        t: LiveTable = g.table
        person = person_of(t, self.seat)
        if person.dead or person.engaged:
            return
        choice = g.choice
        if not choice:
            others = Case(g, "confront", self, self.seat).options("confront")
            choice = g.ask(self.seat, "confront", [PASS, *others])
        if choice and choice != PASS:
            g.call(Confrontation(t.playing[self.seat], t.playing[number(choice, 1)]))


class Confrontation(Procedure):
    """One against one: glasses, Stealth, perhaps a critical, Combat, inspection, flight (chapter TL-TIME)."""

    steps: ClassVar[tuple[str, ...]] = (
        "glasses", "stealth", "attacker_looks", "attacker_critical", "defender_critical", "defender_flees",
        "attacker_weapon", "defender_weapon", "combat", "injuries", "inspect", "flight",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "attacker", "defender", "token", "inspected", "attacker_penalty", "defender_penalty", "lone",
        "attacker_armed", "defender_armed", "attacker_roll", "defender_roll", "loser",
    )  # fmt: skip

    def __init__(self, attacker: int = 0, defender: int = 0) -> None:
        Procedure.__init__(self)
        self.attacker = attacker
        self.defender = defender
        self.token = False
        """The attacker has spent a glasses token."""
        self.inspected = False
        self.attacker_penalty = 0
        self.defender_penalty = 0
        self.lone = 0
        """1 if the attacker alone was critical on Stealth, 2 if the defender alone was."""
        self.attacker_armed = False
        self.defender_armed = False
        self.attacker_roll: Roll = ()
        self.defender_roll: Roll = ()
        self.loser = -1

    def glasses(self, g: Game) -> None:
        """TL-TIME-24, TL-PVP-05: spend a token before any roll, or never. TL-PVP-02: from now on both are engaged."""
        t: LiveTable = g.table
        attacker = t.people[self.attacker]
        c = Case(g, "pvp-glasses", self, attacker.seat)
        choice = g.choice or g.ask(attacker.seat, "pvp-glasses", c.among([PASS, ("lenses",)]))
        if not choice:
            return
        t.edit_unharmed(self.attacker).engaged = True
        t.edit_unharmed(self.defender).engaged = True
        g.tell("confrontation", self.attacker, self.defender)
        if choice != PASS:
            self.token = True
            spend_glasses(g, self.attacker)

    def stealth(self, g: Game) -> None:
        """TL-PVP-06, TL-PVP-07, TL-PVP-10, TL-PVP-11: fewer successes cost 1 Combat die; a lone critical wins the
        comparison."""
        t: LiveTable = g.table
        first = roll_dice(g, stealth_dice(g, t.people[self.attacker]))
        second = roll_dice(g, stealth_dice(g, t.people[self.defender]))
        g.tell("pvp-stealth", self.attacker, first, self.defender, second)
        if is_critical(first) != is_critical(second):
            self.lone = 1 if is_critical(first) else 2
        ahead = successes(first) - successes(second)
        if self.lone:
            ahead = 1 if self.lone == 1 else -1
        self.attacker_penalty = 1 if ahead < 0 else 0
        self.defender_penalty = 1 if ahead > 0 else 0

    def attacker_looks(self, g: Game) -> None:
        """TL-PVP-08, TL-PVP-10: a lone critical with a token spent shows the attacker the identity at once."""
        if self.lone == 1 and self.token:
            self.inspected = True
            see_identity(g, table_of(g).people[self.attacker].seat, self.defender)

    def attacker_critical(self, g: Game) -> None:
        """TL-PVP-08: knowing it, the attacker ends the confrontation or goes on to Combat."""
        if not self.inspected:
            return
        seat = table_of(g).people[self.attacker].seat
        choice = g.choice or g.ask(seat, "pvp-critical", [("end",), ("fight",)])
        if choice == ("end",):
            g.tell("confrontation-ended", self.attacker)
            self.finish()

    def defender_critical(self, g: Game) -> None:
        """TL-PVP-09: the defender flees, which ends it without a fight (TL-PVP-12), or fights."""
        t: LiveTable = g.table
        if self.lone != 2:
            self.skip_to("attacker_weapon")
            return
        defender = t.people[self.defender]
        choice = g.choice or g.ask(defender.seat, "pvp-escape", [("flee",), ("fight",)])
        if choice == ("fight",):
            self.skip_to("attacker_weapon")

    def defender_flees(self, g: Game) -> None:
        """TL-PVP-09: to any adjacent space."""
        if self.flee(g, self.defender, "TL-TIME-26"):
            self.finish()

    def attacker_weapon(self, g: Game) -> None:
        """TL-TIME-27, TL-PVP-14: attacker first."""
        person = table_of(g).people[self.attacker]
        choice = declaration(g, person, "TL-TIME-27")
        if choice == USE_WEAPON:
            self.attacker_armed = True
            declare_weapon(g, person)

    def defender_weapon(self, g: Game) -> None:
        """TL-PVP-14: then the defender, unless overflow has killed the attacker."""
        t: LiveTable = g.table
        if t.people[self.attacker].dead:
            return
        person = t.people[self.defender]
        choice = declaration(g, person, "TL-TIME-27")
        if choice == USE_WEAPON:
            self.defender_armed = True
            declare_weapon(g, person)

    def combat(self, g: Game) -> None:
        """TL-PVP-13, TL-PVP-17, TL-PVP-18: each success is 1 damage to the other, all at once; TL-PVP-14: if overflow
        has killed a player it ends here."""
        t: LiveTable = g.table
        if t.people[self.attacker].dead or t.people[self.defender].dead:
            self.finish()
            return
        self.attacker_roll = self.combat_roll(
            g, self.attacker, self.attacker_penalty, self.attacker_armed
        )
        self.defender_roll = self.combat_roll(
            g, self.defender, self.defender_penalty, self.defender_armed
        )
        g.tell("pvp-combat", self.attacker, self.attacker_roll, self.defender, self.defender_roll)
        to_attacker = damage_of(self.defender_roll)
        to_defender = damage_of(self.attacker_roll)
        if to_attacker > to_defender:
            self.loser = self.attacker
        elif to_defender > to_attacker:
            self.loser = self.defender
        take_damage(g, self.attacker, to_attacker)
        take_damage(g, self.defender, to_defender)

    def combat_roll(self, g: Game, person: int, penalty: int, armed: bool) -> Roll:
        """One side's Combat roll."""
        t: LiveTable = g.table
        record = t.people[person]
        dice = pool(g, record, COMBAT, COMBAT_ROLL) - penalty
        return roll_dice(g, dice + (weapon_dice(t, record) if armed else 0))

    def injuries(self, g: Game) -> None:
        """TL-PVP-20, TL-INJURY-05, TL-INJURY-06: survivors of 2 or more damage from the roll draw one card."""
        t: LiveTable = g.table
        if damage_of(self.defender_roll) >= INJURED_FROM and not t.people[self.attacker].dead:
            take_injury(g, self.attacker)
        if damage_of(self.attacker_roll) >= INJURED_FROM and not t.people[self.defender].dead:
            take_injury(g, self.defender)

    def inspect(self, g: Game) -> None:
        """TL-TIME-29, TL-PVP-15, TL-PVP-16: with a token and no fewer Combat successes the attacker may look."""
        t: LiveTable = g.table
        attacker = t.people[self.attacker]
        enough = successes(self.attacker_roll) >= successes(self.defender_roll)
        if not self.token or self.inspected or attacker.dead or not enough:
            return
        choice = g.choice or g.ask(attacker.seat, "pvp-look", [("look",), PASS])
        if choice and choice != PASS:
            see_identity(g, attacker.seat, self.defender)

    def flight(self, g: Game) -> None:
        """TL-TIME-30, TL-PVP-17, TL-PVP-19: the loser flees and has no Location turn; the dead do not flee."""
        t: LiveTable = g.table
        if self.loser < 0 or t.people[self.loser].dead:
            return
        if self.flee(g, self.loser, "TL-TIME-30"):
            t.edit_unharmed(self.loser).beaten = True

    def flee(self, g: Game, person: int, window: str) -> bool:
        """Along a thread to a neighbouring space of own choice; False while the answer is missing."""
        t: LiveTable = g.table
        seat = t.people[person].seat
        choice = g.choice or g.ask(seat, "flee", Case(g, "flee", self, seat).options("to"), window)
        if not choice:
            return False
        t.edit_unharmed(person).space = number(choice, 1)
        g.tell("flees", person, number(choice, 1))
        return True


# -- conditions

CONDITIONS["confront", "confront"] = (
    A_PLAYER,
    Listed("TL-PVP-03", "reason-not-here", Case.seats_here),
    Condition("TL-PVP-01", "reason-not-oneself", Case.is_other),
    Condition("TL-PVP-02", "reason-they-engaged", lambda c: not person_of(c.t, c.target).engaged),
)
CONDITIONS["pvp-glasses", "lenses"] = (
    Condition("TL-PVP-05", "reason-no-glasses", lambda c: c.person.glasses > 0),
)
for _kind, _verb in (
    ("confront", "pass"),
    ("pvp-glasses", "pass"),
    ("pvp-critical", "end"),
    ("pvp-critical", "fight"),
    ("pvp-escape", "flee"),
    ("pvp-escape", "fight"),
    ("pvp-look", "look"),
    ("pvp-look", "pass"),
):
    CONDITIONS[_kind, _verb] = FREE
CONDITIONS["flee", "to"] = (
    A_SPACE,
    Listed("TL-PVP-19", "reason-no-thread", Case.neighbours),
)
CONDITIONS["flee", "ride"] = (Condition("TL-PVP-19", "reason-no-freeway-flight", never),)
