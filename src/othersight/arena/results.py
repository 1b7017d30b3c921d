"""One finished game of the arena, as it lies in the file of results and as every report reads it."""

import json
from dataclasses import asdict, dataclass
from typing import Any
from zlib import crc32


@dataclass(frozen=True)
class Row:
    """What was played and how it went: plain data, the same on every machine and in every run."""

    number: int
    """Which deal and pairing it was; where settings are compared, each setting has a game of this number."""
    seed: str
    """The seed of the game; all pairings and settings of one deal share it and the options."""
    pairing: dict[str, str]
    """The level that plays each side: {"heroes": "expert", "sins": "random"}."""
    setting: str
    """Which figures were in force: a name out of the run's settings, "" for the plain one."""
    options: dict[str, Any]
    """The options that go round (story, map, players ...) and what else tells deals apart."""
    outcome: str
    """The side that won, or "" where the game did not finish within the limit."""
    rounds: int
    decisions: int
    facts: dict[str, Any]
    """What happened on the way, from `othersight.arena.facts`."""

    def written(self) -> str:
        """The row as one line of text."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Row:
    """The row of a line of text."""
    return Row(**json.loads(text))


def checksum(text: str) -> int:
    """What tells a line that was changed by accident."""
    return crc32(text.encode("utf-8", "surrogatepass"))
