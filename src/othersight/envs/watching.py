"""Who looks: one seat's observation, kept from one look to the next.

Whatever changes on a table is put there as a fresh record as long as the table's owner is changed
between two looks (`Play.answer` does that). A look therefore finds what has changed by comparing
records, has the view's own functions describe that much, and writes it into the observation. What
comes out is, byte for byte, the observation of the whole view.
"""

from abc import ABC, abstractmethod
from typing import Any, Final

from othersight.envs.layout import Layout, Section
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

Public = dict[tuple[str, int], tuple[object, bytearray]]
"""Rows by section and place, each with what it was made from."""

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(ABC):
    """One seat of one game; `look` brings the observation up to date.

    `public` is common to all who look at the game: rows made of what a spectator sees.
    """

    def __init__(self, game: Game, seat: int, layout: Layout, public: Public) -> None:
        self.game = game
        self.seat = seat
        self.public = public
        self.buffer = bytearray(layout.size)
        self.shown: set[Section] = set()
        """Sections of rules under way that are filled."""
        self.silent: set[type] = set()
        """Rules of which a view says nothing."""
        self.moment: object = None

    @abstractmethod
    def look(self) -> None:
        """Write what has changed since the last look."""

    @abstractmethod
    def described(self, frame: Procedure) -> tuple[Section, dict[str, Any]] | None:
        """What the view says of a rule under way and where it is written, or None if it says nothing."""

    def look_at_frames(self) -> None:
        """Rules under way change without notice: they are described at every look."""
        shown: set[Section] = set()
        for frame in self.game.stack:
            if type(frame) not in self.silent:
                entry = self.described(frame)
                if entry is None:
                    self.silent.add(type(frame))
                else:
                    entry[0].write(self.buffer, 0, entry[1])
                    shown.add(entry[0])
        for section in self.shown - shown:
            section.clear(self.buffer)
        self.shown = shown

    def observation(self) -> bytearray:
        """What the seat sees now; the caller may keep it."""
        self.look()
        return self.buffer.copy()
