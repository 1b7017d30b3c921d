"""The Last Lamp as the kernel sees it."""

from last_lamp.rules import WINDOWS, problems_of, why_not
from last_lamp.setup import begin, table_for
from last_lamp.table import SEATS
from last_lamp.views import board, deal, view
from othersight.kernel.codec import damaged
from othersight.kernel.game import Game
from othersight.toolkit.definitions import Beginning, defined


def settle(g: Game) -> None:
    """No rule of this game is tested after every step."""


def check(g: Game) -> None:
    """Refuse a saved position that cannot be."""
    for problem in problems_of(g):
        raise damaged(problem)


def seats(g: Game) -> tuple[str, ...]:
    """LAMP-SETUP-01."""
    return SEATS


LAST_LAMP = defined(
    name="last-lamp",
    version="1",
    package=__package__,
    records=(),
    windows=WINDOWS,
    beginning=Beginning(begin, table_for, "position:POSITIONS.game_from"),
    settle=settle,
    seats=seats,
    view=view,
    board=board,
    why_not=why_not,
    check=check,
    deal=deal,
)
