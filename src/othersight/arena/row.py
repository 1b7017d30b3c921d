"""What a report needs of one game of a run, wherever it was kept."""

from collections.abc import Mapping
from typing import Any, Protocol


class Row(Protocol):
    """One game: what it was, who played it, how it went."""

    @property
    def number(self) -> int: ...

    @property
    def seed(self) -> str:
        """The games of one seed begin alike, whoever plays them."""
        ...

    @property
    def pairing(self) -> Mapping[str, str]:
        """The level of the players of each role."""
        ...

    @property
    def setting(self) -> str:
        """Which of the compared settings it was played with; "" where nothing is compared."""
        ...

    @property
    def options(self) -> Mapping[str, Any]: ...

    @property
    def outcome(self) -> str:
        """The side that won, or "" where the game did not finish."""
        ...

    @property
    def rounds(self) -> int: ...

    @property
    def decisions(self) -> int: ...

    @property
    def facts(self) -> Mapping[str, Any]: ...
