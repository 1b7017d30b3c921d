"""Players by level. A player sees the view of its seat and the board, never the table.

>>> import othersight
>>> from othersight.bots import Observation, player
>>> game = othersight.new("the-others", seed=7)
>>> rival = player("novice", game="the-others", seat=0, seed=7)
>>> rival.choose(Observation(game, 0)) in game.question.texts
True
"""

from othersight.bots.explanation import Explanation, Weighed
from othersight.bots.fallback import FallbackPlayer, Player, StoodDown
from othersight.bots.levels import (
    LEVELS,
    NAMES,
    USUAL,
    check_player,
    level_of,
    player,
    shown_time,
)
from othersight.bots.observation import Observation

__all__ = [
    "LEVELS",
    "NAMES",
    "USUAL",
    "Explanation",
    "FallbackPlayer",
    "Observation",
    "Player",
    "StoodDown",
    "Weighed",
    "check_player",
    "level_of",
    "player",
    "shown_time",
]
