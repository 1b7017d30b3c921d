"""The board as a picture in plain signs: spaces where they lie, dotted threads, players and enemies beside them
(chapter TL-CONTENT)."""

from functools import cache
from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import FREEWAY, Config
from othersight.games.they_live.words.names import space_in_short
from othersight.kernel.game import Game
from othersight.toolkit.columns import beginning, width_of
from othersight.toolkit.phrases import Phrase, Say

WIDTH, HEIGHT = 78, 30
"""The picture, unless another size is asked for."""
SMALLEST = (60, 12)
NAME = 8
"""So many signs of a name are shown at least; where the last spaces of a line lie there is more room."""
SIGN = 5
LABEL = 2
"""A thread begins this far into the number of a space."""

Spot = tuple[int, int]
Grid = list[list[str]]


@cache
def spots(drawn: tuple[Spot, ...], width: int, height: int) -> dict[int, Spot]:
    """Column and line of every space; where two would overlap, the second gives way up or down."""
    across = scale([x for x, _ in drawn], width - SIGN - NAME - 8)
    down = scale([y for _, y in drawn], height - 1)
    found: dict[int, Spot] = {}
    for at in sorted(range(len(drawn)), key=lambda at: (down[at], across[at])):
        lines = sorted(range(height), key=lambda line: abs(line - down[at]))
        free = [line for line in lines if has_room((across[at], line), list(found.values()))]
        found[at + 1] = (across[at], (free or lines)[0])
    return found


def has_room(spot: Spot, taken: list[Spot]) -> bool:
    """Whether the sign and some of the name fit beside those of other spaces."""
    return all([line != spot[1] or abs(column - spot[0]) > SIGN + NAME for column, line in taken])


def scale(values: list[int], most: int) -> list[int]:
    """The values spread from 0 to so much."""
    low, high = min(values), max(values)
    return [(value - low) * most // max(1, high - low) for value in values]


def size_asked(asked: str) -> tuple[int, int]:
    """The size of the picture: `80x14`, or the usual one."""
    wide, _, high = asked.partition("x")
    if wide.isascii() and wide.isdigit() and high.isascii() and high.isdigit():
        return max(SMALLEST[0], min(int(wide[:4]), 200)), max(SMALLEST[1], min(int(high[:4]), 60))
    return WIDTH, HEIGHT


def map_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The picture, with what its signs mean."""
    s = table_of(game).config
    width, height = size_asked(asked)
    lying = spots(s.drawn_at[1:], width, height)
    grid: Grid = [[" "] * width for _ in range(height)]
    for number in range(1, len(s.area)):
        for other in s.threads[number]:
            if number < other:
                draw_thread(grid, lying[number], lying[other])
    view = game.view(seat)
    for number in range(1, len(s.area)):
        sign = f"{sign_of(s, view, number)} {say(space_in_short(s, number))}"
        column, line = lying[number]
        later = [c for c, other in lying.values() if other == line and c > column]
        write(grid, lying[number], beginning(sign, min([*later, width]) - column - 1))
    # a space in front of each line: pictures are not folded
    picture = [(" " + "".join(line)).rstrip() for line in grid]
    return [*picture, "", say(Phrase("they-live-page-map"))]


def draw_thread(grid: Grid, one: Spot, other: Spot) -> None:
    """Dots from one space to another."""
    steps = max(abs(other[0] - one[0]) // 2, abs(other[1] - one[1]), 1)
    for step in range(steps + 1):
        column = one[0] + LABEL + (other[0] - one[0]) * step // steps
        line = one[1] + (other[1] - one[1]) * step // steps
        grid[line][column] = "."


def write(grid: Grid, spot: Spot, sign: str) -> None:
    """Signs from a spot on."""
    at = spot[0]
    for letter in beginning(sign, len(grid[0]) - spot[0]):
        wide = width_of(letter)
        grid[spot[1]][at : at + wide] = [letter, *[""] * (wide - 1)]
        at += wide


def sign_of(s: Config, view: dict[str, Any], number: int) -> str:
    """A space: its number in brackets that tell what it is, the players there, and how many enemies."""
    if number in FREEWAY:
        sign = f"<{number}>"
    elif number in s.billboards:
        sign = f"{{{number}}}"
    else:
        sign = f"[[{number}]]" if number == s.cable_54 else f"[{number}]"
    seats = [
        str(seat + 1)
        for seat, person in enumerate(view["playing"])
        if view["people"][person]["space"] == number and not view["people"][person]["dead"]
    ]
    enemies = len(view["places"][number - 1]["stack"])
    return sign + ("@" + "".join(seats) if seats else "") + (f"!{enemies}" if enemies else "")
