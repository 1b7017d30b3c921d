"""Options as people write them: `move the gasworks`, `first rose`, `hit acolyte 2`, besides their notation."""

import re

from othersight.games.the_others.config import HEROES, MONSTERS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.table import OthersTable
from othersight.games.the_others.words.names import number_of_figure
from othersight.games.the_others.words.options import OPTIONS
from othersight.kernel.game import Game
from othersight.kernel.question import Option, is_number, option_of

NO_LETTERS = re.compile(r"[^a-z0-9/]+")


def option_meant(game: Game, seat: int, text: str) -> Option:
    """The option that a text stands for, open or not; what names nothing stays as it was written. A name that
    several Monsters have stands for one that the seat may choose now, if there is one."""
    words = text.lower().split()
    kinds = OPTIONS.get(words[0], "").split() if words else []
    if not kinds or kinds == ["+"] or len(words) <= len(kinds):
        return option_of(text.lower())
    written = [*words[1 : len(kinds)], " ".join(words[len(kinds) :])]
    wanted = choosable(game, seat, words[0])
    values = [
        value_meant(table_of(game), kind, said, wanted)
        for kind, said in zip(kinds, written, strict=True)
    ]
    return (words[0], *values)


def choosable(game: Game, seat: int, verb: str) -> list[str | int]:
    """What a seat may name with a verb now."""
    return [
        option[1]
        for question in game.questions
        if question.seat == seat
        for option in question.options
        if option[0] == verb and option[1:]
    ]


def value_meant(t: OthersTable, kind: str, said: str, wanted: list[str | int]) -> str | int:
    """One argument: a number as it is, a name as the number or id it stands for."""
    if is_number(said):
        return int(said)
    id = NO_LETTERS.sub("-", said.replace("'", "")).strip("-")
    if not id:
        return said
    if kind == "space":
        return space_meant(t, id)
    if kind == "hero":
        return next((at for at, hero in enumerate(HEROES) if hero.startswith(id)), id)
    if kind == "monster":
        return monster_meant(t, id, wanted)
    return id


def space_meant(t: OthersTable, id: str) -> str | int:
    """A Space by its address, by its District's name or as `street 12`."""
    addresses = t.config.city.addresses
    number = id.removeprefix("street-")
    if is_number(number):
        return int(number)
    return addresses.get(id, addresses.get(id.removeprefix("the-"), id))


def monster_meant(t: OthersTable, id: str, wanted: list[str | int]) -> str | int:
    """A Monster by its kind, with the number that tells it from others of its kind."""
    name, _, number = id.rpartition("-") if id[-1:].isdigit() else (id, "", "")
    fitting = [
        monster.index
        for monster in t.monsters
        if (monster.card or MONSTERS[monster.kind]).startswith(name)
        and number in ("", str(number_of_figure(t, monster.index)))
    ]
    return next((index for index in fitting if index in wanted), fitting[0] if fitting else id)
