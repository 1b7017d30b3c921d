"""Cards with a text: USE, and Single Use cards from the bag (TL-STASH-12, TL-STASH-13, TL-ACTION-22,
TL-ACTION-23)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    A_PLAYER,
    CONDITIONS,
    Case,
    Condition,
    Conditions,
    Finer,
    Listed,
    Shortlist,
)
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.rules.outcome import Suffer
from othersight.games.they_live.rules.people import (
    carried,
    equipped,
    in_turn_order,
    person_of,
)
from othersight.games.they_live.rules.stash import CardInUse, give_up_card
from othersight.games.they_live.rules.whereabouts import DISCARD, shown
from othersight.games.they_live.state.config import Face, Outcome
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.question import number

TARGETS: Final = ("self", "anyone", "anyone-here", "other-here")
"""For whom a card's text may be used."""


class UseCard(CardInUse):
    """A card's text is carried out; a Single Use card is then discarded."""

    steps: ClassVar[tuple[str, ...]] = ("show", "choose")
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        CardInUse.__init__(self)
        self.seat = seat
        self.card = card

    def show(self, g: Game) -> None:
        """The face is read out to all; TL-STASH-12: a Single Use card goes (TL-STASH-13)."""
        t: LiveTable = g.table
        face = t.config.face(self.card)
        person = person_of(t, self.seat)
        g.tell("card-used", person.index, face.id)
        if face.single_use:
            give_up_card(g, person.index, self.card)
            shown(t, [self.card], DISCARD)

    def choose(self, g: Game) -> None:
        """Whom the text concerns; nobody, if other cards used meanwhile have left nothing to do."""
        t: LiveTable = g.table
        face = t.config.face(self.card)
        choice = g.choice
        if not choice:
            targets = Case(g, "target", self, self.seat).options("for")
            if not targets:
                return
            window = "TL-ACTION-22" if face.action else "TL-TIME-07"
            choice = g.ask(self.seat, "target", targets, window)
        if choice:
            g.call(Suffer(t.playing[number(choice, 1)], face.outcome))


def has_target(g: Game, seat: int, card: int) -> bool:
    """TL-STASH-13: whether a card's text could do something for somebody if it were used now."""
    return len(Case(g, "target", UseCard(seat, card), seat).options("for")) > 0


def helps(person: Person, outcome: Outcome) -> bool:
    """TL-STASH-13: whether the text applies: some part of it can do something."""
    for verb, n in outcome:
        if verb == "heal" and person.damage == 0:
            continue
        if verb == "cure" and not person.injuries:
            continue
        if verb == "wanted" and person.wanted == 0:
            continue
        if verb == "scrap" and n > 0 and person.scrap >= 5:
            continue
        if n > 0 and verb in ("damage", "wanted", "injury"):
            continue
        return True
    return False


def is_card_possible(g: Game) -> bool:
    """TL-TIME-07: whether somebody may use a Single Use card now, for all that everybody can see: what a bag holds is
    hidden, that it holds something is not."""
    t: LiveTable = g.table
    if is_some_bag_filled(t):
        return True
    for seat in in_turn_order(t):
        for card in free_cards(t, person_of(t, seat)):
            if has_target(g, seat, card):
                return True
    return False


def is_some_bag_filled(t: LiveTable) -> bool:
    """Whether anybody in play has a card in the bag."""
    for index in t.playing:
        person = t.people[index]
        if person.bag and not person.dead:
            return True
    return False


def free_cards(t: LiveTable, person: Person) -> list[int]:
    """TL-STASH-13, TL-TIME-07: Single Use cards without Action text, usable at any time their text applies."""
    cards: list[int] = []
    for card in carried(person):
        face = t.config.face(card)
        if face.single_use and not face.action and face.who:
            cards.append(card)
    return cards


# -- conditions


def face_in_use(c: Case) -> Face:
    """The face of the card whose text is carried out."""
    use: UseCard = c.frame
    return c.t.config.face(use.card)


def near_enough(c: Case) -> list[int]:
    """TL-ACTION-22: most texts work on the own space, and some for the own character only."""
    who = face_in_use(c).who
    if who == "self":
        return [c.seat]
    return in_turn_order(c.t) if who == "anyone" else c.seats_here()


def is_helped(c: Case) -> bool:
    """TL-STASH-13: the text can do something for that player."""
    return helps(person_of(c.t, c.target), face_in_use(c).outcome)


CONDITIONS["target", "for"] = (
    A_PLAYER,
    Listed("TL-ACTION-22", "reason-not-here", near_enough),
    Condition(
        "TL-ACTION-22",
        "reason-only-for-others",
        lambda c: face_in_use(c).who != "other-here" or c.is_other(),
    ),
    Condition("TL-STASH-13", "reason-without-effect-for", is_helped),
)


def own_abilities(t: LiveTable, person: Person) -> tuple[tuple[str, bool], ...]:
    """The two specials of the character, and whether each is an action."""
    return t.config.characters[person.character].specials


def usable(c: Case) -> list[int | str]:
    """TL-ACTION-22, TL-ACTION-23: what USE can be thought of for: the own abilities and cards."""
    return [*[id for id, _ in own_abilities(c.t, c.person)], *c.cards()]


def is_no_others_ability(c: Case) -> bool:
    """TL-ACTION-22: no ability of another character."""
    return c.thing not in ABILITIES or c.option[-1] in usable(c)


def is_action(c: Case) -> bool:
    """TL-ACTION-22: an ability that is an action, or a card."""
    return not c.thing or (c.thing, True) in own_abilities(c.t, c.person)


def has_action_text(c: Case) -> bool:
    """TL-ACTION-22: a card with an Action text, or an ability."""
    return c.thing != "" or c.t.config.face(c.target).action


def is_in_use(c: Case) -> bool:
    """TL-ACTION-23: a card that is equipped or Single Use, or an ability."""
    return c.thing != "" or c.is_equipped() or c.t.config.face(c.target).single_use


def has_effect(g: Game, seat: int, person: Person, thing: int | str) -> bool:
    """TL-STASH-13: the text of a card or ability can do something for somebody now."""
    if isinstance(thing, str):
        return ABILITIES[thing].can_use(g, person)
    return has_target(g, seat, thing)


def ready(t: LiveTable, person: Person) -> list[int | str]:
    """TL-ACTION-22, TL-ACTION-23: the own abilities that are actions, and own cards with an Action text that are
    equipped or Single Use."""
    config = t.config
    found: list[int | str] = []
    for id, is_action in config.characters[person.character].specials:
        if is_action:
            found.append(id)
    faces = config.card_faces()
    for card in equipped(person):
        if faces[card].action:
            found.append(card)
    for card in person.bag:
        face = faces[card]
        if face.action and face.single_use:
            found.append(card)
    return found


READY: Final[Conditions] = (
    Listed("TL-STASH-04", "reason-not-carried", usable),
    Condition("TL-ACTION-22", "reason-ability-always-on", is_action),
    Condition("TL-ACTION-22", "reason-no-action-text", has_action_text),
    Condition("TL-ACTION-23", "reason-not-equipped", is_in_use),
)
Shortlist(READY, lambda c: ready(c.t, c.person))
USABLE: Final[Conditions] = (
    Finer("TL-ACTION-22", "reason-not-your-ability", is_no_others_ability),
    *READY,
)
WITH_EFFECT: Final[Conditions] = (
    Condition(
        "TL-STASH-13",
        "reason-without-effect",
        lambda c: has_effect(c.g, c.seat, c.person, c.thing or c.target),
    ),
)
