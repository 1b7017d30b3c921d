"""Choices that Sin cards put before one Hero or the Sins Player (SCX-2, SCX-3, SCP-1, SCP-3, SCP-4)."""

from typing import ClassVar, Final

from othersight.games.the_others.cards.acolytes import TurnUpgradeDown
from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, Case
from othersight.games.the_others.rules.figures import player_of, table_of
from othersight.games.the_others.rules.move import teleport_hero, teleport_targets
from othersight.games.the_others.rules.upgrade import AN_UPGRADE, destroy_upgrade, owned
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number, word
from othersight.toolkit.conditions import Condition

DAMNED: Final[tuple[str, ...]] = ("wounds", "upgrade")
"""What DAMNED IF YOU DO... leaves to choose."""
HUBRIS: Final[Option] = ("hubris", "wound")


class DamnedChoice(Procedure):
    """SCX-2: 2 Wounds, or an Upgrade face down; without a face-up Upgrade the Wounds."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-06, SCX-2: the current Hero chooses."""
        t = table_of(g)
        options = Case(g, "damned", self).options("damned", DAMNED)
        choice = g.choice or g.ask(player_of(t, self.hero), "damned", options)
        if not choice:
            return
        if word(choice, 1) == "wounds":
            g.call(TakeWounds(self.hero, 2))
        else:
            g.call(TurnUpgradeDown(self.hero))


def is_damned_choice(c: Case) -> bool:
    """SCX-2: Wounds or an Upgrade."""
    return c.thing in DAMNED


def has_upgrade_to_turn(c: Case) -> bool:
    """SCX-2: without a face-up Upgrade the Wounds."""
    return c.thing != "upgrade" or len(c.hero().upgrades) > 0


CONDITIONS["damned", "damned"] = (
    Condition("TO-SINCARD-08", "reason-wounds-or-upgrade", is_damned_choice),
    Condition("TO-UPGRADE-06", "reason-no-face-up-upgrade", has_upgrade_to_turn),
)


class HatePlace(Procedure):
    """SCX-3: the card is laid in a Space that has an Altar."""

    steps: ClassVar[tuple[str, ...]] = ("lay",)

    def lay(self, g: Game) -> None:
        """TO-TIME-06, SCX-3."""
        t = table_of(g)
        spaces = range(t.config.city.n)
        choice = g.choice or g.ask(
            SINS, "hate", [("altar", space) for space in spaces if has_altar(t, space)]
        )
        if not choice:
            return
        sins = t.edit_sins()
        sins.hate = True
        sins.hate_space = number(choice, 1)
        g.tell("hate-laid", number(choice, 1))


def has_altar(t: OthersTable, space: int) -> bool:
    """SCX-3."""
    return t.config.city.altars[space] > 0


def is_altar(c: Case) -> bool:
    """SCX-3: a Space with an Altar."""
    return has_altar(c.t, c.target)


CONDITIONS["hate", "altar"] = (A_SPACE, Condition("TO-SINCARD-08", "reason-no-altar", is_altar))


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
        t = table_of(g)
        choice = g.choice or g.ask(SINS, "teleport", [("to", space) for space in self.targets(t)])
        if choice:
            teleport_hero(g, self.hero, number(choice, 1))

    def targets(self, t: OthersTable) -> list[int]:
        """Where the Hero may be teleported."""
        return teleport_targets(t, t.heroes[self.hero].space, self.distance)


def is_in_teleport_reach(c: Case) -> bool:
    """TO-MOVE-15."""
    teleport: TeleportByCard = c.frame
    return c.target in teleport.targets(c.t)


CONDITIONS["teleport", "to"] = (
    A_SPACE,
    Condition("TO-MOVE-15", "reason-out-of-teleport", is_in_teleport_reach),
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
        t = table_of(g)
        options: list[Option] = [
            ("destroy", card) for card in sorted(set(owned(t.heroes[self.hero])))
        ]
        choice = g.choice or g.ask(player_of(t, self.hero), "hubris", [HUBRIS, *options])
        if not choice:
            return
        if word(choice, 0) == "destroy":
            destroy_upgrade(g, self.hero, word(choice, 1))
        else:
            g.call(TakeWounds(self.hero, 1))


def is_wound(c: Case) -> bool:
    """SCP-3: the price that is no Upgrade."""
    return c.option == HUBRIS


def is_owned(c: Case) -> bool:
    """SCP-3, TO-UPGRADE-06: one of his Upgrades, face down or not."""
    return c.thing in owned(c.hero())


CONDITIONS["hubris", "hubris"] = (Condition("TO-SINCARD-08", "reason-hubris-wound", is_wound),)
CONDITIONS["hubris", "destroy"] = (
    AN_UPGRADE,
    Condition("TO-UPGRADE-06", "reason-not-owned", is_owned),
)
