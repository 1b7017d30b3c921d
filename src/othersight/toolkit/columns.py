"""Text on a screen of columns: how wide it is, how it is filled up and folded, in any script."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

WIDE = ("W", "F")
NOT_FIRST = frozenset(
    "、。，．・：；！？」』）］】〉》…ー～ぁぃぅぇぉっゃゅょァィゥェォッャュョ々%％"
)
"""What no line begins with."""
NOT_LAST = frozenset("「『（［【〈《")
"""What no line ends with."""


def width_of(text: str) -> int:
    """How many columns a text takes; letters of Chinese and Japanese take two."""
    if text.isascii():
        return len(text)
    return sum([columns_of(letter) for letter in text])


@lru_cache(4096)
def columns_of(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in WIDE else 1


def padded(text: str, width: int, right: bool = False) -> str:
    """A text with as many spaces as fill the width: behind it, or before it if it stands at the right."""
    room = " " * max(0, width - width_of(text))
    return f"{room}{text}" if right else f"{text}{room}"


def table(rows: Sequence[Sequence[str]], left: int = 0, indent: int = 2) -> list[str]:
    """Rows in columns as wide as their longest cells, two spaces apart: the first `left` of them at the left, the
    others at the right."""
    widths = [max([width_of(cell) for cell in column]) for column in zip(*rows, strict=True)]
    return [
        (
            " " * indent
            + "  ".join(
                [
                    padded(cell, width, right=at >= left)
                    for at, (cell, width) in enumerate(zip(row, widths, strict=True))
                ]
            )
        ).rstrip(" ")
        for row in rows
    ]


def beginning(text: str, width: int) -> str:
    """As many letters of a text as the width has room for."""
    room = width
    for at, letter in enumerate(text):
        room -= columns_of(letter)
        if room < 0:
            return text[:at]
    return text


def shortened(text: str, width: int, end: str = "…") -> str:
    """The beginning of a text that fits into the width, with a mark if it is not all."""
    line = " ".join(text.splitlines())
    if width_of(line) <= width:
        return line
    kept = ""
    for piece in pieces(line):
        if width_of(kept + piece) > width - width_of(end) - 1:
            break
        kept += piece
    return f"{kept.rstrip(' ')} {end}" if kept.endswith(" ") else f"{kept}{end}"


def folded(text: str, width: int, first: str = "", further: str = "") -> str:
    """A paragraph in lines of that width, with what stands before the first and the further ones. Words are broken
    only in scripts that have no spaces between them."""
    lines: list[str] = []
    line, begun = first, False
    for piece in pieces(text):
        if begun and width_of(line + piece.rstrip(" ")) > width:
            lines.append(line.rstrip(" "))
            line, begun = further, False
        if piece.strip(" ") or begun:
            line += piece
            begun = True
    return "\n".join([*lines, line.rstrip(" ")])


def pieces(text: str) -> list[str]:
    """The parts of a text between which a line may end, each with the spaces behind it."""
    found: list[str] = []
    for letter in text.replace("\n", " "):
        last = found[-1] if found else ""
        if not last or (is_end(last, letter) and letter not in NOT_FIRST):
            found.append(letter)
        else:
            found[-1] = last + letter
    return found


def is_end(piece: str, letter: str) -> bool:
    """Whether a piece ends before a letter: behind spaces, and beside a wide letter."""
    if letter == " ":
        return False
    if piece[-1] == " ":
        return True
    beside = columns_of(piece[-1]) == 2 or columns_of(letter) == 2
    return beside and piece[-1] not in NOT_LAST
