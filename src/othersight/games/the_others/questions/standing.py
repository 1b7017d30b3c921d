"""What the Fight under way would come to if FAITH were turned into this or that (TO-DICE-05, TO-FIGHT-12)."""

from othersight.games.the_others.rules.corrupt import bonus_choice
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.state.config import FAITH
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.log import Log


def free_results(t: OthersTable, fight: Fight) -> int:
    """How many results the Hero chooses: one for each FAITH, and that of Level 7."""
    bonus = bonus_choice(t.heroes[fight.hero]) if fight.corrupted else 0
    return fight.hero_roll.count(FAITH) + bonus


def fight_with(g: Game, *chosen: str) -> Fight:
    """The Fight with these results besides those already chosen; what is still to be chosen then comes to nothing.
    After a shot the Sin roll is still to come: Wounds and Corruption are not known."""
    twin = g.clone()
    twin.chronicle = Log(silent=True)
    fight = twin.innermost(Fight)
    assert isinstance(fight, Fight)
    fight.chosen = (*fight.chosen, *chosen)
    fight.add_hero_results(twin)
    if not fight.is_ranged:
        fight.set_against(twin)
    return fight
