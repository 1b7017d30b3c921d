"""BATTLEGROUND OF SOULS, a Redemption Story (STC)."""

from typing import ClassVar

from othersight.games.the_others.rules.fight import fight_under_way
from othersight.games.the_others.rules.figures import avatar_of, is_alive, table_of
from othersight.games.the_others.rules.mission import MISSIONS, Mission, RemoveInPeace, advance
from othersight.games.the_others.rules.token import changed
from othersight.games.the_others.state.config import (
    AVATAR,
    COMMISSIONER,
    CORRUPTION,
    FIRE,
    INNOCENT,
)
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class RescueTheInnocents(Mission):
    """STC-1: reveal Innocent tokens."""

    def innocent_revealed(self, g: Game) -> None:
        advance(g)

    def wants_innocent(self) -> bool:
        return True


class KeepThemSafe(RemoveInPeace):
    """STC-2A, TO-MISSION-10: remove N Fire or Corruption tokens from Spaces without Monsters."""

    def is_removed(self, kind: int) -> bool:
        return kind in (FIRE, CORRUPTION)


class RescueTheChief(Mission):
    """STC-2B: the Commissioner is with the Avatar; whoever destroys it gets him and brings him to the start."""

    def begin(self, g: Game) -> None:
        """The event before it has seen to it that the Avatar is on the board (TO-EVENT-03, TO-EVENT-05)."""
        take_commissioner_away(g)
        table_of(g).edit_story().chief_with_avatar = True
        g.tell("chief-with-avatar")

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        t: OthersTable = g.table
        if t.monsters[monster].kind != AVATAR or not t.story.chief_with_avatar:
            return
        t.edit_story().chief_with_avatar = False
        fight = fight_under_way(g)
        slayer = fight.hero if fight is not None else t.current
        hero = t.edit_hero(slayer)
        hero.npcs = (*hero.npcs, COMMISSIONER)
        g.tell("npc-collected", slayer, COMMISSIONER)

    def test(self, g: Game) -> None:
        t: OthersTable = g.table
        start = t.config.city.start
        if t.story.chief_with_avatar:
            return
        here = t.spaces[start]
        carried = any([COMMISSIONER in t.heroes[h].npcs and is_alive(t, h) for h in here.heroes])
        if carried or COMMISSIONER in here.npcs:
            advance(g, t.config.required[self.id])

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        return 1.5 if t.story.chief_with_avatar and monster == avatar_of(t) else 0.0

    def wants_npc(self, t: OthersTable, hero: int, npc: int) -> bool:
        return npc == COMMISSIONER

    def wants_delivery(self, t: OthersTable, hero: int) -> float:
        return 2.0 if COMMISSIONER in t.heroes[hero].npcs else 0.0


class SaveTheirSouls(Mission):
    """STC-3: rescue Innocents: each one in the Starting Space while no Monster is there leaves the game."""

    rescues: ClassVar[bool] = True
    innocent_share: ClassVar[float] = 0.75

    def test(self, g: Game) -> None:
        t: OthersTable = g.table
        here = t.spaces[t.config.city.start]
        if here.monsters:
            return
        rescued = here.tokens[INNOCENT]
        if rescued:
            space = t.edit_space(here.index)
            space.tokens = changed(space.tokens, INNOCENT, -rescued)
        for hero in here.heroes:
            if t.heroes[hero].innocents and is_alive(t, hero):
                rescued += t.heroes[hero].innocents
                t.edit_hero(hero).innocents = 0
        if rescued:
            g.tell("innocents-rescued", rescued)
            advance(g, rescued)

    def wants_delivery(self, t: OthersTable, hero: int) -> float:
        return float(t.heroes[hero].innocents)


def take_commissioner_away(g: Game) -> None:
    """STC-2B: wherever the token is, on the board or with a Hero, it goes to the Avatar."""
    t: OthersTable = g.table
    for space in t.spaces:
        if COMMISSIONER in space.npcs:
            edited = t.edit_space(space.index)
            edited.npcs = tuple([npc for npc in edited.npcs if npc != COMMISSIONER])
    for hero in t.heroes:
        if COMMISSIONER in hero.npcs:
            record = t.edit_hero(hero.index)
            record.npcs = tuple([npc for npc in record.npcs if npc != COMMISSIONER])


for _mission in (
    RescueTheInnocents("rescue-the-innocents"),
    KeepThemSafe("keep-them-safe"),
    RescueTheChief("rescue-the-chief"),
    SaveTheirSouls("save-their-souls"),
):
    MISSIONS[_mission.id] = _mission
