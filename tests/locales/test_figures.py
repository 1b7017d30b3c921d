"""Numbers as each language writes them: the marks of our texts are those that Babel knows."""

import re
from collections.abc import Iterator

import pytest
from babel import Locale
from babel.numbers import format_decimal

from othersight.arena.report.tables import number_table, percentage, points
from othersight.kernel.odds import Odds
from othersight.locales import choose_language, languages, text
from othersight.locales.figures import chance, decimal, figure, percent, signed
from othersight.locales.numbers import plural_of
from othersight.odds.plot import Writing, svg


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


@pytest.fixture
def french() -> Iterator[None]:
    choose_language("fr")
    yield
    choose_language("en")


@pytest.mark.usefixtures("french")
def test_reports_and_pictures_write_numbers_as_the_language_does() -> None:
    assert figure(1234) == "1\u202f234"
    assert figure(6.5) == "6,5"
    assert percentage(0.5) == "50,0\u00a0%"
    assert points(-0.031) == "−3,1"
    assert "1\u202f234" in number_table("", ["", ""], [("a", 1234)])
    drawn = svg(
        Odds("test", {"hits": (0.25, 0.75)}, {}), "", {"hits": ""}, Writing(decimal, percent)
    )
    assert "75,0<" in drawn
    assert not re.search(r">[^<]*\d\.\d", drawn)
