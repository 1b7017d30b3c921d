"""The Corruption Track: Forced Corruption, and the bonuses of Voluntary Corruption (chapter TO-CORRUPT)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.rules.mission import current_mission
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.conditions import OneOf

TOP: Final = 7

ANSWERS: Final[tuple[str, ...]] = ("no", "yes")
"""What may be said about Voluntary Corruption."""


class TakeCorruption(Procedure):
    """A Hero takes Forced Corruption point by point."""

    steps: ClassVar[tuple[str, ...]] = ("raise_level",)
    fields: ClassVar[tuple[str, ...]] = ("hero", "points")

    def __init__(self, hero: int = 0, points: int = 0) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.hero = hero
        self.points = points

    def raise_level(self, g: Game) -> None:
        """TO-CORRUPT-02; TO-CORRUPT-11, TO-CORRUPT-12: what Level 7 cannot take becomes Wounds. TO-FIGHT-19: none for
        the dead."""
        t: OthersTable = g.table
        if not is_alive(t, self.hero):
            return
        rise = min(self.points, TOP - t.heroes[self.hero].level)
        if rise > 0:
            set_level(g, self.hero, t.heroes[self.hero].level + rise)
        over = self.points - rise
        if over:
            g.call(TakeWounds(self.hero, over))


def take_corruption(g: Game, hero: int, points: int) -> None:
    """TO-CORRUPT-02, TO-CORRUPT-11: Forced Corruption; only what Level 7 cannot take needs a procedure, because only
    then somebody may be asked."""
    t: OthersTable = g.table
    record = t.heroes[hero]
    if record.level + points > TOP:
        g.call(TakeCorruption(hero, points))
    elif is_alive(t, hero):
        set_level(g, hero, record.level + points)


def set_level(g: Game, hero: int, level: int) -> None:
    """Move the Corruption marker, with all that follows at once."""
    t: OthersTable = g.table
    record = t.edit_unharmed(hero)
    record.level = level
    g.tell("level", hero, level)
    if level == TOP:
        kill_innocents(g, hero)
    current_mission(g).level_changed(g, hero)


def kill_innocents(g: Game, hero: int) -> None:
    """TO-CORRUPT-14: on Level 7 he kills all Innocents he has; they leave the game."""
    record = table_of(g).heroes[hero]
    if record.innocents:
        g.tell("innocents-killed", hero, record.innocents)
        table_of(g).edit_unharmed(hero).innocents = 0


def can_take_voluntarily(hero: Hero) -> bool:
    """TO-CORRUPT-13: not on Level 7."""
    return hero.level < TOP


def bonus_dice(hero: Hero) -> int:
    """TO-CORRUPT-06: the dice of uncovered slots up to his Level."""
    return uncovered(hero, 2) + uncovered(hero, 5)


def bonus_defense(hero: Hero) -> int:
    """TO-CORRUPT-06: the DEF of uncovered slots up to his Level."""
    return uncovered(hero, 3)


def bonus_hits(hero: Hero) -> int:
    """TO-CORRUPT-06: the HIT of uncovered slots up to his Level."""
    return uncovered(hero, 4) + 2 * uncovered(hero, 6)


def bonus_choice(hero: Hero) -> int:
    """TO-CORRUPT-06: the result of choice of Level 7."""
    return uncovered(hero, 7)


def uncovered(hero: Hero, slot: int) -> int:
    """TO-CORRUPT-05, TO-WOUND-01: 1 if the slot is reached and lies open."""
    return 1 if hero.level >= slot and slot not in hero.covered else 0


def lower_level(g: Game, hero: int) -> None:
    """TO-CITY-06, TO-CORRUPT-16: one Level less, not below 1."""
    t: OthersTable = table_of(g)
    if t.heroes[hero].level > 1:
        set_level(g, hero, t.heroes[hero].level - 1)


YES_OR_NO: Final = OneOf("TO-CORRUPT-04", "reason-yes-or-no", ANSWERS)
