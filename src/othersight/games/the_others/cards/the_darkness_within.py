"""THE DARKNESS WITHIN, a Corruption Story (STB)."""

from othersight.games.the_others.rules.figures import avatar_of, table_of
from othersight.games.the_others.rules.hell_club import Enter, is_entering
from othersight.games.the_others.rules.mission import MISSIONS, Mission, advance
from othersight.games.the_others.rules.story import STORIES, Story
from othersight.games.the_others.rules.token import corruption_in
from othersight.games.the_others.state.config import CORRUPTION
from othersight.games.the_others.state.table import KILLED
from othersight.kernel.game import Game


class TheDarknessWithin(Story):
    """STB: at the End of Round the track rises for 4 Districts with Monsters and for 4 with Corruption tokens."""

    def raises(self, g: Game) -> int:
        t = table_of(g)
        districts = t.config.city.districts
        haunted = len([d for d in districts if t.spaces[d].monsters])
        fouled = len([d for d in districts if corruption_in(t, d)])
        levels = 0
        for condition, reached in (
            ("monsters-in-districts", haunted),
            ("corruption-in-districts", fouled),
        ):
            if reached >= t.config.crowded[condition]:
                levels += t.config.track[condition]
        return levels


class TemptingFate(Mission):
    """STB-1: N Heroes must reach Corruption Level 3; each counts once."""

    def level_changed(self, g: Game, hero: int) -> None:
        t = table_of(g)
        if t.heroes[hero].level >= t.config.tempting_level and not t.heroes[hero].reached_3:
            t.edit_hero(hero).reached_3 = True
            advance(g)


class BeginTheRitual(Mission):
    """STB-2, TO-MISSION-10: remove Corruption tokens from Spaces without Monsters."""

    def token_removed(self, g: Game, kind: int, space: int) -> None:
        if kind == CORRUPTION and not table_of(g).spaces[space].monsters:
            advance(g)


class HallowTheDistricts(Mission):
    """STB-3A: N times a Hero finishes his Turn in a District without physical Corruption, Monster or mark."""

    def turn_finished(self, g: Game, hero: int) -> None:
        t = table_of(g)
        space = t.spaces[t.heroes[hero].space]
        if not t.config.city.district[space.index] or space.monsters or space.marked:
            return
        if space.tokens[CORRUPTION] == 0:
            t.edit_space(space.index).marked = True
            g.tell("district-marked", space.index)
            advance(g)


class DestroyTheAvatar(Mission):
    """STB-3B: within one Round kill the Avatar and remove a Corruption token; a killed Avatar comes back at once."""

    def begin(self, g: Game) -> None:
        story = table_of(g).edit_story()
        story.avatar_killed = False
        story.corruption_removed = 0

    def test(self, g: Game) -> None:
        t = table_of(g)
        done = (1 if t.story.avatar_killed else 0) + (
            1 if t.story.corruption_removed >= t.config.avatar_tokens else 0
        )
        if done != t.story.progress:  # both fall back when the Round ends (TO-MISSION-07)
            t.edit_story().progress = done
            g.tell("progress", self.id, done, t.config.required[self.id])
        avatar = avatar_of(t)
        killed = t.monsters[avatar].state == KILLED and not is_entering(g, avatar)
        if killed and not self.is_accomplished(t):
            g.call(Enter(avatar))


class CompleteTheRitual(Mission):
    """STB-4, TO-MISSION-08: no physical Corruption token is left on the board."""

    def test(self, g: Game) -> None:
        t = table_of(g)
        if not any([space.tokens[CORRUPTION] for space in t.spaces]):
            advance(g, t.config.required[self.id])


STORIES["the-darkness-within"] = TheDarknessWithin("the-darkness-within")
for _mission in (
    TemptingFate("tempting-fate"),
    BeginTheRitual("begin-the-ritual"),
    HallowTheDistricts("hallow-the-districts"),
    DestroyTheAvatar("destroy-the-avatar"),
    CompleteTheRitual("complete-the-ritual"),
):
    MISSIONS[_mission.id] = _mission
