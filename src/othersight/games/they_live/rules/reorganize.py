"""Slots and bag: REORGANIZE, and equipping an inventory (chapter TL-STASH, TL-ACTION-13, TL-ACTION-14)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    FREE,
    OWN_CARD,
    Case,
    Condition,
    Conditions,
    Offers,
    QuickLook,
    Shortlist,
)
from othersight.games.they_live.rules.people import equipped, put_away
from othersight.games.they_live.rules.whereabouts import bag_of, shown
from othersight.games.they_live.state.config import ALLY, WEAPON, Config
from othersight.games.they_live.state.table import NONE, LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, number
from othersight.toolkit.conditions import Except

TO_SLOT: Final = Offers("equip")
TO_BAG: Final = Offers("unequip")
EQUIPPING: Final = ("TL-ACTION-13", "TL-TIME-03", "TL-TIME-09")
"""REORGANIZE, the inventory before the first round, and that of a new character."""


class Equip(Procedure):
    """A player moves cards between bag and slots until satisfied; each card at most once each way."""

    steps: ClassVar[tuple[str, ...]] = ("shift",)
    fields: ClassVar[tuple[str, ...]] = ("seat", "window", "moved")

    def __init__(self, seat: int = 0, window: str = "TL-ACTION-13") -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.window = window
        """One of EQUIPPING."""
        self.moved: tuple[int, ...] = ()
        """Cards already equipped or put away in this go; moving them again would change nothing."""

    def shift(self, g: Game) -> None:
        """TL-ACTION-13, TL-ACTION-14: any number of cards in one action."""
        choice = g.choice
        if not choice:
            choice = g.ask(self.seat, "reorganize", self.options(g), self.window)
        if not choice or choice == PASS:
            return
        t: LiveTable = g.table
        card = number(choice, 1)
        self.moved += (card,)
        self.again()
        person = t.edit_unharmed(t.playing[self.seat])
        put_down = [card]
        if choice[0] == "equip":
            before = equipped(person)
            equip_card(t.config, person, card)
            g.tell("equipped", person.index, t.config.card_face[card])
            put_down = [c for c in before if c in person.bag]
        else:
            unequip_card(person, card)
        for other in put_down:
            g.tell("put-in-bag", person.index, t.config.card_face[other])
        shown(t, put_down, bag_of(person.index))

    def options(self, g: Game) -> list[Option]:
        """TL-STASH-01, TL-STASH-06: what can be put into a slot or out of it, and the end of it."""
        options: list[Option] = []
        if LOOK.is_good:
            t: LiveTable = g.table
            person = t.people[t.playing[self.seat]]
            for card in unmoved(person.bag, self.moved):
                options.append(TO_SLOT[card])
            for card in unmoved(equipped(person), self.moved):
                options.append(TO_BAG[card])
        else:
            c = Case(g, "reorganize", self, self.seat)
            c.offer(options, "equip")
            c.offer(options, "unequip")
        options.append(PASS)
        return options


def equip_card(s: Config, person: Person, card: int) -> None:
    """TL-STASH-02, TL-STASH-03: what lay in the slot, or shares it, goes to the bag."""
    face = s.face(card)
    put_away(person, card)
    if face.type == WEAPON:
        free_slot(person, "weapon")
        if face.two_handed:
            free_slot(person, "off_hand")
        person.weapon = card
    elif face.type == ALLY:
        free_slot(person, "ally")
        person.ally = card
    else:
        free_slot(person, "off_hand")
        if person.weapon != NONE and s.face(person.weapon).two_handed:
            free_slot(person, "weapon")
        person.off_hand = card


def free_slot(person: Person, slot: str) -> None:
    """The card in a slot, if any, goes to the bag."""
    card = getattr(person, slot)
    if card != NONE:
        unequip_card(person, card)


def unequip_card(person: Person, card: int) -> None:
    """A card goes from its slot to the bag."""
    put_away(person, card)
    person.bag += (card,)


def moved_cards(c: Case) -> tuple[int, ...]:
    """TL-STASH-06: the cards that have been shifted in this go."""
    equip: Equip = c.frame
    return equip.moved


def unmoved(cards: Sequence[int], moved: tuple[int, ...]) -> Sequence[int]:
    """TL-STASH-06: those that have not been shifted in this go."""
    return [card for card in cards if card not in moved] if moved else cards


NOT_MOVED: Final = Except("TL-STASH-06", "reason-card-moved", moved_cards)
TO_EQUIP: Final[Conditions] = (
    OWN_CARD,
    NOT_MOVED,
    Except("TL-STASH-01", "reason-already-equipped", lambda c: equipped(c.person)),
)
TO_PUT_AWAY: Final[Conditions] = (
    OWN_CARD,
    NOT_MOVED,
    Condition("TL-STASH-01", "reason-not-in-slot", Case.is_equipped),
)
Shortlist(TO_EQUIP, lambda c: unmoved(c.person.bag, moved_cards(c)))
Shortlist(TO_PUT_AWAY, lambda c: unmoved(equipped(c.person), moved_cards(c)))
CONDITIONS["reorganize", "equip"] = TO_EQUIP
CONDITIONS["reorganize", "unequip"] = TO_PUT_AWAY
CONDITIONS["reorganize", "pass"] = FREE
LOOK: Final = QuickLook("reorganize", {"equip": TO_EQUIP, "unequip": TO_PUT_AWAY})
"""What `Equip.options` tells."""
