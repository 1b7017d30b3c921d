"""A Hero's death and his successor (chapter TO-DEATH)."""

from typing import ClassVar

from othersight.games.the_others.rules.conditions import ANY_HERO, CONDITIONS, Case
from othersight.games.the_others.rules.figures import place_hero, player_of, table_of
from othersight.games.the_others.rules.token import changed
from othersight.games.the_others.rules.upgrade import (
    FROM_INVENTORY,
    owned,
    take_from_inventory,
)
from othersight.games.the_others.state.config import EXTRA_TURN, INNOCENT
from othersight.games.the_others.state.table import (
    DEAD,
    IN_PLAY,
    NOWHERE,
    RESERVE,
    Hero,
    OthersTable,
)
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number, word
from othersight.toolkit.conditions import Condition


class Replacement(Procedure):
    """A dead Hero's things are shared out and his player brings a successor (TO-DEATH-12 order)."""

    steps: ClassVar[tuple[str, ...]] = ("pick_successor", "take_upgrades")
    fields: ClassVar[tuple[str, ...]] = ("dead", "place", "successor", "upgrades")

    def __init__(self, dead: int = 0, place: int = 0, upgrades: int = 0) -> None:
        super().__init__()
        self.dead = dead
        self.place = place
        """His place in the clockwise order."""
        self.successor = -1
        self.upgrades = upgrades
        """TO-DEATH-09: how many cards the successor takes."""

    def pick_successor(self, g: Game) -> None:
        """TO-DEATH-08, TO-DEATH-10: from the Reserve, in the dead Hero's place, with his Turn and City Action
        tokens."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(
            player_of(t, self.dead), "successor", Case(g, "successor", self).options("hero")
        )
        if not choice:
            return
        self.successor = number(choice, 1)
        enter_play(t, self.successor, self.dead)
        places = list(t.places)
        places[self.place] = self.successor
        t.places = tuple(places)
        place_hero(t, self.successor, t.config.city.start)
        g.tell("successor", self.dead, self.successor)

    def take_upgrades(self, g: Game) -> None:
        """TO-DEATH-09: as many cards as the dead Hero had, from the whole Inventory, which his have joined."""
        t: OthersTable = g.table
        if self.upgrades == 0:
            t.unsettled = True  # TO-DEATH-14: the next of the dead, before anything else goes on
            return
        choice = g.choice or g.ask(
            player_of(t, self.successor), "inherit", Case(g, "inherit", self).options("take")
        )
        if not choice:
            return
        take_from_inventory(g, self.successor, word(choice, 1))
        self.upgrades -= 1
        self.again()


def enter_play(t: OthersTable, successor: int, dead: int) -> None:
    """TO-DEATH-07, TO-DEATH-08, TO-DEATH-14: the successor inherits the Turn tokens and the City Action token as
    they are."""
    old = t.heroes[dead]
    hero = t.edit_hero(successor)
    hero.state = IN_PLAY
    hero.player = old.player
    hero.level = 1
    hero.turns = old.turns
    hero.city_token = old.city_token


def remove_hero(g: Game, hero: int) -> int:
    """TO-DEATH-03, TO-DEATH-04, TO-DEATH-05, TO-DEATH-06, TO-DEATH-15: figure, tokens and cards of a dead Hero, who
    counts for tasks of this Round (TO-ENDROUND-08). Returns how many Upgrades he had."""
    t: OthersTable = g.table
    record = t.edit_hero(hero)
    drop_what_he_carried(t, record)
    upgrades = owned(record)
    t.inventory = (*t.inventory, *upgrades)
    t.supply = changed(t.supply, EXTRA_TURN, record.extra_turns)
    record.extra_turns = 0
    record.upgrades = ()
    record.face_down = ()
    record.state = DEAD
    record.cannot_heal = record.no_skill = record.no_ability = record.doomed = False
    place_hero(t, hero, NOWHERE)
    t.edit_story().heroes_killed += 1
    return len(upgrades)


def drop_what_he_carried(t: OthersTable, hero: Hero) -> None:
    """TO-DEATH-05: NPC and Innocent tokens lie face up in the Space where he died."""
    if hero.npcs or hero.innocents:
        space = t.edit_space(hero.space)
        space.npcs = (*space.npcs, *hero.npcs)
        space.tokens = changed(space.tokens, INNOCENT, hero.innocents)
        hero.npcs = ()
        hero.innocents = 0


def kill_hero(g: Game, hero: int) -> None:
    """TO-DEATH-01: an effect kills him as if his fifth marker had been placed."""
    record = table_of(g).edit_hero(hero)
    slot = 1
    while len(record.covered) < 5:
        if slot not in record.covered:
            record.covered = (*record.covered, slot)
        slot += 1


# -- conditions


def is_in_reserve(c: Case) -> bool:
    """TO-DEATH-08: a Hero of the Reserve."""
    return c.t.heroes[c.target].state == RESERVE


CONDITIONS["successor", "hero"] = (
    ANY_HERO,
    Condition("TO-DEATH-08", "reason-not-in-reserve", is_in_reserve),
)
CONDITIONS["inherit", "take"] = FROM_INVENTORY
