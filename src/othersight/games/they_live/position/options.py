"""Options written with names instead of numbers: `step supermarket`, `trade player-2`, `equip length-of-pipe`.

A card is written by its face, with allegiance or number if it matters; an enemy tile by its face and perhaps its
place. The first option that fits is meant. The plain text form with numbers is always understood too.
"""

from othersight.games.they_live.position.values import card_word, seat_names, tile_in
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.table import LiveTable
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Option, option_of, text_of

SPACE, SEAT, PERSON, CARD, TILE, INJURY, RESOURCE = (
    "space",
    "seat",
    "person",
    "card",
    "tile",
    "injury",
    "resource",
)
KIND_OF_NUMBER = {
    "step": SPACE,
    "ride": SPACE,
    "to": SPACE,
    "leader": SEAT,
    "nominate": SEAT,
    "trade": SEAT,
    "confront": SEAT,
    "fight": SEAT,
    "half": SEAT,
    "for": SEAT,
    "spare": PERSON,
    "equip": CARD,
    "unequip": CARD,
    "deposit": CARD,
    "discard": CARD,
    "take": CARD,
    "deploy": CARD,
    "leave": CARD,
    "sabotage": CARD,
    "use": CARD,
    "offer card": CARD,
    "give card": CARD,
    "scrap take-apart": CARD,
    "spend": RESOURCE,
    "keep": RESOURCE,
    "tile": TILE,
    "treat": INJURY,
    "cure": INJURY,
    "claim person": PERSON,
    "claim billboard": SPACE,
    "claim deposit": SPACE,
}
"""What the numbers of an option stand for: by verb, by verb and second word, or by verb and question."""


def kind_of(game: Game, words: Option) -> str:
    """What a number in this option stands for, or ""."""
    verb = str(words[0]) if words else ""
    second = str(words[1]) if len(words) > 1 else ""
    asked = game.questions[0].kind if game.questions else ""
    for key in (f"{verb} {second}", f"{verb} {asked}", verb):
        if key in KIND_OF_NUMBER:
            return KIND_OF_NUMBER[key]
    return ""


def option_named(game: Game, options: list[Option], text: str) -> Option | None:
    """The option that a person has written, or None."""
    for option in options:
        if text_of(option) == text:
            return option
    written = text.split()
    for option in options:
        if fits(game, option, written):
            return option
    return None


def fits(game: Game, option: Option, written: list[str]) -> bool:
    """Whether a written form stands for this option, word for word."""
    if len(option) != len(written) or not written:
        return False
    kind = kind_of(game, option)
    last = len(option) - 1
    for at, value in enumerate(option):
        if written[at] == str(value):
            continue
        is_count = kind == SPACE and at == last and option[0] == "claim"
        if not isinstance(value, int) or is_count or not names(game, kind, value, written[at]):
            return False
    return True


def names(game: Game, kind: str, value: int, word: str) -> bool:
    """Whether a word names the thing with this number."""
    t = table_of(game)
    if kind == RESOURCE:
        kind, value = (CARD, value) if value >= 0 else (TILE, -value - 1)
    if kind == CARD:
        return names_card(t, value, word)
    if kind == TILE:
        return names_tile(t, value, word)
    return value_named(game, kind, word) == value


def names_card(t: LiveTable, card: int, word: str) -> bool:
    """Whether a word names this card: its face, and allegiance and number if they are written."""
    try:
        face, icon, number = card_word(word, "", t.config)
    except OthersightError:
        return False
    sabotaged = "sabotaged" if t.icons[card] else "clean"
    return t.config.card_face[card] == face and icon in ("", sabotaged) and number in (-1, card)


def names_tile(t: LiveTable, tile: int, word: str) -> bool:
    """Whether a word names this enemy tile: its face, and place or number if they are written."""
    face, at, place = word.partition("@")
    record = t.tiles[tile]
    if at and place not in (str(record.space), t.config.space_id[record.space]):
        return False
    return face in (record.face, f"{record.face}#{tile}")


def value_named(game: Game, kind: str, word: str) -> int:
    """The number of a space, seat, person or injury; -99 if nothing bears the name."""
    t = table_of(game)
    seats = seat_names(t.config.players)
    if kind == SPACE and word in t.config.space_id[1:]:
        return t.config.space_id.index(word)
    if kind == SEAT and word in seats:
        return seats.index(word)
    if kind == PERSON:
        characters = [person.character for person in t.people]
        if word in seats:
            return t.playing[seats.index(word)]
        return characters.index(word) if word in characters else -99
    if kind == INJURY and game.questions:
        injuries = t.people[t.playing[game.questions[0].seat]].injuries
        return injuries.index(word) if word in injuries else -99
    return -99


def option_written(game: Game, text: str) -> Option:
    """What a person has written as an option, whether or not it is open to anybody."""
    words = option_of(text)
    kind = kind_of(game, words)
    return tuple([number_of(game, kind, word, at) for at, word in enumerate(words)])


def number_of(game: Game, kind: str, word: str | int, at: int) -> str | int:
    """One word of an option with a name turned into its number."""
    t = table_of(game)
    if at == 0 or not isinstance(word, str) or not kind:
        return word
    if kind in (CARD, RESOURCE) and word.partition("#")[0].partition(":")[0] in t.config.faces:
        held = [card for card in range(len(t.icons)) if names_card(t, card, word)]
        mine = cards_at_hand(game)
        return next((card for card in held if card in mine), held[0] if held else word)
    if kind in (TILE, RESOURCE):
        try:
            tile = tile_in(t, word, "")
        except OthersightError:
            return word
        return tile if kind == TILE else -tile - 1
    found = value_named(game, kind, word)
    return found if found != -99 else word


def cards_at_hand(game: Game) -> list[int]:
    """The cards of whoever is asked, then the Resources."""
    t = table_of(game)
    seats = [question.seat for question in game.questions]
    people = [t.people[t.playing[seat]] for seat in seats]
    held = [card for p in people for card in (p.weapon, p.off_hand, p.ally, *p.bag)]
    return [*held, *t.decks.useful, *t.decks.sabotaged]


def text_with_names(game: Game, option: Option) -> str:
    """An option as a person would write it."""
    kind = kind_of(game, option)
    is_claim = option[:1] == ("claim",)
    words = [
        name_of(game, kind, value)
        if isinstance(value, int) and not (is_claim and at == 3)
        else str(value)
        for at, value in enumerate(option)
    ]
    return " ".join(words)


def name_of(game: Game, kind: str, value: int) -> str:
    """One word of an option with its number turned into a name."""
    t = table_of(game)
    if kind == RESOURCE:
        kind, value = (CARD, value) if value >= 0 else (TILE, -value - 1)
    if kind == SPACE:
        return t.config.space_id[value]
    if kind == SEAT:
        return seat_names(t.config.players)[value]
    if kind == PERSON:
        return t.people[value].character
    if kind == CARD:
        return t.config.card_face[value]
    if kind == TILE:
        tile = t.tiles[value]
        return f"{tile.face}@{t.config.space_id[tile.space]}" if tile.space else tile.face
    if kind == INJURY and game.questions:
        return t.people[t.playing[game.questions[0].seat]].injuries[value]
    return str(value)
