"""The powers of the Sins of the box; a Sin of one's own has its power beside its cards."""

from othersight.games.the_others.rules.effects import POWERS, Facts, Power, Strength
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Pride(Power):
    """PRIDE: in every Fight against a lone Hero 1 DEF of that Hero is cancelled."""

    def in_fight(self, figures: dict[str, int], facts: Facts) -> Strength:
        return 0, 0, 0, figures["defense_cancelled"] if facts[0] == 0 else 0


class Sloth(Power):
    """SLOTH: every step after the first costs Forced Corruption."""

    def step_price(self, t: OthersTable, nth: int) -> int:
        figures = t.config.power_figures
        return figures["corruption"] if nth > figures["free_steps"] else 0

    def tell_step_price(self, g: Game, hero: int, price: int) -> None:
        g.tell("sloth-power", hero, price)


POWERS["pride"] = Pride("pride")
POWERS["sloth"] = Sloth("sloth")
