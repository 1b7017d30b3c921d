"""They Live in the arena: which options a run varies, who can win, what is counted."""

from typing import Any

from othersight.arena.spec import ArenaSpec, View
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.study.facts import facts_of_they_live
from othersight.kernel.game import Game


def dead_characters(view: View) -> int:
    """Spares that are put aside for the Final Assault were never anybody's."""
    return sum(person["dead"] and person["seat"] >= 0 for person in view["people"])


def invaders_at_the_start(view: View) -> dict[str, Any]:
    """How many of the players were dealt an Invader; known when the game is over."""
    dealt = view["people"][: view["setting"]["players"]]
    return {"invaders": sum(person["identity"] == "invader" for person in dealt)}


def human_or_invader(game: Game, seat: int) -> str:
    """What the character of a seat is; in the Final Assault a seat may go on with a spare of the other kind."""
    return "invaders" if person_of(table_of(game), seat).invader else "humans"


ARENA = ArenaSpec(
    cycled={
        "players": (4, 5, 6),
        "difficulty": ("very-easy", "easy", "normal", "advanced", "expert"),
    },
    sides=("humans", "invaders"),
    deaths=dead_characters,
    facts=facts_of_they_live,
    limit=20_000,
    side_of=human_or_invader,
    told=invaders_at_the_start,
    measured="humans",
    standard={"players": 5, "difficulty": "normal"},
    opponents={"humans": "regular", "invaders": "master"},
)
"""Humans who slip lose to any Invader, so Invaders meet some who do not."""
