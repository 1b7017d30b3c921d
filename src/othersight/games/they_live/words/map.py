"""The board as a picture in plain signs: spaces where they lie, dotted threads, players and enemies beside them
(chapter TL-CONTENT)."""

from functools import cache
from typing import Any

from othersight.games.they_live.content import load_content
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import FREEWAY, Config
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Phrase, Say

WIDTH, HEIGHT = 68, 30
"""The field on which the spaces lie; what is beside the last of them may stand out of it."""

MARGIN = 12
LABEL = 2
"""A thread begins this far into the number of a space."""

Spot = tuple[int, int]
Grid = list[list[str]]


@cache
def spots() -> dict[int, Spot]:
    """Column and line of every space."""
    spaces = load_content()["board"]["space"]
    across = scale([space["x"] for space in spaces], WIDTH - 1)
    down = scale([space["y"] for space in spaces], HEIGHT - 1)
    return {space["number"]: (across[at], down[at]) for at, space in enumerate(spaces)}


def scale(values: list[int], most: int) -> list[int]:
    """The values spread from 0 to so much."""
    low, high = min(values), max(values)
    return [(value - low) * most // max(1, high - low) for value in values]


def map_page(game: Game, seat: int, asked: str, say: Say) -> list[str]:
    """The picture, with what its signs mean."""
    s = table_of(game).config
    grid: Grid = [[" "] * (WIDTH + MARGIN) for _ in range(HEIGHT)]
    for number in range(1, len(s.area)):
        for other in s.threads[number]:
            if number < other:
                draw_thread(grid, spots()[number], spots()[other])
    view = game.view(seat)
    for number in range(1, len(s.area)):
        write(grid, spots()[number], sign_of(s, view, number))
    # two spaces in front of each line: pictures are not folded
    return [
        *[("  " + "".join(line)).rstrip() for line in grid],
        "",
        say(Phrase("they-live-page-map")),
    ]


def draw_thread(grid: Grid, one: Spot, other: Spot) -> None:
    """Dots from one space to another."""
    steps = max(abs(other[0] - one[0]) // 2, abs(other[1] - one[1]), 1)
    for step in range(steps + 1):
        column = one[0] + LABEL + (other[0] - one[0]) * step // steps
        line = one[1] + (other[1] - one[1]) * step // steps
        grid[line][column] = "."


def write(grid: Grid, spot: Spot, sign: str) -> None:
    """Signs from a spot on."""
    for at, letter in enumerate(sign[: WIDTH + MARGIN - spot[0]]):
        grid[spot[1]][spot[0] + at] = letter


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
