"""Rolling Sin dice and Hero dice with the dice they add (chapter TO-DICE).

A roll is a tuple of faces in the order they fell, extra dice included.
"""

from othersight.games.the_others.state.config import BURST, CORR, FAITH, SIN_HIT
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game

Roll = tuple[int, ...]


def roll_sin_dice(g: Game, dice: int) -> Roll:
    """TO-DICE-04: each BURST adds a die at once, without limit."""
    t: OthersTable = g.table
    return with_more_dice(g, t.config.sin_die, dice, BURST)


def roll_hero_dice(g: Game, dice: int) -> Roll:
    """TO-DICE-05: each FAITH adds a die at once, without limit."""
    t: OthersTable = g.table
    return with_more_dice(g, t.config.hero_die, dice, FAITH)


def with_more_dice(g: Game, die: tuple[int, ...], dice: int, more: int) -> Roll:
    """TO-DICE-04, TO-DICE-05: the faces of so many dice, and of another die for each face that adds one."""
    faces: list[int] = []
    while dice > 0:
        fallen = g.roll_dice(die, dice)
        faces += fallen
        dice = 0
        if more in fallen:
            for face in fallen:
                if face == more:
                    dice += 1
    return tuple(faces)


def hits_of(roll: Roll) -> int:
    """TO-DICE-02: HIT and BURST of a Sin roll are one Hit each."""
    hits = 0
    for face in roll:
        if face in (SIN_HIT, BURST):
            hits += 1
    return hits


def corruption_of(roll: Roll) -> int:
    """TO-DICE-02: the CORR results of a Sin roll."""
    return count_of(roll, CORR)


def count_of(roll: Roll, face: int) -> int:
    """How many dice of a roll show a face."""
    dice = 0
    for fallen in roll:
        if fallen == face:
            dice += 1
    return dice
