"""Who has won (TO-VICTORY-01, TO-VICTORY-02, TO-VICTORY-03, TO-VICTORY-04, TO-VICTORY-05, TO-VICTORY-06)."""

from typing import Final

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.mission import current_mission
from othersight.games.the_others.state.table import RESERVE, OthersTable
from othersight.kernel.game import Game

HEROES_WIN: Final = "heroes"
SINS_WIN: Final = "sins"


def test_heroes_victory(g: Game) -> bool:
    """TO-VICTORY-01: the Heroes win at the moment the last Mission is accomplished."""
    t: OthersTable = g.table
    mission = current_mission(g)
    if t.config.following[mission.id] or not mission.is_accomplished(t):
        return False
    g.tell("mission-accomplished", mission.id)
    g.tell("heroes-win")
    g.end(HEROES_WIN)
    return True


def test_sins_victory(g: Game, dead: int) -> bool:
    """TO-VICTORY-02: a Hero has been killed and the Reserve is empty."""
    if any([hero.state == RESERVE for hero in table_of(g).heroes]):
        return False
    g.tell("sins-win", dead)
    g.end(SINS_WIN)
    return True
