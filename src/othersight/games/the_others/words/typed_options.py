"""Options as people write them: `move the gasworks`, `first rose`, `hit acolyte 2`, besides their notation."""

import re

from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES, MONSTERS
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.names import number_of_figure
from othersight.kernel.game import Game
from othersight.kernel.question import Option, is_number
from othersight.toolkit.option_syntax import Value, Writing

NO_LETTERS = re.compile(r"[^a-z0-9/]+")


def option_meant(game: Game, seat: int, text: str) -> Option:
    """The option that a text stands for, open or not; what names nothing stays as it was written. A name that
    several Monsters have stands for one that the seat may choose now, if there is one."""
    t = table_of(game)
    wanted = monsters_offered(game, seat, text.lower().partition(" ")[0])
    return Writing(VERBS).meant(text, lambda _, kind, said: value_meant(t, kind, said, wanted))


def monsters_offered(game: Game, seat: int, verb: str) -> list[Value]:
    """The Monsters that a seat may name with a verb now."""
    return [
        value
        for question in game.questions
        if question.seat == seat
        for option in question.options
        if option[0] == verb
        for kind, value in VERBS.form(option, question.kind).arguments(option)
        if kind == "monster"
    ]


def value_meant(t: OthersTable, kind: str, said: str, wanted: list[Value]) -> Value:
    """What a name stands for: the number or id of the thing."""
    id = NO_LETTERS.sub("-", said.replace("'", "")).strip("-")
    if not id:
        return said
    if kind == "space":
        return space_meant(t, id)
    if kind == "hero":
        return next((hero for hero in t.config.team if HEROES[hero].startswith(id)), id)
    if kind == "monster":
        return monster_meant(t, id, wanted)
    return id


def space_meant(t: OthersTable, id: str) -> Value:
    """A Space by its address, by its District's name or as `street 12`."""
    addresses = t.config.city.addresses
    number = id.removeprefix("street-")
    if is_number(number):
        return int(number)
    return addresses.get(id, addresses.get(id.removeprefix("the-"), id))


def monster_meant(t: OthersTable, id: str, wanted: list[Value]) -> Value:
    """A Monster by its kind, with the number that tells it from others of its kind."""
    name, _, number = id.rpartition("-") if id[-1:].isdigit() else (id, "", "")
    fitting = [
        monster.index
        for monster in t.monsters
        if (monster.card or MONSTERS[monster.kind]).startswith(name)
        and number in ("", str(number_of_figure(t, monster.index)))
    ]
    return next((index for index in fitting if index in wanted), fitting[0] if fitting else id)
