"""Turns on figures of their own, so that no test rests on a house figure.

    game = walk()                                         # Thorley's Turn in District E, alone
    game = walk(thorley={"level": 3}, monsters=[monster("acolyte", "e")])

Thorley has Fight 1, Skill 1, Defense 0, and no ability that he would be asked about in his own
Turn; Rocco and Brad stand in the Starting Space with the same stats. An Acolyte has Fight 1 and
Defense 1, an Abomination 2 and 2.
"""

from typing import Any

from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from tests.games.the_others.play import at, logged

TEAM = ["thorley", "rocco", "brad"]

FIGURES: dict[str, int | bool] = {
    **{
        f"heroes.{name}.{stat}": value
        for name in TEAM
        for stat, value in (("fight", 1), ("skill", 1), ("defense", 0), ("ranged", False))
    },
    **{
        f"monsters.sins.{sin}.{kind}.{stat}": value
        for sin in ("pride", "sloth")
        for kind, value in (("abomination", 2), ("controller", 3), ("avatar", 4))
        for stat in ("fight", "defense")
    },
    "monsters.acolytes.doctor.fight": 1,
    "monsters.acolytes.doctor.defense": 1,
}


def walk(thorley: dict[str, Any] | None = None, **given: Any) -> Game:
    """Thorley in District E, in the main part of his Turn unless told otherwise."""
    heroes = {**given.pop("heroes", {}), "thorley": {"space": "e", **(thorley or {})}}
    figures = {**FIGURES, **given.pop("figures", {})}
    position = {"team": TEAM, "hero": "thorley", "heroes": heroes, "figures": figures, **given}
    return at(**position)


def turns(game: Game) -> list[str]:
    """The Heroes who have taken a Turn, one after the other."""
    return [HEROES[int(values[0])] for values in logged(game, "turn")]
