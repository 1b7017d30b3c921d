"""Ratings of the levels in each role, from who beat whom (openskill, the model of Plackett and Luce)."""

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from othersight.arena.row import Row

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


@cache
def model() -> "PlackettLuce":
    """The model; players do not change during a run, so nothing is forgotten from game to game."""
    from openskill.models import PlackettLuce  # of the extra `lab`

    return PlackettLuce(tau=0.0)


def ratings_of(rows: Iterable[Row]) -> dict[str, Any]:
    """`{"master/sins": {"mu", "sigma", "ordinal", "games"}}`, the same whatever order the rows came in."""
    finished = [row for row in rows if row.outcome]
    rated: dict[str, PlackettLuceRating] = {}
    games: dict[str, int] = {}
    for row in sorted(finished, key=lambda row: row.number):
        for name in take_in(rated, row):
            games[name] = games.get(name, 0) + 1
    return {name: told(rated[name], games[name]) for name in sorted(rated)}


def take_in(rated: dict[str, "PlackettLuceRating"], row: Row) -> list[str]:
    """The ratings after one game more; who took part in it."""
    names = [f"{level}/{role}" for role, level in sorted(row.pairing.items())]
    ranks = [1.0 if role == row.outcome else 2.0 for role in sorted(row.pairing)]
    before = [[rated.get(name) or model().rating(name=name)] for name in names]
    for name, team in zip(names, model().rate(before, ranks=ranks), strict=True):
        rated[name] = team[0]
    return names


def told(rating: "PlackettLuceRating", games: int) -> dict[str, Any]:
    """A rating as plain data; the ordinal is what the player is worth at the least."""
    return {
        "mu": round(rating.mu, 3),
        "sigma": round(rating.sigma, 3),
        "ordinal": round(rating.ordinal(), 3),
        "games": games,
    }
