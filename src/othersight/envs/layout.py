"""The layout of an observation: sections of equal rows, each row a fixed list of fields.

A section holds one row for each thing of a kind (a Hero, a Space, a card in force), in the order of
the view; rows without a thing are all 0.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from othersight.envs.fields import MOST, NUMBER, PLACE, Field, at_indices, one_of


class Section:
    """So many rows of the same fields, somewhere in the observation."""

    def __init__(self, name: str, about: str, fields: Sequence[Field], rows: int = 1) -> None:
        self.name = name
        self.about = about
        self.fields = tuple(fields)
        self.rows = rows
        self.width = sum(field.size for field in fields)
        self.start = 0
        starts = [sum(earlier.size for earlier in fields[:at]) for at in range(len(fields))]
        placed = list(zip(fields, starts, strict=True))
        self.numbers = [(field.key, at) for field, at in placed if field.form == NUMBER]
        self.places = [
            (field.key, field.first, at - field.first)
            for field, at in placed
            if field.form == PLACE
        ]
        self.others = [(field.key, field.put, at) for field, at in placed if not field.form]

    @property
    def size(self) -> int:
        return self.rows * self.width

    def row(self, data: dict[str, Any]) -> bytearray:
        """One thing of the view as numbers."""
        row = bytearray(self.width)
        for key, at in self.numbers:
            value = data[key]
            if value:
                row[at] = value if 0 <= value <= MOST else (MOST if value > 0 else 0)
        for key, first, at in self.places:
            value = data[key]
            if value >= first:
                row[at + value] = 1
        for key, put, at in self.others:
            value = data.get(key)
            if value:
                put(row, at, value)
        return row

    def write(self, buffer: bytearray, at: int, data: dict[str, Any]) -> None:
        """Put one thing of the view into its row of an observation."""
        start = self.start + at * self.width
        buffer[start : start + self.width] = self.row(data)

    def put(self, buffer: bytearray, at: int, row: bytearray) -> None:
        """Put a row that is made already into an observation."""
        start = self.start + at * self.width
        buffer[start : start + self.width] = row

    def clear(self, buffer: bytearray, at: int = 0) -> None:
        """The row of a thing that is not there."""
        start = self.start + at * self.width
        buffer[start : start + self.width] = bytes(self.width)


def asked_section(seats: int, kinds: Sequence[str]) -> Section:
    """Who is asked, and what: the same in every game."""
    return Section(
        "asked",
        "Who is asked, and what.",
        [
            at_indices("seats", seats, "the seats that are asked now"),
            one_of("kind", kinds, "the kind of question"),
        ],
    )


def asked_data(asked: list[dict[str, Any]]) -> dict[str, Any]:
    """Who is asked, as the section wants it; whoever is asked at the same time is asked the same."""
    return {
        "seats": [one["seat"] for one in asked],
        "kind": asked[0]["kind"] if asked else "",
    }


class Layout:
    """All sections of a game's observations, one after the other."""

    def __init__(self, sections: Sequence[Section]) -> None:
        self.sections = tuple(sections)
        at = 0
        for section in self.sections:
            section.start = at
            at += section.size
        self.size = at

    def names(self) -> Iterator[str]:
        """The name of every byte: `heroes 2 level`."""
        for section in self.sections:
            for row in range(section.rows):
                head = f"{section.name} {row}" if section.rows > 1 else section.name
                for field in section.fields:
                    yield from [f"{head} {part}" for part in field.parts]

    def most(self) -> list[int]:
        """What each byte hardly ever exceeds."""
        return [
            field.most
            for section in self.sections
            for _ in range(section.rows)
            for field in section.fields
            for _ in field.parts
        ]

    def fingerprint(self) -> str:
        """Eight signs that change with the places of fields, so that a policy can tell whether it fits.

        A name that takes a free place changes nothing.
        """
        lines = [
            f"{section.name} {section.rows} {field.key} {field.size}"
            for section in self.sections
            for field in section.fields
        ]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:8]

    def encoded(self, rows: Iterator[tuple[Section, int, dict[str, Any]]]) -> bytes:
        """An observation from rows: which section, which row, and the part of the view it shows."""
        buffer = bytearray(self.size)
        for section, at, data in rows:
            section.write(buffer, at, data)
        return bytes(buffer)
