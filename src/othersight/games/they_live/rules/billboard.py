"""The three options of a billboard: Build, Gather, Check and deploy (TL-LOCATION-14, TL-LOCATION-15, TL-LOCATION-16,
TL-LOCATION-17, TL-LOCATION-18, TL-LOCATION-19)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    CONDITIONS,
    FREE,
    OWN_CARD,
    Case,
    Condition,
    Listed,
)
from othersight.games.they_live.rules.dice import roll_dice, successes
from othersight.games.they_live.rules.effects import GATHER, pool
from othersight.games.they_live.rules.hidden import (
    lose_sight,
    remember_faces,
    see_icons,
    tell_icons,
)
from othersight.games.they_live.rules.location_card import collect
from othersight.games.they_live.rules.people import equipped, put_away, table_of
from othersight.games.they_live.rules.stash import ANY, DrawCards, discard_card
from othersight.games.they_live.rules.token import pay_scrap, spend_glasses
from othersight.games.they_live.rules.whereabouts import (
    ALL,
    DISCARD,
    RESOURCES,
    bag_of,
    deposit_at,
    moved,
    scattered,
    shown,
)
from othersight.games.they_live.state.config import INFLUENCE
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS, Option, number, word

GATHER_PRICE: Final = 2
MOST_BUILT: Final = 3
LOOKS: Final[tuple[Option, ...]] = (("blind",), ("lenses",))
"""Whether a glasses token is spent on a deposit or not."""
SORTED: Final = ("deploy", "discard", "leave")
"""What may be done with each card of a deposit that is seen."""


class Build(Procedure):
    """TL-LOCATION-15: 1 to 3 own cards face down into the deposit."""

    steps: ClassVar[tuple[str, ...]] = ("put_down", "close")
    fields: ClassVar[tuple[str, ...]] = ("person", "cards")

    def __init__(self, person: int = 0) -> None:
        Procedure.__init__(self)
        self.person = person
        self.cards: tuple[int, ...] = ()

    def put_down(self, g: Game) -> None:
        """TL-TIME-34: which cards."""
        t: LiveTable = g.table
        person = t.people[self.person]
        choice = g.choice
        if not choice:
            c = Case(g, "build", self, person.seat)
            cards = c.options("deposit")
            if not cards or len(self.cards) == MOST_BUILT:
                return
            choice = g.ask(person.seat, "build", cards + c.options("pass"))
        if not choice or choice == PASS:
            return
        card = number(choice, 1)
        seen_by = ALL if card in equipped(person) else only(person.seat)
        put_away(t.edit_unharmed(self.person), card)
        moved(t, [card], bag_of(self.person), deposit_at(t, person.space), seen_by)
        self.cards = (*self.cards, card)
        self.again()

    def close(self, g: Game) -> None:
        """Only the number is public; TL-HIDDEN-09, TL-HIDDEN-10: the depositor remembers the faces, and reads them in
        the log when somebody else has sorted the deposit."""
        t: LiveTable = g.table
        person = t.people[self.person]
        place = t.edit_place(person.space)
        place.deposit = (*place.deposit, *self.cards)
        remember_faces(g, person.seat, list(self.cards))
        faces = tuple([t.config.card_face[card] for card in self.cards])
        g.tell_to(only(person.seat), "built-by-you", self.person, person.space, faces)
        g.tell_to(all_but(person.seat), "built", self.person, person.space, len(self.cards))
        self.cards = ()
        collect(g, self.person)


class Gather(Procedure):
    """TL-LOCATION-16: pay 2 scrap and roll Influence; a card per success, again while there is none."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "once_more", "collect")
    fields: ClassVar[tuple[str, ...]] = ("person",)

    def __init__(self, person: int = 0) -> None:
        Procedure.__init__(self)
        self.person = person

    def roll(self, g: Game) -> None:
        """The broker wants to be paid for every roll."""
        t: LiveTable = g.table
        pay_scrap(g, self.person, GATHER_PRICE)
        roll = roll_dice(g, pool(g, t.people[self.person], INFLUENCE, GATHER))
        g.tell("gather", self.person, roll)
        if successes(roll):
            self.skip_to("collect")
            g.call(DrawCards(self.person, successes(roll), ANY))

    def once_more(self, g: Game) -> None:
        """TL-TIME-35: after a roll without success pay again or stop."""
        person = table_of(g).people[self.person]
        if person.scrap < GATHER_PRICE:
            return
        choice = g.choice or g.ask(person.seat, "gather", [("again",), ("stop",)])
        if choice == ("again",):
            self.skip_to("roll")

    def collect(self, g: Game) -> None:
        """TL-LOCATION-19."""
        collect(g, self.person)


