"""The report of a run as one HTML file that needs nothing else.

It is made from the rows alone, without dates or times, so that the same rows give the same bytes.
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from othersight.arena.report.document import document
from othersight.arena.report.rates import win_rates_of
from othersight.arena.report.section import Run
from othersight.arena.row import Row
from othersight.arena.spec import spec_of

__all__ = ["report_of", "win_rates_of", "write_report"]


def report_of(rows: Sequence[Row], description: Mapping[str, Any]) -> str:
    """The report as text.

    `description` is the schedule's: "game", "players", "seed", "options", "settings" {name: {figure: value}} with the
    one that others are compared with first, "version", "rules", "content". Only "game" must be there.
    """
    ordered = sorted(rows, key=lambda row: (row.number, row.setting))
    game = str(description["game"])
    names = list(description.get("settings") or sorted({row.setting for row in ordered})) or [""]
    settings = {name: [row for row in ordered if row.setting == name] for name in names}
    sides = spec_of(game).told_sides
    return document(Run(game, sides, settings[names[0]], settings, description))


def write_report(rows: Sequence[Row], description: Mapping[str, Any], path: Path) -> None:
    """The report as a file, there as a whole or not at all."""
    written = report_of(rows, description)
    with NamedTemporaryFile(
        "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        try:
            file.write(written)
            file.close()
            os.chmod(file.name, 0o644)
            os.replace(file.name, path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise
