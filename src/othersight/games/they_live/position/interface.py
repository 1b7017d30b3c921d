"""Positions of They Live: games that begin in the middle, what can be asked of them, and back.

`start` is what `game.start` holds: options, seed, position and loaded dice.
"""

from othersight.games.they_live.position import facts as position_facts
from othersight.games.they_live.position.dice import NAMES as FACES
from othersight.games.they_live.position.export import position_of
from othersight.games.they_live.position.facts import compare
from othersight.games.they_live.position.game import KEYS, game_at, game_from
from othersight.games.they_live.position.options import (
    option_named,
    option_written,
    text_with_names,
)
from othersight.toolkit.position_values import WrongPosition

FACTS = position_facts.KEYS

__all__ = [
    "FACES",
    "FACTS",
    "KEYS",
    "WrongPosition",
    "compare",
    "game_at",
    "game_from",
    "option_named",
    "option_written",
    "position_of",
    "text_with_names",
]
