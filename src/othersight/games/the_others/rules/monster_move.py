"""Monsters that the Sins Player Moves, and the cards that act then (TO-SINREACT-05)."""

from typing import Any, ClassVar, Final

from othersight.games.the_others.rules.conditions import (
    A_MONSTER,
    A_SPACE,
    CONDITIONS,
    FREE,
    Case,
    Kept,
)
from othersight.games.the_others.rules.effects import APOCALYPSE
from othersight.games.the_others.rules.move import (
    STEPS,
    monster_steps,
    monster_targets,
    move_monster,
)
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import ON_BOARD, Monster, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option
from othersight.toolkit.conditions import Finer, Listed, Look, Whole


class MonsterMove(Procedure):
    """The Sins Player may Move Monsters, so many of them and so many steps each. The result is how many went."""

    steps: ClassVar[tuple[str, ...]] = ("pick", "go", "follow")
    fields: ClassVar[tuple[str, ...]] = ("left", "length", "picked", "moved")

    def __init__(self, left: int = 1, length: int = 2) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.left = left
        """How many Monsters may still be Moved."""
        self.length = length
        self.picked = -1
        self.moved: tuple[int, ...] = ()

    def pick(self, g: Game) -> None:
        """TO-SINREACT-05, SCX-1, APT-4: any one Monster that can Move."""
        choice = g.choice or g.ask(SINS, "monster", self.candidates(g), self.window())
        if not choice:
            return
        if choice == PASS:
            self.skip_to("follow")
        else:
            picked: Any = choice[1]
            self.picked = picked

    def go(self, g: Game) -> None:
        """Up to so many steps by the normal rules."""
        choice = g.choice or g.ask(SINS, "monster-move", self.targets(g), self.window())
        if not choice:
            return
        target: Any = choice[1]
        move_monster(g, self.picked, target)
        self.moved = (*self.moved, self.picked)
        self.left -= 1
        self.result = len(self.moved)
        if self.left > 0:
            self.skip_to("pick")

    def candidates(self, g: Game) -> list[Option]:
        """Which Monster may go, and to Move none."""
        if LOOK.is_good:
            return [PASS, *[("monster", monster) for monster in left_to_move(g.table, self)]]
        return Case(g, "monster", self).offer([PASS], "monster")

    def targets(self, g: Game) -> list[Option]:
        """Where the one that was picked may go."""
        if LOOK.is_good:
            return ways_of(g.table, self).copy()
        return Case(g, "monster-move", self).options("to")

    def window(self) -> str:
        """TO-TIME-35 in a Reaction; TO-TIME-06 for EVIL REGROUPS, which Moves shorter (SCX-1)."""
        return "TO-TIME-35" if self.length == STEPS else "TO-TIME-06"

    def follow(self, g: Game) -> None:
        """Cards that act when Monsters are Moved (APC-2)."""
        self.finish(len(self.moved))
        tell_cards_of_move(g, self.moved)


def movable(t: OthersTable) -> list[int]:
    """TO-MOVE-07, SCX-1: Monsters on the board in Spaces without a Hero."""
    spaces = t.spaces
    return [m.index for m in t.monsters if m.state == ON_BOARD and not spaces[m.space].heroes]


def can_any_move(t: OthersTable) -> bool:
    """TO-MOVE-07: whether there is such a Monster."""
    for monster in t.monsters:
        if monster.state == ON_BOARD and is_unheld(t, monster):
            return True
    return False


def is_unheld(t: OthersTable, monster: Monster) -> bool:
    """TO-MOVE-07, TO-MOVE-08: no Hero is in its Space."""
    return not t.spaces[monster.space].heroes


def tell_cards_of_move(g: Game, moved: tuple[int, ...]) -> None:
    """One occasion, however many Monsters the Sins Player has Moved (APC-2); the card revealed first acts first."""
    if moved:
        t: OthersTable = g.table
        for card in reversed(t.sins.revealed):
            APOCALYPSE[card].monsters_moved(g, moved)


# -- conditions


def is_free_to_move(c: Case) -> bool:
    """TO-MOVE-07."""
    return is_unheld(c.t, c.t.monsters[c.target])


def monsters_to_move(c: Case) -> list[int]:
    """SCX-1: each Monster goes once."""
    return left_to_move(c.t, c.frame)


def left_to_move(t: OthersTable, move: MonsterMove) -> list[int]:
    """SCX-1: the Monsters that can Move and have not yet."""
    if not move.moved:
        return movable(t)
    return [monster for monster in movable(t) if monster not in move.moved]


def ways_in_reach(c: Case) -> list[Option]:
    """TO-MOVE-07, TO-MOVE-08, TO-SINREACT-05: within its steps, not on through a Space with a Hero."""
    return ways_of(c.t, c.frame)


def ways_of(t: OthersTable, move: MonsterMove) -> list[Option]:
    """The ways of the Monster that was picked; only to be read."""
    space = t.monsters[move.picked].space
    return WAYS.of(monster_targets(t, space, monster_steps(t, move.length)))


WAYS: Final = Kept("to")

CONDITIONS["monster", "monster"] = (
    A_MONSTER,
    Finer("TO-MOVE-07", "reason-held-by-hero", is_free_to_move),
    Listed("TO-SINREACT-05", "reason-monster-has-moved", monsters_to_move),
)
CONDITIONS["monster", "pass"] = FREE
CONDITIONS["monster-move", "to"] = (
    A_SPACE,
    Whole("TO-SINREACT-05", "reason-out-of-monsters-reach", ways_in_reach),
)
LOOK: Final = Look(CONDITIONS, ("monster", "monster"), ("monster-move", "to"))
