"""One finished game of the arena, as it lies in the file of results and as every report reads it."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Row:
    """What was played and how it went: plain data, the same on every machine and in every run."""

    number: int
    """The number of the game in its run; it decides seed, options, pairing and setting."""
    seed: str
    """The seed of the game; all pairings and settings of one deal share it and the options."""
    pairing: dict[str, str]
    """The level that plays each side: {"heroes": "expert", "sins": "random"}."""
    setting: str
    """Which figures were in force: a name out of the run's settings."""
    options: dict[str, Any]
    """The options that go round (story, map, players ...) and what else tells deals apart."""
    outcome: str
    """The side that won, or "" where the game did not finish within the limit."""
    rounds: int
    decisions: int
    facts: dict[str, Any]
    """What happened on the way, from `othersight.arena.facts`."""
