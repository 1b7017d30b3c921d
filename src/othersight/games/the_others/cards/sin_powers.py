"""The powers of the Sins."""

from othersight.games.the_others.rules.effects import POWERS, Effect
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import is_alone, table_of
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Pride(Effect):
    """PRIDE: in every Fight against a lone Hero 1 DEF of that Hero is cancelled."""

    def defense_cancelled(self, g: Game, fight: Fight) -> int:
        t = table_of(g)
        return t.config.pride_cancels if is_alone(t, fight.hero) else 0


class Sloth(Effect):
    """SLOTH: every step after the first costs Forced Corruption."""

    def step_price(self, t: OthersTable, nth: int) -> int:
        return t.config.sloth_price if nth > t.config.free_steps else 0

    def tell_step_price(self, g: Game, hero: int, price: int) -> None:
        g.tell("sloth-power", hero, price)


POWERS["pride"] = Pride("pride")
POWERS["sloth"] = Sloth("sloth")
