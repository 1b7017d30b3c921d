"""The curve of a game: how likely a side was to win at some of its steps, counted more often where it jumps."""

from collections.abc import Sequence

from othersight.study.chances import Counting
from othersight.study.rollouts import Spot

ROUNDS = 3
"""How often the games that are left are shared out anew."""
LEVEL = 0.05
"""The weight of a step at which nothing happens, so that it too is counted a little better."""


def chosen(beginnings: Sequence[int], points: int) -> list[int]:
    """So many of the beginnings, evenly spread, the first and the last among them."""
    if len(beginnings) <= points:
        return list(beginnings)
    last = len(beginnings) - 1
    return [beginnings[round(at * last / (points - 1))] for at in range(points)]


def count_curve(counting: Counting, steps: Sequence[int], games: int) -> None:
    """Half of the games evenly, the other half where the curve jumps and is least sure."""
    spots = [Spot(step) for step in steps if not counting.at(Spot(step)).known]
    half = (games + 1) // 2
    counting.up_to(half, spots)
    left = (games - half) * len(spots)
    for at in range(ROUNDS):
        some = left // (ROUNDS - at)
        left -= some
        counting.count(shared_out(counting, [Spot(step) for step in steps], some))


def shared_out(counting: Counting, spots: Sequence[Spot], games: int) -> dict[Spot, int]:
    """The games by what they can tell: in proportion to the jumps beside a spot and to how unsure it is."""
    weights: list[float] = []
    for at, spot in enumerate(spots):
        beside = [spots[i] for i in (at - 1, at + 1) if 0 <= i < len(spots)]
        here = counting.at(spot)
        jumps = sum([abs(counting.at(other).share - here.share) for other in beside])
        weights.append((LEVEL + jumps) * here.scatter)
    return {
        spot: number
        for spot, number in zip(spots, apportioned(weights, games), strict=True)
        if number
    }


def apportioned(weights: Sequence[float], games: int) -> list[int]:
    """Whole numbers in proportion to the weights that add up to the games."""
    total = sum(weights)
    if total <= 0.0:
        return [0 for _ in weights]
    shares = [games * weight / total for weight in weights]
    given = [int(share) for share in shares]
    by_rest = sorted(range(len(shares)), key=lambda at: given[at] - shares[at])
    for at in by_rest[: games - sum(given)]:
        given[at] += 1
    return given
