"""The Apocalypse cards (APT-1 to -7, APC-1 to -7, APR-1 to -7).

Several act inside a rule that asks for them by id: AGONY OF THE UNCLEAN in the check, DARKNESS BECKONS at the end
of a Round, PERPETUAL INFERNO and WE' VE COME FOR YOU at its start, A GAME OF SOULS when a token is placed,
MARUGUERITE of Corruption when a Monster Moves, and the Redemption members at the start or end of a Fight.
"""

from othersight.games.the_others.config import ABOMINATION, ACOLYTE, CORRUPTION
from othersight.games.the_others.rules.effects import APOCALYPSE, Effect
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.sinreact import in_reaction
from othersight.games.the_others.rules.token import corruption_in, fire_in
from othersight.games.the_others.table import Hero, OthersTable
from othersight.kernel.game import Game


class HellfireMutation(Effect):
    """APT-1: +1 CORR for each Acolyte taking part."""

    def sin_corruption(self, g: Game, fight: Fight) -> int:
        return fight.acolytes(g)


class StabInTheDark(Effect):
    """APT-2: +1 HIT for each Abomination taking part."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return fight.abominations(g)


class ScurryingInTheDark(Effect):
    """APT-4: every Monster Move may be 1 step longer."""

    def monster_steps(self) -> int:
        return 1


class FouledGround(Effect):
    """APT-5, APT-6: with the member in a Space with Fire or Corruption, +1 CORR."""

    def sin_corruption(self, g: Game, fight: Fight) -> int:
        t = table_of(g)
        space = t.heroes[fight.hero].space
        fouled = fire_in(t, space) > 0 or corruption_in(t, space) > 0
        return 1 if fouled and fight.has_member(g, self.id) else 0


class HellfireCurse(Effect):
    """APC-1: during a Reaction every Monster has +1 Defense."""

    def monster_defense(self, g: Game, monster: int) -> int:
        return 1 if in_reaction(g) else 0


class GourdAndVexOfCorruption(Effect):
    """APC-3: a Hero on Level 5 or more cannot assign Hits to them."""

    def forbids_hits(self, g: Game, hero: Hero, monster: int) -> bool:
        return hero.level >= 5 and table_of(g).monsters[monster].card == self.id


class Flay(Effect):
    """APC-4: +2 HIT against a Hero on Level 4 or more."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        strong = table_of(g).heroes[fight.hero].level >= 4
        return 2 if strong and fight.has_member(g, self.id) else 0


class TheFogOfHate(Effect):
    """APC-7: no City Actions in a District with a physical Corruption token."""

    def blocks_city_action(self, t: OthersTable, space: int) -> bool:
        return t.spaces[space].tokens[CORRUPTION] > 0


class MantleOfSkulls(Effect):
    """APR-5: against a Hero with an Innocent +1 HIT and +1 CORR."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return 1 if table_of(g).heroes[fight.hero].innocents else 0

    def sin_corruption(self, g: Game, fight: Fight) -> int:
        return 1 if table_of(g).heroes[fight.hero].innocents else 0


class ThroneOfDamnation(Effect):
    """APR-6: every Acolyte and Abomination has +1 Defense."""

    def monster_defense(self, g: Game, monster: int) -> int:
        return 1 if table_of(g).monsters[monster].kind in (ACOLYTE, ABOMINATION) else 0


for _card in (
    HellfireMutation("hellfire-mutation"),
    StabInTheDark("stab-in-the-dark"),
    Effect("perpetual-inferno"),
    ScurryingInTheDark("scurrying-in-the-dark"),
    FouledGround("dr-gan-terror"),
    FouledGround("grin-terror"),
    Effect("marguerite-terror"),
    HellfireCurse("hellfire-curse"),
    Effect("marguerite-corruption"),
    GourdAndVexOfCorruption("gourd-and-vex-corruption"),
    Flay("flay-corruption"),
    Effect("agony-of-the-unclean"),
    Effect("darkness-beckons"),
    TheFogOfHate("the-fog-of-hate"),
    Effect("a-game-of-souls"),
    Effect("gourd-and-vex-redemption"),
    Effect("dr-gan-redemption"),
    Effect("grin-redemption"),
    MantleOfSkulls("mantle-of-skulls"),
    ThroneOfDamnation("throne-of-damnation"),
    Effect("weve-come-for-you"),
):
    APOCALYPSE[_card.id] = _card
