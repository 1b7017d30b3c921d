"""Choices that Sin cards put before one Hero or the Sins Player (SCX-2, SCX-3, SCP-1, SCP-3, SCP-4,
HOUSE-GREED, HOUSE-ENVY6)."""

from typing import ClassVar, Final

from othersight.games.the_others.cards.acolytes import TurnUpgradeDown
from othersight.games.the_others.rules.conditions import A_SPACE, ANY_SPACE, CONDITIONS, Case
from othersight.games.the_others.rules.effects import CARD_QUESTIONS
from othersight.games.the_others.rules.figures import player_of
from othersight.games.the_others.rules.move import teleport_hero, teleport_targets
from othersight.games.the_others.rules.upgrade import AN_UPGRADE, destroy_upgrade, owned
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number, word
from othersight.toolkit.card_questions import CardQuestion
from othersight.toolkit.conditions import Condition, Listed, OneOf

DAMNED: Final[tuple[str, ...]] = ("wounds", "upgrade")
"""What DAMNED IF YOU DO... leaves to choose."""
HUBRIS: Final[tuple[str, ...]] = ("wound",)
"""The price of PRICE OF HUBRIS that is no Upgrade (SCP-3)."""


class DamnedChoice(Procedure):
    """SCX-2: 2 Wounds, or an Upgrade face down; without a face-up Upgrade the Wounds."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-06, SCX-2: the current Hero chooses."""
        t: OthersTable = g.table
        options = Case(g, "damned", self).options("damned")
        choice = g.choice or g.ask(player_of(t, self.hero), "damned", options)
        if not choice:
            return
        if word(choice, 1) == "wounds":
            g.call(TakeWounds(self.hero, 2))
        else:
            g.call(TurnUpgradeDown(self.hero))


def has_upgrade_to_turn(c: Case) -> bool:
    """SCX-2: without a face-up Upgrade the Wounds."""
    return c.thing != "upgrade" or len(c.hero().upgrades) > 0


CONDITIONS["damned", "damned"] = (
    OneOf("TO-SINCARD-08", "reason-wounds-or-upgrade", DAMNED),
    Condition("TO-UPGRADE-06", "reason-no-face-up-upgrade", has_upgrade_to_turn),
)


class HatePlace(Procedure):
    """SCX-3: the card is laid in a Space that has an Altar."""

    steps: ClassVar[tuple[str, ...]] = ("lay",)

    def lay(self, g: Game) -> None:
        """TO-TIME-06, SCX-3."""
        t: OthersTable = g.table
        choice = g.choice or g.ask(SINS, "hate", Case(g, "hate", self).options("altar"))
        if not choice:
            return
        sins = t.edit_sins()
        sins.hate = True
        sins.hate_space = number(choice, 1)
        g.tell("hate-laid", number(choice, 1))


def has_altar(c: Case) -> bool:
    """SCX-3: a Space with an Altar."""
    return c.t.config.city.altars[c.target] > 0


CONDITIONS["hate", "altar"] = (ANY_SPACE, Condition("TO-SINCARD-08", "reason-no-altar", has_altar))


class TeleportByCard(Procedure):
    """SCP-1, SCP-4: the Sins Player teleports a Hero up to so many Spaces (TO-MOVE-15)."""

    steps: ClassVar[tuple[str, ...]] = ("teleport",)
    fields: ClassVar[tuple[str, ...]] = ("hero", "distance")

    def __init__(self, hero: int = 0, distance: int = 1) -> None:
        super().__init__()
        self.hero = hero
        self.distance = distance

    def teleport(self, g: Game) -> None:
        """The Sins Player picks the Space."""
        choice = g.choice or g.ask(SINS, "teleport", Case(g, "teleport", self).options("to"))
        if choice:
            teleport_hero(g, self.hero, number(choice, 1))

    def targets(self, t: OthersTable) -> list[int]:
        """Where the Hero may be teleported."""
        return teleport_targets(t, t.heroes[self.hero].space, self.distance)


def spaces_in_teleport_reach(c: Case) -> list[int]:
    """TO-MOVE-15: where the Hero may be teleported."""
    teleport: TeleportByCard = c.frame
    return teleport.targets(c.t)


CONDITIONS["teleport", "to"] = (
    A_SPACE,
    Listed("TO-MOVE-15", "reason-out-of-teleport", spaces_in_teleport_reach),
)


class HubrisChoice(Procedure):
    """SCP-3: destroy an Upgrade or take 1 Wound; without Upgrades the Wound."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-17, SCP-3: his choice; a face-down Upgrade may be destroyed too (TO-UPGRADE-06)."""
        t: OthersTable = g.table
        case = Case(g, "hubris", self)
        choice = g.choice or g.ask(
            player_of(t, self.hero), "hubris", case.options("hubris") + case.options("destroy")
        )
        if not choice:
            return
        if word(choice, 0) == "destroy":
            destroy_upgrade(g, self.hero, word(choice, 1))
        else:
            g.call(TakeWounds(self.hero, 1))


def cards_owned(c: Case) -> list[str]:
    """SCP-3, TO-UPGRADE-06: his Upgrades, face down or not."""
    return sorted(set(owned(c.hero())))


CONDITIONS["hubris", "hubris"] = (OneOf("TO-SINCARD-08", "reason-hubris-wound", HUBRIS),)
CONDITIONS["hubris", "destroy"] = (
    AN_UPGRADE,
    Listed("TO-UPGRADE-06", "reason-not-owned", cards_owned),
)


class GiveUpUpgrade(Procedure):
    """HOUSE-GREED, HOUSE-ENVY6: after a Fight the Hero gives up one of his Upgrades, face down or not."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-29, HOUSE-GREED: his choice; the card goes under the deck (TO-UPGRADE-04). Who was
        killed by what came before it has none left (TO-DEATH-06)."""
        t: OthersTable = g.table
        options = Case(g, "give-up", self).options("destroy")
        if not options:
            return
        choice = g.choice or g.ask(player_of(t, self.hero), "give-up", options)
        if choice:
            destroy_upgrade(g, self.hero, word(choice, 1))


CARD_QUESTIONS["give-up"] = CardQuestion(
    "TO-TIME-29", "the Hero's player", ("destroy UPGRADE",), facts="hero"
)
CONDITIONS["give-up", "destroy"] = CONDITIONS["hubris", "destroy"]
