"""Large pools fall as often as the odds say; `python -m tests.odds.sampling` does the same a million times."""

from collections import Counter

from tests.odds.sampling import fights, live_rolls, misfits, others_rolls


def test_large_pools_of_hero_and_sin_dice_fall_as_the_odds_say() -> None:
    assert list(others_rolls(8_000)) == []


def test_large_pools_of_they_live_fall_as_the_odds_say() -> None:
    assert list(live_rolls(10_000)) == []


def test_large_fights_end_as_the_odds_say() -> None:
    assert list(fights(1_200)) == []


def test_a_sample_that_does_not_fit_is_told() -> None:
    assert list(misfits("dice", Counter({0: 600, 1: 400}), (0.5, 0.5)))
