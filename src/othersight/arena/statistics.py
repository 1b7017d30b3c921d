"""What a sample tells: shares and their differences with intervals, and the middle of a list of numbers."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from statistics import median

Z_95 = 1.959964


def wilson(successes: float, trials: float, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for the share behind so many successes; with no trial nothing is known."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    weight = z * z / trials
    centre = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def middle_and_most(numbers: Sequence[int]) -> dict[str, float]:
    """Median and maximum, both 0 for an empty list."""
    if not numbers:
        return {"median": 0, "max": 0}
    return {"median": median(numbers), "max": max(numbers)}


def difference_of_shares(wins: int, trials: int, others: int, other_trials: int) -> list[float]:
    """One share less another with the ends of its interval, for two separate samples (Newcombe's)."""
    if not trials or not other_trials:
        return [0.0, -1.0, 1.0]
    share, other = wins / trials, others / other_trials
    (low, high), (other_low, other_high) = wilson(wins, trials), wilson(others, other_trials)
    down = sqrt((share - low) ** 2 + (other_high - other) ** 2)
    up = sqrt((high - share) ** 2 + (other - other_low) ** 2)
    return [share - other, max(-1.0, share - other - down), min(1.0, share - other + up)]


def boundary(is_beyond: Callable[[float], bool]) -> float:
    """The chance from which on something holds, by halving."""
    low, high = 0.0, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (low, middle) if is_beyond(middle) else (middle, high)
    return high


def stratified_difference(
    strata: Sequence[tuple[int, int, int, int]],
) -> tuple[float, float, float]:
    """One share less another with its interval, compared stratum by stratum: (wins, trials, others, other trials).

    Strata weigh by how much they can tell (Cochran, Mantel and Haenszel); where there is only one, Newcombe's
    interval stands.
    """
    telling = [part for part in strata if part[1] and part[3]]
    if not telling:
        return 0.0, -1.0, 1.0
    if len(telling) == 1:
        middle, low, high = difference_of_shares(*telling[0])
        return middle, low, high
    weights = [n * m / (n + m) for _, n, _, m in telling]
    total = sum(weights)
    parts = list(zip(weights, telling, strict=True))
    middle = sum(w * (x / n - y / m) for w, (x, n, y, m) in parts) / total
    spread = sum(w * w * (variance(x, n) + variance(y, m)) for w, (x, n, y, m) in parts)
    reach = Z_95 * sqrt(spread) / total
    return middle, max(-1.0, middle - reach), min(1.0, middle + reach)


def reach_of_seeds(strata: Iterable[Sequence[tuple[str, bool, bool]]]) -> float:
    """Half the interval of the same difference where games of one seed may go alike: (seed, with it, won) of each game.

    What a seed adds to the difference is taken as one thing, however many games it comes from.
    """
    total, added = 0.0, defaultdict[str, float](float)
    for part in strata:
        having = [won for _, has, won in part if has]
        lacking = [won for _, has, won in part if not has]
        if having and lacking:
            n, m = len(having), len(lacking)
            total += n * m / (n + m)
            share, other = sum(having) / n, sum(lacking) / m
            for seed, has, won in part:
                added[seed] += m * (won - share) / (n + m) if has else n * (other - won) / (n + m)
    return reach_by_seed(added, total)


def reach_by_seed(added: Mapping[str, float], total: float) -> float:
    """Half the interval of a mean of so many games, from what each seed adds to their sum beyond the mean."""
    if len(added) < 2:
        return 0.0
    spread = sum(by * by for by in added.values()) * len(added) / (len(added) - 1)
    return Z_95 * sqrt(spread) / total


def comparable(strata: Sequence[tuple[int, int, int, int]]) -> tuple[float, float]:
    """Both shares with the weights of their difference; all games where nothing can be compared."""
    parts = [part for part in strata if part[1] and part[3]]
    if not parts:
        wins, trials, others, other_trials = (sum(column) for column in zip(*strata, strict=True))
        return wins / trials if trials else 0.0, others / other_trials if other_trials else 0.0
    total = sum(n * m / (n + m) for _, n, _, m in parts)
    share = sum(m / (n + m) * x for x, n, _, m in parts) / total
    return share, sum(n / (n + m) * y for _, n, y, m in parts) / total


def variance(wins: int, trials: int) -> float:
    """Of a share; half a win is added on both sides, so that a stratum without a loss is not taken for certain."""
    share = (wins + 0.5) / (trials + 1)
    return share * (1 - share) / trials
