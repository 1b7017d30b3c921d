"""Intervals and middles."""

import pytest

from othersight.arena.statistics import middle_and_most, wilson


def test_wilsons_interval_is_that_of_the_tables() -> None:
    low, high = wilson(29, 48)
    assert low == pytest.approx(0.4631, abs=5e-4)
    assert high == pytest.approx(0.7297, abs=5e-4)


def test_the_interval_stays_within_0_and_1_at_the_ends() -> None:
    assert 0.0 <= wilson(0, 10)[0] < 1e-9
    assert 1.0 - 1e-9 < wilson(10, 10)[1] <= 1.0
    assert wilson(10, 10)[0] > 0.6


def test_without_a_trial_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_middle_and_most_of_some_numbers() -> None:
    assert middle_and_most([9, 1, 4]) == {"median": 4, "max": 9}
    assert middle_and_most([]) == {"median": 0, "max": 0}
