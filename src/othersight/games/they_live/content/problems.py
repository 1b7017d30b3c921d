"""A fault of the content, and the fixed numbers that the code and not a file gives."""

from dataclasses import dataclass, field
from typing import Any

from othersight.games.they_live.setup.start import DIFFICULTIES, NEWS, OVERLAYS, SABOTAGED
from othersight.games.they_live.state.config import FREEWAY, MIDNIGHT, NOON, RED_FROM

Entry = dict[str, Any]


@dataclass(frozen=True)
class Problem:
    """One constraint that an entry of a file breaks, with what would be right."""

    file: str
    entry: str
    rule: str
    message: str
    line: int = 0

    @property
    def key(self) -> str:
        """The text that shows it."""
        return "content-figure"

    @property
    def args(self) -> dict[str, str | int]:
        """What that text needs."""
        return {"name": self.entry, "reason": f"{self.rule}: {self.message}"}


@dataclass(frozen=True)
class Fixed:
    """What is printed on the board or laid down by the set-up, and is no entry of a file."""

    noon: int = NOON
    red_from: int = RED_FROM
    midnight: int = MIDNIGHT
    freeway: tuple[int, ...] = FREEWAY
    overlays: dict[int, tuple[int, int]] = field(default_factory=lambda: dict(OVERLAYS))
    """Human and Invader overlays by players."""
    sabotaged: int = SABOTAGED
    """One Stash card in so many is sabotaged, dealt at random."""
    news: tuple[tuple[str, int], ...] = NEWS
    difficulties: dict[str, tuple[str, str, str]] = field(
        default_factory=lambda: dict(DIFFICULTIES)
    )
