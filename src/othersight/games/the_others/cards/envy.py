"""Envy: it turns those who stand together against each other (every HOUSE-ENVY row)."""

from othersight.games.the_others.cards.acolytes import TurnUpgradeDown
from othersight.games.the_others.cards.prices import GiveUpUpgrade, TeleportByCard
from othersight.games.the_others.cards.sin_card_kinds import (
    AfterFightCard,
    AvatarCard,
    FightCard,
    current_hero,
    upgrades_of,
)
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.effects import POWERS, Facts, Power, Strength
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import companions, is_alone, table_of
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    SIN_CARDS,
    START_OF_FIGHT,
    START_OF_TURN,
    SinCard,
)
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Envy(Power):
    """HOUSE-ENVY: in every Fight of a Hero who is not alone the Sins Player adds HITs."""

    def in_fight(self, figures: dict[str, int], facts: Facts) -> Strength:
        return 0, figures["hits"] if facts[0] > 0 else 0, 0, 0


class Whispers(SinCard):
    """HOUSE-ENVY1: the current Hero takes Corruption, more if he is not alone."""

    def play(self, g: Game) -> None:
        t: OthersTable = g.table
        points = self.figure(g, "alone" if is_alone(t, t.current) else "together")
        g.call(TakeCorruption(t.current, points))


class PartingWays(SinCard):
    """HOUSE-ENVY2: a current Hero who is not alone is teleported to an adjacent Space of the Sins Player's choice."""

    def can_play(self, g: Game) -> bool:
        t: OthersTable = g.table
        return not is_alone(t, t.current)

    def play(self, g: Game) -> None:
        g.call(TeleportByCard(table_of(g).current, 1))


class CovetedThing(SinCard):
    """HOUSE-ENVY3: whoever has most Upgrades turns one face down until the end of the Round."""

    def can_play(self, g: Game) -> bool:
        t: OthersTable = g.table
        hero = current_hero(g)
        most = max([upgrades_of(t.heroes[other]) for other in t.places])
        return len(hero.upgrades) > 0 and upgrades_of(hero) == most

    def play(self, g: Game) -> None:
        g.call(TurnUpgradeDown(table_of(g).current))


class GreenEyed(FightCard):
    """HOUSE-ENVY4: more Sin dice, and another for each companion of the Hero."""

    def sin_dice(self, g: Game, fight: Fight) -> int:
        return self.figure(g, "dice") + companions(table_of(g), fight.hero)


class PrimalJealousy(AvatarCard):
    """HOUSE-ENVY5: in a Fight with the Avatar 1 CORR for each Hero in play on a lower Level."""

    def sin_corruption(self, g: Game, fight: Fight) -> int:
        t: OthersTable = g.table
        level = t.heroes[fight.hero].level
        return 1 + len([hero for hero in t.places if t.heroes[hero].level < level])


class IfICannotHaveIt(AfterFightCard):
    """HOUSE-ENVY6: after the Controller wounds a Hero he gives up one of his Upgrades."""

    def answers(self, g: Game, fight: Fight) -> bool:
        owner = upgrades_of(table_of(g).heroes[fight.hero]) > 0
        return owner and fight.controller_wounded(g)

    def strike(self, g: Game, hero: int) -> None:
        g.call(GiveUpUpgrade(hero))


POWERS["envy"] = Envy("envy")
for _card in (
    Whispers("whispers", START_OF_TURN, harm=(0, 2)),
    PartingWays("parting-ways", START_OF_TURN),
    CovetedThing("coveted-thing", START_OF_TURN),
    GreenEyed("green-eyed", START_OF_FIGHT),
    PrimalJealousy("primal-jealousy", START_OF_FIGHT),
    IfICannotHaveIt("if-i-cannot-have-it", AFTER_FIGHT),
):
    SIN_CARDS[_card.id] = _card
