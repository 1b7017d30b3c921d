"""The fail section of a Final Assault card, and the enemy it may bring (TL-ASSAULT-16, TL-ASSAULT-18,
TL-ASSAULT-19)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import CONDITIONS, FREE
from othersight.games.they_live.rules.dice import damage_of, roll_dice, successes
from othersight.games.they_live.rules.effects import COMBAT_ROLL, pool, weapon_dice
from othersight.games.they_live.rules.group import CallToArms, group_of
from othersight.games.they_live.rules.outcome import SufferAll
from othersight.games.they_live.rules.people import person_of
from othersight.games.they_live.rules.response import (
    stealth_dice,
)
from othersight.games.they_live.rules.token import take_damage
from othersight.games.they_live.state.config import COMBAT
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game

JOIN: Final = ("join",)
STAY_OUT: Final = ("stay-out",)


class FailSection(CallToArms):
    """What the back of the card does to the test group; then the card is tried again."""

    window: ClassVar[str] = "TL-TIME-53"
    steps: ClassVar[tuple[str, ...]] = (
        "outcome", "join", "stealth", "weapons", "combat",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = (
        "card", "damage", "passes", "fighters", "penalty", "to_declare", "armed",
    )  # fmt: skip

    def __init__(self, card: str = "") -> None:
        CallToArms.__init__(self)
        self.card = card
        self.damage = 0
        """Damage on the enemy."""
        self.passes = 0
        self.fighters: tuple[int, ...] = ()
        self.penalty = 0

    def outcome(self, g: Game) -> None:
        """For each member of the test group."""
        t: LiveTable = g.table
        card = t.config.assault[self.card]
        if card.fight[2] == 0:
            self.finish()
        if card.fail:
            g.call(SufferAll(tuple([t.playing[seat] for seat in group_of(t)]), card.fail))

    def join(self, g: Game) -> None:
        """TL-ASSAULT-19, TL-ASSAULT-20: each member says before each pass whether to join; else the leader fights
        alone."""
        t: LiveTable = g.table
        group = group_of(t)
        if not group:
            self.finish()
            return
        answers = g.ask_all("assault-fight", group, lambda seat: [JOIN, STAY_OUT])
        if not answers:
            return
        fighters = [seat for seat in group if answers[seat] == JOIN]
        self.fighters = tuple(fighters) or (t.leader,)
        self.to_declare = self.fighters
        self.armed = ()
        g.tell("assault-fighters", self.fighters)

    def stealth(self, g: Game) -> None:
        """TL-ASSAULT-18, TL-ASSAULT-19: only the first pass has a Stealth roll, and only there its penalty counts."""
        t: LiveTable = g.table
        self.penalty = 0
        if self.passes:
            return
        for seat in self.fighters:
            roll = roll_dice(g, stealth_dice(g, person_of(t, seat)))
            needed = t.config.assault[self.card].fight[0]
            g.tell("stealth", t.playing[seat], roll, needed)
            if successes(roll) < needed:
                self.penalty = 1

    def combat(self, g: Game) -> None:
        """TL-ASSAULT-18, TL-ASSAULT-20: repeated until the enemy is defeated."""
        t: LiveTable = g.table
        _, combat, health = t.config.assault[self.card].fight
        total = 0
        for seat in self.fighters:
            person = person_of(t, seat)
            dice = pool(g, person, COMBAT, COMBAT_ROLL) - self.penalty
            roll = roll_dice(g, dice + (weapon_dice(t, person) if seat in self.armed else 0))
            g.tell("combat", person.index, roll)
            total += successes(roll)
            self.damage += damage_of(roll)
        self.passes += 1
        if self.damage >= health:
            g.tell("assault-enemy-defeated", self.card)
            return
        g.tell("assault-enemy-hurt", self.card, health - self.damage, combat, total)
        for seat in self.fighters:
            take_damage(g, t.playing[seat], combat - total)
        self.skip_to("join")


CONDITIONS["assault-fight", "join"] = FREE
CONDITIONS["assault-fight", "stay-out"] = FREE
