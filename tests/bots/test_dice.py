"""Chances of dice pools."""

from itertools import product

import pytest

from othersight.games.the_others.bots.dice import Dice, best_kills, chain, less, mean, together

HERO = ("hit", "hit", "def", "cc", "skill", "faith")
SIN = ("hit", "hit", "burst", "corr", "corr", "blank")
DICE = Dice(HERO, SIN)


def test_a_die_without_extra_dice_is_a_coin() -> None:
    assert chain(0.25, 0.0, False) == pytest.approx((0.75, 0.25))


def test_a_burst_counts_and_rolls_on() -> None:
    # m = 2/6 + 1/6 (1 + m) gives 3/5
    assert mean(DICE.pool("sin-hit", 1)) == pytest.approx(0.6, abs=1e-3)
    # m = 2/6 + 1/6 m gives 2/5
    assert mean(DICE.pool("corr", 1)) == pytest.approx(0.4, abs=1e-3)


def test_means_of_pools_add_up() -> None:
    assert mean(DICE.pool("skill+faith", 5)) == pytest.approx(5 * 0.4, abs=5e-3)
    assert DICE.pool("hit", 0) == (1.0,)


def test_sums_and_differences_agree_with_counting() -> None:
    one, other = (0.5, 0.3, 0.2), (0.6, 0.4)
    total, left = [0.0] * 4, [0.0] * 4
    for i, j in product(range(3), range(2)):
        total[i + j] += one[i] * other[j]
        left[max(0, i - j + 1)] += one[i] * other[j]
    assert together(one, other) == pytest.approx(tuple(total))
    assert less(one, other, -1) == pytest.approx(tuple(left))


def test_the_best_kills_are_those_worth_most_and_not_the_most() -> None:
    assert best_kills(((2, 1.0), (2, 1.0), (3, 5.0)), 4) == [0.0, 0.0, 1.0, 5.0, 5.0]
    assert best_kills(((2, 1.0), (3, 5.0)), 5)[5] == 6.0


def test_expected_kills_know_the_chance_that_none_is_left() -> None:
    worth, clear = DICE.expected_kills(((2, 4.0),), 0, 2, "hit")
    assert (worth, clear) == (4.0, 1.0)
    worth, clear = DICE.expected_kills(((1, 4.0),), 1, 0, "hit+faith")
    assert clear == pytest.approx(3 / 6, abs=1e-3)
    assert worth == pytest.approx(4 * clear)


def test_the_price_of_what_is_left_has_a_ceiling() -> None:
    assert DICE.price_of_rest(0, "def", 0, -9, (0.0, 2.0, 7.0)) == 7.0
    assert DICE.price_of_rest(0, "def", 0, 1, (0.0, 2.0, 7.0)) == 0.0
