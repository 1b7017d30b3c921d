"""Fields of an observation: how one value of a view is written as small whole numbers, 0 to 255.

A field takes the value that a view has under its key and puts it into a row of bytes. What a view
says of a thing and what the observation says of it are therefore the same thing, once as words and
once as numbers.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

Put = Callable[[bytearray, int, Any], None]

MOST: Final = 255
NUMBER: Final = "number"
PLACE: Final = "place"


class Field:
    """`size` bytes written by `put` from the value under `key`; `parts` names each byte.

    `form` is how a row writes the field without `put`: most fields are numbers or places.
    """

    def __init__(
        self,
        key: str,
        parts: Sequence[str],
        about: str,
        put: Put,
        most: int = 1,
        form: str = "",
        first: int = 0,
    ) -> None:
        self.key = key
        self.parts = tuple(parts)
        self.about = about
        self.put = put
        self.most = most
        """What a byte hardly ever exceeds; divide by it for numbers between 0 and 1."""
        self.form = form
        self.first = first

    @property
    def size(self) -> int:
        return len(self.parts)


def number(key: str, most: int, about: str) -> Field:
    """A whole number of 0 or more, or a flag; what is beyond 255 is written as 255."""

    def put(row: bytearray, at: int, value: Any) -> None:
        row[at] = value if 0 <= value <= MOST else (MOST if value > 0 else 0)

    return Field(key, [key], about, put, most, NUMBER)


def flag(key: str, about: str) -> Field:
    """1 for yes."""
    return number(key, 1, about)


def length(key: str, most: int, about: str) -> Field:
    """How many there are: the length of a list, or the number that stands for one."""

    def put(row: bytearray, at: int, value: Any) -> None:
        row[at] = min(MOST, value if isinstance(value, int) else len(value))

    return Field(key, [f"{key} number"], about, put, most)


def one_of(key: str, names: Sequence[str], about: str) -> Field:
    """A name: 1 in its place; all 0 for none."""
    index = places(names)

    def put(row: bytearray, at: int, value: Any) -> None:
        if value:
            row[at + index[value]] = 1

    return Field(key, [f"{key} {name}" for name in names], about, put)


def at_index(key: str, n: int, about: str, first: int = 0) -> Field:
    """A number that stands for a thing: 1 in its place; all 0 if it is below the first."""

    def put(row: bytearray, at: int, value: Any) -> None:
        if value is not None and value >= first:
            row[at + value - first] = 1

    parts = [f"{key} {place + first}" for place in range(n)]
    return Field(key, parts, about, put, form=PLACE, first=first)


def at_indices(key: str, n: int, about: str, first: int = 0) -> Field:
    """Numbers that stand for things: how often each occurs."""

    def put(row: bytearray, at: int, value: Any) -> None:
        for one in value or ():
            row[at + one - first] += 1

    return Field(key, [f"{key} {place + first}" for place in range(n)], about, put)


def counts(key: str, names: Sequence[str], about: str, most: int = 1) -> Field:
    """How many of each name: from a list of names or from numbers by name; a bare number says nothing here."""
    index = places(names)

    def put(row: bytearray, at: int, value: Any) -> None:
        if isinstance(value, dict):
            for name, n in value.items():
                row[at + index[name]] = n if 0 <= n <= MOST else (MOST if n > 0 else 0)
        elif value and not isinstance(value, int):
            for name in value:
                row[at + index[name]] += 1

    return Field(key, [f"{key} {name}" for name in names], about, put, most)


def in_order(key: str, names: Sequence[str], slots: int, about: str) -> Field:
    """Names in their order: for each place in the list a 1 at the name that stands there."""
    index = places(names)
    width = len(names)

    def put(row: bytearray, at: int, value: Any) -> None:
        for slot, name in enumerate(value[:slots]):
            row[at + slot * width + index[name]] = 1

    parts = [f"{key} {slot} {name}" for slot in range(slots) for name in names]
    return Field(key, parts, about, put)


def whichever(key: str, about: str, *fields: Field) -> Field:
    """Several fields written from one value, such as the number of cards and, if they are seen, which."""
    offsets = [sum(field.size for field in fields[:at]) for at in range(len(fields))]
    plan = [(field.put, offset) for field, offset in zip(fields, offsets, strict=True)]

    def put(row: bytearray, at: int, value: Any) -> None:
        for write, offset in plan:
            write(row, at + offset, value)

    parts = [part for field in fields for part in field.parts]
    return Field(key, parts, about, put, max(field.most for field in fields))


def places(names: Iterable[str]) -> dict[str, int]:
    """The place of each name."""
    return {name: at for at, name in enumerate(names)}
