"""What the odds of an option look like: named numbers with their chances, named events, and what was assumed."""

from typing import Any

Chances = tuple[float, ...]
"""Place k holds the chance of exactly k."""


def mean(chances: Chances) -> float:
    """The expected number; what the remainder could add is left out."""
    return sum([k * chance for k, chance in enumerate(chances)])


class Odds:
    """The odds of one roll, or of all rolls that one option leads to.

    `numbers` holds for each thing that is counted (kills, Wounds, cards, ...) the chance of 0, 1, 2, ... of it;
    `events` the chance of each thing that happens or does not. `remainder` is the chance of the endless chains that
    were cut off, and `assuming` names what was taken for granted.
    """

    def __init__(
        self,
        what: str,
        numbers: dict[str, Chances],
        events: dict[str, float],
        remainder: float = 0.0,
        assuming: tuple[str, ...] = (),
    ) -> None:
        self.what = what
        self.numbers = numbers
        self.events = events
        self.remainder = remainder
        self.assuming = assuming

    def __repr__(self) -> str:
        told = {name: round(chance, 4) for name, chance in {**self.expected, **self.events}.items()}
        return f"<Odds {self.what} {told}>"

    @property
    def expected(self) -> dict[str, float]:
        """The expectation of every number."""
        return {name: mean(chances) for name, chances in self.numbers.items()}

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "what": self.what,
            "numbers": {name: list(chances) for name, chances in self.numbers.items()},
            "events": dict(self.events),
            "expected": self.expected,
            "remainder": self.remainder,
            "assuming": list(self.assuming),
        }
