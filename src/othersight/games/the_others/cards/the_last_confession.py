"""THE LAST CONFESSION, a Corruption Story of our own (HOUSE-CONFESSION)."""

from othersight.games.the_others.rules.corrupt import lower_level
from othersight.games.the_others.rules.fight import fight_under_way
from othersight.games.the_others.rules.figures import is_alive, table_of
from othersight.games.the_others.rules.hold import HoldDistricts
from othersight.games.the_others.rules.mission import MISSIONS, Mission, advance, set_progress
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


def witnesses_with_heroes(t: OthersTable) -> int:
    """How many NPC tokens living Heroes hold."""
    return sum([len(t.heroes[hero].npcs) for hero in t.places if is_alive(t, hero)])


class FindTheWitnesses(Mission):
    """HOUSE-CONFESSION-1, TO-MISSION-08: so many NPC tokens are with Heroes at one time."""

    def test(self, g: Game) -> None:
        set_progress(g, witnesses_with_heroes(table_of(g)))

    def wants_npc(self, t: OthersTable, hero: int, npc: int) -> bool:
        return True


class BareYourSoul(Mission):
    """HOUSE-CONFESSION-2A: N times a Hero on a high Level finishes his Turn in a District with Repent and without
    a Monster; his Level falls."""

    def turn_finished(self, g: Game, hero: int) -> None:
        t: OthersTable = g.table
        if t.heroes[hero].level >= self.level(t) and self.is_place(t, t.heroes[hero].space):
            g.tell("soul-bared", hero)
            for _ in range(t.config.mission_figures[self.id]["falls"]):
                lower_level(g, hero)
            advance(g)

    def level(self, t: OthersTable) -> int:
        """The Level that he must have."""
        return t.config.mission_figures[self.id]["level"]

    def is_place(self, t: OthersTable, space: int) -> bool:
        """A District with a Repent icon, covered or not, in which no Monster is."""
        return "repent" in t.config.city.icons[space] and not t.spaces[space].monsters

    def ease(self, t: OthersTable) -> float:
        levels = [t.heroes[hero].level for hero in t.places]
        return 0.6 if max(levels) >= self.level(t) - 1 else 0.45

    def wants_level(self, t: OthersTable, hero: int) -> int:
        return self.level(t)

    def wants_turn_end(self, t: OthersTable, hero: int, space: int) -> float:
        ready = t.heroes[hero].level >= self.level(t)
        return 1.0 if ready and self.is_place(t, space) else 0.0

    def wants_peace(self, t: OthersTable, space: int) -> float:
        return 0.8 if "repent" in t.config.city.icons[space] else 0.0


class SilenceTheAccusers(Mission):
    """HOUSE-CONFESSION-2B: destroy N Monsters in Fights of Heroes on a high Level."""

    def monster_killed(self, g: Game, monster: int, in_fight: bool) -> None:
        t: OthersTable = g.table
        fight = fight_under_way(g) if in_fight else None
        if fight is not None and t.heroes[fight.hero].level >= self.level(t):
            advance(g)

    def level(self, t: OthersTable) -> int:
        """The Level that the Hero must have."""
        return t.config.mission_figures[self.id]["level"]

    def wants_level(self, t: OthersTable, hero: int) -> int:
        return self.level(t)

    def wants_kill(self, t: OthersTable, monster: int, in_fight: bool) -> float:
        ready = [hero for hero in t.places if t.heroes[hero].level >= self.level(t)]
        return 0.8 if in_fight and ready else 0.0


class HearTheConfession(HoldDistricts):
    """HOUSE-CONFESSION-3: N different Districts are held, each by a Hero with an NPC token."""

    def can_count(self, t: OthersTable, district: int) -> bool:
        return any([t.heroes[hero].npcs for hero in t.spaces[district].heroes])

    def wants_npc(self, t: OthersTable, hero: int, npc: int) -> bool:
        return True

    def wants_round_end(self, t: OthersTable, hero: int, space: int) -> float:
        if not t.heroes[hero].npcs:
            return 0.0
        return super().wants_round_end(t, hero, space)


for _mission in (
    FindTheWitnesses("find-the-witnesses", "rescue-the-innocents"),
    BareYourSoul("bare-your-soul", "tempting-fate"),
    SilenceTheAccusers("silence-the-accusers", "clear-abominations"),
    HearTheConfession("hear-the-confession", "save-their-souls"),
):
    MISSIONS[_mission.id] = _mission
