"""What a sample tells: a share with its interval, and the middle of a list of numbers."""

from collections.abc import Sequence
from math import sqrt
from statistics import median

Z_95 = 1.959964


def wilson(successes: int, trials: int, z: float = Z_95) -> tuple[float, float]:
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
