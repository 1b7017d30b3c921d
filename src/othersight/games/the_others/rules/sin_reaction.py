"""The Sin Reaction after a Hero's Turn (chapter TO-SINREACT, TO-TIME-34, TO-TIME-35, TO-TIME-36)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.fight_options import FIGHT, can_start_fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.monster_move import MonsterMove
from othersight.games.the_others.rules.move import STEPS
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option
from othersight.toolkit.conditions import Look

TO_REACT: Final[Option] = ("react",)
TO_FIGHT: Final[Option] = ("fight",)


class SinReaction(Procedure):
    """TO-SINREACT-02: the Sins Player may spend a token to Move one Monster and then have the current Hero fought."""

    steps: ClassVar[tuple[str, ...]] = ("spend", "move", "fight")
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.hero = hero

    def spend(self, g: Game) -> None:
        """TO-TIME-34, TO-SINREACT-01, TO-SINREACT-04."""
        t: OthersTable = g.table
        if t.sins.reactions == 0:
            self.finish()
            return
        choice = g.choice or g.ask(SINS, "reaction", [PASS, TO_REACT])
        if not choice:
            return
        if choice == PASS:
            self.finish()
            return
        sins = t.edit_sins()
        sins.reactions -= 1
        sins.spent += 1
        g.tell("reaction", self.hero)

    def move(self, g: Game) -> None:
        """TO-TIME-35, TO-SINREACT-05, TO-SINREACT-08: first he may Move any one Monster up to 2 steps."""
        g.call(MonsterMove(1, STEPS))

    def fight(self, g: Game) -> None:
        """TO-TIME-36, TO-FIGHT-01, TO-SINREACT-06, TO-SINREACT-07, TO-SINREACT-08: then all Monsters in the
        current Hero's Space may fight him."""
        choice = g.choice or g.ask(SINS, "reaction-fight", self.ways_to_fight(g))
        if choice and choice != PASS:
            g.call(Fight(self.hero, table_of(g).heroes[self.hero].space, True))

    def ways_to_fight(self, g: Game) -> list[Option]:
        """TO-FIGHT-04: to have him fought if he has an opponent, and to let him be."""
        if LOOK.is_good:
            return [PASS, TO_FIGHT] if can_start_fight(g.table, self.hero) else [PASS]
        return Case(g, "reaction-fight", self).offer([PASS], "fight")


def in_reaction(g: Game) -> bool:
    """Whether a Reaction is under way (HELLFIRE CURSE, APC-1)."""
    for frame in g.stack:
        if isinstance(frame, SinReaction):
            return True
    return False


CONDITIONS["reaction", "react"] = FREE
CONDITIONS["reaction", "pass"] = FREE
CONDITIONS["reaction-fight", "fight"] = FIGHT
CONDITIONS["reaction-fight", "pass"] = FREE
LOOK: Final = Look(CONDITIONS, ("reaction-fight", "fight"))
