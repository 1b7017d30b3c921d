"""Numbers by language: which wording they ask for, and how they are written.

The marks between digits are texts of the language (`numbers.ftl`), so that a command starts without Babel; a test
compares them with what Babel writes.
"""

from functools import cache

POINT, THOUSANDS = "number-point", "number-thousands"


@cache
def plural_of(language: str, number: float) -> str:
    """The plural category of a number: `one`, `few`, `other` ..."""
    if isinstance(number, int) and abs(number) < 1_000_000:
        if language == "en":
            return "one" if number == 1 else "other"
        if language == "fr":
            return "one" if number in (0, 1, -1) else "other"
    if language == "ja":
        return "other"
    from babel import Locale

    return str(Locale.parse(language).plural_form(number))


def digits_of(number: float, marks: tuple[str, str], places: int | None = None) -> str:
    """A number with the marks of a language before its fraction and between thousands; a fraction as long as it is,
    if it is not said how many places it has."""
    if isinstance(number, int) and places is None:
        plain = f"{number:,}"
    else:
        plain = f"{number:,.{3 if places is None else places}f}"
        plain = plain.rstrip("0").rstrip(".") if places is None else plain
    if marks == (".", ","):
        return plain
    return plain.replace(",", "\0").replace(".", marks[0]).replace("\0", marks[1])
