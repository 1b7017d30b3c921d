"""Lust: every touch leaves a mark (every HOUSE-LUST row)."""

from typing import ClassVar

from othersight.games.the_others.cards.prices import TeleportByCard
from othersight.games.the_others.cards.sin_card_kinds import (
    AfterFightCard,
    AvatarCard,
    FightCard,
    current_hero,
)
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.effects import POWERS, Facts, Power, Strength
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    SIN_CARDS,
    START_OF_FIGHT,
    START_OF_TURN,
    SinCard,
    gain_reactions,
)
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Lust(Power):
    """HOUSE-LUST: in every Fight the Sins Player adds CORR."""

    def in_fight(self, figures: dict[str, int], facts: Facts) -> Strength:
        return 0, 0, figures["corruption"], 0


class SirenCall(SinCard):
    """HOUSE-LUST1: the current Hero is teleported to an adjacent Space with a Monster."""

    def can_play(self, g: Game) -> bool:
        t: OthersTable = g.table
        return len(TeleportToMonster(t.current).targets(t)) > 0

    def play(self, g: Game) -> None:
        g.call(TeleportToMonster(table_of(g).current))


class TeleportToMonster(TeleportByCard):
    """HOUSE-LUST1: the Sins Player picks among the adjacent Spaces with Monsters."""

    fields: ClassVar[tuple[str, ...]] = ("hero", "distance")

    def targets(self, t: OthersTable) -> list[int]:
        near = t.config.city.adjacent[t.heroes[self.hero].space]
        return [space for space in near if t.spaces[space].monsters]


class SweetNothings(SinCard):
    """HOUSE-LUST2: the current Hero takes Corruption, more among Monsters."""

    def play(self, g: Game) -> None:
        among = len(table_of(g).spaces[current_hero(g).space].monsters) > 0
        points = self.figure(g, "among" if among else "apart")
        g.call(TakeCorruption(table_of(g).current, points))


class ForbiddenFruit(SinCard):
    """HOUSE-LUST3: a Reaction token for each Hero on a high Level, up to a limit."""

    def can_play(self, g: Game) -> bool:
        return self.fallen(g) > 0

    def play(self, g: Game) -> None:
        gain_reactions(g, min(self.figure(g, "most"), self.fallen(g)))

    def fallen(self, g: Game) -> int:
        """The Heroes in play on the Level or above."""
        t: OthersTable = g.table
        return len([hero for hero in t.places if t.heroes[hero].level >= self.figure(g, "level")])


class TheEmbrace(FightCard):
    """HOUSE-LUST4: more CORR in this Fight."""

    def sin_corruption(self, g: Game, fight: Fight) -> int:
        return self.figure(g, "corruption")


class PrimalDesire(AvatarCard):
    """HOUSE-LUST5: in a Fight with the Avatar a HIT for every two Levels of the Hero."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return table_of(g).heroes[fight.hero].level // 2


class AKissGoodbye(AfterFightCard):
    """HOUSE-LUST6: after the Controller wounds a Hero he takes 2 Corruption."""


POWERS["lust"] = Lust("lust")
for _card in (
    SirenCall("siren-call", START_OF_TURN),
    SweetNothings("sweet-nothings", START_OF_TURN, harm=(0, 2)),
    ForbiddenFruit("forbidden-fruit", START_OF_TURN),
    TheEmbrace("the-embrace", START_OF_FIGHT),
    PrimalDesire("primal-desire", START_OF_FIGHT),
    AKissGoodbye("a-kiss-goodbye", AFTER_FIGHT, harm=(0, 2)),
):
    SIN_CARDS[_card.id] = _card
