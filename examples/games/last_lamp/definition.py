"""The Last Lamp as the kernel sees it."""

from typing import Any

from last_lamp import setup
from last_lamp.rules import WINDOWS, Nights, problems_of, why_not
from last_lamp.table import SEATS
from last_lamp.views import board, deal, view
from othersight.kernel.codec import damaged
from othersight.kernel.definition import Definition
from othersight.kernel.game import Game


def begin(options: dict[str, Any], seed: str) -> Game:
    """A new game."""
    return setup.begin(LAST_LAMP, options, seed)


def again(start: dict[str, Any]) -> Game:
    """A game once more from its start."""
    if "position" not in start:
        return begin(start["options"], start["seed"])
    from last_lamp.position import POSITIONS  # it builds on this module

    return POSITIONS.game_from(start)


def settle(g: Game) -> None:
    """No rule of this game is tested after every step."""


def check(g: Game) -> None:
    """Refuse a saved position that cannot be."""
    for problem in problems_of(g):
        raise damaged(problem)


def seats(g: Game) -> tuple[str, ...]:
    """LAMP-SETUP-01."""
    return SEATS


LAST_LAMP = Definition(
    name="last-lamp",
    version="1",
    records={},
    procedures={"Nights": Nights},
    windows=WINDOWS,
    begin=begin,
    again=again,
    settle=settle,
    seats=seats,
    view=view,
    board=board,
    why_not=why_not,
    restore=setup.table_for,
    check=check,
    deal=deal,
)
