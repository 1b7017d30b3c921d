"""A Monster that the Sins Player Moves, and MARUGUERITE who may follow (TO-SINREACT-05, APC-2)."""

from typing import ClassVar, Final

from othersight.games.the_others.config import SINS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.moment import NO_FIGHT, stage_of_fight
from othersight.games.the_others.rules.move import (
    STEPS,
    monster_steps,
    monster_targets,
    move_monster,
)
from othersight.games.the_others.table import ON_BOARD, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, number

MARGUERITE: Final = "marguerite-corruption"


class MonsterMove(Procedure):
    """The Sins Player may Move Monsters, so many of them and so many steps each. The result is how many went."""

    steps: ClassVar[tuple[str, ...]] = ("pick", "go", "follow")
    fields: ClassVar[tuple[str, ...]] = ("left", "length", "picked", "moved")

    def __init__(self, left: int = 1, length: int = 2) -> None:
        super().__init__()
        self.left = left
        """How many Monsters may still be Moved."""
        self.length = length
        self.picked = -1
        self.moved: tuple[int, ...] = ()

    def pick(self, g: Game) -> None:
        """TO-SINREACT-05: any one Monster that can Move."""
        t = table_of(g)
        options: list[Option] = [PASS]
        if self.left > 0:
            options = options + [("monster", m) for m in movable(t) if m not in self.moved]
        choice = g.choice or g.ask(SINS, "monster", options, self.window())
        if not choice:
            return
        if choice == PASS:
            self.skip_to("follow")
        else:
            self.picked = number(choice, 1)

    def go(self, g: Game) -> None:
        """Up to so many steps by the normal rules."""
        t = table_of(g)
        source = t.monsters[self.picked].space
        targets = monster_targets(t, source, monster_steps(t, self.length))
        choice = g.choice or g.ask(
            SINS, "monster-move", [("to", space) for space in targets], self.window()
        )
        if not choice:
            return
        move_monster(g, self.picked, number(choice, 1))
        self.moved = (*self.moved, self.picked)
        self.left -= 1
        self.result = len(self.moved)
        if self.left > 0:
            self.skip_to("pick")

    def window(self) -> str:
        """T-35 in a Reaction; T-06 for EVIL REGROUPS, which Moves shorter (SCX-1)."""
        return "TO-TIME-35" if self.length == STEPS else "TO-TIME-06"

    def follow(self, g: Game) -> None:
        """APC-2: one occasion, however many Monsters were Moved; her own Move does not set it off."""
        self.finish(len(self.moved))
        if sets_off_marguerite(g, self.moved):
            g.call(MargueriteFollows())


class MargueriteFollows(Procedure):
    """MARUGUERITE of Corruption may Move 1 step when the Sins Player Moves a Monster."""

    steps: ClassVar[tuple[str, ...]] = ("go",)

    def go(self, g: Game) -> None:
        """By the normal rules, SCURRYING IN THE DARK included."""
        t = table_of(g)
        marguerite = figure_of(t)
        targets = monster_targets(t, t.monsters[marguerite].space, monster_steps(t, 1))
        options: list[Option] = [PASS]
        for space in targets:
            options.append(("to", space))
        after_shot = stage_of_fight(g) != NO_FIGHT
        choice = g.choice or g.ask(
            SINS, "marguerite", options, "TO-TIME-30" if after_shot else "TO-TIME-35"
        )
        if choice and choice != PASS:
            move_monster(g, marguerite, number(choice, 1))


def movable(t: OthersTable) -> list[int]:
    """TO-MOVE-07: Monsters on the board in Spaces without a Hero."""
    return [m.index for m in t.monsters if m.state == ON_BOARD and not t.spaces[m.space].heroes]


def figure_of(t: OthersTable) -> int:
    """MARUGUERITE's figure on the board, or -1."""
    for monster in t.monsters:
        if monster.card == MARGUERITE and monster.state == ON_BOARD:
            return monster.index
    return -1


def sets_off_marguerite(g: Game, moved: tuple[int, ...]) -> bool:
    """Whether another than MARUGUERITE has Moved, and she is in force, on the board and free to Move."""
    t = table_of(g)
    if MARGUERITE not in t.sins.revealed:
        return False
    if not any([t.monsters[m].card != MARGUERITE for m in moved]):
        return False
    marguerite = figure_of(t)
    return marguerite >= 0 and not t.spaces[t.monsters[marguerite].space].heroes
