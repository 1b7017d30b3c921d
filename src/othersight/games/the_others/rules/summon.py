"""Summoning dead Monsters onto Nests at the end of a Round (chapter TO-SUMMON, TO-TIME-41)."""

from typing import ClassVar

from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.figures import place_monster
from othersight.games.the_others.rules.hell_club import unblocked_nests
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import KILLED, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, number
from othersight.toolkit.conditions import Condition, Finer, Listed


class Summoning(Procedure):
    """The Sins Player puts N dead Monsters back on the board, and one more from Apocalypse level 2."""

    steps: ClassVar[tuple[str, ...]] = ("allowance", "pick", "place")
    fields: ClassVar[tuple[str, ...]] = ("due", "extra", "picked")

    def __init__(self) -> None:
        super().__init__()
        self.due = 0
        """Monsters that must still be Summoned as far as possible (TO-SUMMON-08)."""
        self.extra = 0
        """Monsters that may be Summoned beyond those."""
        self.picked = -1

    def allowance(self, g: Game) -> None:
        """TO-SUMMON-01, TO-ENDROUND-06: N, and one more from level 2."""
        t: OthersTable = g.table
        self.due = t.config.n
        self.extra = 1 if t.sins.apocalypse >= 2 else 0

    def pick(self, g: Game) -> None:
        """TO-SUMMON-01, TO-SUMMON-02, TO-SUMMON-06, TO-SUMMON-07, TO-SUMMON-09: any dead Monster, as long as Nests
        are free."""
        choice = g.choice
        if not choice:
            case = Case(g, "summon", self)
            dead = case.options("summon")
            if not dead or self.due + self.extra == 0 or not unblocked_nests(g.table):
                self.finish()
                return
            choice = g.ask(SINS, "summon", case.offer(dead, "pass"))
        if not choice:
            return
        if choice == PASS:
            self.finish()
        else:
            self.picked = number(choice, 1)

    def place(self, g: Game) -> None:
        """TO-SUMMON-03, TO-SUMMON-08: on an unblocked Nest of the Sins Player's choice."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(
            SINS, "summon-nest", Case(g, "summon-nest", self).options("nest")
        )
        if not choice:
            return
        place_monster(t, self.picked, number(choice, 1))
        g.tell("monster-summoned", self.picked, number(choice, 1))
        if self.due > 0:
            self.due -= 1
        else:
            self.extra -= 1
        self.skip_to("pick")


# -- conditions


def is_figure(c: Case) -> bool:
    """TO-SETUP-10: one of the Monsters of the game, wherever it is."""
    return 0 <= c.target < len(c.t.monsters)


def is_dead(c: Case) -> bool:
    """TO-SUMMON-02: only Monsters that were killed."""
    return c.t.monsters[c.target].state == KILLED


def dead_monsters(c: Case) -> list[int]:
    """TO-SUMMON-01, TO-SUMMON-02: of dead Monsters that do not differ the first stands for all."""
    kinds: list[int] = []
    dead: list[int] = []
    for monster in c.t.monsters:
        if monster.state == KILLED and monster.kind not in kinds:
            kinds.append(monster.kind)
            dead.append(monster.index)
    return dead


def may_stop(c: Case) -> bool:
    """TO-SUMMON-08: only what goes beyond N is optional."""
    summoning: Summoning = c.frame
    return summoning.due == 0


CONDITIONS["summon", "summon"] = (
    Finer("TO-SETUP-10", "reason-no-such-figure", is_figure),
    Finer("TO-SUMMON-02", "reason-not-dead", is_dead),
    Listed("TO-SUMMON-01", "reason-one-for-all", dead_monsters),
)
CONDITIONS["summon", "pass"] = (
    Condition("TO-SUMMON-08", "reason-must-summon", may_stop, general=True),
)
