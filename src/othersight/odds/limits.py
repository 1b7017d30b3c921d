"""What a person may ask the odds of: pools and names that can be, refused in one line otherwise."""

from collections.abc import Sequence

from othersight.kernel.errors import OthersightError, UnknownName

MOST = 30
"""The largest pool; the real games rarely roll more than a dozen dice."""
DIGITS = 9
"""Numbers with more digits are larger than any limit."""


def within(flag: str, n: int, least: int = 0, most: int = MOST) -> int:
    """A number that can be."""
    if not least <= n <= most:
        raise no_such_number(flag, str(n), least, most)
    return n


def no_such_number(flag: str, given: str, least: int, most: int) -> OthersightError:
    """The error for a number that cannot be, quoted as it was given."""
    return OthersightError(
        f"{flag} is {given}; it is a number from {least} to {most}",
        "error-odds-number",
        flag=flag,
        given=given,
        least=least,
        most=most,
    )


def in_all(what: str, n: int, most: int = MOST) -> int:
    """A sum of several flags that can be; `what` says in a word of the texts what is summed up."""
    if n > most:
        raise OthersightError(
            f"{what}: {n} in all are too many; at most {most} can be counted",
            "error-odds-in-all",
            what=what,
            given=n,
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


def names(flag: str, given: str) -> list[str]:
    """Names with commas between them, in small letters; none of them may be empty."""
    words = [word.strip().lower() for word in given.split(",")]
    if not all(words):
        raise UnknownName(
            f"{flag} is '{given}'; a name is missing in it",
            "error-odds-blank",
            flag=flag,
            given=given,
        )
    return words


def numbers(flag: str, given: str) -> tuple[int, ...]:
    """Numbers with commas between them, all of them pools that can be."""
    words = [word.strip() for word in given.split(",")]
    if not all([word.isascii() and word.isdigit() for word in words]):
        raise OthersightError(
            f"{flag} is '{given}'; it is one or more numbers with commas between them",
            "error-odds-numbers",
            flag=flag,
            given=given,
        )
    for word in words:
        if len(word.lstrip("0")) > DIGITS:
            raise no_such_number(flag, word, 0, MOST)
    return tuple([within(flag, int(word)) for word in words])


def one_for_each(flag: str, given: str, other: str, count: int) -> tuple[int, ...]:
    """As many numbers as another flag has."""
    found = numbers(flag, given)
    if len(found) != count:
        raise OthersightError(
            f"{flag} has {len(found)} numbers; it has one for each of {other}, which has {count}",
            "error-odds-each",
            flag=flag,
            given=len(found),
            other=other,
            count=count,
        )
    return found


STEALTH, COMBAT, HEALTH = "stealth", "combat", "health"


def three(flag: str, given: str, least: tuple[int, int, int]) -> tuple[int, int, int]:
    """Stealth, Combat and health with commas between them, each at least so much."""
    found = numbers(flag, given)
    if len(found) != len(least):
        raise OthersightError(
            f"{flag} is '{given}'; it is Stealth, Combat and health, such as 3,4,6",
            "error-odds-three",
            flag=flag,
            given=given,
        )
    for part, n, needed in zip((STEALTH, COMBAT, HEALTH), found, least, strict=True):
        if n < needed:
            raise OthersightError(
                f"{flag} is '{given}', but {part} is a number from {needed} to {MOST}",
                "error-odds-part",
                flag=flag,
                part=part,
                given=given,
                least=needed,
                most=MOST,
            )
    return found[0], found[1], found[2]
