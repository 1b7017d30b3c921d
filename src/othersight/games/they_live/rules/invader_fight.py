"""The fight against a revealed Invader after a passed card (TL-ASSAULT-26, TL-ASSAULT-27, TL-ASSAULT-28,
TL-ASSAULT-29, TL-ASSAULT-30)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import CONDITIONS, FREE
from othersight.games.they_live.rules.dice import damage_of, roll_dice
from othersight.games.they_live.rules.effects import COMBAT_ROLL, pool, weapon_dice
from othersight.games.they_live.rules.group import CallToArms, group_of
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.token import take_damage
from othersight.games.they_live.state.config import COMBAT
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.question import Option

JOIN: Final[Option] = ("join",)
STAY_OUT: Final[Option] = ("stay-out",)


class InvaderFight(CallToArms):
    """Whoever likes rolls Combat against the Invader, and the Invader against all of them, at once."""

    window: ClassVar[str] = "TL-TIME-54"
    steps: ClassVar[tuple[str, ...]] = ("join", "weapons", "combat")
    fields: ClassVar[tuple[str, ...]] = ("foe", "fighters", "to_declare", "armed")

    def __init__(self, foe: int = 0) -> None:
        CallToArms.__init__(self)
        self.foe = foe
        self.fighters: tuple[int, ...] = ()

    def join(self, g: Game) -> None:
        """TL-TIME-54, TL-ASSAULT-28: decided secretly at once; if nobody joins there is no fight."""
        group = group_of(table_of(g))
        if not group:
            self.finish()
            return
        answers = g.ask_all("invader-fight", group, lambda seat: [JOIN, STAY_OUT])
        if not answers:
            return
        self.fighters = tuple([seat for seat in group if answers[seat] == JOIN])
        g.tell("invader-fight", self.foe, self.fighters)
        if not self.fighters:
            self.finish()
            return
        self.to_declare = (*self.fighters, self.foe)

    def combat(self, g: Game) -> None:
        """TL-ASSAULT-27, TL-ASSAULT-28: all damage is simultaneous; a critical adds 2."""
        t: LiveTable = g.table
        total = sum([self.damage(g, seat) for seat in self.fighters])
        back = self.damage(g, self.foe)
        take_damage(g, t.playing[self.foe], total)
        for seat in self.fighters:
            take_damage(g, t.playing[seat], back)

    def damage(self, g: Game, seat: int) -> int:
        """What one combatant's roll deals."""
        t: LiveTable = g.table
        person = person_of(t, seat)
        dice = pool(g, person, COMBAT, COMBAT_ROLL)
        roll = roll_dice(g, dice + (weapon_dice(t, person) if seat in self.armed else 0))
        g.tell("combat", person.index, roll)
        return damage_of(roll)


CONDITIONS["invader-fight", "join"] = FREE
CONDITIONS["invader-fight", "stay-out"] = FREE
