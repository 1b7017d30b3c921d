"""Greed: what the Heroes own it wants (every HOUSE-GREED row)."""

from othersight.games.the_others.cards.acolytes import TurnUpgradeDown
from othersight.games.the_others.cards.prices import GiveUpUpgrade
from othersight.games.the_others.cards.sin_card_kinds import (
    AfterFightCard,
    AvatarCard,
    FightCard,
    current_hero,
    upgrades_of,
)
from othersight.games.the_others.rules.corrupt import TakeCorruption
from othersight.games.the_others.rules.effects import POWERS, Power
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    SIN_CARDS,
    START_OF_FIGHT,
    START_OF_TURN,
    SinCard,
    can_draw,
    draw_sin_cards,
    gain_reactions,
)
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


class Greed(Power):
    """HOUSE-GREED: a Hero who is wounded in a Fight gives up one of his Upgrades after it."""

    def is_due_after(self, g: Game, fight: Fight) -> bool:
        t: OthersTable = g.table
        wounded = fight.markers >= t.config.power_figures["wounds"]
        return (
            wounded and upgrades_of(t.heroes[fight.hero]) > 0
        )  # the dead have none left (TO-DEATH-06)

    def after_fight(self, g: Game, fight: Fight) -> None:
        g.call(GiveUpUpgrade(fight.hero))


class GoldenTouch(SinCard):
    """HOUSE-GREED1: the current Hero turns one of his Upgrades face down until the end of the Round."""

    def can_play(self, g: Game) -> bool:
        return len(current_hero(g).upgrades) > 0

    def play(self, g: Game) -> None:
        g.call(TurnUpgradeDown(table_of(g).current))


class TheTollbooth(SinCard):
    """HOUSE-GREED2: 1 Corruption for each Upgrade of the current Hero, up to a limit."""

    def can_play(self, g: Game) -> bool:
        return upgrades_of(current_hero(g)) > 0

    def play(self, g: Game) -> None:
        points = min(self.figure(g, "most"), upgrades_of(current_hero(g)))
        g.call(TakeCorruption(table_of(g).current, points))


class CompoundInterest(SinCard):
    """HOUSE-GREED3: a Reaction token for every Hero with Upgrades, up to a limit."""

    def can_play(self, g: Game) -> bool:
        return self.owners(g) > 0

    def play(self, g: Game) -> None:
        gain_reactions(g, min(self.figure(g, "most"), self.owners(g)))

    def owners(self, g: Game) -> int:
        """Heroes in play who have at least one Upgrade."""
        t: OthersTable = g.table
        return len([hero for hero in t.places if upgrades_of(t.heroes[hero]) > 0])


class GraspingHands(FightCard):
    """HOUSE-GREED4: more Sin dice for each Upgrade of the Hero in this Fight, up to a limit."""

    def can_play(self, g: Game) -> bool:
        return upgrades_of(current_hero(g)) > 0

    def sin_dice(self, g: Game, fight: Fight) -> int:
        return min(self.figure(g, "most"), upgrades_of(table_of(g).heroes[fight.hero]))


class PrimalAvarice(AvatarCard):
    """HOUSE-GREED5: in a Fight with the Avatar more HITs."""

    def sin_hits(self, g: Game, fight: Fight) -> int:
        return self.figure(g, "hits")


class FinalDemand(AfterFightCard):
    """HOUSE-GREED6: after the Controller wounds a Hero the Sins Player draws cards."""

    def can_play(self, g: Game) -> bool:
        return can_draw(table_of(g)) and super().can_play(g)

    def strike(self, g: Game, hero: int) -> None:
        draw_sin_cards(g, self.figure(g, "cards"))


POWERS["greed"] = Greed("greed")
for _card in (
    GoldenTouch("golden-touch", START_OF_TURN),
    TheTollbooth("the-tollbooth", START_OF_TURN, harm=(0, 2)),
    CompoundInterest("compound-interest", START_OF_TURN),
    GraspingHands("grasping-hands", START_OF_FIGHT),
    PrimalAvarice("primal-avarice", START_OF_FIGHT),
    FinalDemand("final-demand", AFTER_FIGHT),
):
    SIN_CARDS[_card.id] = _card
