"""Exact odds of every roll, and of the options that lead to one.

`game.odds(seat, option)` ends up here; who counts is a part of each game's plugin, loaded when it is first asked for.
"""

from othersight.games import plugins
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option


def option_odds(game: Game, seat: int, option: Option) -> Odds | None:
    """The odds of an option that is open to a seat; None if no roll comes of it or nobody counts it."""
    plugin = plugins().get(game.definition.name)
    if plugin is None or not plugin.odds:
        return None
    odds: Odds | None = plugin.part("odds")(game, seat, option)
    return odds
