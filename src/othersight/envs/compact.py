"""A short observation: what matters most, taken from the bytes of the whole one.

It has some bytes as they are, of one section the row of whoever acts, and of others how many things are in each place.
Only the whole observation is read, so a seat is told nothing that it does not see; sizes and places are as stable.
"""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from othersight.envs.layout import Layout, Section

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float32]
Fields = Sequence[str]

SHARE = np.float32(0.25)
"""What one thing in a place counts: more than four are seldom in one."""


class Own:
    """Of a section the row that `row` finds in an observation, these fields of it; all 0 where it finds none (-1)."""

    def __init__(self, section: str, fields: Fields, row: Callable[[Bytes], int]) -> None:
        self.section = section
        self.fields = tuple(fields)
        self.row = row


class Compact:
    """`kept` are fields of sections (`{section: fields}`, all of them for none), of every row; `own` is the row of
    whoever acts; `counted` is a section and a field that says a place, of which each place is counted."""

    def __init__(
        self, layout: Layout, kept: dict[str, Fields], own: Own, counted: tuple[str, str]
    ) -> None:
        self.layout = layout
        self.own = own
        names, most = list(layout.names()), np.array(layout.most(), np.float32)
        self.kept = np.array([at for name in kept for at in self.bytes_of(name, kept[name])])
        rows = self.section(own.section)
        self.width = rows.width
        self.mine = np.array(list(offsets(rows, own.fields))) + rows.start
        crowd = self.section(counted[0])
        places = np.array(list(offsets(crowd, [counted[1]]))) + crowd.start
        self.crowd = places[None, :] + crowd.width * np.arange(crowd.rows)[:, None]
        self.split = (len(self.kept), len(self.kept) + len(self.mine))
        self.size = self.split[1] + len(places)
        self.scale = np.reciprocal(np.concatenate((most[self.kept], most[self.mine])))
        self.names = [names[at] for at in self.kept]
        self.names += ["own " + names[at].split(" ", 2)[2] for at in self.mine]
        self.names += [f"{counted[0]} " + names[at].split(" ", 2)[2] for at in places]

    def section(self, name: str) -> Section:
        """The section of that name."""
        return next(section for section in self.layout.sections if section.name == name)

    def bytes_of(self, name: str, fields: Fields) -> Iterator[int]:
        """Where the fields of every row of a section lie."""
        section = self.section(name)
        for row in range(section.rows):
            for offset in offsets(section, fields):
                yield section.start + row * section.width + offset

    def of(self, seen: Bytes) -> Floats:
        """The short observation, all numbers between 0 and 1."""
        short = np.zeros(self.size, np.float32)
        first, second = self.split
        short[:first] = seen[self.kept]
        row = self.own.row(seen)
        if row >= 0:
            short[first:second] = seen[self.mine + row * self.width]
        short[:second] *= self.scale
        short[second:] = seen[self.crowd].sum(axis=0) * SHARE
        return np.minimum(short, np.float32(1), out=short)


def offsets(section: Section, fields: Fields) -> Iterator[int]:
    """Where in a row of a section these fields lie; all of them for none."""
    at = 0
    for field in section.fields:
        if not fields or field.key in fields:
            yield from range(at, at + field.size)
        at += field.size
