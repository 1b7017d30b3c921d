"""THE DARKNESS WITHIN, a Corruption Story (STB)."""

from typing import ClassVar

from othersight.games.the_others.rules.figures import avatar_of, table_of
from othersight.games.the_others.rules.hell_club import summon_avatar_again
from othersight.games.the_others.rules.mission import (
    MISSIONS,
    Mission,
    RemoveInPeace,
    advance,
    set_progress,
)
from othersight.games.the_others.state.config import CORRUPTION
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class TemptingFate(Mission):
    """STB-1: N Heroes must reach Corruption Level 3; each counts once."""

    def level_changed(self, g: Game, hero: int) -> None:
        t: OthersTable = g.table
        level = t.config.mission_figures[self.id]["level"]
        if t.heroes[hero].level >= level and not t.heroes[hero].reached_3:
            t.edit_hero(hero).reached_3 = True
            advance(g)

    def wants_level(self, t: OthersTable, hero: int) -> int:
        return 0 if t.heroes[hero].reached_3 else t.config.mission_figures[self.id]["level"]


class BeginTheRitual(RemoveInPeace):
    """STB-2, TO-MISSION-10: remove Corruption tokens from Spaces without Monsters."""

    def is_removed(self, kind: int) -> bool:
        return kind == CORRUPTION


class HallowTheDistricts(Mission):
    """STB-3A: N times a Hero finishes his Turn in a District without physical Corruption, Monster or mark."""

    by_skill: ClassVar[bool] = True

    def ease(self, t: OthersTable) -> float:
        return 0.6

    def turn_finished(self, g: Game, hero: int) -> None:
        t: OthersTable = g.table
        space = t.heroes[hero].space
        if self.is_clean(t, space) and not t.spaces[space].monsters:
            t.edit_space(space).marked = True
            g.tell("district-marked", space)
            advance(g)

    def wants_turn_end(self, t: OthersTable, hero: int, space: int) -> float:
        return 0.0 if t.spaces[space].monsters else float(self.is_clean(t, space))

    def is_clean(self, t: OthersTable, space: int) -> bool:
        """A District without physical Corruption and without a mark."""
        place = t.spaces[space]
        clean = place.tokens[CORRUPTION] == 0 and not place.marked
        return clean and t.config.city.district[space]

    def wants_peace(self, t: OthersTable, space: int) -> float:
        return 0.8 if self.is_clean(t, space) else 0.0


class DestroyTheAvatar(Mission):
    """STB-3B: within one Round kill the Avatar and remove a Corruption token; a killed Avatar comes back at once."""

    def begin(self, g: Game) -> None:
        story = table_of(g).edit_story()
        story.avatar_killed = False
        story.corruption_removed = 0

    def test(self, g: Game) -> None:
        t: OthersTable = g.table
        done = (1 if t.story.avatar_killed else 0) + (
            1 if t.story.corruption_removed >= t.config.mission_figures[self.id]["tokens"] else 0
        )
        set_progress(g, done)  # both fall back when the Round ends (TO-MISSION-07)
        if not self.is_accomplished(t):
            summon_avatar_again(g)

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        return 1.5 if monster == avatar_of(t) and not t.story.avatar_killed else 0.0

    def wants_removal(self, t: OthersTable, kind: int, space: int) -> bool:
        return kind == CORRUPTION and t.story.corruption_removed == 0


class CompleteTheRitual(Mission):
    """STB-4, TO-MISSION-08: no physical Corruption token is left on the board."""

    by_skill: ClassVar[bool] = True

    def test(self, g: Game) -> None:
        t: OthersTable = g.table
        if not any([space.tokens[CORRUPTION] for space in t.spaces]):
            advance(g, t.config.required[self.id])

    def wants_removal(self, t: OthersTable, kind: int, space: int) -> bool:
        return kind == CORRUPTION

    def tasks_left(self, t: OthersTable) -> int:
        return sum([space.tokens[CORRUPTION] for space in t.spaces])


for _mission in (
    TemptingFate("tempting-fate"),
    BeginTheRitual("begin-the-ritual"),
    HallowTheDistricts("hallow-the-districts"),
    DestroyTheAvatar("destroy-the-avatar"),
    CompleteTheRitual("complete-the-ritual"),
):
    MISSIONS[_mission.id] = _mission
