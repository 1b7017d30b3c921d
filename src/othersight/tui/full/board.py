"""The board in colour: the picture of the page `map`, with each sign in the colour of what it is."""

import re

from rich.text import Text

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Say

COLOURS = {
    "person": "bold black on bright_green",
    "enemy": "bold bright_red",
    "danger": "bold orange1",
    "good": "bold bright_cyan",
    "place": "bold bright_white",
}
"""Signs and letters say the same without colour."""
FAINT = "grey62"


def board(game: Game, seat: int, size: str, say: Say) -> Text:
    """The board as a seat sees it; nothing for a game without a map."""
    words = words_of(game)
    if "map" not in words.pages:
        return Text()
    picture = words.pages["map"](game, seat, size, say)
    if "" in picture:
        picture = picture[: picture.index("")]
    return Text("\n").join([coloured(line, words.map_marks) for line in picture])


def legend(game: Game, seat: int, say: Say) -> str:
    """What the signs of the board mean."""
    words = words_of(game)
    return words.pages["map"](game, seat, "", say)[-1] if "map" in words.pages else ""


def coloured(line: str, marks: tuple[tuple[str, str], ...]) -> Text:
    """One line of the picture."""
    shown = Text(line, no_wrap=True)
    for found in re.finditer(r"[.|-]+", line):
        shown.stylize(FAINT, *found.span())
    for pattern, kind in marks:
        for found in re.finditer(pattern, line):
            shown.stylize(COLOURS[kind], *found.span())
    return shown
