"""They Live as the kernel sees it: its parts by name and the functions the kernel calls."""

from functools import cache

from othersight.games.they_live.knowledge.dealing import deal
from othersight.games.they_live.knowledge.views import board, seat_view, view
from othersight.games.they_live.questions.claims import aside, asides
from othersight.games.they_live.questions.legality import why_not
from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.timing import settle
from othersight.games.they_live.save_checks.table import check_table
from othersight.games.they_live.setup.start import OLDER, begin, table_for
from othersight.games.they_live.state.knowledge import Knowledge
from othersight.games.they_live.state.table import Decks, Person, Place, Tile
from othersight.kernel.game import Game
from othersight.toolkit.definitions import Beginning, defined


def seats(game: Game) -> tuple[str, ...]:
    """The players."""
    return seats_for(table_of(game).config.players)


@cache
def seats_for(players: int) -> tuple[str, ...]:
    """The seats of so many players."""
    return tuple([f"player-{seat + 1}" for seat in range(players)])


THEY_LIVE = defined(
    name="they-live",
    version="3",
    package=__package__,
    records=(Person, Tile, Place, Knowledge, Decks),
    windows=WINDOWS,
    beginning=Beginning(begin, table_for, "position.game:game_from", OLDER),
    settle=settle,
    seats=seats,
    view=view,
    seat_view=seat_view,
    board=board,
    why_not=why_not,
    check=check_table,
    asides=asides,
    aside=aside,
    deal=deal,
)
