"""The Others as the kernel sees it: its parts by name and the functions the kernel calls."""

from typing import Any

from othersight.games.the_others.dealing import deal
from othersight.games.the_others.legality import why_not
from othersight.games.the_others.rules.timing import settle
from othersight.games.the_others.setup import start as beginning
from othersight.games.the_others.soundness.table import check_table
from othersight.games.the_others.table import (
    Hero,
    Monster,
    OthersTable,
    SinsSide,
    Space,
    StoryBoard,
)
from othersight.games.the_others.views import board, view
from othersight.games.the_others.windows import WINDOWS
from othersight.kernel.definition import Definition
from othersight.kernel.game import Game
from othersight.kernel.procedure import procedures_of
from othersight.kernel.record import Record

RECORDS: dict[str, type[Record]] = {
    kind.__name__: kind for kind in (Hero, Monster, Space, SinsSide, StoryBoard)
}


def seats(game: Game) -> tuple[str, ...]:
    """The Sins Player, then the Hero Players."""
    table = game.table
    assert isinstance(table, OthersTable)
    return ("sins", *[f"heroes-{seat}" for seat in range(1, table.config.hero_players + 1)])


def begin(options: dict[str, Any], seed: str) -> Game:
    """A new game."""
    return beginning.begin(THE_OTHERS, options, seed)


def again(start: dict[str, Any]) -> Game:
    """A game once more from its start."""
    return beginning.begin_again(THE_OTHERS, start)


THE_OTHERS = Definition(
    name="the-others",
    version="5",
    records=RECORDS,
    procedures=procedures_of("othersight.games.the_others"),
    windows=WINDOWS,
    begin=begin,
    again=again,
    settle=settle,
    seats=seats,
    view=view,
    board=board,
    why_not=why_not,
    restore=beginning.table_for,
    check=check_table,
    deal=deal,
)
