"""A hint for a person: what a machine player would do at his seat, what it expects of that and what else it weighed."""

from typing import Any, Final

from othersight.kernel.odds import Odds

LOOKING_AHEAD: Final = "looking-ahead"


class Considered:
    """An option with what is expected of it."""

    def __init__(self, option: str, estimate: float | None, odds: Odds | None) -> None:
        self.option = option
        self.estimate = estimate
        """The chance that the seat's side wins, where the player has looked ahead."""
        self.odds = odds
        """The odds of the roll the option leads to, if it leads to one."""

    def __repr__(self) -> str:
        expected = "" if self.estimate is None else f", {self.estimate:.2f}"
        return f"<Considered '{self.option}'{expected}>"

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "option": self.option,
            "estimate": self.estimate,
            "odds": self.odds.data() if self.odds is not None else None,
        }


class Hint:
    """What a player of some level would do, and why."""

    def __init__(
        self,
        level: str,
        best: Considered,
        alternative: Considered | None,
        notes: tuple[tuple[str, dict[str, Any]], ...],
        grounds: str = LOOKING_AHEAD,
    ) -> None:
        self.level = level
        self.best = best
        self.alternative = alternative
        """The best of the other options looked into."""
        self.notes = notes
        """What else the player has in mind, as keys of texts with their values."""
        self.grounds = grounds
        """By what the choice was made: "looking-ahead", "judgement" or "chance". What is expected of the last two was
        looked into afterwards."""

    def __repr__(self) -> str:
        return f"<Hint {self.level} by {self.grounds}: {self.best!r}, else {self.alternative!r}>"

    @property
    def option(self) -> str:
        """What the player would do."""
        return self.best.option

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "level": self.level,
            "grounds": self.grounds,
            **self.best.data(),
            "alternative": self.alternative.data() if self.alternative is not None else None,
            "notes": [[key, dict(values)] for key, values in self.notes],
        }
