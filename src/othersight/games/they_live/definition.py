"""They Live as the kernel sees it: its parts by name and the functions the kernel calls."""

from typing import Any

from othersight.games.they_live.claims import aside, asides
from othersight.games.they_live.dealing.dealing import deal
from othersight.games.they_live.legality import why_not
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.timing import settle
from othersight.games.they_live.setup import start as beginning
from othersight.games.they_live.soundness.table import check_table
from othersight.games.they_live.table import Decks, Knowledge, Person, Place, Tile
from othersight.games.they_live.views import board, view
from othersight.games.they_live.windows import WINDOWS
from othersight.kernel.definition import Definition
from othersight.kernel.game import Game
from othersight.kernel.procedure import procedures_of
from othersight.kernel.record import Record

RECORDS: dict[str, type[Record]] = {
    kind.__name__: kind for kind in (Person, Tile, Place, Knowledge, Decks)
}


def seats(game: Game) -> tuple[str, ...]:
    """The players."""
    return tuple([f"player-{seat + 1}" for seat in range(table_of(game).config.players)])


def begin(options: dict[str, Any], seed: str) -> Game:
    """A new game."""
    return beginning.begin(THEY_LIVE, options, seed)


def again(start: dict[str, Any]) -> Game:
    """A game once more from its start."""
    return beginning.begin_again(THEY_LIVE, start)


THEY_LIVE = Definition(
    name="they-live",
    version="3",
    records=RECORDS,
    procedures=procedures_of("othersight.games.they_live"),
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
    asides=asides,
    aside=aside,
    deal=deal,
)
