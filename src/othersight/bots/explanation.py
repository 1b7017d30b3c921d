"""Why a player answers as he does: what he takes, what he expects of it, and what else he has weighed."""

from dataclasses import dataclass
from typing import Any

Notes = tuple[tuple[str, dict[str, Any]], ...]
"""Keys of texts with their values."""


@dataclass(frozen=True)
class Weighed:
    """An option a player has looked into."""

    option: str
    estimate: float
    """The chance that the player's side wins the game, as the player sees it."""
    tables: int
    """How many imagined tables the estimate comes from."""


CHANCE, JUDGEMENT = "chance", "judgement"
"""On what grounds an answer is given, if not by looking ahead."""


@dataclass(frozen=True)
class Explanation:
    """An answer and what speaks for it."""

    option: str
    level: str
    """Who says so."""
    weighed: tuple[Weighed, ...] = ()
    """What was looked into, the best first; empty where nothing was."""
    notes: Notes = ()
    """What else the player has in mind, as keys of texts with their values."""
    grounds: str = JUDGEMENT

    @property
    def estimate(self) -> float | None:
        """What the player expects of his answer."""
        return next((one.estimate for one in self.weighed if one.option == self.option), None)

    @property
    def alternative(self) -> Weighed | None:
        """The best of the other options looked into."""
        others = [one for one in self.weighed if one.option != self.option]
        return max(others, key=lambda one: one.estimate, default=None)
