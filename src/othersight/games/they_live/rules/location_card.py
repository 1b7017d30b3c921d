"""Location cards, tests with what follows, and what lies on a space (TL-LOCATION-04, TL-LOCATION-05, TL-LOCATION-06,
TL-LOCATION-07, TL-LOCATION-19, TL-LOCATION-20)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.box import drawn, first_drawn
from othersight.games.they_live.rules.conditions import CONDITIONS, FREE, Case, Condition, Listed
from othersight.games.they_live.rules.outcome import suffer
from othersight.games.they_live.rules.people import carried
from othersight.games.they_live.rules.skill import take_test
from othersight.games.they_live.rules.stash import MOST_CARDS, gain_card
from othersight.games.they_live.rules.token import MOST_SCRAP
from othersight.games.they_live.rules.whereabouts import bag_of, shown
from othersight.games.they_live.state.config import BILLBOARD, DOWNTOWN, NAMED, TAX_EXEMPT, Section
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, number

GENERIC: Final = 4
"""The place of the generic deck after those of the four areas."""


class Meet(Procedure):
    """A test with what follows: the reward or the failure (TL-LOCATION-05, TL-LOCATION-09). The result is 1 if
    passed."""

    steps: ClassVar[tuple[str, ...]] = ("test",)
    fields: ClassVar[tuple[str, ...]] = ("person", "skill", "needed", "passed", "failed")

    def __init__(self, person: int = 0, section: Section | None = None) -> None:
        Procedure.__init__(self)
        self.person = person
        self.skill = section.skill if section is not None else 0
        self.needed = section.number if section is not None else 1
        self.passed = section.passed if section is not None else ()
        self.failed = section.failed if section is not None else ()

    def test(self, g: Game) -> None:
        """TL-SKILL-08: the test must be taken; then the reward on a pass, else what is printed for failure. A test is
        over at once and needs no procedure of its own, but saved games keep its result."""
        g.result = take_test(g, self.person, self.skill, self.needed)
        self.finish(g.result)
        suffer(g, self.person, self.passed if g.result else self.failed)


class DrawLocation(Procedure):
    """TL-LOCATION-04, TL-LOCATION-05, TL-LOCATION-06, TL-LOCATION-07: a Location card of the area, or a generic
    one."""

    steps: ClassVar[tuple[str, ...]] = ("draw", "meet", "collect")
    fields: ClassVar[tuple[str, ...]] = ("person", "card")

    def __init__(self, person: int = 0) -> None:
        Procedure.__init__(self)
        self.person = person
        self.card = ""

    def draw(self, g: Game) -> None:
        """TL-LOCATION-07, TL-HOUSE-01: an empty deck is remade from its discards and what was left in the box."""
        t: LiveTable = g.table
        deck = location_deck(t, t.people[self.person].space)
        decks = t.edit_decks()
        piles = list(decks.locations)
        discards = list(decks.location_discards)
        if not piles[deck]:
            size = len(discards[deck])
            piles[deck] = drawn(g.shuffle, t.config.location_decks[deck], t.config.seen, size)
            discards[deck] = ()
        self.card = piles[deck][-1]
        piles[deck] = piles[deck][:-1]
        discards[deck] = (*discards[deck], self.card)
        decks.locations = tuple(piles)
        decks.location_discards = tuple(discards)
        g.reveal()
        section = section_key(t, t.people[self.person].space)
        g.tell("location-card", self.person, self.card, section)

    def meet(self, g: Game) -> None:
        """The section of this space."""
        t: LiveTable = g.table
        space = t.people[self.person].space
        sections = t.config.locations[self.card]
        g.call(Meet(self.person, sections[section_key(t, space)]))

    def collect(self, g: Game) -> None:
        """TL-LOCATION-05: a pass lets the player collect what lies on the space."""
        if g.result:
            collect(g, self.person)


def location_deck(t: LiveTable, space: int) -> int:
    """TL-LOCATION-04: the area's deck on a named space, else the generic one."""
    return t.config.area[space] if t.config.kind[space] == NAMED else GENERIC


