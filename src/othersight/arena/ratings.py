"""Ratings of the levels in each role, from who beat whom: the model of Bradley and Terry, fitted by SciPy.

All games are weighed at once, so their order does not matter. The intervals take into account that games of one seed
go alike.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from math import log
from typing import TYPE_CHECKING, Any

from othersight.arena.row import Row
from othersight.arena.statistics import Z_95

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

POINTS = 400 / log(10)
"""Points of a rating for one unit of the model, as in chess: 400 points are ten wins to one."""
SPREAD = 3.0
"""What is supposed of ratings before any game, in units; it keeps a player who has won all games on the scale."""


def ratings_of(rows: Iterable[Row]) -> dict[str, Any]:
    """`{"master/sins": {"rating", "low", "high", "games"}}` with the ends of the 95 % interval."""
    finished = [row for row in rows if row.outcome]
    names = sorted({name for row in finished for name in names_of(row)})
    if not names:
        return {}
    place = {name: at for at, name in enumerate(names)}
    games: list[tuple[str, int, int]] = []
    for row in finished:
        winner, loser = winner_first(row)
        games.append((row.seed, place[winner], place[loser]))
    games.sort()
    played = Counter([name for row in finished for name in names_of(row)])
    ratings, deviations = fitted(games, len(names))
    return {name: told(ratings[at], deviations[at], played[name]) for at, name in enumerate(names)}


def names_of(row: Row) -> list[str]:
    """Who took part, by level and role."""
    return [f"{level}/{role}" for role, level in sorted(row.pairing.items())]


def winner_first(row: Row) -> list[str]:
    """The same, the winner first."""
    return sorted(names_of(row), key=lambda name: name.rpartition("/")[2] != row.outcome)


def told(rating: float, deviation: float, games: int) -> dict[str, Any]:
    """A rating as plain data."""
    ends = (rating, rating - Z_95 * deviation, rating + Z_95 * deviation)
    middle, low, high = [round(POINTS * end, 1) for end in ends]
    return {"rating": middle, "low": low, "high": high, "games": games}


def fitted(games: Sequence[tuple[str, int, int]], players: int) -> tuple[list[float], list[float]]:
    """The likeliest ratings and their standard deviations, from games as seed, winner and loser."""
    import numpy as np  # both of the extra `lab`
    from scipy.optimize import minimize
    from scipy.special import expit

    winner = np.array([game[1] for game in games])
    loser = np.array([game[2] for game in games])

    def doubt(ratings: "Numbers") -> float:
        margins = ratings[winner] - ratings[loser]
        return float(np.logaddexp(0.0, -margins).sum() + (ratings**2).sum() / (2 * SPREAD**2))

    def pulls(ratings: "Numbers") -> "Numbers":
        """By how much each game pulls each rating."""
        found = np.zeros((len(games), players))
        surprise = expit(ratings[loser] - ratings[winner])
        at = np.arange(len(games))
        found[at, winner] -= surprise
        found[at, loser] += surprise
        return found

    def slope(ratings: "Numbers") -> "Numbers":
        return np.asarray(pulls(ratings).sum(axis=0) + ratings / SPREAD**2)

    def bend(ratings: "Numbers") -> "Numbers":
        chance = expit(ratings[winner] - ratings[loser])
        weight = chance * (1 - chance)
        found = np.eye(players) / SPREAD**2
        for one, other, sign in (
            (winner, winner, 1),
            (loser, loser, 1),
            (winner, loser, -1),
            (loser, winner, -1),
        ):
            np.add.at(found, (one, other), sign * weight)
        return found

    best = minimize(doubt, np.zeros(players), jac=slope, hess=bend, method="trust-exact").x
    inverse = np.linalg.inv(bend(best))
    by_seed = defaultdict[str, "Numbers"](lambda: np.zeros(players))
    for (seed, *_), pull in zip(games, pulls(best), strict=True):
        by_seed[seed] += pull
    together = np.array(list(by_seed.values()))
    # only differences can be known from games: the mean of all ratings is nought by agreement
    centred = np.eye(players) - 1 / players
    inverse = centred @ inverse @ centred
    scattered = inverse @ (together.T @ together) @ inverse
    # games of a seed may scatter more than unrelated ones, never less than these tell
    spread = np.sqrt(np.maximum(np.diag(scattered), np.diag(inverse)))
    return [float(one) for one in best], [float(one) for one in spread]
