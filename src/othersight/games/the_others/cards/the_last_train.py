"""THE LAST TRAIN, a Redemption Story of our own (HOUSE-TRAIN)."""

from typing import ClassVar

from othersight.games.the_others.rules.effects import CARD_LINES
from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.rules.hell_club import Enter
from othersight.games.the_others.rules.mission import (
    MISSIONS,
    Mission,
    RemoveInPeace,
    advance,
    is_defended,
    would_defend,
)
from othersight.games.the_others.rules.token import changed
from othersight.games.the_others.state.config import CONTROLLER, INNOCENT, NEST, PENTAGRAM
from othersight.games.the_others.state.table import ON_BOARD, OthersTable
from othersight.kernel.game import Game


class OpenTheStations(Mission):
    """HOUSE-TRAIN-1: so many times a Hero finishes his Turn at a Metro station without Monster and mark."""

    def turn_finished(self, g: Game, hero: int) -> None:
        t: OthersTable = g.table
        space = t.heroes[hero].space
        if self.wants_turn_end(t, hero, space):
            t.edit_space(space).marked = True
            g.tell("station-marked", space)
            advance(g)

    def wants_turn_end(self, t: OthersTable, hero: int, space: int) -> float:
        return 0.0 if t.spaces[space].monsters else float(self.is_closed(t, space))

    def is_closed(self, t: OthersTable, space: int) -> bool:
        """A station without a mark."""
        return len(t.config.city.metro[space]) > 0 and not t.spaces[space].marked

    def wants_peace(self, t: OthersTable, space: int) -> int:
        return 1 if self.is_closed(t, space) else 0


class AllAboard(Mission):
    """HOUSE-TRAIN-2A: NPC tokens in the Starting Space leave the game while no Monster is there."""

    def test(self, g: Game) -> None:
        t: OthersTable = g.table
        here = t.spaces[t.config.city.start]
        if here.monsters:
            return
        missing = t.config.required[self.id] - t.story.progress
        waiting = list(here.npcs)
        for hero in here.heroes:
            waiting += t.heroes[hero].npcs if is_alive(t, hero) else ()
        for npc in waiting[:missing]:
            board(g, npc)
            advance(g)

    def ease(self, t: OthersTable) -> float:
        return 0.5 + 0.15 * sum([len(t.heroes[hero].npcs) for hero in t.places])

    def wants_npc(self, t: OthersTable, hero: int, npc: int) -> bool:
        return True

    def wants_delivery(self, t: OthersTable, hero: int) -> float:
        return float(len(t.heroes[hero].npcs))


def board(g: Game, npc: int) -> None:
    """HOUSE-TRAIN-2A: the token is taken from the Starting Space, or from the Hero there, for good."""
    t: OthersTable = g.table
    space = t.edit_space(t.config.city.start)
    space.npcs = tuple([other for other in space.npcs if other != npc])
    for hero in space.heroes:
        if npc in t.heroes[hero].npcs:
            record = t.edit_hero(hero)
            record.npcs = tuple([other for other in record.npcs if other != npc])
    g.tell("npc-boards", npc)


class TheSignalBox(RemoveInPeace):
    """HOUSE-TRAIN-2B, TO-MISSION-10: remove Nests or Pentagrams from Spaces without Monsters; the Controller's death
    counts for more."""

    def begin(self, g: Game) -> None:
        """A Controller that is not on the board enters (TO-EVENT-02)."""
        for monster in table_of(g).monsters:
            if monster.kind == CONTROLLER and monster.state != ON_BOARD:
                g.call(Enter(monster.index))

    def is_removed(self, kind: int) -> bool:
        return kind in (NEST, PENTAGRAM)

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        t: OthersTable = g.table
        if t.monsters[monster].kind == CONTROLLER:
            advance(g, t.config.mission_figures[self.id]["controller"])

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        figures = t.config.mission_figures[self.id]
        return float(figures["controller"]) if t.monsters[monster].kind == CONTROLLER else 0.0


class StandClear(Mission):
    """HOUSE-TRAIN-3: at the end of a Round the Innocents in the Starting Space leave, if it is defended
    (HOUSE-MISSION-01)."""

    rescues: ClassVar[bool] = True
    innocent_share: ClassVar[float] = 0.75

    def round_finished(self, g: Game) -> None:
        t: OthersTable = g.table
        here = t.spaces[t.config.city.start]
        if not is_defended(t, here.index):
            return
        leaving = here.tokens[INNOCENT]
        if leaving:
            space = t.edit_space(here.index)
            space.tokens = changed(space.tokens, INNOCENT, -leaving)
        for hero in here.heroes:
            if t.heroes[hero].innocents and is_alive(t, hero):
                leaving += t.heroes[hero].innocents
                t.edit_hero(hero).innocents = 0
        if leaving:
            g.tell("innocents-depart", leaving)
            advance(g, leaving)

    def wants_round_end(self, t: OthersTable, hero: int, space: int) -> float:
        if space != t.config.city.start or not would_defend(t, hero, space):
            return 0.0
        return float(t.heroes[hero].innocents + t.spaces[space].tokens[INNOCENT])

    def wants_peace(self, t: OthersTable, space: int) -> int:
        return 2 if space == t.config.city.start else 0


CARD_LINES["station-marked"] = "space"
CARD_LINES["npc-boards"] = "npc"
CARD_LINES["innocents-depart"] = "count"

for _mission in (
    OpenTheStations("open-the-stations", like="hallow-the-districts"),
    AllAboard("all-aboard", like="rescue-the-chief"),
    TheSignalBox("the-signal-box", like="clear-the-hive"),
    StandClear("stand-clear", like="save-their-souls"),
):
    MISSIONS[_mission.id] = _mission
