"""Whole ways that are open to a seat, as its game reckons them."""

from othersight.games.registry import plugins
from othersight.kernel.game import Game
from othersight.toolkit.ways import Way


def ways_of(game: Game, seat: int) -> list[Way]:
    """The ways of several steps that a seat's figure can go now; none where the game knows of none."""
    plugin = plugins().get(game.definition.name)
    if plugin is None or not plugin.ways or all([q.seat != seat for q in game.questions]):
        return []
    ways: list[Way] = plugin.part("ways")(game, seat)
    return ways
