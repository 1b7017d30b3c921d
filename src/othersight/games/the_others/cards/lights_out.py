"""LIGHTS OUT, a Terror Story of our own (HOUSE-LIGHTS)."""

from othersight.games.the_others.rules.fight import fight_under_way
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.hold import HoldDistricts, could_hold, held_districts
from othersight.games.the_others.rules.mission import MISSIONS, Mission, RemoveInPeace, advance
from othersight.games.the_others.state.config import NEST
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class SmokeThemOut(RemoveInPeace):
    """HOUSE-LIGHTS-1, TO-MISSION-10: remove N Nest tokens from Spaces without Monsters."""

    def is_removed(self, kind: int) -> bool:
        return kind == NEST


class TakeBackTheHouses(Mission):
    """HOUSE-LIGHTS-2B: destroy N Monsters in Fights in Districts."""

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        fight = fight_under_way(g) if in_fight else None
        if fight is not None and table_of(g).config.city.district[fight.space]:
            advance(g)

    def ease(self, t: OthersTable) -> float:
        inside = [d for d in t.config.city.districts if t.spaces[d].monsters]
        return 0.7 if len(inside) >= t.config.required[self.id] else 0.4

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        space = t.monsters[monster].space
        return 1.0 if in_fight and space >= 0 and t.config.city.district[space] else 0.0


class HoldUntilMorning(Mission):
    """HOUSE-LIGHTS-3: a Round ends in which no Hero was killed, and some Districts are held."""

    def round_finished(self, g: Game) -> None:
        t: OthersTable = g.table
        if not t.story.heroes_killed and len(held_districts(t)) >= self.districts(t):
            advance(g)

    def districts(self, t: OthersTable) -> int:
        """How many Districts have to be held."""
        return t.config.mission_figures[self.id]["districts"]

    def wants_round_end(self, t: OthersTable, hero: int, space: int) -> float:
        if not could_hold(t, hero, space):
            return 0.0
        return 0.2 if t.story.heroes_killed else 1.0 / self.districts(t)

    def wants_peace(self, t: OthersTable, space: int) -> float:
        return 0.8 if t.config.city.district[space] and t.spaces[space].heroes else 0.0


for _mission in (
    SmokeThemOut("smoke-them-out", "clear-the-hive"),
    HoldDistricts("hold-the-blocks", "hallow-the-districts"),
    TakeBackTheHouses("take-back-the-houses", "clear-abominations"),
    HoldUntilMorning("hold-until-morning", "save-their-souls"),
):
    MISSIONS[_mission.id] = _mission
