"""The Resistance Stash: drawing, discarding, carrying (chapter TL-STASH)."""

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
    Shortlist,
)
from othersight.games.they_live.rules.hidden import forget_cards
from othersight.games.they_live.rules.people import (
    carried,
    equipped,
    person_of,
    put_away,
)
from othersight.games.they_live.rules.whereabouts import ALL, DISCARD, STASH, bag_of, moved, shown
from othersight.games.they_live.state.config import TYPES
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number
from othersight.toolkit.conditions import never

MOST_CARDS: Final = 10
SLOTS: Final = 3
ANY: Final = -1
PILES: Final = (0, 1)
"""The two piles of the Stash."""
PILE: Final = Offers("pile")
STOP: Final[Option] = ("stop",)


class DrawCards(Procedure):
    """A player draws cards one at a time, choosing the pile each time (TL-STASH-14, TL-STASH-15, TL-STASH-16,
    TL-STASH-17)."""

    steps: ClassVar[tuple[str, ...]] = ("draw",)
    fields: ClassVar[tuple[str, ...]] = ("person", "cards", "type", "may_stop")

    def __init__(
        self, person: int = 0, cards: int = 0, type: int = ANY, may_stop: bool = False
    ) -> None:
        Procedure.__init__(self)
        self.person = person
        self.cards = cards
        self.type = type
        """The required type, or ANY."""
        self.may_stop = may_stop

    def draw(self, g: Game) -> None:
        """TL-STASH-16: the top card of either pile; TL-STASH-14: or turn over until the type appears."""
        t: LiveTable = g.table
        person = t.people[self.person]
        if self.cards <= 0 or person.dead or t.assault:
            return
        choice = g.choice
        if not choice:
            if remake_piles(g):
                self.again()
                return
            options = self.options(g, person.seat)
            if not options:
                return
            choice = g.ask(person.seat, "pile", options)
        if not choice or choice == STOP:
            return
        self.cards -= 1
        self.again()
        pile = number(choice, 1)
        if self.type == ANY:
            draw_top(g, self.person, pile)
        else:
            draw_of_type(g, self.person, pile, self.type)

    def options(self, g: Game, seat: int) -> list[Option]:
        """TL-STASH-16, TL-STASH-18: the piles that can be drawn from, and perhaps the end of it."""
        options: list[Option] = []
        if not LOOK.is_good:
            c = Case(g, "pile", self, seat)
            c.offer(options, "pile")
            if options:
                c.offer(options, "stop")
            return options
        t: LiveTable = g.table
        for pile in piles_with_cards(t):
            options.append(PILE[pile])
        if options and self.may_stop:
            options.append(STOP)
        return options


class CardInUse(Procedure):
    """A card whose text is being carried out; a Single Use card counts as discarded only afterwards (TL-STASH-12)."""

    def __init__(self) -> None:
        Procedure.__init__(self)
        self.card = 0


def in_use(g: Game) -> list[int]:
    """The cards whose texts are being carried out."""
    return [frame.card for frame in g.stack if isinstance(frame, CardInUse)]


def remake_piles(g: Game) -> bool:
    """TL-STASH-18: with both piles empty the discard pile is shuffled and split anew; red-bordered cards are sorted
    out of it and leave the game. TL-STASH-12: a card does not draw itself."""
    t: LiveTable = g.table
    if t.decks.piles[0] or t.decks.piles[1]:
        return False
    used = [card for card in t.decks.discard if card in in_use(g)]
    old = tuple([card for card in t.decks.discard if card not in used])
    green = tuple([card for card in old if not t.config.face(card).red])
    if not green:
        return False
    decks = t.edit_decks()
    cards = shuffled(g, green)
    forget_cards(t, old)
    decks.discard = ()
    moved(t, [], DISCARD, STASH)
    decks.discard = tuple(used)
    shown(t, used, DISCARD)
    half = (len(cards) + 1) // 2
    decks.piles = (cards[:half], cards[half:])
    g.tell("stash-remade")
    return True


