"""Rate limits for each address: somebody with many addresses does not reset those of the others."""

import pytest

from othersight.server import rate_limits
from othersight.server.rate_limits import AddressRateLimit
from tests.server.test_several_persons import Time

KNOWN = 50


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> AddressRateLimit:
    """Three at once and one in ten seconds, in few buckets."""
    monkeypatch.setattr(rate_limits, "BUCKETS", KNOWN)
    return AddressRateLimit(0.1, 3, Time())


def use_up(limit: AddressRateLimit, address: str) -> None:
    while limit.allow(address):
        pass


def test_no_number_of_other_addresses_gives_a_new_allowance_to_whoever_has_used_up_theirs(
    limit: AddressRateLimit,
) -> None:
    use_up(limit, "first")
    for number in range(10 * KNOWN):
        use_up(limit, f"hostile {number}")
        assert not limit.allow("first")
    assert limit.wait("first") == pytest.approx(10)
    assert len(limit.limits) <= KNOWN


def test_an_allowance_comes_back_with_time_and_no_more_than_all_of_it(
    limit: AddressRateLimit,
) -> None:
    use_up(limit, "idle")
    limit.clock.now += 600  # type: ignore[attr-defined]
    assert [limit.allow("idle") for _ in range(4)] == [True, True, True, False]


def test_in_many_buckets_a_few_addresses_have_allowances_of_their_own() -> None:
    limit = AddressRateLimit(0.1, 3, Time())
    for number in range(20):
        use_up(limit, f"hostile {number}")
    assert len(limit.limits) >= 19, "two of twenty may share one of 65,536 buckets, hardly more"
    assert limit.wait("nobody yet") == 0
