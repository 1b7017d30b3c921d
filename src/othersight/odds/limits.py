"""What a person may ask the odds of: pools and names that can be, refused in one line otherwise."""

from collections.abc import Sequence

from othersight.kernel.errors import OthersightError, UnknownName

MOST = 30
"""The largest pool; the real games rarely roll more than a dozen dice."""


def within(flag: str, n: int, least: int = 0, most: int = MOST) -> int:
    """A number that can be."""
    if not least <= n <= most:
        raise OthersightError(
            f"{flag} is {n}; it is a number from {least} to {most}",
            "error-odds-number",
            flag=flag,
            given=n,
            least=least,
            most=most,
        )
    return n


def one_of(flag: str, name: str, names: Sequence[str]) -> str:
    """A name that is known."""
    if name not in names:
        raise UnknownName(
            f"{flag} is '{name}'; it is one of {', '.join(names)}",
            "error-odds-name",
            flag=flag,
            given=name,
            names=", ".join(names),
        )
    return name


def numbers(flag: str, given: str, count: int = 0) -> tuple[int, ...]:
    """Numbers with commas between them, all of them pools that can be; `count` of them, or any number."""
    words = given.split(",")
    if not all([word.strip().isascii() and word.strip().isdigit() for word in words]) or (
        count and len(words) != count
    ):
        raise OthersightError(
            f"{flag} is '{given}'; it is {count or 'one or more'} numbers with commas between them",
            "error-odds-numbers",
            flag=flag,
            given=given,
            count=count,
        )
    return tuple([within(flag, int(word[:9])) for word in words])
