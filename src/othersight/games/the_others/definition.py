"""The Others as the kernel sees it: its parts by name and the functions the kernel calls."""

from functools import cache

from othersight.games.the_others.knowledge.dealing import deal
from othersight.games.the_others.knowledge.views import board, seat_view, view
from othersight.games.the_others.questions.legality import why_not
from othersight.games.the_others.questions.windows import WINDOWS
from othersight.games.the_others.rules.timing import settle
from othersight.games.the_others.save_checks.table import check_table
from othersight.games.the_others.setup.earlier import FIRST
from othersight.games.the_others.setup.start import begin, table_for
from othersight.games.the_others.state.table import (
    Hero,
    Monster,
    OthersTable,
    SinsSide,
    Space,
    StoryBoard,
)
from othersight.kernel.game import Game
from othersight.toolkit.definitions import Beginning, defined


def seats(game: Game) -> tuple[str, ...]:
    """The Sins Player, then the Hero Players."""
    table = game.table
    assert isinstance(table, OthersTable)
    return seats_for(table.config.hero_players)


@cache
def seats_for(hero_players: int) -> tuple[str, ...]:
    """The seats with so many Hero Players."""
    return ("sins", *[f"heroes-{seat}" for seat in range(1, hero_players + 1)])


THE_OTHERS = defined(
    name="the-others",
    version="6",
    package=__package__,
    records=(Hero, Monster, Space, SinsSide, StoryBoard),
    windows=WINDOWS,
    beginning=Beginning(begin, table_for, "position.game:game_from", {"revision": FIRST}),
    settle=settle,
    seats=seats,
    view=view,
    seat_view=seat_view,
    board=board,
    why_not=why_not,
    check=check_table,
    deal=deal,
)
