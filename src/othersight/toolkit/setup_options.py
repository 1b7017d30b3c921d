"""The options with which a game is begun, declared once by each game for every interface that offers them."""

from typing import Final

WORD: Final = "word"
NUMBER: Final = "number"
NAMES: Final = "names"
"""One of the values, or names with commas between them."""
FILE: Final = "file"
"""One of the values, or the name of a file whose text is meant."""
FIGURES: Final = "figures"
"""Pairs of a path and a value, given as often as wanted."""


class SetUpOption:
    """One option of `othersight.new`: its name there, its flag on the command line, and what it may be.

    `values` are all that a person can write for it, or for names, files and figures the usual ones; `help` is the
    key of the sentence about it.
    """

    def __init__(
        self,
        name: str,
        help: str,
        values: tuple[str | int, ...] = (),
        kind: str = WORD,
        flag: str = "",
    ) -> None:
        self.name = name
        self.help = help
        self.values = values
        self.kind = kind
        self.flag = flag or "--" + name.replace("_", "-")
