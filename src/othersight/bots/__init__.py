"""Players by level. A player sees the view of its seat and the board, never the table.

>>> import othersight
>>> from othersight.bots import Sight, player
>>> game = othersight.new("the-others", seed=7)
>>> rival = player("novice", game="the-others", seat=0, seed=7)
>>> rival.choose(Sight(game, 0)) in game.question.texts
True
"""

from othersight.bots.guard import GuardedPlayer, Player, StoodDown
from othersight.bots.levels import LEVELS, NAMES, USUAL, player, shown_time
from othersight.bots.sight import Sight
from othersight.bots.thought import Thought, Weighed

__all__ = [
    "LEVELS",
    "NAMES",
    "USUAL",
    "GuardedPlayer",
    "Player",
    "Sight",
    "StoodDown",
    "Thought",
    "Weighed",
    "player",
    "shown_time",
]
