"""Two settings played on the same seeds: by how much the win rate of a side differs."""

from collections.abc import Iterable
from typing import Any

from othersight.arena.row import Row


def difference(rows_a: Iterable[Row], rows_b: Iterable[Row], side: str) -> dict[str, Any]:
    """The share of the side in b less that in a, over the games that both have finished, with its interval."""
    return {}
