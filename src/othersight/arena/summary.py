"""What a run tells at its end: figures for programs and people, and the page that shows them all."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from othersight.arena.compare import difference
from othersight.arena.errors import cannot_write
from othersight.arena.ratings import ratings_of
from othersight.arena.report import win_rates_of, write_report
from othersight.arena.report.cards import cards_as_data
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.arena.sweep import are_swept, swept


def told_of(schedule: Schedule, games: int, rows: Sequence[Row], page: Path) -> dict[str, Any]:
    """The figures of the games, the same for the same games; the page is written on the way.

    Where settings are compared the games of the first are rated, as on the page, so that no seed counts twice.
    """
    finished = [row for row in rows if row.outcome]
    plain = next(iter(schedule.settings))
    write_page(rows, {**schedule.description(), "games": games}, page)
    told: dict[str, Any] = {
        "games": games,
        "finished": len(finished),
        "ratings": ratings_of([row for row in finished if row.setting == plain]),
        "win_rates": win_rates_of(finished, schedule.game),
        "cards": cards_as_data(schedule.game, [row for row in finished if row.setting == plain]),
        "report": str(page),
    }
    if are_swept(schedule.settings):
        told["sweep"] = [
            {"players": pairing, "values": swept_by(schedule, finished, pairing)}
            for pairing in schedule.pairings
        ]
    elif len(schedule.settings) > 1:
        told["differences"] = differences(schedule, finished)
    return told


def swept_by(
    schedule: Schedule, finished: Sequence[Row], pairing: Mapping[str, str]
) -> list[dict[str, Any]]:
    """The shares at each setting in the games of one pairing."""
    rows = [row for row in finished if row.pairing == pairing]
    return swept(rows, schedule.settings, schedule.spec.balanced)


def write_page(rows: Sequence[Row], description: dict[str, Any], page: Path) -> None:
    """The page, or one line that says why it cannot be written."""
    try:
        write_report(rows, description, page)
    except OSError as error:
        raise cannot_write(page, error.strerror or str(error)) from error


def differences(schedule: Schedule, finished: Sequence[Row]) -> dict[str, Any]:
    """By how much the share of each side moves from the first setting to the second."""
    first, second = schedule.settings
    before = [row for row in finished if row.setting == first]
    after = [row for row in finished if row.setting == second]
    return {side: difference(before, after, side) for side in schedule.spec.told_sides}
