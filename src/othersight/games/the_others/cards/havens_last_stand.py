"""HAVEN' S LAST STAND, a Terror Story (STA)."""

from typing import ClassVar

from othersight.games.the_others.rules.conditions import ANY_MONSTER, CONDITIONS, Case
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.mission import MISSIONS, Mission, RemoveInPeace, advance
from othersight.games.the_others.state.config import ABOMINATION, PENTAGRAM, SINS
from othersight.games.the_others.state.table import ON_BOARD, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number
from othersight.toolkit.conditions import Condition


class GearUp(Mission):
    """STA-1: gain N Upgrades among all Heroes."""

    def upgrade_gained(self, g: Game, hero: int) -> None:
        advance(g)

    def wants_upgrade(self, t: OthersTable, hero: int) -> bool:
        return True


class ClearAbominations(Mission):
    """STA-2A: destroy N Abominations in Fights within one Round, or have none left on the board."""

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        t: OthersTable = g.table
        if t.monsters[monster].kind != ABOMINATION:
            return
        if not any([m.kind == ABOMINATION and m.state == ON_BOARD for m in t.monsters]):
            advance(g, t.config.required[self.id])
        elif in_fight:
            advance(g)

    def ease(self, t: OthersTable) -> float:
        left = [m for m in t.monsters if m.kind == ABOMINATION and m.state == ON_BOARD]
        return 1.0 if len(left) <= 1 else 0.4

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        if t.monsters[monster].kind != ABOMINATION:
            return 0.0
        return 0.7 if in_fight else 0.2


class ClearTheHive(RemoveInPeace):
    """STA-2B, TO-MISSION-10: remove N Pentagrams from Spaces without Monsters."""

    def is_removed(self, kind: int) -> bool:
        return kind == PENTAGRAM


class DestroyThemAll(Mission):
    """STA-3: the Sins Player marks N Monsters; destroy all marked ones."""

    def begin(self, g: Game) -> None:
        g.call(MarkMonsters())

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        if table_of(g).monsters[monster].marked:
            advance(g)


class MarkMonsters(Procedure):
    """STA-3, DESTROY THEM ALL!: N Monsters on the board are marked; with fewer, all of them."""

    steps: ClassVar[tuple[str, ...]] = ("fewer", "mark")
    fields: ClassVar[tuple[str, ...]] = ("marks",)

    def __init__(self) -> None:
        super().__init__()
        self.marks = 0
        """Marks still to be laid."""

    def fewer(self, g: Game) -> None:
        """With fewer than N Monsters on the board the missing ones count as destroyed."""
        t: OthersTable = g.table
        on_board = len([m for m in t.monsters if m.state == ON_BOARD])
        required = t.config.required["destroy-them-all"]
        self.marks = min(on_board, required)
        if self.marks < required:
            advance(g, required - self.marks)

    def mark(self, g: Game) -> None:
        """The Sins Player marks any Monster, the Avatar too."""
        t: OthersTable = g.table
        if self.marks == 0:
            return
        unmarked = Case(g, "mark", self).options("mark")
        choice = g.choice or g.ask(SINS, "mark", unmarked)
        if not choice:
            return
        t.edit_monster(number(choice, 1)).marked = True
        g.tell("monster-marked", number(choice, 1))
        self.marks -= 1
        self.again()


def is_unmarked(c: Case) -> bool:
    """TO-TOKEN-10: one mark of a Mission on each."""
    return not c.t.monsters[c.target].marked


CONDITIONS["mark", "mark"] = (
    ANY_MONSTER,
    Condition("TO-TOKEN-10", "reason-marked-already", is_unmarked),
)

for _mission in (
    GearUp("gear-up"),
    ClearAbominations("clear-abominations"),
    ClearTheHive("clear-the-hive"),
    DestroyThemAll("destroy-them-all"),
):
    MISSIONS[_mission.id] = _mission
