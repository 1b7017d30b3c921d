"""Numbers by language: which wording they ask for, and how they are written. Babel knows; small ones are remembered."""

from functools import cache

SMALL = 1000
"""Below it every language writes a whole number as its digits."""


@cache
def plural_of(language: str, number: float) -> str:
    """The plural category of a number: `one`, `few`, `other` ..."""
    if language == "en" and isinstance(number, int):
        return "one" if number == 1 else "other"
    if language == "ja":
        return "other"
    from babel import Locale

    return str(Locale.parse(language).plural_form(number))


@cache
def written(language: str, number: float) -> str:
    """A number as people write it."""
    if isinstance(number, int) and -SMALL < number < SMALL:
        return str(number)
    from babel.numbers import format_decimal

    return str(format_decimal(number, locale=language))
