"""Cards with a text: USE, and Single Use cards from the bag (TL-STASH-12, TL-STASH-13, TL-ACTION-22,
TL-ACTION-23)."""

from typing import ClassVar

from othersight.games.they_live.rules.conditions import (
    A_PLAYER,
    CONDITIONS,
    Case,
    Condition,
    Conditions,
)
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.rules.outcome import Suffer
from othersight.games.they_live.rules.people import (
    carried,
    equipped,
    in_turn_order,
    on_space,
    person_of,
    table_of,
)
from othersight.games.they_live.rules.stash import CardInUse, give_up_card
from othersight.games.they_live.rules.whereabouts import DISCARD, shown
from othersight.games.they_live.state.config import Face, Outcome
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.question import number

TARGETS = ("self", "anyone", "anyone-here", "other-here")
"""For whom a card's text may be used."""


class UseCard(CardInUse):
    """A card's text is carried out; a Single Use card is then discarded."""

    steps: ClassVar[tuple[str, ...]] = ("show", "choose")
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def show(self, g: Game) -> None:
        """The face is read out to all; TL-STASH-12: a Single Use card goes (TL-STASH-13)."""
        t = table_of(g)
        face = t.config.face(self.card)
        person = person_of(t, self.seat)
        g.tell("card-used", person.index, face.id)
        if face.single_use:
            give_up_card(g, person.index, self.card)
            shown(t, [self.card], DISCARD)

    def choose(self, g: Game) -> None:
        """Whom the text concerns; nobody, if other cards used meanwhile have left nothing to do."""
        t = table_of(g)
        face = t.config.face(self.card)
        targets = targets_of(t, self.seat, face)
        if not targets:
            return
        window = "TL-ACTION-22" if face.action else "TL-TIME-07"
        choice = g.choice or g.ask(self.seat, "target", [("for", s) for s in targets], window)
        if choice:
            g.call(Suffer(t.playing[number(choice, 1)], face.outcome))


def targets_of(t: LiveTable, seat: int, face: Face) -> list[int]:
    """The seats a card's text can be used for."""
    if face.who == "self":
        seats = [seat]
    elif face.who == "anyone":
        seats = in_turn_order(t)
    else:
        seats = on_space(t, person_of(t, seat).space)
        if face.who == "other-here":
            seats = [other for other in seats if other != seat]
    return [other for other in seats if helps(person_of(t, other), face.outcome)]


def helps(person: Person, outcome: Outcome) -> bool:
    """TL-STASH-13: whether the text applies: some part of it can do something."""
    for verb, n in outcome:
        if verb == "heal" and person.damage == 0:
            continue
        if verb == "cure" and not person.injuries:
            continue
        if verb == "wanted" and n < 0 and person.wanted == 0:
            continue
        if verb == "scrap" and n > 0 and person.scrap >= 5:
            continue
        if n > 0 and verb in ("damage", "wanted", "injury"):
            continue
        return True
    return False


def usable_cards(t: LiveTable, person: Person) -> list[int]:
    """TL-ACTION-23: equipped cards with an Action text, and Single Use ones in the bag."""
    slots = equipped(person)
    cards: list[int] = []
    for card in carried(person):
        face = t.config.face(card)
        if face.action and is_ready(face, card in slots) and targets_of(t, person.seat, face):
            cards.append(card)
    return cards


def is_ready(face: Face, in_slot: bool) -> bool:
    """TL-ACTION-23: equipped, or Single Use."""
    return in_slot or face.single_use


def is_card_possible(t: LiveTable) -> bool:
    """TL-TIME-07: whether somebody may use a Single Use card now, for all that everybody can see: what a bag holds is
    hidden, that it holds something is not."""
    for seat in in_turn_order(t):
        person = person_of(t, seat)
        if person.bag or free_cards(t, person):
            return True
    return False


def free_cards(t: LiveTable, person: Person) -> list[int]:
    """TL-STASH-13, TL-TIME-07: Single Use cards without Action text, usable at any time their text applies."""
    cards: list[int] = []
    for card in carried(person):
        face = t.config.face(card)
        free = face.single_use and not face.action and face.who
        if free and targets_of(t, person.seat, face):
            cards.append(card)
    return cards


# -- conditions


def face_in_use(c: Case) -> Face:
    """The face of the card whose text is carried out."""
    use: UseCard = c.frame
    return c.t.config.face(use.card)


def is_near_enough(c: Case) -> bool:
    """TL-ACTION-22: most texts work on the own space."""
    return face_in_use(c).who == "anyone" or c.is_here()


def is_helped(c: Case) -> bool:
    """TL-STASH-13: the text can do something for that player."""
    return c.target in targets_of(c.t, c.seat, face_in_use(c))


CONDITIONS["target", "for"] = (
    A_PLAYER,
    Condition(
        "TL-ACTION-22",
        "reason-only-for-others",
        lambda c: face_in_use(c).who != "other-here" or c.is_other(),
    ),
    Condition("TL-ACTION-22", "reason-not-here", is_near_enough),
    Condition("TL-STASH-13", "reason-without-effect-for", is_helped),
)


def is_ability(c: Case) -> bool:
    """Whether an ability of some character is meant."""
    return c.thing in ABILITIES


def own_abilities(c: Case) -> dict[str, bool]:
    """The two specials of the character, and whether each is an action."""
    return dict(c.t.config.characters[c.person.character].specials)


def is_own_ability(c: Case) -> bool:
    """TL-ACTION-22: one of the character's own."""
    return not is_ability(c) or c.thing in own_abilities(c)


def is_action(c: Case) -> bool:
    """TL-ACTION-22: an ability that is an action."""
    return not is_ability(c) or own_abilities(c)[c.thing]


def is_card_in_use(c: Case) -> bool:
    """TL-ACTION-23."""
    return is_ability(c) or is_ready(c.t.config.face(c.target), c.is_equipped())


def has_effect(c: Case) -> bool:
    """TL-STASH-13: the text can do something for somebody now."""
    if is_ability(c):
        return ABILITIES[c.thing].can_use(c.g, c.person)
    return len(targets_of(c.t, c.seat, c.t.config.face(c.target))) > 0


USABLE: Conditions = (
    Condition("TL-ACTION-22", "reason-not-your-ability", is_own_ability),
    Condition("TL-ACTION-22", "reason-ability-always-on", is_action),
    Condition("TL-STASH-04", "reason-not-carried", lambda c: is_ability(c) or c.carries()),
    Condition(
        "TL-ACTION-22",
        "reason-no-action-text",
        lambda c: is_ability(c) or c.t.config.face(c.target).action,
    ),
    Condition("TL-ACTION-23", "reason-not-equipped", is_card_in_use),
)
WITH_EFFECT: Conditions = (Condition("TL-STASH-13", "reason-without-effect", has_effect),)
