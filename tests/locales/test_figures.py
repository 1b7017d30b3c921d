"""Numbers as each language writes them: the marks of our texts are those that Babel knows."""

import pytest
from babel import Locale
from babel.numbers import format_decimal

from othersight.locales import languages, text
from othersight.locales.figures import chance, decimal, percent, signed
from othersight.locales.numbers import plural_of


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 7, 999, 1000, 1234567, -4321])
def test_whole_numbers_are_those_of_babel(language: str, number: int) -> None:
    said = text("number-percent", language, number=number)
    assert format_decimal(number, locale=language) in said


@pytest.mark.parametrize("language", languages())
def test_fractions_are_those_of_babel(language: str) -> None:
    expected = format_decimal(1234.5, format="#,##0.00", locale=language)
    assert decimal(1234.5, 2, language) == expected
    sample = format_decimal(0.5, locale=language)
    assert text("number-percent", language, number=0.5).startswith(sample)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 1000, 1_000_000])
def test_plurals_are_those_of_babel(language: str, number: int) -> None:
    assert plural_of(language, number) == Locale.parse(language).plural_form(number)


def test_shares_and_signs() -> None:
    assert percent(0.123, 1, "en") == "12.3%"
    assert percent(0.123, 1, "fr") == "12,3\u00a0%"
    assert percent(0.5, language="ja") == "50%"
    assert [signed(1.25, 1, "en"), signed(-0.5, 1, "fr"), signed(-0.01, 1, "en")] == [
        "+1.2",
        "-0,5",
        "0.0",
    ]
    assert chance(0.00001, 2, "en", apart=True) == "<0.01 %"
    assert chance(0.99999, 2, "en", apart=True) == ">99.99 %"
    assert chance(0.125, 0, "en") == "13%"
