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
    setting: str
    """Which figures were in force: a name out of the run's settings, "" for the plain one."""
    seed: str
    """The seed of the game; all pairings and settings of one deal share it and the options."""
    pairing: dict[str, str]
    """The level that plays each side: {"heroes": "expert", "sins": "random"}."""
    options: dict[str, Any]
    """The options that vary (story, map, players ...) and what else tells deals apart."""
    outcome: str
    """The side that won, or "" where the game did not finish within the limit."""
    rounds: int
    decisions: int
    facts: dict[str, Any]
    """What happened on the way, from `othersight.arena.facts`."""

    def columns(self) -> tuple[str | int, ...]:
        """The row as a database keeps it: what is no word or number as JSON."""
        return tuple([written(value) for value in asdict(self).values()])


def row_of(columns: tuple[Any, ...]) -> Row:
    """The row of its columns."""
    number, setting, seed, pairing, options, outcome, rounds, decisions, facts = columns
    return Row(
        number=number,
        setting=setting,
        seed=seed,
        pairing=json.loads(pairing),
        options=json.loads(options),
        outcome=outcome,
        rounds=rounds,
        decisions=decisions,
        facts=json.loads(facts),
    )


def written(value: Any) -> str | int:
    """A value of a row as a column."""
    if isinstance(value, dict):
        return json.dumps(value, separators=(",", ":"))
    return value if isinstance(value, int) else str(value)


def checksum(columns: tuple[Any, ...]) -> int:
    """What tells a row that was changed by accident."""
    return crc32("\n".join([str(value) for value in columns]).encode("utf-8", "replace"))
