"""One entry of a rule catalogue."""

import re
from dataclasses import dataclass

RULE_ID = re.compile(r"[A-Z]{2,}-[A-Z]+-\d{2,}")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, timing window, worked example, or a row of the content tables."""

    id: str
    game: str
    chapter: str
    title: str
    text: str
    sources: tuple[str, ...]
    is_ruling: bool

    @property
    def is_content(self) -> bool:
        """A card, Hero, icon or Story: described by the catalogue, but no rule of its own."""
        return RULE_ID.fullmatch(self.id) is None
