"""Players of the arena: nobody waits for them, so no clock cuts an answer short and the same seed plays the same game
on every machine. None has a stand-in either: a level that fails must not be rated by what another would have done.
"""

from othersight.bots import Player
from othersight.bots.levels import seated
from othersight.bots.scripted import Figures
from othersight.bots.search import SearchingPlayer


def unhurried(level: str, game: str, seat: int, seed: str, figures: Figures) -> Player:
    """The player of a level for a seat, with all the time there is."""
    one = seated(level, game, seat, seed, figures)
    if isinstance(one, SearchingPlayer):
        one.clock = standing_still
    return one


def standing_still() -> float:
    """A clock by which nothing takes any time."""
    return 0.0
