"""Puzzles: positions with a goal for one seat.

A puzzle is a scenario file with `[puzzle]`: what is said, the goal and when it is missed, both as expectations. Chance
is fixed, so that the same answers always lead to the same end.
"""

from collections.abc import Callable
from typing import Any

from othersight.scenarios.errors import FaultyScenario
from othersight.scenarios.lessons import read_said

PUZZLE_KEYS = ("say", "goal", "missed")
Fault = Callable[..., FaultyScenario]
OPEN, SOLVED, MISSED = "open", "solved", "missed"


class Puzzle:
    """What is said, and the expectations that make it solved or missed."""

    def __init__(self, say: str, goal: dict[str, Any], missed: dict[str, Any]) -> None:
        self.say = say
        self.goal = goal
        self.missed = missed


def read_puzzle(data: dict[str, Any], fault: Fault) -> Puzzle:
    """The puzzle of a file; a fault names the key and what would be right."""
    for part in ("lesson", "case", "twin", "expect"):
        if part in data:
            raise fault(part, "scenario-puzzle-and-part", part=part)
    written = data["puzzle"]
    if not isinstance(written, dict):
        raise fault("puzzle", "scenario-wants-table", name="puzzle")
    for key in written:
        if key not in PUZZLE_KEYS:
            known = ", ".join(PUZZLE_KEYS)
            raise fault(f"puzzle.{key}", "scenario-unknown-key", name=key, known=known)
    for key in ("goal", "missed"):
        if not isinstance(written.get(key), dict) or not written[key]:
            raise fault(f"puzzle.{key}", "scenario-wants-table", name=f"puzzle.{key}")
    say = read_said(written.get("say"), "puzzle.say", fault)
    return Puzzle(say, written["goal"], written["missed"])
