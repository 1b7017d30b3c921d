"""Prices that Sin cards put before the Heroes as a group (TO-SINCARD-09, SCP-5, SCP-6, SCS-1)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import ANY_SPACE, CONDITIONS, FREE, Case
from othersight.games.the_others.rules.corrupt import TOP, TakeCorruption
from othersight.games.the_others.rules.figures import (
    avatar_of,
    clockwise_from,
    is_alone,
    table_of,
)
from othersight.games.the_others.rules.move import teleport_monster
from othersight.games.the_others.rules.simultaneous import ROLLED, SimultaneousEffect
from othersight.games.the_others.rules.sin_card import draw_sin_cards, gain_reactions
from othersight.games.the_others.rules.turn import turn_under_way
from othersight.games.the_others.rules.unite import Collective, decided_together, is_for_decision
from othersight.games.the_others.rules.wound import TakeWounds, markers_left
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.question import Option, number
from othersight.toolkit.conditions import Condition

REFUSE: Final[Option] = ("refuse",)
ACCEPT: Final[Option] = ("accept",)


class ConceitPrice(SimultaneousEffect):
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
        t: OthersTable = g.table
        if g.result == 0:
            self.skip_to("teleport")
            return
        g.tell("price-paid")
        self.stage = ROLLED
        self.payers = tuple([h for h in clockwise_from(t, t.current) if is_alone(t, h)])

    def pay(self, g: Game) -> None:
        """2 Corruption each (SCP-5)."""
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
        t: OthersTable = g.table
        avatar = avatar_of(t)
        choice = g.choice or g.ask(
            SINS, "conceit-avatar", Case(g, "conceit-avatar", self).options("to")
        )
        if choice:
            g.tell("price-refused")
            teleport_monster(g, avatar, number(choice, 1))


class SharedPrice(SimultaneousEffect):
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
        return splits_of(self.price, limits)

    def limit(self, t: OthersTable, hero: int) -> int:
        """How much of the price one Hero can take."""
        return self.price

    def decide(self, g: Game) -> None:
        """A collective choice, payment and split in one."""
        t: OthersTable = g.table
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
        self.charge(g, hero, share)

    def paid(self, g: Game) -> None:
        """The card does nothing more; TO-DEATH-14: now the dead are seen to (TO-SINCARD-09)."""
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
        """What Level 7 turns into Wounds needs markers too (TO-SINCARD-09)."""
        record = t.heroes[hero]
        return min(self.price, TOP - record.level + markers_left(record))

    def charge(self, g: Game, hero: int, share: int) -> None:
        g.call(TakeCorruption(hero, share))

    def refused(self, g: Game) -> None:
        """TO-SINCARD-10."""
        t: OthersTable = g.table
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
        """No Hero may be given more Wounds than he has markers left (TO-SINCARD-09)."""
        return min(self.price, markers_left(t.heroes[hero]))

    def charge(self, g: Game, hero: int, share: int) -> None:
        g.call(TakeWounds(hero, share))

    def refused(self, g: Game) -> None:
        turn = turn_under_way(g)
        assert turn is not None
        turn.step_limit = 0
        g.tell("crawl", turn.hero)


_SPLITS: Final[dict[tuple[int, ...], list[Option]]] = {}


def splits_of(price: int, limits: list[int]) -> list[Option]:
    """The options for all ways to share a price within these limits, worked out once."""
    key = (price, *limits)
    found = _SPLITS.get(key)
    if found is None:
        found = [("split", *shares) for shares in shares_of(price, limits)]
        _SPLITS[key] = found
    return found


def shares_of(price: int, limits: list[int]) -> list[tuple[int, ...]]:
    """All ways to write the price as a sum with one share per limit."""
    if len(limits) == 1:
        return [(price,)] if price <= limits[0] else []
    shares: list[tuple[int, ...]] = []
    for first in range(min(price, limits[0]), -1, -1):
        for rest in shares_of(price - first, limits[1:]):
            shares.append((first, *rest))
    return shares


# -- conditions


def is_share_for_each(c: Case) -> bool:
    """TO-SINCARD-09: one share for every Hero in play."""
    talks: Collective = c.frame
    return len(c.option) == len(talks.options[-1])


def is_whole_price(c: Case) -> bool:
    """TO-SINCARD-09: all or nothing."""
    talks: Collective = c.frame
    return sum(shares_in(c.option)) == sum(shares_in(talks.options[-1]))


def shares_in(option: Option) -> list[int]:
    """The shares that an option names."""
    return [share for share in option[1:] if isinstance(share, int)]


for _kind in ("ego", "crawl"):
    decided_together(_kind, "refuse", FREE)
    decided_together(
        _kind,
        "split",
        (
            Condition("TO-SINCARD-09", "reason-share-for-each", is_share_for_each),
            Condition("TO-SINCARD-09", "reason-whole-price", is_whole_price),
            Condition("TO-SINCARD-09", "reason-share-too-large", is_for_decision),
        ),
    )
decided_together("conceit", "refuse", FREE)
decided_together("conceit", "accept", FREE)
CONDITIONS["conceit-avatar", "to"] = (ANY_SPACE,)
