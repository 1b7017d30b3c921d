"""A board as a picture needs it: places with what stands there, and what joins them."""

from typing import NamedTuple


class Mark(NamedTuple):
    """A figure or token: a sign of a few letters, the class of its colour, and its name."""

    sign: str
    kind: str
    name: str


class Spot(NamedTuple):
    """A place of the board, `x` and `y` in any unit; `large` for those that are more than a street."""

    number: int
    x: float
    y: float
    name: str
    large: bool
    marks: list[Mark]


class BoardPicture(NamedTuple):
    """All places, and the pairs of numbers that are joined by a line."""

    spots: list[Spot]
    lines: list[tuple[int, int]]


def initials(name: str, most: int = 2) -> str:
    """The sign of a name: its first letters."""
    words = [word for word in name.replace("-", " ").split() if word[:1].isalnum()]
    return "".join([word[0] for word in words[:most]]).upper() if len(words) > 1 else name[:most]
