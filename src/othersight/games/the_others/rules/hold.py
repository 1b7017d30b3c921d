"""Holding Districts to the end of a Round (HOUSE-HOLD-01, HOUSE-HOLD-02)."""

from othersight.games.the_others.rules.mission import Mission, advance
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


def held_districts(t: OthersTable) -> list[int]:
    """HOUSE-HOLD-01: the Districts with a Hero and without a Monster; the dead have left the board by then."""
    places = [t.spaces[district] for district in t.config.city.districts]
    return [place.index for place in places if place.heroes and not place.monsters]


def could_hold(t: OthersTable, hero: int, space: int) -> bool:
    """Whether a District would be held by a Hero who went there, and is by no other, for the machine's players."""
    here = t.spaces[space]
    others = [other for other in here.heroes if other != hero]
    return t.config.city.district[space] and not here.monsters and not others


class HoldDistricts(Mission):
    """HOUSE-HOLD-02, HOUSE-LIGHTS-2A: at the end of the Round each held District without a mark is a task."""

    def can_count(self, t: OthersTable, district: int) -> bool:
        """Whether a held District is one that the Mission asks for."""
        return True

    def round_finished(self, g: Game) -> None:
        t: OthersTable = g.table
        for district in held_districts(t):
            if not t.spaces[district].marked and self.can_count(t, district):
                t.edit_space(district).marked = True
                g.tell("district-held", district)
                advance(g)

    def wants_round_end(self, t: OthersTable, hero: int, space: int) -> float:
        return 1.0 if could_hold(t, hero, space) and not t.spaces[space].marked else 0.0

    def wants_peace(self, t: OthersTable, space: int) -> float:
        wanted = t.config.city.district[space] and not t.spaces[space].marked
        return 0.6 if wanted and t.spaces[space].heroes else 0.0
