"""How often the Humans win, as measured, and the difficulty that is nearest to even for a number of players
(TL-HOUSE-04)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from othersight.toolkit.phrases import Phrase
from othersight.toolkit.setup_options import Advice

USUAL_PLAYERS: Final = 5
"""So many play if nobody says how many."""


class Share(NamedTuple):
    """The games of one number of players and one difficulty, and how many of them the Humans won."""

    players: int
    difficulty: str
    games: int
    won: int


@cache
def measured() -> tuple[Share, ...]:
    """All rows of the table."""
    folder = files("othersight.games.they_live.content")
    table = tomllib.loads((folder / "shares.toml").read_text(encoding="utf-8"))
    return tuple([Share(**row) for row in table["share"]])


def nearest_to_even(players: object) -> Share | None:
    """The row of that many players whose share lies nearest to one half."""
    rows = [row for row in measured() if row.players == players]
    return min(rows, key=lambda row: abs(row.won / row.games - 0.5), default=None)


def advice(players: object) -> Advice | None:
    """TL-HOUSE-04: the difficulty that is recommended, and why; nothing for a number that cannot play."""
    row = nearest_to_even(USUAL_PLAYERS if players is None else players)
    if row is None:
        return None
    return Advice(
        row.difficulty,
        Phrase(
            "they-live-advice-difficulty",
            players=row.players,
            difficulty=Phrase(f"they-live-difficulty-{row.difficulty}"),
            share=round(100 * row.won / row.games),
            games=row.games,
        ),
    )
