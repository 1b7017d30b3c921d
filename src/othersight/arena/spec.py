"""What the arena knows of each game: what goes round in a run, who can win, and what is counted."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game

Values = tuple[Any, ...]
View = dict[str, Any]


def as_they_are(name: str, values: Values, options: Mapping[str, Any]) -> Values:
    """All values go with whatever is fixed."""
    return values


def nothing_more(view: View) -> dict[str, Any]:
    """Games are told apart by their options alone."""
    return {}


@dataclass(frozen=True)
class ArenaSpec:
    """One game in the arena. What is counted is read from a spectator's view of the end."""

    cycled: dict[str, Values]
    """Options that go round where they are not fixed."""
    sides: tuple[str, ...]
    """Who can win; for each part of the games the report tells the share of the last of them."""
    deaths: Callable[[View], int]
    limit: int
    """A game that asks more than this has got stuck."""
    side_of: Callable[[Game, int], str]
    """The side that a seat is on now, as the referee knows it; no player is told."""
    drawn: dict[str, Any] = field(default_factory=dict)
    """Options not fixed that each game draws by its own seed."""
    fitting: Callable[[str, Values, Mapping[str, Any]], Values] = as_they_are
    """The values of an option that go with what is fixed."""
    told: Callable[[View], dict[str, Any]] = nothing_more
    """What else tells games apart."""
    first_seat: str = ""
    """The side that seat 0 always plays, if there is one."""


def hero_numbers(name: str, values: Values, options: Mapping[str, Any]) -> Values:
    """Named Heroes ask for a number of Hero Players."""
    heroes = options.get("heroes")
    if name == "hero_players" and isinstance(heroes, (list, tuple)):
        return (2, 4) if len(heroes) == 4 else (1, 3)
    return values


def dead_heroes(view: View) -> int:
    return sum(hero["state"] == "dead" for hero in view["heroes"])


def dead_characters(view: View) -> int:
    """Spares that are put aside for the Final Assault were never anybody's."""
    return sum(person["dead"] and person["seat"] >= 0 for person in view["people"])


def invaders_at_the_start(view: View) -> dict[str, Any]:
    """How many of the players were dealt an Invader; known when the game is over."""
    dealt = view["people"][: view["setting"]["players"]]
    return {"invaders": sum(person["identity"] == "invader" for person in dealt)}


def sins_or_heroes(game: Game, seat: int) -> str:
    """The first seat plays the Sin all game."""
    return "sins" if seat == 0 else "heroes"


def human_or_invader(game: Game, seat: int) -> str:
    """What the character of a seat is; in the Final Assault a seat may go on with a spare of the other kind."""
    return "invaders" if person_of(table_of(game), seat).invader else "humans"


SPECS: dict[str, ArenaSpec] = {
    "the-others": ArenaSpec(
        cycled={
            "story": ("havens-last-stand", "the-darkness-within", "battleground-of-souls"),
            "map": ("a", "b"),
            "sin": ("pride", "sloth"),
            "hero_players": (1, 2, 3, 4),
        },
        drawn={"acolyte": "random", "heroes": "random"},
        sides=("heroes", "sins"),
        deaths=dead_heroes,
        limit=5_000,
        side_of=sins_or_heroes,
        fitting=hero_numbers,
        first_seat="sins",
    ),
    "they-live": ArenaSpec(
        cycled={
            "players": (4, 5, 6),
            "difficulty": ("very-easy", "easy", "normal", "advanced", "expert"),
        },
        sides=("humans", "invaders"),
        deaths=dead_characters,
        limit=20_000,
        side_of=human_or_invader,
        told=invaders_at_the_start,
    ),
}


def spec_of(game: str) -> ArenaSpec:
    """What the arena knows of the game of that name."""
    if game not in SPECS:
        raise UnknownName(
            f"there is no game '{game}'; there are {', '.join(SPECS)}",
            "error-no-such-game",
            name=game,
            games=", ".join(SPECS),
        )
    return SPECS[game]
