"""Options as people write them: `step private bank`, `trade connie`, `equip first aid kit`, besides their notation.

A name is looked for among what the writing seat may know: its own open options and cards first (TL-HIDDEN-09), then
what lies open on the table. What names nothing stays as it was written.
"""

import re
from functools import cache
from importlib.resources import files

from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.table import ON_BOARD, LiveTable
from othersight.games.they_live.words.options import OPTIONS, is_of_card
from othersight.kernel.game import Game
from othersight.kernel.question import Option, is_number, option_of

NO_LETTERS = re.compile(r"[^a-z0-9]+")
PARENTHESES = re.compile(r"\([^)]*\)")
NUMBERED = re.compile(r"^(.*)-no-(\d+)$")
BACK = re.compile(r"^they-live-enemy-([a-z0-9-]+) = (.+)$")
SEVERAL = re.compile(r",| and ")
PILES = {"first": 0, "second": 1, "left": 0, "right": 1}
Value = str | int


def option_meant(game: Game, seat: int, text: str) -> Option:
    """The option that a text of a seat stands for, open or not."""
    words = text.lower().split()
    kinds = OPTIONS.get(words[0], "").split() if words else []
    if not kinds or len(words) <= len(kinds) or all([is_number(word) for word in words[1:]]):
        return option_of(text.lower())
    if kinds == ["claim"]:
        return claim_meant(game, seat, words)
    if kinds == ["half"]:
        names = [name for name in SEVERAL.split(" ".join(words[1:])) if name.strip()]
        return (words[0], *[value_meant(game, seat, words[0], "player", name) for name in names])
    start = words[: len(kinds)]
    said = " ".join(words[len(kinds) :])
    return (*start, value_meant(game, seat, " ".join(start), kinds[-1], said))


def claim_meant(game: Game, seat: int, words: list[str]) -> Option:
    """`claim person connie vale invader`: a thing by its name, then what is said of it."""
    about = words[1]
    kind = {"person": "person", "billboard": "space", "deposit": "space", "card": "face"}.get(about)
    if kind is None or len(words) < 4:
        return option_of(" ".join(words))
    at = len(words) - 1
    for message in table_of(game).config.messages:
        if about == "billboard" and "-".join(words).endswith(f"-{message}"):
            at = len(words) - len(message.split("-"))
    what = "-".join(words[at:])
    thing = value_meant(game, seat, "claim", kind, " ".join(words[2:at]))
    return ("claim", about, thing, int(what) if is_number(what) else what)


def value_meant(game: Game, seat: int, start: str, kind: str, said: str) -> Value:
    """One argument: a number as it is, a name as the number or id it stands for."""
    if is_number(said):
        return int(said)
    id = plain(said)
    t = table_of(game)
    if not id:
        return said
    if kind in ("player", "foe"):
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
    if kind in ("card", "handed", "scrapped", "usable", "left", "resource"):
        return card_meant(game, seat, start, id)
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


def card_meant(game: Game, seat: int, start: str, said: str) -> Value:
    """A card or ability by its name: first what the open options offer, then what may be used unasked, then what
    the seat carries; a card of the Resources or a persuaded tile where those are voted on."""
    numbered = NUMBERED.match(said)
    if numbered:
        return int(numbered[2])
    t = table_of(game)
    for value in offered_to(game, seat, start):
        if is_name(value if isinstance(value, str) else name_of(t, value), said):
            return value
    if is_seat(t, seat):
        for card in carried(person_of(t, seat)):
            if is_name(name_of(t, card), said):
                return card
    return next((id for id in ability_and_card_ids(t) if is_name(id, said)), said)


def offered_to(game: Game, seat: int, start: str) -> list[Value]:
    """The last words of the open options of a seat that begin so, and of what it may do unasked."""
    found: list[Value] = []
    for question in game.questions:
        if question.seat == seat:
            for option in question.options:
                begins = " ".join([str(word) for word in option[:-1]]) == start
                if begins and (is_of_card(question.kind, option) or is_thing(option)):
                    found.append(option[-1])
    if start == "use" and is_seat(table_of(game), seat):
        found += [option[-1] for option in game.asides(seat)]
    return found


def is_thing(option: Option) -> bool:
    """Whether the last word of an option is an ability or a resource."""
    return option[0] in ("spend", "keep") or (option[0] == "use" and isinstance(option[1], str))


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
