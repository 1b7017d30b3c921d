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
from othersight.cli._output import print_line
from othersight.locales import text
from othersight.locales.figures import figure, percent, signed
from othersight.toolkit.columns import folded, width_of


def print_told(
    screen: Console, told: dict[str, Any], schedule: Schedule, rows: Sequence[Row]
) -> None:
    """The short form of the report."""
    screen.print(text("arena-games", finished=told["finished"], games=told["games"]))
    print_table(screen, meetings(schedule, rows))
    print_table(screen, ratings(told["ratings"]))
    if "differences" in told:
        print_line(screen, line_of_difference(told["differences"], schedule))
    screen.print(text("arena-report", file=told["report"]))


def table(*headings: str) -> Table:
    """An empty table; what is too long for a column goes on below."""
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        drawn.add_column(heading, overflow="fold")
    return drawn


def print_table(screen: Console, drawn: Table) -> None:
    """The table; where it is wider than the terminal, a paragraph for each of its rows."""
    least = least_widths(drawn)
    room = screen.width - 3 * len(least)
    if sum(least) <= room:
        heads = [width_of(str(column.header)) for column in drawn.columns]
        wide = [max(pair) for pair in zip(least, heads, strict=True)]
        for column, width in zip(drawn.columns, wide if sum(wide) <= room else least, strict=True):
            column.width = width
        screen.print(drawn)
        return
    names = [str(column.header) for column in drawn.columns]
    cells = [list(column.cells) for column in drawn.columns]
    screen.print()
    for row in zip(*cells, strict=True):
        said = ", ".join([f"{head} {cell}" for head, cell in zip(names, row, strict=True) if cell])
        screen.print(folded(said, screen.width, further="  "))
    screen.print()


def least_widths(drawn: Table) -> list[int]:
    """How wide each column must be for every cell to stand on one line; a head may stand on several."""
    return [
        max([width_of(word) for word in [*str(column.header).split(), *map(str, column.cells)]])
        for column in drawn.columns
    ]


def named(side: str) -> str:
    """A side at the head of a column."""
    return of_side(f"arena-by-{side}", "arena-by-any-side", side)


def meetings(schedule: Schedule, rows: Sequence[Row]) -> Table:
    """One line for every pairing and setting."""
    first, second = schedule.spec.told_sides
    compared = [text("arena-setting")] if len(schedule.settings) > 1 else []
    headings = [named(first), named(second), *compared]
    drawn = table(
        *headings,
        text("arena-finished"),
        of_side(f"arena-won-{first}", "arena-won-any-side", first),
        text("arena-interval"),
    )
    order = [*schedule.levels, *schedule.everybody]
    for pairing in sorted(
        schedule.pairings, key=lambda one: [order.index(one[side]) for side in (first, second)]
    ):
        for setting in schedule.settings:
            met = [r for r in rows if r.pairing == pairing and r.setting == setting and r.outcome]
            won = sum(row.outcome == first for row in met)
            figures = [setting or text("arena-plain")] if compared else []
            levels = [pairing[first], pairing[second]]
            drawn.add_row(*levels, *figures, figure(len(met)), *share(won, len(met)))
    return drawn


def share(won: int, games: int) -> tuple[str, str]:
    """A share and its interval in per cent."""
    low, high = wilson(won, games)
    return (percent(won / games, 1) if games else "-"), f"{percent(low, 1)} - {percent(high, 1)}"


def ratings(rated: dict[str, Any]) -> Table:
    """Levels and sides, the best first."""
    drawn = table(
        text("arena-level"), text("arena-rating"), text("arena-interval"), text("arena-finished")
    )
    for name, one in sorted(rated.items(), key=lambda pair: -pair[1]["rating"]):
        ends = f"{signed(one['low'], 0)} .. {signed(one['high'], 0)}"
        drawn.add_row(name, signed(one["rating"], 0), ends, figure(one["games"]))
    return drawn


def line_of_difference(differences: dict[str, Any], schedule: Schedule) -> str:
    """By how much the side that the table tells of wins more or less often with the second setting."""
    side = schedule.spec.balanced
    found = differences[side]
    first, second = [name or text("arena-plain-figures") for name in schedule.settings]
    return of_side(
        f"arena-difference-{side}",
        "arena-difference-any-side",
        side,
        first=first,
        second=second,
        before=percent(found["share_a"], 1),
        after=percent(found["share_b"], 1),
        difference=signed(100 * found["difference"]),
        low=signed(100 * found["low"]),
        high=signed(100 * found["high"]),
        games=found["games"],
    )
