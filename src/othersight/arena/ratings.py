"""Ratings of the levels in each role, from who beat whom."""

from collections.abc import Iterable
from typing import Any

from othersight.arena.row import Row


def ratings_of(rows: Iterable[Row]) -> dict[str, Any]:
    """`{"master/sins": {"mu", "sigma", "ordinal", "games"}}`, the same whatever order the rows came in."""
    return {}