def shuffled(g: Game, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards in a random order that does not depend on the order they lay in."""
    in_order = sorted(cards)
    mix_icons(g, in_order)
    return tuple(g.shuffle_numbers(in_order))


def mix_icons(g: Game, cards: list[int]) -> None:
    """TL-HIDDEN-10: after a shuffle nobody can tell cards of one face apart, not by their numbers either."""
    t: LiveTable = g.table
    icons = list(t.icons)
    chance = g.chance.branch()  # how much is drawn and sealed must not tell what the pile holds
    for same in alike(t, cards):
        for last in range(len(same) - 1, 0, -1):
            one, other = same[last], same[chance.below(last + 1)]
            icons[one], icons[other] = icons[other], icons[one]
    t.icons = tuple(icons)


def alike(t: LiveTable, cards: list[int]) -> list[list[int]]:
    """The cards by face, those of which there is only one left out."""
    copies = t.config.copies_of()
    groups: dict[int, list[int]] = {}
    for card in cards:
        face = copies[card]
        if face >= 0:
            groups.setdefault(face, []).append(card)
    return list(groups.values())


def with_pile(
    piles: tuple[tuple[int, ...], ...], pile: int, cards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Both piles, one of them replaced."""
    return (cards, piles[1]) if pile == 0 else (piles[0], cards)


def draw_top(g: Game, person: int, pile: int) -> None:
    """TL-STASH-16, TL-STASH-17: only the drawer sees the face."""
    t: LiveTable = g.table
    decks = t.edit_decks()
    card = decks.piles[pile][-1]
    decks.piles = with_pile(decks.piles, pile, decks.piles[pile][:-1])
    g.reveal()
    gain_card(g, person, card)
    seat = t.people[person].seat
    moved(t, [card], STASH, bag_of(person), only(seat))
    g.tell_to(only(seat), "card-drawn-by-you", person, t.config.card_face[card])
    g.tell_to(all_but(seat), "card-drawn", person)


def draw_of_type(g: Game, person: int, pile: int, type: int) -> None:
    """TL-STASH-14, TL-STASH-15: turned cards are shown to all and shuffled back into their pile."""
    t: LiveTable = g.table
    turned: list[int] = []
    for at in (pile, 1 - pile):
        turned += turn_until(t, t.decks.piles[at], type)
        found = [card for card in turned if t.config.face(card).type == type]
        shown(t, turned, STASH)
        put_back(g, at, without(t.decks.piles[at], found))
        if found:
            g.tell("cards-turned", person, tuple([t.config.card_face[card] for card in turned]))
            gain_card(g, person, found[0])
            shown(t, found, bag_of(person))
            return
    g.reveal()
    g.tell("no-card-of-type", person, TYPES[type])


def without(pile: tuple[int, ...], found: list[int]) -> tuple[int, ...]:
    """The cards of a pile that are left when one has been found in it, or when none has."""
    if not found:
        return pile
    taken = found[0]
    return tuple([card for card in pile if card != taken])


def put_back(g: Game, pile: int, cards: tuple[int, ...]) -> None:
    """TL-STASH-14: these are shuffled and are now the pile."""
    t: LiveTable = g.table
    if t.decks.piles[pile]:
        decks = t.edit_decks()
        decks.piles = with_pile(decks.piles, pile, shuffled(g, cards))
        forget_cards(t, cards)


def turn_until(t: LiveTable, pile: tuple[int, ...], type: int) -> list[int]:
    """The cards turned over from the top until the type appears, or all of them."""
    turned: list[int] = []
    for card in reversed(pile):
        turned.append(card)
        if t.config.face(card).type == type:
            break
    return turned


def gain_card(g: Game, person: int, card: int) -> None:
    """TL-STASH-07: a new card goes into the bag; TL-INFO-05: its icon has not been seen with the others; TL-STASH-05:
    one too many calls for the standing tests."""
    t: LiveTable = g.table
    record = t.edit_unharmed(person)
    record.bag += (card,)
    if carries_too_much(record):
        t.disturb()
    if record.seat >= 0:
        t.edit_knowledge(record.seat).all_icons = False


def carries_too_much(person: Person) -> bool:
    """TL-STASH-05: more than 10 cards, which a quick look at the bag mostly rules out."""
    return len(person.bag) + SLOTS > MOST_CARDS and len(carried(person)) > MOST_CARDS


def discard_card(g: Game, card: int) -> None:
    """TL-STASH-18: face down onto the discard pile, red-bordered or not, so that its number tells nothing."""
    t: LiveTable = g.table
    t.edit_decks().discard += (card,)


def give_up_card(g: Game, person: int, card: int) -> None:
    """A card is taken from slot or bag and discarded; one in a slot was seen by all."""
    t: LiveTable = g.table
    record = t.edit_unharmed(person)
    was_open = card in equipped(record)
    put_away(record, card)
    discard_card(g, card)
    moved(t, [card], bag_of(person), DISCARD, ALL if was_open else only(record.seat))


class DiscardDown(Procedure):
    """TL-STASH-05, TL-TIME-08: a player with more than 10 cards chooses what to give up."""

    steps: ClassVar[tuple[str, ...]] = ("discard",)
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat

    def discard(self, g: Game) -> None:
        """Any carried card, the new ones included; no scrap is gained."""
        t: LiveTable = g.table
        person = person_of(t, self.seat)
        if not carries_too_much(person):
            return
        choice = g.choice or g.ask(
            self.seat,
            "too-many-cards",
            Case(g, "too-many-cards", self, self.seat).options("discard"),
        )
        if not choice:
            return
        give_up_card(g, person.index, number(choice, 1))
        g.tell("card-discarded", person.index)
        self.again()


def may_stop(c: Case) -> bool:
    """TL-STASH-16: only some draws may be left off."""
    draw: DrawCards = c.frame
    return draw.may_stop


def piles_with_cards(t: LiveTable) -> tuple[int, ...]:
    """TL-STASH-16, TL-STASH-18: the piles that can be drawn from, mostly both."""
    piles = t.decks.piles
    if piles[0] and piles[1]:
        return PILES
    return tuple([pile for pile in PILES if piles[pile]])


A_PILE: Final[Conditions] = (
    Listed("TL-STASH-16", "reason-no-such-pile", lambda c: PILES),
    Condition("TL-STASH-18", "reason-pile-empty", lambda c: len(c.t.decks.piles[c.target]) > 0),
)
Shortlist(A_PILE, lambda c: piles_with_cards(c.t))
MAY_STOP: Final[Conditions] = (Condition("TL-STASH-16", "reason-must-draw", may_stop),)
CONDITIONS["pile", "pile"] = A_PILE
CONDITIONS["pile", "stop"] = MAY_STOP
LOOK: Final = QuickLook("pile", {"pile": A_PILE, "stop": MAY_STOP})
"""What `DrawCards.options` tells."""
CONDITIONS["too-many-cards", "discard"] = (OWN_CARD,)
CONDITIONS["too-many-cards", "pass"] = (Condition("TL-STASH-05", "reason-must-discard", never),)
