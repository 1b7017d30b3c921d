"""The report of a run as one HTML file that needs nothing else."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from othersight.arena.row import Row


def win_rates_of(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Wins by role, level, opponent and setting, with their intervals."""
    return []


def write_report(rows: Sequence[Row], description: Mapping[str, Any], path: Path) -> None:
    """The same rows give the same bytes.

    `description`: "game" (its name), "seed", "games" (how many were asked for), "players" (the levels), and, where
    settings are compared, "settings": {name of the setting: {figure: value}} with the plain one under "".
    """
    path.write_text("", encoding="utf-8")