def locations_unseen(t: LiveTable, deck: int) -> list[str]:
    """TL-HOUSE-01: the Location cards that are not discarded: those of the deck and of the box, which nobody can tell
    apart."""
    gone = t.decks.location_discards[deck]
    return [card for card in t.config.location_decks[deck] if card not in gone]


def next_locations(t: LiveTable, deck: int) -> list[str]:
    """TL-INFO-12, TL-LOCATION-07: the cards that may be drawn next for all that anybody can tell, all of them equally
    likely."""
    left = t.decks.locations[deck]
    cards = locations_unseen(t, deck) if left else t.config.location_decks[deck]
    return first_drawn(cards, t.config.seen)


def section_key(t: LiveTable, space: int) -> str:
    """The section of a card that serves a space."""
    if t.config.kind[space] == NAMED:
        return t.config.space_id[space]
    return "top" if t.config.area[space] in (TAX_EXEMPT, DOWNTOWN) else "bottom"


def collect(g: Game, person: int) -> None:
    """TL-LOCATION-05, TL-LOCATION-19: a quick look, because mostly nothing lies on the space."""
    t: LiveTable = g.table
    place = t.places[t.people[person].space]
    if place.scrap or place.dropped:
        g.call(Collect(person))


class Collect(Procedure):
    """TL-LOCATION-05, TL-LOCATION-06, TL-LOCATION-19, TL-LOCATION-20: scrap and dropped cards of the space, what the
    player likes."""

    steps: ClassVar[tuple[str, ...]] = ("scrap", "cards")
    fields: ClassVar[tuple[str, ...]] = ("person",)

    def __init__(self, person: int = 0) -> None:
        Procedure.__init__(self)
        self.person = person

    def scrap(self, g: Game) -> None:
        """Within 5 scrap; the rest stays."""
        t: LiveTable = g.table
        person = t.people[self.person]
        if person.dead:
            self.finish()
            return
        if not t.places[person.space].scrap:
            return
        c = Case(g, "collect-scrap", self, person.seat)
        choice = g.choice or g.ask(
            person.seat, "collect-scrap", c.options("scrap", AMOUNTS), collecting(t, person.space)
        )
        if choice and number(choice, 1):
            t.edit_place(person.space).scrap -= number(choice, 1)
            t.edit_unharmed(self.person).scrap += number(choice, 1)
            g.tell("scrap-collected", self.person, number(choice, 1))

    def cards(self, g: Game) -> None:
        """Dropped cards lie face up and go to the bag one by one."""
        t: LiveTable = g.table
        person = t.people[self.person]
        if not t.places[person.space].dropped:
            return
        if len(carried(person)) >= MOST_CARDS:
            return
        choice = g.choice
        if not choice:
            options = [*Case(g, "collect-card", self, person.seat).options("take"), PASS]
            choice = g.ask(person.seat, "collect-card", options, collecting(t, person.space))
        if not choice or choice == PASS:
            return
        card = number(choice, 1)
        place = t.edit_place(person.space)
        place.dropped = tuple([c for c in place.dropped if c != card])
        gain_card(g, self.person, card)
        shown(t, [card], bag_of(self.person))
        g.tell("card-collected", self.person, t.config.card_face[card])
        self.again()


def collecting(t: LiveTable, space: int) -> str:
    """The window of collecting: after a billboard option, or after a Location card."""
    return "TL-TIME-37" if t.config.kind[space] == BILLBOARD else "TL-TIME-32"


AMOUNTS: Final = range(MOST_SCRAP, -1, -1)
"""How much scrap one can think of taking, most of it first."""
CONDITIONS["collect-scrap", "scrap"] = (
    Condition("TL-TOKEN-01", "reason-say-how-much", lambda c: c.target >= 0),
    Condition("TL-LOCATION-06", "reason-less-scrap-here", lambda c: c.target <= c.place.scrap),
    Condition(
        "TL-TOKEN-02", "reason-scrap-limit", lambda c: c.person.scrap + c.target <= MOST_SCRAP
    ),
)
CONDITIONS["collect-card", "take"] = (
    Listed("TL-LOCATION-06", "reason-not-dropped-here", lambda c: c.place.dropped),
)
CONDITIONS["collect-card", "pass"] = FREE
