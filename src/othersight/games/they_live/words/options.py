"""Options in words: the text of a form, its arguments by name, and what one wants to know before choosing.

What an option is made of stands in the table of verbs; here is how each kind of argument is called, and what each
form says besides.
"""

from collections.abc import Callable

from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.rules.action import glasses_price
from othersight.games.they_live.rules.effects import GATHER, PERSUADE, changes, lasting, pool
from othersight.games.they_live.rules.group import group_of
from othersight.games.they_live.rules.people import equipped, person_of, table_of
from othersight.games.they_live.rules.reorganize import equip_card
from othersight.games.they_live.state.config import FREEWAY, INFLUENCE
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.games.they_live.words.names import (
    card_named,
    counted,
    injury_named,
    message_named,
    person_named,
    player_named,
    seat_named,
    space_in_short,
    space_named,
    special_named,
)
from othersight.games.they_live.words.things import (
    assault_worth,
    card_offered,
    card_text,
    place_with_contents,
    resource_named,
    tile_in_full,
)
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question
from othersight.toolkit.log_words import a_number, a_word
from othersight.toolkit.page_spec import Choice
from othersight.toolkit.phrases import Argument, Phrase
from othersight.toolkit.verbs import Form, Target

UNASKED = "aside"
"""Stands for the kind of question where nothing is asked."""


class Offer:
    """An option that is open to a seat, with the table and the other options of its question."""

    def __init__(self, game: Game, question: Question, option: Option) -> None:
        self.game = game
        self.t: LiveTable = table_of(game)
        self.question = question
        self.seat = question.seat
        self.form: Form = VERBS.form(option, question.kind)
        self.option = option
        self.values = self.form.values(option)

    def number(self, kind: str) -> int:
        """The argument of that kind."""
        return a_number(self.values[kind])

    def rivals(self) -> list[int]:
        """The cards of all options of this form."""
        return [
            a_number(self.form.values(option)["card"])
            for option in self.question.options
            if VERBS.form(option, self.question.kind) is self.form
        ]


def phrase_option(game: Game, question: Question, option: Option) -> Phrase:
    """An option as it is offered, with what one wants to know before taking it."""
    return phrase_offer(Offer(game, question, option))


def phrase_offer(offer: Offer) -> Phrase:
    """The same."""
    arguments = arguments_of(offer)
    if offer.form.says:
        arguments.update(SAYS[offer.form.says](offer))
    return Phrase(VERBS.key(offer.form, offer.question.kind), **arguments)


def choice_of(game: Game, question: Question, option: Option) -> Choice:
    """An option as a page draws it."""
    offer = Offer(game, question, option)
    text = brief = phrase_offer(offer)
    has_space = "space" in offer.values
    if has_space:
        space = space_in_short(offer.t.config, offer.number("space"))
        brief = Phrase(text.key, **{**text.arguments, "space": space})
    targets = [*VERBS.targets(option, question.kind), *billboards_of(offer)]
    return Choice(offer.form.verb, targets, text, brief, is_title=has_space)


def billboards_of(offer: Offer) -> list[Target]:
    """The billboards that are looked at: one can point at any of them."""
    if offer.option != ("inspect", "billboards"):
        return []
    return [("billboard", space) for space in offer.t.config.billboards]


def arguments_of(offer: Offer) -> dict[str, Argument]:
    """The arguments of an option under the names its text uses."""
    return {
        VERBS.kinds[kind].argument: NAMED[kind](offer, value)
        for kind, value in offer.form.arguments(offer.option)
    }


def phrase_aside(game: Game, seat: int, option: Option) -> Phrase:
    """Something done or said without being asked: a card used, a claim made or taken back."""
    return phrase_option(game, Question(seat, UNASKED, game.asides(seat), ""), option)


def claim_named(t: LiveTable, claim: Option) -> Phrase:
    """What a claim says, without its speaker: `person 3 invader`, `card kevlar clean` and the like."""
    form = VERBS.form(("claim", *claim))
    values = form.values(("claim", *claim))
    _, about = form.start
    if about == "person":
        key = f"they-live-claim-person-{values['identity']}"
        return Phrase(key, person=person_named(t, a_number(values["person"])))
    if about == "card":
        key = f"they-live-claim-card-{values['icon']}"
        return Phrase(key, card=card_named(a_word(values["face"])))
    space = space_named(t.config, a_number(values["space"]))
    if about == "billboard":
        message = message_named(a_word(values["message"]))
        return Phrase("they-live-claim-billboard", space=space, message=message)
    return Phrase("they-live-claim-deposit", space=space, count=a_number(values["count"]))


def player_in_full(t: LiveTable, seat: int, other: int) -> Phrase:
    """A player by character and seat; the one who is asked as oneself."""
    key = "they-live-choice-yourself" if other == seat else "they-live-choice-player-in-full"
    return Phrase(key, player=player_named(t, other), seat=seat_named(other))


def person_in_full(t: LiveTable, index: int) -> Phrase:
    """A spare as everybody sees it: the character, its health and where it starts."""
    person = t.people[index]
    return Phrase(
        "they-live-choice-spare-in-full",
        person=person_named(t, index),
        health=person.health,
        space=space_named(t.config, person.space),
        first=special_named(t.config.characters[person.character].specials[0][0]),
        second=special_named(t.config.characters[person.character].specials[1][0]),
    )


def injury_in_full(injuries: tuple[str, ...], at: int) -> Phrase:
    """An injury with what it says."""
    text = Phrase(f"they-live-injury-{injuries[at]}.text")
    return Phrase("they-live-choice-injury-in-full", injury=injury_of(injuries, at), text=text)


