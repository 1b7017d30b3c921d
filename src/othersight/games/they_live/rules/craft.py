"""CRAFT: cards into scrap, or scrap into a glasses token (TL-ACTION-20, TL-ACTION-21)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    OWN_CARD,
    Case,
    Condition,
    Conditions,
    Listed,
    Offers,
    QuickLook,
)
from othersight.games.they_live.rules.effects import changes, lasting
from othersight.games.they_live.rules.people import carried, has_cards, person_of
from othersight.games.they_live.rules.stash import give_up_card
from othersight.games.they_live.rules.token import gain_glasses, gain_scrap, pay_scrap
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, number

GLASSES_PRICE: Final = 3
MODES: Final = ("scrap", "glasses")
"""TL-ACTION-20: what one can craft."""
SCRAP: Final = Offers("scrap")


def glasses_price(t: LiveTable, person: Person) -> int:
    """TL-ACTION-20: 3 scrap, less what the news or an ability takes off."""
    price = GLASSES_PRICE - lasting(t, "craft-discount") - changes(t, person, "craft-discount")
    return price if price > 1 else 1


def craft(g: Game, seat: int, mode: str) -> None:
    """Cards into scrap, or scrap into a glasses token."""
    t: LiveTable = g.table
    person = person_of(t, seat)
    if mode == "scrap":
        g.call(TakeApart(seat))
    else:
        pay_scrap(g, person.index, glasses_price(t, person))
        gain_glasses(g, person.index, 1)


class TakeApart(Procedure):
    """TL-ACTION-20: any number of own cards, 1 scrap each; at least one."""

    steps: ClassVar[tuple[str, ...]] = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.cards = 0

    def card(self, g: Game) -> None:
        """TL-STASH-08: from slot or bag; the face is not shown."""
        t: LiveTable = g.table
        person = t.people[t.playing[self.seat]]
        choice = g.choice
        if not choice:
            options = self.options(g, person)
            if not options:
                return
            choice = g.ask(self.seat, "take-apart", options)
        if not choice or choice == PASS:
            return
        self.cards += 1
        self.again()
        give_up_card(g, person.index, number(choice, 1))
        g.tell("card-scrapped", person.index)
        gain_scrap(g, person.index, 1)

    def options(self, g: Game, person: Person) -> list[Option]:
        """TL-ACTION-20, TL-ACTION-21: the own cards, and the end of it after the first; nothing without a card."""
        options: list[Option] = []
        if not LOOK.is_good:
            c = Case(g, "take-apart", self, self.seat)
            c.offer(options, "scrap")
            if options:
                c.offer(options, "pass")
            return options
        for card in carried(person):
            options.append(SCRAP[card])
        if options and self.cards:
            options.append(PASS)
        return options


CRAFTED: Final[Conditions] = (
    Listed("TL-ACTION-20", "reason-craft-what", lambda c: MODES),
    Condition(
        "TL-ACTION-21",
        "reason-no-cards",
        lambda c: c.thing != "scrap" or has_cards(c.person),
    ),
    Condition(
        "TL-ACTION-20",
        "reason-glasses-cost",
        lambda c: c.thing != "glasses" or c.person.scrap >= glasses_price(c.t, c.person),
    ),
)


def has_taken_apart(c: Case) -> bool:
    """TL-ACTION-21: at least one card."""
    taking: TakeApart = c.frame
    return taking.cards > 0


CONDITIONS["take-apart", "scrap"] = (OWN_CARD,)
AFTER_ONE: Final[Conditions] = (
    Condition("TL-ACTION-21", "reason-at-least-one-card", has_taken_apart),
)
CONDITIONS["take-apart", "pass"] = AFTER_ONE
LOOK: Final = QuickLook("take-apart", {"scrap": (OWN_CARD,), "pass": AFTER_ONE})
"""What `TakeApart.options` tells."""
