"""The Apocalypse cards that bring no Hell Club member (APT-1, APT-2, APT-3, APT-4, APC-1, APC-5, APC-6, APC-7, APR-1,
APR-5, APR-6, APR-7)."""

from othersight.games.the_others.rules.corrupt import TOP
from othersight.games.the_others.rules.effects import APOCALYPSE, Effect
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.sin_reaction import in_reaction
from othersight.games.the_others.state.config import ABOMINATION, ACOLYTE, CORRUPTION, FIRE, NEST
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class HellfireMutation(Effect):
    """APT-1: +1 CORR for each Acolyte taking part."""

    def sin_corruption(self, g: Game, fight: Fight) -> int:
        return fight.acolytes(g)


class StabInTheDark(Effect):
    """APT-2: +1 HIT for each Abomination taking part."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return fight.abominations(g)


class PerpetualInferno(Effect):
    """APT-3: at the start of each Round 1 additional Fire token in any Space."""

    def round_tokens(self) -> tuple[int, ...]:
        return (FIRE,)


class ScurryingInTheDark(Effect):
    """APT-4: every Monster Move may be 1 step longer."""

    def monster_steps(self) -> int:
        return 1


class HellfireCurse(Effect):
    """APC-1: during a Reaction every Monster has +1 Defense."""

    def monster_defense(self, g: Game, monster: int) -> int:
        return 1 if in_reaction(g) else 0


class AgonyOfTheUnclean(Effect):
    """APC-5: before each Corruption check the Sins Player may declare its tokens to be Fire."""

    def reads_as_fire(self) -> bool:
        return True


class DarknessBeckons(Effect):
    """APC-6: at the end of a Round the track rises by 1 for each Hero on Level 7."""

    def raises(self, g: Game) -> int:
        t: OthersTable = g.table
        return len([hero for hero in t.places if t.heroes[hero].level == TOP])


class TheFogOfHate(Effect):
    """APC-7: no City Actions in a District with a physical Corruption token."""

    def blocks_city_action(self, t: OthersTable, space: int) -> bool:
        return t.spaces[space].tokens[CORRUPTION] > 0


class AGameOfSouls(Effect):
    """APR-1: each token that the Sins Player places costs every Hero in its Space 1 Corruption."""

    def token_corruption(self) -> int:
        return 1


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


class WeveComeForYou(Effect):
    """APR-7: at the start of each Round 1 Nest token in each of two different Districts."""

    def round_tokens(self) -> tuple[int, ...]:
        return (NEST, NEST)

    def round_districts(self) -> bool:
        return True


for _card in (
    HellfireMutation("hellfire-mutation"),
    StabInTheDark("stab-in-the-dark"),
    PerpetualInferno("perpetual-inferno"),
    ScurryingInTheDark("scurrying-in-the-dark"),
    HellfireCurse("hellfire-curse"),
    AgonyOfTheUnclean("agony-of-the-unclean"),
    DarknessBeckons("darkness-beckons"),
    TheFogOfHate("the-fog-of-hate"),
    AGameOfSouls("a-game-of-souls"),
    MantleOfSkulls("mantle-of-skulls"),
    ThroneOfDamnation("throne-of-damnation"),
    WeveComeForYou("weve-come-for-you"),
):
    APOCALYPSE[_card.id] = _card
