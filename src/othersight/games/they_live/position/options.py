"""Options written with names instead of numbers: `step supermarket`, `trade player-2`, `equip length-of-pipe`.

A card is written by its face, with allegiance or number if it matters; an enemy tile by its face and perhaps its
place. The first option that fits is meant. The plain text form with numbers is always understood too.
"""

from othersight.games.they_live.position.values import card_word, seat_names, tile_in
from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.toolkit.option_syntax import Value, Writing


def writing(game: Game) -> Writing:
    """How options are written while these questions are open."""
    return Writing(VERBS, game.questions[0].kind if game.questions else "")


def option_named(game: Game, options: list[Option], text: str) -> Option | None:
    """The option that a person has written, or None."""
    return writing(game).named(
        options, text, lambda kind, value, word: names(game, kind, value, word)
    )


def option_written(game: Game, text: str) -> Option:
    """What a person has written as an option, whether or not it is open to anybody."""
    return writing(game).read(text, lambda kind, word: value_of(game, kind, word))


def text_with_names(game: Game, option: Option) -> str:
    """An option as a person would write it."""
    return writing(game).write(option, lambda kind, value: name_of(game, kind, value))


def names(game: Game, kind: str, value: Value, word: str) -> bool:
    """Whether a word names a value of a kind."""
    t = table_of(game)
    if not isinstance(value, int):
        return False
    if kind == "resource":
        kind, value = thing_of(value)
    if kind == "card":
        return names_card(t, value, word)
    if kind == "tile":
        return names_tile(t, value, word)
    return value_named(game, kind, word) == value


def thing_of(resource: int) -> tuple[str, int]:
    """A resource as the card or the persuaded tile that it is."""
    return ("card", resource) if resource >= 0 else ("tile", -resource - 1)


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
    if kind == "space" and word in t.config.space_id[1:]:
        return t.config.space_id.index(word)
    if kind == "seat" and word in seats:
        return seats.index(word)
    if kind == "person":
        characters = [person.character for person in t.people]
        if word in seats:
            return t.playing[seats.index(word)]
        return characters.index(word) if word in characters else -99
    if kind == "injury" and game.questions:
        injuries = t.people[t.playing[game.questions[0].seat]].injuries
        return injuries.index(word) if word in injuries else -99
    return -99


def value_of(game: Game, kind: str, word: str) -> Value:
    """What a word stands for as an argument of a kind; itself, if it is no name."""
    t = table_of(game)
    is_face = word.partition("#")[0].partition(":")[0] in t.config.faces
    if kind in ("card", "resource") and is_face:
        held = [card for card in range(len(t.icons)) if names_card(t, card, word)]
        mine = cards_at_hand(game)
        return next((card for card in held if card in mine), held[0] if held else word)
    if kind in ("tile", "resource"):
        try:
            tile = tile_in(t, word, "")
        except OthersightError:
            return word
        return tile if kind == "tile" else -tile - 1
    found = value_named(game, kind, word)
    return found if found != -99 else word


def cards_at_hand(game: Game) -> list[int]:
    """The cards of whoever is asked, then the Resources."""
    t = table_of(game)
    seats = [question.seat for question in game.questions]
    people = [t.people[t.playing[seat]] for seat in seats]
    held = [card for p in people for card in (p.weapon, p.off_hand, p.ally, *p.bag)]
    return [*held, *t.decks.useful, *t.decks.sabotaged]


def name_of(game: Game, kind: str, value: Value) -> str:
    """The name of a value of a kind; the value, if it has none."""
    t = table_of(game)
    if not isinstance(value, int):
        return value
    if kind == "resource":
        kind, value = thing_of(value)
    if kind == "space":
        return t.config.space_id[value]
    if kind == "seat":
        return seat_names(t.config.players)[value]
    if kind == "person":
        return t.people[value].character
    if kind == "card":
        return t.config.card_face[value]
    if kind == "tile":
        tile = t.tiles[value]
        return f"{tile.face}@{t.config.space_id[tile.space]}" if tile.space else tile.face
    if kind == "injury" and game.questions:
        return t.people[t.playing[game.questions[0].seat]].injuries[value]
    return str(value)