class CheckAndDeploy(Procedure):
    """TL-LOCATION-17, TL-LOCATION-18: the deposit goes to Resources, seen through the lenses or not."""

    steps: ClassVar[tuple[str, ...]] = ("token", "sort", "close")
    fields: ClassVar[tuple[str, ...]] = ("person", "left", "deployed", "discarded", "kept")

    def __init__(self, person: int = 0) -> None:
        Procedure.__init__(self)
        self.person = person
        self.left: tuple[int, ...] = ()
        """Cards the player has still to decide on."""
        self.deployed: tuple[int, ...] = ()
        self.discarded: tuple[int, ...] = ()
        self.kept: tuple[int, ...] = ()

    def token(self, g: Game) -> None:
        """TL-TIME-36: spend a token or not; without one the whole deposit is deployed unseen."""
        t: LiveTable = g.table
        person = t.people[self.person]
        choice = g.choice or g.ask(
            person.seat, "check", Case(g, "check", self, person.seat).among(LOOKS)
        )
        if not choice:
            return
        deposit = t.places[person.space].deposit
        if choice == ("lenses",):
            spend_glasses(g, self.person)
            see_icons(g, person.seat, list(deposit))
            remember_faces(g, person.seat, list(deposit))
            shown(t, list(deposit), deposit_at(t, person.space), only(person.seat))
            self.left = deposit
            tell_icons(g, person.seat, "lenses-deposit", list(deposit))
        else:
            self.deployed = deposit
            self.skip_to("close")

    def sort(self, g: Game) -> None:
        """TL-LOCATION-18: for each card deploy, discard or leave, whatever its icon."""
        if not self.left:
            return
        card = self.left[0]
        person = table_of(g).people[self.person]
        choice = g.choice
        if not choice:
            c = Case(g, "deploy", self, person.seat)
            options = [option for verb in SORTED for option in c.options(verb)]
            choice = g.ask(person.seat, "deploy", options)
        if not choice:
            return
        self.left = self.left[1:]
        self.again()
        if word(choice, 0) == "deploy":
            self.deployed = (*self.deployed, card)
        elif word(choice, 0) == "discard":
            self.discarded = (*self.discarded, card)
        else:
            self.kept = (*self.kept, card)

    def close(self, g: Game) -> None:
        """TL-INFO-07: only the three numbers are public."""
        t: LiveTable = g.table
        person = t.people[self.person]
        t.edit_place(person.space).deposit = self.kept
        decks = t.edit_decks()
        decks.useful = (*decks.useful, *self.deployed)
        for card in self.discarded:
            discard_card(g, card)
        self.track(t, deposit_at(t, person.space), person.seat)
        g.tell("deployed", self.person, len(self.deployed), len(self.discarded), len(self.kept))
        collect(g, self.person)

    def track(self, t: LiveTable, zone: int, checker: int) -> None:
        """TL-INFO-07: who has sorted the cards knows where each went; a deposit deployed blind nobody has seen."""
        parts = [(RESOURCES, list(self.deployed)), (DISCARD, list(self.discarded))]
        parts = [part for part in parts if part[1]]
        if self.discarded or self.kept:
            lose_sight(t, checker, [*self.deployed, *self.discarded, *self.kept])
            scattered(t, zone, parts, only(checker))
        else:
            scattered(t, zone, parts)


# -- conditions


def has_built(c: Case) -> bool:
    """TL-LOCATION-15: at least one card."""
    build: Build = c.frame
    return len(build.cards) > 0


def next_card(c: Case) -> tuple[int, ...]:
    """TL-LOCATION-18: the card that is decided on now."""
    check: CheckAndDeploy = c.frame
    return check.left[:1]


CONDITIONS["build", "deposit"] = (OWN_CARD,)
CONDITIONS["build", "pass"] = (Condition("TL-LOCATION-15", "reason-at-least-one-card", has_built),)
CONDITIONS["gather", "again"] = FREE
CONDITIONS["gather", "stop"] = FREE
CONDITIONS["check", "blind"] = FREE
CONDITIONS["check", "lenses"] = (
    Condition("TL-LOCATION-18", "reason-no-glasses", lambda c: c.person.glasses > 0),
)
for _verb in SORTED:
    CONDITIONS["deploy", _verb] = (Listed("TL-LOCATION-18", "reason-one-by-one", next_card),)
