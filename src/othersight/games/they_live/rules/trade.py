"""TRADE with an answer (TL-ACTION-10, TL-ACTION-11, TL-ACTION-12)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Conditions,
    QuickLook,
)
from othersight.games.they_live.rules.people import (
    carried,
    equipped,
    has_cards,
    person_of,
    put_away,
    table_of,
)
from othersight.games.they_live.rules.stash import gain_card
from othersight.games.they_live.rules.token import MOST_SCRAP
from othersight.games.they_live.rules.whereabouts import ALL, bag_of, moved, shown
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number, word

REFUSE: Final[Option] = ("refuse",)
ACCEPT: Final[Option] = ("accept",)
AMOUNTS: Final = (1, 2)
"""How much scrap may change hands one way."""
REFUSED: Final = 0
TRADED: Final = 1
WITHDRAWN: Final = 2


class Trade(Procedure):
    """One hands over a card or 1-2 scrap; the other refuses, accepts, or accepts and gives something back.

    The result is TRADED, REFUSED, or WITHDRAWN if the giver has meanwhile used up what was to be handed over.
    """

    steps: ClassVar[tuple[str, ...]] = ("offer", "answer", "close")
    fields: ClassVar[tuple[str, ...]] = ("seat", "partner", "card", "scrap", "agreed")

    def __init__(self, seat: int = 0, partner: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.partner = partner
        self.card = -1
        """The card on offer, or -1."""
        self.scrap = 0
        self.agreed = False

    def offer(self, g: Game) -> None:
        """TL-ACTION-10: a single card or 1-2 scrap."""
        choice = g.choice
        if not choice:
            options = Case(g, "offer", self, self.seat).among(handed_over(g, "offer", self.seat))
            if not options:
                self.finish(WITHDRAWN)
                return
            choice = g.ask(self.seat, "offer", options)
        if not choice:
            return
        t: LiveTable = g.table
        if word(choice, 1) == "card":
            self.card = number(choice, 2)
            face = t.config.card_face[self.card]
            both = (1 << self.seat) | (1 << self.partner)
            shown(t, [self.card], bag_of(t.playing[self.seat]), only(self.partner))
            g.tell_to(both, "offer-card-face", self.seat, self.partner, face)
            g.tell_to(~both, "offer-card", self.seat, self.partner)
        else:
            self.scrap = number(choice, 2)
            g.tell("offer-scrap", self.seat, self.partner, self.scrap)

    def answer(self, g: Game) -> None:
        """TL-TIME-12: refuse, accept, or accept and give one card or 1-2 scrap back."""
        t: LiveTable = g.table
        giver = person_of(t, self.seat)
        partner = person_of(t, self.partner)
        if self.card >= 0 and self.card not in carried(giver):
            self.finish(WITHDRAWN)
            return
        choice = g.choice
        if not choice:
            back = handed_over(g, "give", self.partner)
            options = Case(g, "trade", self, self.partner).among([REFUSE, ACCEPT, *back])
            choice = g.ask(self.partner, "trade", options)
        if not choice:
            return
        if choice == REFUSE:
            g.tell("trade-refused", self.partner, self.seat)
            return
        self.agreed = True
        hand_over(g, giver.index, partner.index, self.card, self.scrap)
        self.card, self.scrap = -1, 0  # nothing lies between the two any more
        if choice == ACCEPT:
            g.tell("trade-accepted", self.partner, self.seat)
        elif word(choice, 1) == "card":
            card = number(choice, 2)
            hand_over(g, partner.index, giver.index, card, 0)
            g.tell_to(only(self.seat), "trade-back-face", self.partner, t.config.card_face[card])
            g.tell_to(all_but(self.seat), "trade-back-card", self.partner)
        else:
            hand_over(g, partner.index, giver.index, -1, number(choice, 2))
            g.tell("trade-back-scrap", self.partner, number(choice, 2))

    def close(self, g: Game) -> None:
        """The result waits until somebody with too many cards has discarded."""
        self.finish(TRADED if self.agreed else REFUSED)


def handed_over(g: Game, verb: str, seat: int) -> list[Option]:
    """TL-ACTION-10, TL-ACTION-12: what may change hands, as far as cards and amounts of scrap go."""
    options: list[Option] = [(verb, "card", card) for card in carried(person_of(table_of(g), seat))]
    return options + [(verb, "scrap", n) for n in AMOUNTS]


def has_something_to_give(g: Game, turn: Procedure, person: Person) -> bool:
    """TL-ACTION-10: there is something to offer, mostly a card or scrap at a quick look; whether the scrap limits hold
    shows when the answer is there (TL-ACTION-12)."""
    if LOOK.is_good:
        return person.scrap > 0 or has_cards(person)
    offering = Case(g, "offer", turn, person.seat)
    for option in handed_over(g, "offer", person.seat):
        if offering.allows(option):
            return True
    return False


def is_on_offer(g: Game, card: int) -> bool:
    """Whether a card lies between two players who trade and awaits the answer."""
    return any([isinstance(frame, Trade) and frame.card == card for frame in g.stack])


def hand_over(g: Game, giver: int, taker: int, card: int, scrap: int) -> None:
    """A card or scrap changes hands."""
    t: LiveTable = g.table
    if card >= 0:
        was_open = card in equipped(t.people[giver])
        put_away(t.edit_unharmed(giver), card)
        gain_card(g, taker, card)
        both = (1 << t.people[giver].seat) | (1 << t.people[taker].seat)
        moved(t, [card], bag_of(giver), bag_of(taker), ALL if was_open else both)
    if scrap:
        t.edit_unharmed(giver).scrap -= scrap
        t.edit_unharmed(taker).scrap += scrap


# -- conditions


def is_card_or_scrap(c: Case) -> bool:
    """TL-ACTION-12: cards and scrap are what changes hands."""
    return c.option[1] in ("card", "scrap")


def is_scrap(c: Case) -> bool:
    """Scrap is meant, not a card."""
    return c.option[1] == "scrap"


def is_trade_within_limits(c: Case) -> bool:
    """TL-ACTION-12: after both transfers nobody has more than 5 scrap."""
    trade: Trade = c.frame
    change = trade.scrap - (c.target if c.option[:2] == ("give", "scrap") else 0)
    giver = person_of(c.t, trade.seat)
    return c.person.scrap + change <= MOST_SCRAP and giver.scrap - change <= MOST_SCRAP


HANDED_OVER: Final[Conditions] = (
    Condition("TL-ACTION-12", "reason-card-or-scrap", is_card_or_scrap),
    Condition("TL-STASH-04", "reason-not-carried", lambda c: is_scrap(c) or c.carries()),
    Condition(
        "TL-ACTION-10",
        "reason-one-or-two-scrap",
        lambda c: not is_scrap(c) or c.target in AMOUNTS,
    ),
    Condition(
        "TL-ACTION-10",
        "reason-not-that-much-scrap",
        lambda c: not is_scrap(c) or c.target <= c.person.scrap,
    ),
)
"""TL-ACTION-10, TL-ACTION-12: one own card, or 1 or 2 of the own scrap."""

SCRAP_LIMIT: Final[Conditions] = (
    Condition("TL-ACTION-12", "reason-trade-breaks-limit", is_trade_within_limits),
)
CONDITIONS["offer", "offer"] = HANDED_OVER
LOOK: Final = QuickLook("offer", {"offer": HANDED_OVER})
"""What `has_something_to_give` tells."""
CONDITIONS["trade", "refuse"] = FREE
CONDITIONS["trade", "accept"] = SCRAP_LIMIT
CONDITIONS["trade", "give"] = (*HANDED_OVER, *SCRAP_LIMIT)
