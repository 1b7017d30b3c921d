"""Positions of a game whose table holds numbers, words and lists of words: every field of the table is a key.

What a position does not name, the game completes. The moment is a name of `moments` under the key `when`, or the
procedures themselves (`frames`), as an exported position has them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from othersight.kernel.chance import Chance
from othersight.kernel.definition import Definition
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, option_of, text_of
from othersight.kernel.record import Table
from othersight.toolkit.log_lines import entry_line
from othersight.toolkit.position_frames import KEYS as EXACT_KEYS
from othersight.toolkit.position_frames import frames_of, resume_frames
from othersight.toolkit.position_starts import (
    END,
    loaded_faces,
    names_of_faces,
    plain,
    start_here,
    start_of,
)
from othersight.toolkit.position_values import Fields, WrongPosition, one_of

WHEN = "when"
MOST = 9999

Complete = Callable[[Any, Fields, Chance], None]
"""Gives the table whatever the position does not name."""


class FlatPositions:
    """The part `positions` of a small game.

    `words` are all names that may stand in the table, `faces` those of the dice, `lines` the log lines with the kinds
    of their values; a value of the kind `faces` is a roll.
    """

    def __init__(
        self,
        definition: Definition,
        words: Sequence[str],
        faces: Sequence[str],
        lines: Mapping[str, str],
        moments: Mapping[str, Callable[[], list[Procedure]]],
        complete: Complete,
    ) -> None:
        self.definition = definition
        self.words = tuple(words)
        self.faces = tuple(faces)
        self.FACES = (*faces, END)
        self.LINES = dict(lines)
        self.moments = moments
        self.complete = complete

    def game_at(
        self,
        options: Mapping[str, Any],
        position: Mapping[str, Any],
        dice: Sequence[str] = (),
        seed: str = "0",
    ) -> Game:
        """A game that begins in this position, at its first decision."""
        return self.game_from(start_of(options, position, dice, seed))

    def game_from(self, start: Mapping[str, Any]) -> Game:
        """The game that begins as `game.start` says."""
        chance = Chance(str(start["seed"]))
        table = self.definition.restore({"options": start["options"]})
        fields = Fields(start["position"], "", (*type(table).fields, *EXACT_KEYS, WHEN))
        for name in type(table).fields:
            if fields.has(name):
                setattr(table, name, self.value(fields, name, getattr(table, name)))
        if not fields.has("frames"):
            self.complete(table, fields, chance)
        return self.begun(Game(self.definition, table, chance, dict(start)), fields)

    def value(self, fields: Fields, name: str, usual: Any) -> Any:
        """A value of the position, of the kind that the table has there."""
        if isinstance(usual, int):
            return fields.number(name, usual, 0, MOST)
        if isinstance(usual, str):
            return fields.word(name, usual, ("", *self.words))
        return fields.words(name, self.words)

    def begun(self, game: Game, fields: Fields) -> Game:
        """The game at the moment that the position names."""
        try:
            self.definition.check(game)
        except OthersightError as fault:
            reason = str(fault.arguments.get("reason", fault))
            raise WrongPosition("position", reason, "position-unsound", problem=reason) from fault
        game.chance.loaded = loaded_faces(game.start.get("dice", ()), self.faces)
        game.chance.used = game.start.get("used", game.chance.used)
        if fields.has("frames"):
            resume_frames(game, fields)
            return game
        for frame in self.moments[fields.word(WHEN, next(iter(self.moments)), self.moments)]():
            game.call(frame)
        game.run()
        return game

    def position_of(self, game: Game) -> dict[str, Any]:
        """What `game.start` would be, had the game begun here."""
        start = start_here(game, names_of_faces(game.chance.loaded, self.faces))
        return {**start, "position": {**frames_of(game), **fields_of(game.table)}}

    def compare(self, game: Game, path: Sequence[str], expected: object) -> tuple[bool, object]:
        """Whether a field of the table is as expected, and what it is; a number may stand for the length of a list."""
        found = fields_of(game.table)
        value = found[one_of(".".join(path), ".".join(path), found)]
        if isinstance(value, list) and type(expected) is int:
            return len(value) == expected, value
        return value == expected, value

    def option_named(self, game: Game, options: list[Option], text: str) -> Option | None:
        """The option that a person has written, if it is among these."""
        return next((option for option in options if text_of(option) == text), None)

    def option_written(self, game: Game, text: str) -> Option:
        """What a person has written as an option, whether or not it is open."""
        return option_of(text)

    def text_with_names(self, game: Game, option: Option) -> str:
        """An option as a person would write it."""
        return text_of(option)

    def line_written(self, game: Game, entry: Entry) -> str:
        """One line of the log, faces by their names."""
        writers = {"faces": lambda faces, face: str(faces[face])}
        return entry_line(self.faces, entry, self.LINES, writers)

    def winners(self, game: Game) -> list[str]:
        """The seats whose name the outcome bears."""
        return [seat for seat in game.seats if seat == game.outcome]


def fields_of(table: Table) -> dict[str, Any]:
    """The fields of a table as plain data."""
    return {name: plain(getattr(table, name)) for name in type(table).fields}
