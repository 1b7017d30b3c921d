"""Rate limits for each address: somebody with many addresses does not reset those of the others."""

import pytest

from othersight.server import rate_limits
from othersight.server.rate_limits import AddressRateLimit
from tests.server.test_several_persons import Time

KNOWN = 50


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> AddressRateLimit:
    """Three at once and one in ten seconds, for few addresses."""
    monkeypatch.setattr(rate_limits, "MAX_ADDRESSES", KNOWN)
    return AddressRateLimit(0.1, 3, Time())


def use_up(limit: AddressRateLimit, address: str) -> None:
    for _ in range(3):
        assert limit.allow(address)
    assert not limit.allow(address)


def test_many_addresses_do_not_give_a_new_allowance_to_whoever_has_used_up_theirs(
    limit: AddressRateLimit,
) -> None:
    use_up(limit, "first")
    for number in range(3 * KNOWN):
        assert limit.allow(f"hostile {number}")
        assert len(limit.limits) <= KNOWN
    assert not limit.allow("first")
    assert limit.wait("first") == pytest.approx(10)


def test_whoever_asks_all_the_time_is_not_forgotten_though_all_others_have_used_up_theirs(
    limit: AddressRateLimit,
) -> None:
    use_up(limit, "busy")
    for number in range(3 * KNOWN):
        use_up(limit, f"hostile {number}")
        assert not limit.allow("busy")
    assert len(limit.limits) == KNOWN


def test_an_address_that_was_idle_is_forgotten_first_and_loses_nothing(
    limit: AddressRateLimit,
) -> None:
    use_up(limit, "idle")
    limit.clock.now += 60  # type: ignore[attr-defined]
    for number in range(KNOWN):
        use_up(limit, f"hostile {number}")
    assert "idle" not in limit.limits
    assert limit.allow("idle")
