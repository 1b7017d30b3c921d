"""Who looks: one seat's observation, kept from one look to the next.

Whatever changes on a table is put there as a fresh record as long as the table's owner is changed
between two looks (`Play.answer` does that). A look therefore finds what has changed by comparing
records, has the view's own functions describe that much, and writes it into the observation. What
comes out is, byte for byte, the observation of the whole view.
"""

from abc import ABC, abstractmethod

from othersight.envs.layout import Layout
from othersight.kernel.game import Game


class Watcher(ABC):
    """One seat of one game; `look` brings the observation up to date."""

    def __init__(self, game: Game, seat: int, layout: Layout) -> None:
        self.game = game
        self.seat = seat
        self.buffer = bytearray(layout.size)

    @abstractmethod
    def look(self) -> None:
        """Write what has changed since the last look."""

    def observation(self) -> bytearray:
        """What the seat sees now; the caller may keep it."""
        self.look()
        return self.buffer.copy()
