"""A saved game with all its positions: where its Rounds and Turns begin, and where something came to light."""

from othersight.games import words_of
from othersight.kernel.codec import damaged, state_hash
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.replay import replay

ROUND = "round"
PARTS = (
    "turn",
    "end-of-round",
    "action-turn",
    "response-phase",
    "location-phase",
    "news",
    "no-news",
    "assault",
)
"""Headings that say where in a Round, or after the last one, the game is."""


class Past:
    """The positions of a game after 0, 1, 2, ... decisions. `seat` is whose secrets may be told, -1 everybody's."""

    def __init__(self, game: Game, seat: int = -1) -> None:
        self.positions = [position.clone() for position in replay(game)]
        if state_hash(self.positions[-1]) != state_hash(game):
            raise damaged("its decisions lead to another position than the one it holds")
        self.seat = seat
        self.game = game
        words = words_of(game)
        self.headings = [e for e in self.entries() if e.key in words.headings]

    @property
    def last(self) -> int:
        """The number of decisions."""
        return len(self.positions) - 1

    @property
    def is_over(self) -> bool:
        return bool(self.game.outcome)

    def entries(self) -> list[Entry]:
        """The lines of the log that may be told."""
        entries = self.positions[-1].chronicle.entries()
        if self.seat < 0:
            return entries
        return [entry for entry in entries if entry.is_seen_by(self.seat)]

    def lines_at(self, step: int) -> list[Entry]:
        """What came of one decision."""
        return [entry for entry in self.entries() if entry.decision == step]

    def beginnings(self) -> list[int]:
        """The steps at which a Round, a Turn or another part of the game begins, the first and the last among them."""
        inside = {entry.decision for entry in self.headings if 0 < entry.decision < self.last}
        return sorted({0, self.last} | inside)

    def place(self, step: int) -> list[Entry]:
        """The headings under which a step falls: the Round, and the latest part of it."""
        found: list[Entry] = []
        for entry in self.headings:
            if entry.decision <= step and entry.key == ROUND:
                found = [entry]
            elif entry.decision <= step and entry.key in PARTS:
                found = [*found[:1], entry]
        return found

    def round_at(self, step: int) -> int:
        """The number of the Round at a step; 0 before the first."""
        rounds = [e for e in self.headings if e.key == ROUND and e.decision <= step]
        return int(str(rounds[-1].values[0])) if rounds else 0

    def revealing(self, first: int, last: int) -> list[int]:
        """The steps after one and up to another at which dice fell or something hidden came to light."""
        at = self.positions
        return [d for d in range(first + 1, last + 1) if at[d].seals != at[d - 1].seals]
