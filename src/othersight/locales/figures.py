"""Figures in reports, odds and hints, as the reader's language writes them."""

from othersight.locales.chosen import chosen_language
from othersight.locales.loader import language_named, text
from othersight.locales.numbers import digits_of

NOTHING = 1e-9
"""Chances differ by less than this from what they are only because they were reckoned with."""
HALF_UP = 1e-12


def figure(number: float, language: str = "") -> str:
    """A number as long as it is; 1,234 or 6.5 in English."""
    return digits_of(number, language_named(language or chosen_language()).marks)


def decimal(number: float, places: int = 1, language: str = "") -> str:
    """A number with so many places of a fraction; 1,234.5 in English."""
    return digits_of(float(number), language_named(language or chosen_language()).marks, places)


def signed(number: float, places: int = 1, language: str = "") -> str:
    """A number with its sign; nothing has none."""
    said = decimal(abs(number), places, language)
    if said == decimal(0, places, language):
        return said
    return f"{'-' if number < 0 else '+'}{said}"


def percent(share: float, places: int = 0, language: str = "", apart: bool = False) -> str:
    """A share of one in per cent; `apart` where English has a space before the sign."""
    key = "number-percent-apart" if apart else "number-percent"
    return text(key, language, number=decimal(100 * share, places, language))


def chance(share: float, places: int = 0, language: str = "", apart: bool = False) -> str:
    """A chance in per cent; next to nothing and next to certain are told as that."""
    least = 10.0 ** -(places + 2)
    edge = least / 2 if places else least
    if NOTHING < share < edge:
        return text("number-below", language, number=percent(least, places, language, apart))
    if 1.0 - edge < share < 1.0 - NOTHING:
        return text("number-above", language, number=percent(1 - least, places, language, apart))
    return percent(share + HALF_UP, places, language, apart)
