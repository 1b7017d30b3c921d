"""Positions of The Others: games that begin in the middle, what can be asked of them, and back.

`start` is what `game.start` holds: options, seed, position and loaded dice.
"""

from collections.abc import Sequence

from othersight.games.the_others.position import facts as position_facts
from othersight.games.the_others.position import options as position_options
from othersight.games.the_others.position.dice import NAMES as FACES
from othersight.games.the_others.position.export import position_of
from othersight.games.the_others.position.game import KEYS, game_at, game_from
from othersight.games.the_others.position.log import LINES, line_written
from othersight.games.the_others.position.values import WrongPosition
from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option

FACTS = position_facts.KEYS

__all__ = [
    "FACES",
    "FACTS",
    "KEYS",
    "LINES",
    "WrongPosition",
    "compare",
    "game_at",
    "game_from",
    "line_written",
    "option_named",
    "option_written",
    "position_of",
    "text_with_names",
    "winners",
]


def winners(game: Game) -> list[str]:
    """The seats that have won; none while the game goes on (TO-VICTORY-01)."""
    won = game.outcome
    return [seat for seat in game.seats if seat == won or (won and seat.startswith(f"{won}-"))]


def compare(game: Game, path: Sequence[str], expected: object) -> tuple[bool, object]:
    """Whether the part of the position at this path is as expected, and what it is."""
    return position_facts.compare(game, path, expected)


def option_named(game: Game, options: list[Option], text: str) -> Option | None:
    """The option that a person has written with names, if it is among these."""
    return position_options.option_named(table_of(game), options, text)


def option_written(game: Game, text: str) -> Option:
    """What a person has written with names as an option, whether or not it is open."""
    return position_options.option_written(table_of(game), text)


def text_with_names(game: Game, option: Option) -> str:
    """An option as a person would write it."""
    return position_options.text_with_names(table_of(game), option)
