"""Positions of They Live: games that begin in the middle, what can be asked of them, and back.

`start` is what `game.start` holds: options, seed, position and loaded dice.
"""

from othersight.games.they_live.position import facts as position_facts
from othersight.games.they_live.position.dice import NAMES as FACES
from othersight.games.they_live.position.export import position_of
from othersight.games.they_live.position.facts import compare
from othersight.games.they_live.position.game import KEYS, game_at, game_from
from othersight.games.they_live.position.log import LINES, line_written
from othersight.games.they_live.position.options import (
    option_named,
    option_written,
    text_with_names,
)
from othersight.games.they_live.rules import victory
from othersight.kernel.game import Game
from othersight.toolkit.position_values import WrongPosition

FACTS = position_facts.KEYS

__all__ = [
    "FACES",
    "FACTS",
    "KEYS",
    "LINES",
    "WrongPosition",
    "compare",
    "game_at",
    "game_from",
    "line_written",
    "option_named",
    "option_written",
    "position_of",
    "text_with_names",
    "winners",
]


def winners(game: Game) -> list[str]:
    """The seats that have won; none while the game goes on (TL-VICTORY-05, TL-VICTORY-07)."""
    return [game.seats[seat] for seat in victory.winners(game)] if game.outcome else []
