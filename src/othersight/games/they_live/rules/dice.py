"""Rolling dice: KICK ASS in two colours, and criticals (chapter TL-DICE)."""

from typing import Final

from othersight.games.they_live.state.config import GUM, KICK_A, KICK_B
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game

Roll = tuple[int, ...]
TRIPLE: Final = 3
CRITICAL_DAMAGE: Final = 2


def roll_dice(g: Game, dice: int) -> Roll:
    """TL-DICE-07: a pool of 0 rolls nothing."""
    if dice <= 0:
        return ()
    t: LiveTable = g.table
    return tuple(g.roll_dice(t.config.die, dice))


def successes(roll: Roll) -> int:
    """TL-DICE-01: every KICK ASS is one, whatever its colour."""
    kicks = 0
    for face in roll:
        if face != GUM:
            kicks += 1
    return kicks


def is_critical(roll: Roll) -> bool:
    """TL-DICE-02: three or more KICK ASS of one colour."""
    return roll.count(KICK_A) >= TRIPLE or roll.count(KICK_B) >= TRIPLE


def damage_of(roll: Roll) -> int:
    """TL-DICE-05, TL-DICE-06: successes, and 2 more on a critical Combat roll."""
    return successes(roll) + (CRITICAL_DAMAGE if is_critical(roll) else 0)
