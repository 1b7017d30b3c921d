"""Sums of rolls against their expectation."""

import pytest

from othersight.study.measures import Account, Measure, added_up, binomial

COIN = (0.5, 0.5)


def coins(heads: int, of: int) -> Account:
    return Account(tuple([Measure(int(at < heads), COIN) for at in range(of)]))


def test_ten_coins_with_eight_heads_are_as_lucky_as_56_in_1024() -> None:
    account = coins(8, 10)
    assert (account.got, account.expected) == (8, 5.0)
    assert account.deviation**2 == pytest.approx(2.5)
    assert account.share_as_far() == pytest.approx(56 / 1024)


def test_bad_luck_is_counted_from_the_other_end() -> None:
    assert coins(2, 10).share_as_far() == pytest.approx(56 / 1024)
    assert coins(2, 10).z == -coins(8, 10).z


def test_what_cannot_vary_is_no_luck() -> None:
    nothing = Account((Measure(0, (1.0,)),))
    assert (nothing.z, nothing.deviation, nothing.share_as_far()) == (0.0, 0.0, 1.0)
    assert (Account(()).z, Account(()).share_as_far()) == (0.0, 1.0)


def test_long_sums_keep_their_place_when_their_ends_are_cut_off() -> None:
    first, chances = added_up([Measure(0, COIN)] * 400)
    assert first > 0
    assert sum(chances) == pytest.approx(1.0)
    assert sum([(first + k) * c for k, c in enumerate(chances)]) == pytest.approx(200.0)


def test_a_binomial_sums_to_one() -> None:
    assert binomial(0, 0.3) == (1.0,)
    assert binomial(2, 0.5) == (0.25, 0.5, 0.25)
