"""Options as people write them: `step private bank`, `trade connie`, `equip first aid kit`, besides their notation.

A name is looked for among what the writing seat may know: its own open options and cards first (TL-HIDDEN-09), then
what lies open on the table. What names nothing stays as it was written.
"""

import re
from functools import cache
from importlib.resources import files

from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.state.table import ON_BOARD, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.question import Option, is_number
from othersight.toolkit.option_syntax import Value, Writing
from othersight.toolkit.verbs import Form

NO_LETTERS = re.compile(r"[^a-z0-9]+")
PARENTHESES = re.compile(r"\([^)]*\)")
NUMBERED = re.compile(r"^(.*)-no-(\d+)$")
BACK = re.compile(r"^they-live-enemy-([a-z0-9-]+) = (.+)$")
PILES = {"first": 0, "second": 1, "left": 0, "right": 1}


def option_meant(game: Game, seat: int, text: str) -> Option:
    """The option that a text of a seat stands for, open or not."""
    question = next((asked.kind for asked in game.questions if asked.seat == seat), "")
    return Writing(VERBS, question).meant(
        text, lambda form, kind, said: value_meant(game, seat, form, kind, said)
    )


def value_meant(game: Game, seat: int, form: Form, kind: str, said: str) -> Value:
    """One argument: a name as the number or id it stands for."""
    id = plain(said)
    t = table_of(game)
    if not id:
        return said
    if kind == "seat":
        return player_meant(t, id)
    if kind == "person":
        return person_meant(t, id)
    if kind == "space":
        return space_meant(t, id)
    if kind == "tile":
        return tile_meant(t, id)
    if kind == "injury":
        return injury_meant(person_of(t, seat).injuries if is_seat(t, seat) else (), id)
    if kind == "pile":
        return PILES.get(id.partition("-")[0], id)
    if kind in ("card", "ability", "resource"):
        return card_meant(game, seat, form, id)
    return id


def plain(said: str) -> str:
    """A name without capitals, signs and what stands in brackets."""
    return NO_LETTERS.sub("-", PARENTHESES.sub("", said.lower()).replace("'", "")).strip("-")


def is_seat(t: LiveTable, seat: int) -> bool:
    """Whether somebody sits there."""
    return 0 <= seat < len(t.playing)


def is_name(id: str, said: str) -> bool:
    """Whether something is meant by the beginning of its name, or of one of its words."""
    return id.startswith(said) or f"-{said}" in f"-{id}"


def at_which(ids: tuple[str, ...], said: str) -> Value:
    """The place of the first id that is meant, else what was said."""
    return next((at for at, id in enumerate(ids) if is_name(id, said)), said)


def injury_meant(injuries: tuple[str, ...], said: str) -> Value:
    """The place of an own injury; of two that are alike, with its number counted from 1."""
    numbered = NUMBERED.match(said)
    return int(numbered[2]) - 1 if numbered else at_which(injuries, said)


def player_meant(t: LiveTable, said: str) -> Value:
    """A seat by its character, or as `player 2`, which is the second seat."""
    number = said.removeprefix("player-")
    if number != said and is_number(number):
        return int(number) - 1
    return at_which(tuple([t.people[index].character for index in t.playing]), said)


def person_meant(t: LiveTable, said: str) -> Value:
    """A person by the character, spares too."""
    number = said.removeprefix("player-")
    if number != said and is_number(number) and is_seat(t, int(number) - 1):
        return t.playing[int(number) - 1]
    return at_which(tuple([person.character for person in t.people]), said)


def space_meant(t: LiveTable, said: str) -> Value:
    """A space by its name or as `space 12`; whole names before beginnings."""
    number = said.removeprefix("space-")
    if is_number(number):
        return int(number)
    ids = t.config.space_id
    name = said.removeprefix("the-")
    return ids.index(name) if name in ids else at_which(ids, name)


def tile_meant(t: LiveTable, said: str) -> Value:
    """An enemy tile on the board by what everybody sees of it, with its number if need be."""
    numbered = NUMBERED.match(said)
    if numbered:
        return int(numbered[2])
    for tile in t.tiles:
        front = t.config.tile_faces[tile.face].front
        seen = is_name(front, said) or (tile.turned and is_name(back_name(tile.face), said))
        if tile.state == ON_BOARD and seen:
            return tile.index
    return said


def card_meant(game: Game, seat: int, form: Form, said: str) -> Value:
    """A card or ability by its name: first what the open options offer, then what may be used unasked, then what
    the seat carries; a card of the Resources or a persuaded tile where those are voted on."""
    numbered = NUMBERED.match(said)
    if numbered:
        return int(numbered[2])
    t = table_of(game)
    for value in offered_to(game, seat, form):
        if is_name(value if isinstance(value, str) else name_of(t, value), said):
            return value
    if is_seat(t, seat):
        for card in carried(person_of(t, seat)):
            if is_name(name_of(t, card), said):
                return card
    return next((id for id in ability_and_card_ids(t) if is_name(id, said)), said)


def offered_to(game: Game, seat: int, form: Form) -> list[Value]:
    """The last words of the open options of a seat that begin so, and of what it may do unasked."""
    options = [
        option
        for question in game.questions
        if question.seat == seat
        for option in question.options
    ]
    if is_seat(table_of(game), seat):
        options += game.asides(seat)
    alike = [VERBS.form(option) for option in options]
    return [
        option[-1]
        for option, other in zip(options, alike, strict=True)
        if other.start == form.start and other.kinds
    ]


def name_of(t: LiveTable, value: int) -> str:
    """The face of a card, or the back of a persuaded tile, which is a negative number."""
    return t.config.card_face[value] if value >= 0 else back_name(t.tiles[-value - 1].face)


def back_name(face: str) -> str:
    """What the back of an enemy tile is called: fronts that look alike have backs with names of their own."""
    return english_backs().get(face, face)


@cache
def english_backs() -> dict[str, str]:
    """The English names of the backs by face; a line is read as it stands, games need no Fluent library."""
    file = files("othersight") / "locales" / "en" / "they_live" / "enemies.ftl"
    found = [BACK.match(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return {back[1]: plain(back[2]) for back in found if back is not None}


def ability_and_card_ids(t: LiveTable) -> list[str]:
    """All names that an ability or a Resistance card of this game has."""
    specials = [id for character in t.config.characters.values() for id, _ in character.specials]
    return [*specials, *t.config.faces]
