"""Prices and choices that Sin cards put before the Heroes (TO-SINCARD-09, SCX-2, SCX-3, every SCP row, SCS-1)."""

from typing import ClassVar, Final

from othersight.games.the_others.cards.acolytes import TurnUpgradeDown
from othersight.games.the_others.config import SINS
from othersight.games.the_others.rules.corrupt import TOP, TakeCorruption
from othersight.games.the_others.rules.figures import (
    avatar_of,
    clockwise_from,
    is_alive,
    is_alone,
    player_of,
    table_of,
)
from othersight.games.the_others.rules.moment import ROLLED, Moment
from othersight.games.the_others.rules.move import (
    teleport_hero,
    teleport_monster,
    teleport_targets,
)
from othersight.games.the_others.rules.sincard import draw_sin_cards, gain_reactions
from othersight.games.the_others.rules.turn import turn_under_way
from othersight.games.the_others.rules.unite import Collective
from othersight.games.the_others.rules.upgrade import destroy_upgrade, owned
from othersight.games.the_others.rules.wound import TakeWounds, markers_left
from othersight.games.the_others.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number, word

REFUSE: Final[Option] = ("refuse",)
ACCEPT: Final[Option] = ("accept",)


class DamnedChoice(Procedure):
    """SCX-2: 2 Wounds, or an Upgrade face down; without a face-up Upgrade the Wounds."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-06: the current Hero chooses."""
        t = table_of(g)
        options: list[Option] = [("damned", "wounds")]
        if t.heroes[self.hero].upgrades:
            options.append(("damned", "upgrade"))
        choice = g.choice or g.ask(player_of(t, self.hero), "damned", options)
        if not choice:
            return
        if word(choice, 1) == "wounds":
            g.call(TakeWounds(self.hero, 2))
        else:
            g.call(TurnUpgradeDown(self.hero))


class HatePlace(Procedure):
    """SCX-3: the card is laid in a Space that has an Altar."""

    steps: ClassVar[tuple[str, ...]] = ("lay",)

    def lay(self, g: Game) -> None:
        """TO-TIME-06."""
        t = table_of(g)
        altars = t.config.city.altars
        choice = g.choice or g.ask(
            SINS, "hate", [("altar", space) for space in range(t.config.city.n) if altars[space]]
        )
        if not choice:
            return
        sins = t.edit_sins()
        sins.hate = True
        sins.hate_space = number(choice, 1)
        g.tell("hate-laid", number(choice, 1))


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
        targets = teleport_targets(t, t.heroes[self.hero].space, self.distance)
        choice = g.choice or g.ask(SINS, "teleport", [("to", space) for space in targets])
        if choice:
            teleport_hero(g, self.hero, number(choice, 1))


