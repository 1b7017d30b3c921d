"""Options have a one-line text form, and the text leads back to the option."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from othersight.kernel.question import is_number, option_of, text_of

WORDS = st.from_regex(r"[a-z][a-z0-9-]{0,12}", fullmatch=True)
NUMBERS = st.integers(min_value=-(10**8), max_value=10**8)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(WORDS | NUMBERS, max_size=6))
def test_the_text_of_an_option_leads_back_to_it(parts: list[str | int]) -> None:
    assert option_of(text_of(tuple(parts))) == tuple(parts)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=40))
def test_any_text_is_read_without_fail(text: str) -> None:
    option = option_of(text)
    assert option_of(text_of(option)) == option


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("", ()),
        ("pass", ("pass",)),
        ("  move   12 ", ("move", 12)),
        ("split 3 0 -1", ("split", 3, 0, -1)),
        ("move -", ("move", "-")),
        ("move 1.5", ("move", "1.5")),
        ("move 12345678901", ("move", "12345678901")),
        ("move ٣", ("move", "٣")),
    ],
)
def test_words_and_numbers_are_told_apart(text: str, option: tuple[str | int, ...]) -> None:
    assert option_of(text) == option


def test_only_plain_short_digits_are_numbers() -> None:
    assert is_number("0")
    assert is_number("-7")
    assert not is_number("")
    assert not is_number("--7")
    assert not is_number("²")
    assert not is_number("1e3")
