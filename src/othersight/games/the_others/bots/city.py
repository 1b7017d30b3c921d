"""The city as a player knows it by heart: ways for Heroes and Monsters, Districts, Nests, Altars."""

from math import ceil
from typing import Any, Final

from othersight.games.the_others.state.config import Config
from othersight.toolkit.distances import distances

PATIENCE: Final = 0.78
"""What a Turn of waiting leaves of a worth."""


class Town:
    """What never changes on a board, read once."""

    def __init__(self, board: dict[str, Any]) -> None:
        spaces = board["spaces"]
        self.n = len(spaces)
        self.start: int = board["start"]
        self.district: list[bool] = [space["district"] for space in spaces]
        self.districts = [s for s in range(self.n) if self.district[s]]
        self.adjacent: list[list[int]] = [space["adjacent"] for space in spaces]
        self.steps: list[list[int]] = [[*space["adjacent"], *space["metro"]] for space in spaces]
        """Where a Hero gets with one step, by Metro too."""
        self.moves = [f"move {space}" for space in range(self.n)]
        """The option that leads to each Space."""
        self.metro: list[list[int]] = [space["metro"] for space in spaces]
        self.sees: list[list[int]] = [space["sees"] for space in spaces]
        self.icons: list[list[str]] = [space["icons"] for space in spaces]
        self.altars: list[int] = [space["altars"] for space in spaces]
        self.group: list[int] = [space["group"] for space in spaces]
        self.permanent: list[dict[str, int]] = [space["permanent"] for space in spaces]
        self.walk = distances(self.steps)
        """Steps between Spaces for a Hero."""
        self.prowl = distances(self.adjacent)
        """Steps between Spaces for a Monster or an Orbital Strike token."""
        self.farthest = max([max(row) for row in self.walk])
        self.waits: dict[int, list[float]] = {}
        self.configs: dict[tuple[str, str, str, int, int], Config] = {}
        """What the rules read of the games played here."""

    def __deepcopy__(self, memo: object) -> "Town":
        """Itself: what copies of a player know alike is not copied."""
        return self

    def kept(self, pace: int) -> list[float]:
        """What is left of the worth of a goal so many steps away, for a Hero who makes so many in a Turn."""
        known = self.waits.get(pace)
        if known is None:
            away = range(self.farthest + 1)
            known = [PATIENCE ** max(1, ceil(steps / pace)) for steps in away]
            self.waits[pace] = known
        return known
