"""Who wins: level against level, and by everything that tells the games apart."""

from collections.abc import Callable, Sequence

from othersight.arena.report.markup import Markup
from othersight.arena.report.names import part_named, value_named
from othersight.arena.report.rates import Rate, in_order, rate, split
from othersight.arena.report.section import Run, Section, note, option, section
from othersight.arena.report.spec import report_spec_of
from othersight.arena.report.tables import heat_table, rate_table
from othersight.arena.row import Row
from othersight.arena.side_words import side_named
from othersight.locales import text


def who_wins(run: Run, across: tuple[str, str, str] | None = None) -> Section:
    """By level, and by what tells the games apart; `across` are a heat table's rows and its two kinds of columns."""
    side = side_named(run.side)
    first, second = [side_named(one) for one in run.sides]
    hint = note("lab-heat-note", first=first, second=second)
    if len(run.pairings) > 1:
        return section("wins", levels_table(run), hint)
    bars = [
        rate_table(
            text("lab-by", part=part_named(name), side=side),
            part_named(name),
            by_value(run, name),
            side,
        )
        for name in run.parts
    ]
    maps = [heat_of(run, run.finished, across, text("lab-all-levels"))] if across else []
    return section("wins", levels_table(run), hint, *maps, *bars)


def by_value(run: Run, name: str) -> list[tuple[str, Rate]]:
    """The share for each value of an option; maps have their names from their Story."""
    outer = report_spec_of(run.game).within.get(name)
    if outer is not None:
        parts = split(run.finished, lambda row: (row.options[outer], row.options[name]))
        return [
            (value_named(run.game, name, key[1], rows[0].options), rate(rows, run.side))
            for key, rows in in_order(parts)
        ]
    values = in_order(split(run.finished, option(name)))
    return [
        (value_named(run.game, name, value, rows[0].options), rate(rows, run.side))
        for value, rows in values
    ]


def levels_table(run: Run) -> Markup:
    """Every level against every level."""
    first, second = run.sides
    parts = split(run.finished, lambda row: (row.pairing[first], row.pairing[second]))
    asked = [str(level) for level in run.description.get("players", ())]
    levels = sorted({level for pair in parts for level in pair}, key=place_in(asked))
    corner = text("lab-corner", first=side_named(first), second=side_named(second))
    rows = [
        (
            level,
            [
                rate(parts[level, other], first) if (level, other) in parts else None
                for other in levels
            ],
        )
        for level in levels
    ]
    title = text("lab-by-level", first=side_named(first), second=side_named(second))
    return heat_table(title, [corner, *levels], rows)


def place_in(asked: Sequence[str]) -> Callable[[str], tuple[int, str]]:
    """Levels in the order in which they were asked for."""
    return lambda level: (asked.index(level) if level in asked else len(asked), level)


def heat_of(run: Run, rows: Sequence[Row], across: tuple[str, str, str], title: str) -> Markup:
    """The share in every combination of three options."""
    down, outer, inside = across
    heads = in_order(split(rows, lambda row: (row.options[outer], row.options[inside])))
    made = []
    for value, part in in_order(split(rows, option(down))):
        cells = split(part, lambda row: (row.options[outer], row.options[inside]))
        made.append(
            (
                value_named(run.game, down, value, part[0].options),
                [rate(cells[key], run.side) if key in cells else None for key, _ in heads],
            )
        )
    names = [
        " · ".join(
            [
                value_named(run.game, name, value, some[0].options)
                for name, value in zip((outer, inside), key, strict=True)
            ]
        )
        for key, some in heads
    ]
    return heat_table(title, [part_named(down), *names], made)
