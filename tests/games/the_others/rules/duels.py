"""Fights for the rule tests, on figures of their own, so that none of them rests on a house figure.

    game = duel("acolyte", "abomination")              # Rose in District E, in her Turn
    game = duel("acolyte", when="reaction")            # her Turn is over, the Sins Player may react
    game = shot(("b/ne", "abomination"))               # Rocco in Street a/nw, in his Turn

Rose has Fight 2, Skill 3, Defense 0; Rocco, who is Ranged, Fight 2 and Defense 2 and KILLSHOT.
Monsters have Fight and Defense: Acolyte 2/2, Abomination 3/3, Controller 4/4, Avatar 5/6.
"""

from typing import Any

from othersight.kernel.game import Game
from tests.games.the_others.play import at, monster

STATS = {"acolyte": (2, 2), "abomination": (3, 3), "controller": (4, 4), "avatar": (5, 6)}
FIGURES: dict[str, int | bool] = {
    "heroes.rose.fight": 2,
    "heroes.rose.skill": 3,
    "heroes.rose.defense": 0,
    "heroes.rose.ranged": False,
    "heroes.rocco.fight": 2,
    "heroes.rocco.defense": 2,
    "heroes.rocco.ranged": True,
    **{
        f"monsters.sins.{sin}.{kind}.{stat}": STATS[kind][place]
        for sin in ("pride", "sloth")
        for kind in ("abomination", "controller", "avatar")
        for place, stat in enumerate(("fight", "defense"))
    },
    **{
        f"monsters.acolytes.{kind}.{stat}": STATS["acolyte"][place]
        for kind in ("doctor", "nun", "hobo", "police", "fireman", "musician", "gangster")
        for place, stat in enumerate(("fight", "defense"))
    },
}


def duel(*kinds: str, rose: dict[str, Any] | None = None, **given: Any) -> Game:
    """Rose in District E with these Monsters, in the main part of her Turn unless told otherwise.

    Three people play Rose, Morgana and Leah, in this order.
    """
    given.setdefault("team", ["rose", "morgana", "leah"])
    given.setdefault("hero_players", 3)
    given.setdefault("figures", FIGURES)
    heroes = {**given.pop("heroes", {}), "rose": {"space": "e", **(rose or {})}}
    monsters = [monster(kind, "e") for kind in kinds] + given.pop("monsters", [])
    return at(heroes=heroes, monsters=monsters, hero="rose", **given)


def shot(*targets: tuple[str, str], rocco: dict[str, Any] | None = None, **given: Any) -> Game:
    """Rocco in Street A/NW, alone, with a Monster in each of these Spaces, in his Turn.

    Three people play Rocco, Morgana and Leah, in this order; the others are far away.
    """
    given.setdefault("team", ["rocco", "morgana", "leah"])
    given.setdefault("hero_players", 3)
    given.setdefault("figures", FIGURES)
    away = {name: {"space": "i/se"} for name in given["team"] if name != "rocco"}
    heroes = {**away, **given.pop("heroes", {}), "rocco": {"space": "a/nw", **(rocco or {})}}
    monsters = [monster(kind, address) for address, kind in targets] + given.pop("monsters", [])
    return at(heroes=heroes, monsters=monsters, hero="rocco", **given)
