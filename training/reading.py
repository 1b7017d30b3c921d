"""What training has to know of each game: the sides, who sits on which, and what is to be learned."""

from collections.abc import Callable
from dataclasses import dataclass

from othersight.games.the_others.bots.features import features as others_features
from othersight.games.the_others.rules.figures import table_of as others_table
from othersight.games.they_live.bots.features import features as live_features
from othersight.games.they_live.rules.people import person_of
from othersight.games.they_live.rules.people import table_of as live_table
from othersight.kernel.game import Game


@dataclass(frozen=True)
class Reading:
    """One game as it is learned."""

    sides: tuple[str, ...]
    side_of: Callable[[Game, int], int]
    """The side a seat begins on, as a place in `sides`."""
    features: Callable[[Game], list[float]]
    won: Callable[[Game], float]
    """What the network is to say of the tables of a finished game."""
    kept_in: str
    """Where the network is written."""


READINGS: dict[str, Reading] = {
    "the-others": Reading(
        sides=("heroes", "sins"),
        side_of=lambda game, seat: int(seat == 0),
        features=lambda game: others_features(others_table(game)),
        won=lambda game: float(game.outcome == "heroes"),
        kept_in="src/othersight/games/the_others/bots/worth.json",
    ),
    "they-live": Reading(
        sides=("humans", "invaders"),
        side_of=lambda game, seat: int(person_of(live_table(game), seat).invader),
        features=live_features,
        won=lambda game: float(game.outcome == "humans"),
        kept_in="src/othersight/games/they_live/bots/worth.json",
    ),
}
