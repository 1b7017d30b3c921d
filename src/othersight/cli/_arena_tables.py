"""The end of a run of the arena for a person: who beat whom how often, ratings, and what a figure changes."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.arena.side_words import of_side
from othersight.arena.statistics import wilson
from othersight.locales import text


def print_told(
    screen: Console, told: dict[str, Any], schedule: Schedule, rows: Sequence[Row]
) -> None:
    """The short form of the report."""
    screen.print(text("arena-games", finished=told["finished"], games=told["games"]))
    screen.print(meetings(schedule, rows))
    screen.print(ratings(told["ratings"]))
    if "differences" in told:
        screen.print(line_of_difference(told["differences"], schedule))
    screen.print(text("arena-report", file=told["report"]))


def table(*headings: str) -> Table:
    """An empty table; what is too long for a column goes on below."""
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        drawn.add_column(heading, overflow="fold")
    return drawn


def named(side: str) -> str:
    """A side at the head of a column."""
    return of_side(f"arena-by-{side}", "arena-by-any-side", side)


def meetings(schedule: Schedule, rows: Sequence[Row]) -> Table:
    """One line for every pairing and setting."""
    first, second = schedule.spec.sides
    compared = [text("arena-setting")] if len(schedule.settings) > 1 else []
    headings = [named(first), named(second), *compared]
    drawn = table(
        *headings,
        text("arena-finished"),
        of_side(f"arena-won-{second}", "arena-won-any-side", second),
        text("arena-interval"),
    )
    for pairing in schedule.pairings:
        for setting in schedule.settings:
            met = [r for r in rows if r.pairing == pairing and r.setting == setting and r.outcome]
            won = sum(row.outcome == second for row in met)
            figures = [setting or text("arena-plain")] if compared else []
            drawn.add_row(*pairing.values(), *figures, str(len(met)), *share(won, len(met)))
    return drawn


def share(won: int, games: int) -> tuple[str, str]:
    """A share and its interval in per cent."""
    low, high = wilson(won, games)
    return (f"{won / games:.1%}" if games else "-"), f"{low:.1%} - {high:.1%}"


def ratings(rated: dict[str, Any]) -> Table:
    """Levels and sides, the best first, with two deviations as on the page."""
    drawn = table(
        text("arena-level"), text("arena-rating"), text("arena-sigma"), text("arena-finished")
    )
    for name, one in sorted(rated.items(), key=lambda pair: -pair[1]["mu"]):
        drawn.add_row(name, f"{one['mu']:.2f}", f"{2 * one['sigma']:.2f}", str(one["games"]))
    return drawn


def line_of_difference(differences: dict[str, Any], schedule: Schedule) -> str:
    """By how much the side that the table tells of wins more or less often with the second setting."""
    side = schedule.spec.sides[-1]
    found = differences[side]
    first, second = [name or text("arena-plain-figures") for name in schedule.settings]
    return of_side(
        f"arena-difference-{side}",
        "arena-difference-any-side",
        side,
        first=first,
        second=second,
        before=f"{found['share_a']:.1%}",
        after=f"{found['share_b']:.1%}",
        difference=f"{100 * found['difference']:+.1f}",
        low=f"{100 * found['low']:+.1f}",
        high=f"{100 * found['high']:+.1f}",
        games=found["games"],
    )
