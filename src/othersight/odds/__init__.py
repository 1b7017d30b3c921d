"""Exact odds of every roll of both games, and of the options that lead to one.

`game.odds(seat, option)` ends up here: `attach` tells each game who counts its odds. The counting is loaded when it is
first asked for.
"""

from importlib import import_module

from othersight.games import GAMES
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option

COUNTED_BY = {"the-others": "the_others", "they-live": "they_live"}


def attach() -> None:
    """Every game knows from now on who counts its odds."""
    for definition in GAMES.values():
        definition.odds = option_odds


def option_odds(game: Game, seat: int, option: Option) -> Odds | None:
    """The odds of an option that is open to a seat; None if no roll comes of it."""
    module = import_module(f"othersight.games.{COUNTED_BY[game.definition.name]}.odds.options")
    odds: Odds | None = module.option_odds(game, seat, option)
    return odds
