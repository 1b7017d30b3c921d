"""Options in words: what each verb and its arguments stand for, and what one wants to know before choosing.

An option is described by its arguments in order; `+` takes a word into the key of the text, so that `inspect cards`
and `inspect billboards` are texts of their own. Where the same verb means something else to another question, the pair
is in OF_KIND and has a text of its own.
"""

from othersight.games.they_live.config import FREEWAY, INFLUENCE
from othersight.games.they_live.rules.action import glasses_price
from othersight.games.they_live.rules.effects import GATHER, PERSUADE, changes, lasting, pool
from othersight.games.they_live.rules.group import group_of
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.table import LiveTable
from othersight.games.they_live.words.names import (
    card_named,
    counted,
    injury_named,
    message_named,
    person_named,
    player_named,
    seat_named,
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
from othersight.kernel.phrases import Argument, Phrase
from othersight.kernel.question import Option, Question, number, word

OPTIONS: dict[str, str] = {
    "pass": "",
    # set-up, votes and what may be due at any time
    "leader": "player",
    "nominate": "player",
    "equip": "card",
    "unequip": "card",
    "pile": "pile",
    "stop": "",
    "discard": "card",
    "spare": "person",
    "cure": "injury",
    # the Action turn
    "stay": "",
    "step": "space",
    "ride": "space",
    "lay-low": "",
    "remove": "+",
    "trade": "player",
    "offer": "+ handed",
    "refuse": "",
    "accept": "",
    "give": "+ handed",
    "reorganize": "",
    "distract": "",
    "tile": "tile",
    "to": "space",
    "inspect": "+",
    "craft": "+",
    "scrap": "scrapped",
    "use": "usable",
    "for": "player",
    "treat": "injury",
    "end": "",
    # the Response Phase
    "fight": "foe",
    "persuade": "",
    "team": "",
    "join": "",
    "weapon": "",
    "want": "",
    "leave": "left",
    "confront": "player",
    "lenses": "",
    "flee": "",
    "look": "",
    # the Location turn
    "recover": "",
    "card": "",
    "story": "",
    "build": "",
    "gather": "",
    "check": "",
    "trigger": "",
    "take": "card",
    "deposit": "card",
    "again": "",
    "blind": "",
    "deploy": "card",
    # the Final Assault
    "take-part": "",
    "retreat": "",
    "half": "half",
    "go-on": "",
    "reveal": "",
    "sabotage": "card",
    "spend": "resource",
    "keep": "resource",
    "stay-out": "",
    # what nobody is asked for
    "claim": "claim",
    "withdraw": "number",
}

OF_KIND: tuple[tuple[str, str], ...] = (
    ("take-apart", "scrap"),
    ("collect-scrap", "scrap"),
    ("team", "refuse"),
    ("pvp-critical", "fight"),
    ("pvp-critical", "end"),
    ("pvp-escape", "fight"),
    ("foe", "fight"),
    ("check", "lenses"),
    ("pvp-glasses", "lenses"),
    ("deploy", "leave"),
    ("deploy", "discard"),
    ("gather", "stop"),
    ("distract-way", "to"),
    ("flee", "to"),
    ("leader", "leader"),
    ("invader-fight", "join"),
    ("assault-fight", "join"),
)
"""Verbs that mean something else to one kind of question, with a text of their own."""

WITH_TEXT = ("equip", "discard", "take", "deposit", "scrap", "offer", "give", "deploy", "use")
"""Verbs that choose a card: what the card does is said with it."""

ROLLS = {"gather": GATHER, "persuade": PERSUADE}
"""Verbs that lead to a roll of Influence, and what it is for."""

WITH_CONTENTS = ("step", "ride", "to")
"""Verbs that lead to a space: who and what is there is said with it."""


def phrase_option(game: Game, question: Question, option: Option) -> Phrase:
    """An option as it is offered, with what one wants to know before taking it."""
    verb = word(option, 0)
    if verb == "pass":
        return Phrase(f"they-live-pass-{question.kind}")
    if verb in ("claim", "withdraw"):
        return phrase_aside(game, question.seat, option)
    arguments = arguments_of(game, question, option)
    if (question.kind, verb) in OF_KIND:
        return Phrase(f"they-live-option-{verb}-{question.kind}", **arguments)
    return Phrase(key_of(option), **arguments)


def phrase_aside(game: Game, seat: int, option: Option) -> Phrase:
    """Something done or said without being asked: a card used, a claim made or taken back."""
    t = table_of(game)
    verb = word(option, 0)
    if verb == "use":
        card = number(option, 1)
        return Phrase(
            "they-live-option-use-card",
            card=card_offered(t, seat, card, [number(o, 1) for o in game.asides(seat)]),
            text=card_text(t, card),
        )
    if verb == "withdraw":
        made = t.claims[number(option, 1)]
        return Phrase("they-live-option-withdraw", claim=claim_named(t, tuple(made[3:])))
    return Phrase("they-live-option-claim", claim=claim_named(t, option[1:]))


def claim_named(t: LiveTable, claim: Option) -> Phrase:
    """What a claim says, without its speaker: `person 3 invader`, `card kevlar clean` and the like."""
    about, thing, what = claim
    if about == "person":
        return Phrase(f"they-live-claim-person-{what}", person=person_named(t, number(claim, 1)))
    if about == "card":
        return Phrase(f"they-live-claim-card-{what}", card=card_named(str(thing)))
    space = space_named(t.config, number(claim, 1))
    if about == "billboard":
        return Phrase("they-live-claim-billboard", space=space, message=message_named(str(what)))
    return Phrase("they-live-claim-deposit", space=space, count=number(claim, 2))


def key_of(option: Option) -> str:
    """The text of an option, with the word that belongs to its key."""
    verb = word(option, 0)
    key = f"they-live-option-{verb}"
    if OPTIONS[verb].startswith("+"):
        return f"{key}-{word(option, 1)}"
    if verb == "use":
        return f"{key}-{'card' if isinstance(option[1], int) else 'ability'}"
    return key


def arguments_of(game: Game, question: Question, option: Option) -> dict[str, Argument]:
    """The arguments of an option under the names its text uses."""
    t = table_of(game)
    verb = word(option, 0)
    if is_of_card(question.kind, option):
        return card_arguments(t, question, option)
    if verb in WITH_CONTENTS:
        return space_arguments(t, question, option)
    if verb == "craft":
        return {"price": glasses_price(t, person_of(t, question.seat))}
    if verb in ROLLS:
        dice = max(0, pool(game, person_of(t, question.seat), INFLUENCE, ROLLS[verb]))
        return {"dice": counted("dice", dice)}
    if verb in ("spend", "keep"):
        resource = number(option, 1)
        return {"resource": resource_named(t, resource), "worth": assault_worth(t, resource)}
    if len(option) == 1 or OPTIONS[verb] == "+":
        return {}
    return {OPTIONS[verb].split()[-1]: thing_named(t, question.seat, option)}


def is_of_card(kind: str, option: Option) -> bool:
    """Whether the last word of an option is a Resistance card."""
    verb = word(option, 0)
    if len(option) == 1 or not isinstance(option[-1], int):
        return False
    if verb in ("offer", "give"):
        return option[1] == "card"
    if verb == "scrap":
        return kind == "take-apart"
    return OPTIONS[verb] in ("card", "usable", "left")


def card_arguments(t: LiveTable, question: Question, option: Option) -> dict[str, Argument]:
    """A card by its name, told apart from others of its face, with its text or its worth."""
    card = number(option, len(option) - 1)
    rivals = [
        number(other, len(other) - 1)
        for other in question.options
        if other[:-1] == option[:-1] and is_of_card(question.kind, other)
    ]
    arguments: dict[str, Argument] = {"card": card_offered(t, question.seat, card, rivals)}
    if option[0] in WITH_TEXT:
        arguments["text"] = card_text(t, card)
    elif option[0] == "sabotage":
        arguments["worth"] = t.config.face(card).assault_value
    return arguments


def space_arguments(t: LiveTable, question: Question, option: Option) -> dict[str, Argument]:
    """A space with who and what is there; for a ride its price (TL-ACTION-05)."""
    space = number(option, 1)
    arguments: dict[str, Argument] = {"space": place_with_contents(t, space)}
    if option[0] == "ride":
        person = person_of(t, question.seat)
        free = lasting(t, "freeway-free") > 0 or changes(t, person, "freeway-free") > 0
        stretch = abs(FREEWAY.index(space) - FREEWAY.index(person.space))
        arguments["price"] = counted("wanted", 0 if free else stretch)
    return arguments


def thing_named(t: LiveTable, seat: int, option: Option) -> Argument:
    """The last argument of an option that is neither a card nor a space."""
    kind = OPTIONS[word(option, 0)].split()[-1]
    if kind == "half":
        return halves(t, option)
    if kind == "usable":
        special = word(option, 1)
        return Phrase(
            "they-live-choice-ability",
            ability=special_named(special),
            text=Phrase(f"they-live-special-{special}.text"),
        )
    value = number(option, len(option) - 1)
    if kind in ("player", "foe"):
        return player_in_full(t, seat, value)
    if kind == "person":
        return person_in_full(t, value)
    if kind == "injury":
        return injury_in_full(person_of(t, seat).injuries, value)
    if kind == "tile":
        return tile_in_full(t, value)
    if kind == "pile":
        return Phrase(f"they-live-choice-pile-{value}", count=len(t.decks.piles[value]))
    return value


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
    """An injury with what it says, numbered if there are two of it."""
    name = injury_named(injuries[at])
    if injuries.count(injuries[at]) > 1:
        name = Phrase("they-live-choice-numbered-injury", injury=name, number=at + 1)
    text = Phrase(f"they-live-injury-{injuries[at]}.text")
    return Phrase("they-live-choice-injury-in-full", injury=name, text=text)


def halves(t: LiveTable, option: Option) -> Phrase:
    """Who takes the first test and who the second."""
    first = [number(option, at) for at in range(1, len(option))]
    rest = [seat for seat in group_of(t) if seat not in first]
    return Phrase(
        "they-live-choice-halves",
        first=[player_named(t, seat) for seat in first],
        second=[player_named(t, seat) for seat in rest],
    )
