"""Kinds of Sin cards that more than one deck has."""

from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.fight import Fight, fight_under_way
from othersight.games.the_others.rules.figures import is_alive, of_kind_in, table_of
from othersight.games.the_others.rules.sin_card import SinCard
from othersight.games.the_others.rules.upgrade import owned
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import AVATAR
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game


def current_hero(g: Game) -> Hero:
    """The Hero whose Turn it is."""
    t: OthersTable = g.table
    return t.heroes[t.current]


def upgrades_of(hero: Hero) -> int:
    """How many Upgrades he has, face down or not."""
    return len(owned(hero))


class FightCard(SinCard):
    """A card played at the start of a Fight; the Fight remembers it."""

    def play(self, g: Game) -> None:
        fight = fight_under_way(g)
        assert fight is not None
        fight.card = self.id


class AvatarCard(FightCard):
    """A card for Fights with the Avatar."""

    def can_play(self, g: Game) -> bool:
        fight = fight_under_way(g)
        assert fight is not None
        return of_kind_in(table_of(g), fight.space, AVATAR) > 0


class AfterFightCard(SinCard):
    """A card for the end of a Fight whose Hero is alive."""

    def can_play(self, g: Game) -> bool:
        fight = fight_under_way(g)
        assert fight is not None
        return is_alive(table_of(g), fight.hero) and self.answers(g, fight)

    def answers(self, g: Game, fight: Fight) -> bool:
        """Whether this Fight is one that it answers; the Controller has wounded the Hero, if it says nothing else."""
        return fight.controller_wounded(g)

    def play(self, g: Game) -> None:
        fight = fight_under_way(g)
        assert fight is not None
        self.strike(g, fight.hero)

    def strike(self, g: Game, hero: int) -> None:
        """What it does to the Hero of the Fight: its harm, if it says nothing else (HOUSE-LUST6, HOUSE-WRATH6)."""
        if self.harm[0] > 0:
            g.call(TakeWounds(hero, self.harm[0]))
        elif self.harm[1] > 0:
            g.call(TakeCorruption(hero, self.harm[1]))