def injury_of(injuries: tuple[str, ...], at: int) -> Phrase:
    """An injury, numbered if there are two of it."""
    name = injury_named(injuries[at])
    if injuries.count(injuries[at]) > 1:
        return Phrase("they-live-choice-numbered-injury", injury=name, number=at + 1)
    return name


def pile_in_full(t: LiveTable, pile: int) -> Phrase:
    """A pile of the Stash with its size."""
    return Phrase(f"they-live-choice-pile-{pile}", count=len(t.decks.piles[pile]))


def ability_in_full(special: str) -> Phrase:
    """A character's special with its text."""
    return Phrase(
        "they-live-choice-ability",
        ability=special_named(special),
        text=Phrase(f"they-live-special-{special}.text"),
    )


Value = str | int

NAMED: dict[str, Callable[[Offer, Value], Argument]] = {
    "space": lambda offer, value: space_named(offer.t.config, a_number(value)),
    "seat": lambda offer, value: player_in_full(offer.t, offer.seat, a_number(value)),
    "person": lambda offer, value: person_in_full(offer.t, a_number(value)),
    "card": lambda offer, value: card_offered(offer.t, offer.seat, a_number(value), offer.rivals()),
    "tile": lambda offer, value: tile_in_full(offer.t, a_number(value)),
    "resource": lambda offer, value: resource_named(offer.t, a_number(value)),
    "ability": lambda offer, value: ability_in_full(a_word(value)),
    "injury": lambda offer, value: injury_in_full(
        person_of(offer.t, offer.seat).injuries, a_number(value)
    ),
    "pile": lambda offer, value: pile_in_full(offer.t, a_number(value)),
    "count": lambda offer, value: a_number(value),
    "identity": lambda offer, value: a_word(value),
    "message": lambda offer, value: message_named(a_word(value)),
    "face": lambda offer, value: card_named(a_word(value)),
    "icon": lambda offer, value: a_word(value),
    "claim": lambda offer, value: a_number(value),
}
"""How each kind of argument is called."""


def text_of_card(offer: Offer) -> dict[str, Argument]:
    """What a card does."""
    return {"text": card_text(offer.t, offer.number("card"))}


def contents(offer: Offer) -> dict[str, Argument]:
    """Who and what is on a space."""
    return {"space": place_with_contents(offer.t, offer.number("space"))}


def ride(offer: Offer) -> dict[str, Argument]:
    """Who and what is at the end of a ride, and its price (TL-ACTION-05)."""
    person = person_of(offer.t, offer.seat)
    free = lasting(offer.t, "freeway-free") > 0 or changes(offer.t, person, "freeway-free") > 0
    stretch = abs(FREEWAY.index(offer.number("space")) - FREEWAY.index(person.space))
    return {**contents(offer), "price": counted("wanted", 0 if free else stretch)}


def influence(what_for: str) -> Callable[[Offer], dict[str, Argument]]:
    """The dice of a roll of Influence."""

    def dice(offer: Offer) -> dict[str, Argument]:
        person = person_of(offer.t, offer.seat)
        count = max(0, pool(offer.game, person, INFLUENCE, what_for))
        return {"dice": counted("dice", count)}

    return dice


def halves(offer: Offer) -> dict[str, Argument]:
    """Who takes the first test and who the second."""
    t = offer.t
    first = [a_number(seat) for _, seat in offer.form.arguments(offer.option)]
    rest = [seat for seat in group_of(t) if seat not in first]
    named = Phrase(
        "they-live-choice-halves",
        first=[player_named(t, seat) for seat in first],
        second=[player_named(t, seat) for seat in rest],
    )
    return {"half": named}


def claim_made(offer: Offer) -> dict[str, Argument]:
    """What the claim says."""
    return {"claim": claim_named(offer.t, offer.option[1:])}


def claim_withdrawn(offer: Offer) -> dict[str, Argument]:
    """What the claim said that is taken back."""
    made = offer.t.claims[offer.number("claim")]
    return {"claim": claim_named(offer.t, tuple(made[3:]))}


def equipping(offer: Offer) -> dict[str, Argument]:
    """TL-STASH-02, TL-STASH-03: what the card does, and what goes back to the bag for it."""
    person = person_of(offer.t, offer.seat).copy()
    assert isinstance(person, Person)
    before = equipped(person)
    equip_card(offer.t.config, person, offer.number("card"))
    freed = [card for card in before if card not in equipped(person)]
    names: list[Phrase] = [card_named(offer.t.config.card_face[card]) for card in freed]
    return {**text_of_card(offer), "replaces": names, "count": len(names)}


SAYS: dict[str, Callable[[Offer], dict[str, Argument]]] = {
    "text": text_of_card,
    "equipping": equipping,
    "contents": contents,
    "ride": ride,
    "price": lambda offer: {"price": glasses_price(offer.t, person_of(offer.t, offer.seat))},
    "influence-to-gather": influence(GATHER),
    "influence-to-persuade": influence(PERSUADE),
    "halves": halves,
    "printed-worth": lambda offer: {
        "worth": offer.t.config.face(offer.number("card")).assault_value
    },
    "worth": lambda offer: {"worth": assault_worth(offer.t, offer.number("resource"))},
    "person": lambda offer: {"name": person_named(offer.t, offer.number("person"))},
    "injury": lambda offer: {
        "name": injury_of(person_of(offer.t, offer.seat).injuries, offer.number("injury"))
    },
    "ability": lambda offer: {"name": special_named(a_word(offer.values["ability"]))},
    "claim": claim_made,
    "withdrawn": claim_withdrawn,
}
"""What a form says besides its arguments, as the table of verbs names it."""
