"""What can be counted of a decision at a table of four seats: copies of the game, bytes for each seat, and calls."""

import asyncio
import cProfile
import pstats
from pathlib import Path

import pytest

from bench.decision import measure

MOST_CLONES = 2
"""The decision is tried on a copy; whether an answer is obvious is sometimes tried on another."""
MOST_CALLS = {"the-others": 4_300, "they-live": 4_100}
"""Of functions, on average: 3,950 and 3,780 with Python 3.11, interpreted."""
MOST_BYTES = 2_100
"""For each seat on average, of all messages: 1,660 and 1,830; a whole state has 8,000 to 11,000."""


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_decision_makes_one_copy_and_sends_every_seat_little(tmp_path: Path, game: str) -> None:
    cost = asyncio.run(measure(game, 120, tmp_path))
    assert 1 <= cost.clones <= MOST_CLONES
    assert 200 < cost.bytes_per_seat <= MOST_BYTES


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_decision_takes_a_bounded_number_of_calls(tmp_path: Path, game: str) -> None:
    profile, decisions = cProfile.Profile(), 120
    asyncio.run(measure(game, decisions, tmp_path, profile))
    calls = pstats.Stats(profile).total_calls / decisions  # type: ignore[attr-defined]
    assert 500 < calls <= MOST_CALLS[game]
