"""Wrath: blood calls for blood (every HOUSE-WRATH row)."""

from othersight.games.the_others.cards.sin_card_kinds import (
    AfterFightCard,
    AvatarCard,
    FightCard,
    current_hero,
)
from othersight.games.the_others.rules.effects import POWERS, Power
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.monster_move import MonsterMove, can_any_move
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    SIN_CARDS,
    START_OF_FIGHT,
    START_OF_TURN,
    SinCard,
    gain_reactions,
)
from othersight.kernel.game import Game


class Wrath(Power):
    """HOUSE-WRATH: after a Fight in which a Monster was killed the Sins Player gains Reaction tokens."""

    def is_due_after(self, g: Game, fight: Fight) -> bool:
        return len(fight.killed) >= table_of(g).config.power_figures["killed"]

    def after_fight(self, g: Game, fight: Fight) -> None:
        gain_reactions(g, table_of(g).config.power_figures["reactions"])


class RedMist(SinCard):
    """HOUSE-WRATH1: a Reaction token if the current Hero stands among Monsters."""

    def can_play(self, g: Game) -> bool:
        return len(table_of(g).spaces[current_hero(g).space].monsters) > 0

    def play(self, g: Game) -> None:
        gain_reactions(g, self.figure(g, "reactions"))


class Stampede(SinCard):
    """HOUSE-WRATH2: some Monsters are Moved 1 step each by the normal rules."""

    def can_play(self, g: Game) -> bool:
        return can_any_move(table_of(g))

    def play(self, g: Game) -> None:
        g.call(MonsterMove(self.figure(g, "monsters"), 1))


class DrawnKnives(FightCard):
    """HOUSE-WRATH3: more Sin dice in this Fight."""

    def sin_dice(self, g: Game, fight: Fight) -> int:
        return self.figure(g, "dice")


class NoQuarter(FightCard):
    """HOUSE-WRATH4: DEF of the Hero is cancelled in this Fight."""

    def defense_cancelled(self, g: Game, fight: Fight) -> int:
        return self.figure(g, "cancelled")


class PrimalFury(AvatarCard):
    """HOUSE-WRATH5: more HITs in a Fight with the Avatar."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return self.figure(g, "hits")


class AnEyeForAnEye(AfterFightCard):
    """HOUSE-WRATH6: after a Fight in which a Monster was killed the Hero takes 1 Wound."""

    def answers(self, g: Game, fight: Fight) -> bool:
        return len(fight.killed) > 0


POWERS["wrath"] = Wrath("wrath")
for _card in (
    RedMist("red-mist", START_OF_TURN),
    Stampede("stampede", START_OF_TURN),
    DrawnKnives("drawn-knives", START_OF_FIGHT),
    NoQuarter("no-quarter", START_OF_FIGHT),
    PrimalFury("primal-fury", START_OF_FIGHT),
    AnEyeForAnEye("an-eye-for-an-eye", AFTER_FIGHT, harm=(1, 0)),
):
    SIN_CARDS[_card.id] = _card
