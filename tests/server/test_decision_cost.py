"""What can be counted of a decision at a table of four seats: copies of the game, and bytes for each seat."""

import asyncio
from pathlib import Path

import pytest

from bench.decision import measure

MOST_CLONES = 2
"""The decision is tried on a copy; whether an answer is obvious is sometimes tried on another."""
MOST_BYTES = 2_500
"""For each seat on average, of all messages; a whole state has 8,000 to 11,000."""


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_decision_makes_one_copy_and_sends_every_seat_little(tmp_path: Path, game: str) -> None:
    cost = asyncio.run(measure(game, 120, tmp_path))
    assert 1 <= cost.clones <= MOST_CLONES
    assert 200 < cost.bytes_per_seat <= MOST_BYTES
