"""The Others in the arena: which options a run varies, who can win, what is counted."""

from collections.abc import Mapping
from typing import Any

from othersight.arena.spec import ArenaSpec, Values, View
from othersight.games.the_others.content import load_content
from othersight.games.the_others.study.facts import facts_of_the_others
from othersight.kernel.game import Game


def hero_numbers(name: str, values: Values, options: Mapping[str, Any]) -> Values:
    """Named Heroes ask for a number of Hero Players."""
    heroes = options.get("heroes")
    if name == "hero_players" and isinstance(heroes, (list, tuple)):
        return (2, 4) if len(heroes) == 4 else (1, 3)
    return values


def dead_heroes(view: View) -> int:
    return sum(hero["state"] == "dead" for hero in view["heroes"])


def sins_or_heroes(game: Game, seat: int) -> str:
    """The first seat plays the Sin all game."""
    return "sins" if seat == 0 else "heroes"


ARENA = ArenaSpec(
    cycled={
        "story": tuple(load_content().stories),
        "map": ("a", "b"),
        "sin": tuple(load_content().sins),
        "hero_players": (1, 2, 3, 4),
    },
    drawn={"acolyte": "random", "heroes": "random"},
    sides=("heroes", "sins"),
    deaths=dead_heroes,
    facts=facts_of_the_others,
    limit=5_000,
    side_of=sins_or_heroes,
    fitting=hero_numbers,
    first_seat="sins",
    measured="sins",
    opponents={"heroes": "regular", "sins": "regular"},
)