class HubrisChoice(Procedure):
    """SCP-3: destroy an Upgrade or take 1 Wound; without Upgrades the Wound."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def choose(self, g: Game) -> None:
        """TO-TIME-17: his choice; a face-down Upgrade may be destroyed too (TO-UPGRADE-06)."""
        t = table_of(g)
        options: list[Option] = [("hubris", "wound")]
        for card in sorted(set(owned(t.heroes[self.hero]))):
            options.append(("destroy", card))
        choice = g.choice or g.ask(player_of(t, self.hero), "hubris", options)
        if not choice:
            return
        if word(choice, 0) == "destroy":
            destroy_upgrade(g, self.hero, word(choice, 1))
        else:
            g.call(TakeWounds(self.hero, 1))


class ConceitPrice(Moment):
    """SCP-5: every lone Hero takes 2 Corruption, or the Avatar is teleported to any Space."""

    steps: ClassVar[tuple[str, ...]] = ("decide", "decided", "pay", "teleport")
    fields: ClassVar[tuple[str, ...]] = ("payers", "stage")

    def __init__(self) -> None:
        super().__init__()
        self.payers: tuple[int, ...] = ()

    def decide(self, g: Game) -> None:
        """The Heroes decide together, all or nothing."""
        g.call(Collective("conceit", (REFUSE, ACCEPT)))

    def decided(self, g: Game) -> None:
        """Who pays: every lone Hero, clockwise from the current one."""
        t = table_of(g)
        if g.result == 0:
            self.skip_to("teleport")
            return
        g.tell("price-paid")
        self.stage = ROLLED
        self.payers = tuple([h for h in clockwise_from(t, t.current) if is_alone(t, h)])

    def pay(self, g: Game) -> None:
        """2 Corruption each."""
        if not self.payers:
            g.table.unsettled = True  # TO-DEATH-14: now the dead are seen to
            self.finish()
            return
        hero = self.payers[0]
        self.payers = self.payers[1:]
        self.again()
        g.call(TakeCorruption(hero, 2))

    def teleport(self, g: Game) -> None:
        """The Avatar goes anywhere; pools are counted afterwards."""
        t = table_of(g)
        avatar = avatar_of(t)
        choice = g.choice or g.ask(
            SINS, "conceit-avatar", [("to", space) for space in range(t.config.city.n)]
        )
        if choice:
            g.tell("price-refused")
            teleport_monster(g, avatar, number(choice, 1))


class SharedPrice(Moment):
    """TO-SINCARD-09: the Heroes together take so much, split as they agree, or refuse."""

    steps: ClassVar[tuple[str, ...]] = ("decide", "decided", "pay", "paid")
    fields: ClassVar[tuple[str, ...]] = ("kind", "price", "payers", "shares", "stage")

    def __init__(self, kind: str = "", price: int = 0) -> None:
        super().__init__()
        self.kind = kind
        self.price = price
        self.payers: tuple[int, ...] = ()
        self.shares: tuple[int, ...] = ()

    def splits(self, t: OthersTable) -> list[Option]:
        """Every way to share the price, as one number per Hero clockwise from the current one."""
        heroes = clockwise_from(t, t.current)
        limits = [self.limit(t, hero) for hero in heroes]
        return [("split", *shares) for shares in shares_of(self.price, limits)]

    def limit(self, t: OthersTable, hero: int) -> int:
        """How much of the price one Hero can take."""
        return self.price

    def decide(self, g: Game) -> None:
        """A collective choice, payment and split in one."""
        t = table_of(g)
        self.payers = tuple(clockwise_from(t, t.current))
        options = self.splits(t)
        g.call(Collective(self.kind, (REFUSE, *options)))

    def decided(self, g: Game) -> None:
        """All or nothing."""
        if g.result == 0:
            g.tell("price-refused")
            self.finish()
            self.refused(g)
            return
        g.tell("price-paid")
        self.stage = ROLLED
        option = self.splits(table_of(g))[g.result - 1]
        self.shares = tuple([number(option, at + 1) for at in range(len(self.payers))])

    def pay(self, g: Game) -> None:
        """Hero after Hero."""
        if not self.payers:
            return
        hero = self.payers[0]
        share = self.shares[0]
        self.payers = self.payers[1:]
        self.shares = self.shares[1:]
        self.again()
        if share and is_alive(table_of(g), hero):
            self.charge(g, hero, share)

    def paid(self, g: Game) -> None:
        """The card does nothing more; TO-DEATH-14: now the dead are seen to."""
        g.table.unsettled = True

    def charge(self, g: Game, hero: int, share: int) -> None:
        """One Hero takes his share."""
        raise NotImplementedError

    def refused(self, g: Game) -> None:
        """What happens when the Heroes do not pay."""
        raise NotImplementedError


class EgoPrice(SharedPrice):
    """SCP-6: 4 Corruption among the Heroes, or 1 card and a Reaction token for each lone Hero."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "price", "payers", "shares", "stage")

    def __init__(self) -> None:
        super().__init__("ego", 4)

    def limit(self, t: OthersTable, hero: int) -> int:
        """What Level 7 turns into Wounds needs markers too."""
        record = t.heroes[hero]
        return min(self.price, TOP - record.level + markers_left(record))

    def charge(self, g: Game, hero: int, share: int) -> None:
        g.call(TakeCorruption(hero, share))

    def refused(self, g: Game) -> None:
        t = table_of(g)
        lone = len([hero for hero in t.places if is_alone(t, hero)])
        if lone:
            gain_reactions(g, lone)
        draw_sin_cards(g, 1)


class CrawlPrice(SharedPrice):
    """SCS-1: 3 Wounds among the Heroes, or the current Hero cannot Move this Turn."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "price", "payers", "shares", "stage")

    def __init__(self) -> None:
        super().__init__("crawl", 3)

    def limit(self, t: OthersTable, hero: int) -> int:
        """No Hero may be given more Wounds than he has markers left."""
        return min(self.price, markers_left(t.heroes[hero]))

    def charge(self, g: Game, hero: int, share: int) -> None:
        g.call(TakeWounds(hero, share))

    def refused(self, g: Game) -> None:
        turn = turn_under_way(g)
        assert turn is not None
        turn.step_limit = 0
        g.tell("crawl", turn.hero)


def shares_of(price: int, limits: list[int]) -> list[tuple[int, ...]]:
    """All ways to write the price as a sum with one share per limit."""
    if len(limits) == 1:
        return [(price,)] if price <= limits[0] else []
    shares: list[tuple[int, ...]] = []
    for first in range(min(price, limits[0]), -1, -1):
        for rest in shares_of(price - first, limits[1:]):
            shares.append((first, *rest))
    return shares
