"""The tables of the report, each with its drawing in it: shares, effects, heat and counts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from othersight.arena.report.markup import Content, Markup, cell_of, inner, row, table, tag, unfold
from othersight.arena.report.plots import difference_bar, rating_bar, share_bar
from othersight.arena.report.rates import Effect, Rate
from othersight.locales import figures, text
from othersight.locales.figures import figure, percent

EDGE = 20
"""Points of rating that are left free at either end of the scale."""


def percentage(value: float) -> str:
    return percent(value, 1)


def points(value: float) -> str:
    """A difference of shares in percentage points, with its sign."""
    return figures.signed(100 * value).replace("-", "−")


def signed(value: float) -> str:
    """A whole number with its sign, and a true minus."""
    return figures.signed(value, 0).replace("-", "−")


def interval_of(low: float, high: float) -> str:
    return text("lab-interval", low=percentage(low), high=percentage(high))


def games_of(one: Rate) -> Markup:
    """The number of games, with a warning where it is small."""
    warning = tag("abbr", "*", title=text("lab-few-title")) if one.is_few else Markup("")
    return cell_of(figure(one.games), warning, data_unit=text("lab-head-games"))


def rate_table(
    caption: str, head: str, rates: Sequence[tuple[str, Rate]], side: str, tone: str = ""
) -> Markup:
    """One share a line, drawn and written; the tone `other` is the second side's colour, `plain` nobody's."""
    heads = [
        head,
        text("lab-head-share", side=side),
        "",
        text("lab-head-interval"),
        text("lab-head-games"),
    ]
    rows = [
        row(
            name,
            cell_of(share_bar(one), class_="plot"),
            cell_of(percentage(one.share), class_="figure strong"),
            cell_of(interval_of(*one.interval), class_="figure quiet"),
            games_of(one),
        )
        for name, one in rates
    ]
    return table(heads, rows, caption, f"rates {tone}")


def effect_table(
    caption: str,
    head: str,
    effects: Sequence[Effect],
    named: Callable[[str], str],
    tone: str = "",
) -> Markup:
    """With against without, the difference drawn and written; what has few games is folded away."""
    many = [one for one in effects if not one.is_few]
    few = [one for one in effects if one.is_few]
    if not effects:
        return inner([tag("h3", caption), tag("p", text("lab-nothing"), class_="note")])
    shown = effect_lines(caption, head, many, named, tone) if many else tag("h3", caption)
    if not few:
        return shown
    title = text("lab-few-effects", count=len(few))
    return inner([shown, unfold(title, effect_lines(caption, head, few, named, tone))])


def effect_lines(
    caption: str, head: str, effects: Sequence[Effect], named: Callable[[str], str], tone: str
) -> Markup:
    """The table of some effects, on one scale."""
    reach = max([0.1, *[max(-e.low, e.high) for e in effects]])
    keys = ("with", "without", "games-with", "difference", "", "interval")
    heads: list[Content] = [head, *[text(f"lab-head-{key}") if key else "" for key in keys]]
    rows = [
        row(
            named(e.name),
            cell_of(percentage(e.share), data_unit=text("lab-unit-with")),
            cell_of(percentage(e.share_without), data_unit=text("lab-unit-without")),
            games_of(e.having),
            cell_of(difference_bar(e.low, e.difference, e.high, reach, e.is_few), class_="plot"),
            cell_of(points(e.difference), class_="figure strong"),
            tag(
                "td",
                text("lab-interval", low=points(e.low), high=points(e.high)),
                class_="figure quiet",
            ),
            class_="few" if e.is_few else "",
        )
        for e in effects
    ]
    return table(heads, rows, caption, f"effects {tone}")


def heat_table(
    caption: str,
    heads: Sequence[str],
    rows: Sequence[tuple[str, Sequence[Rate | None]]],
) -> Markup:
    """Shares as colours: one side's colour above an even game, the other's below."""
    made = [row(name, *[heat_cell(cell) for cell in cells]) for name, cells in rows]
    return table(heads, made, caption, "heat")


def heat_cell(one: Rate | None) -> Markup:
    if one is None or not one.games:
        return cell_of("–", class_="cell none")
    lean = one.share - 0.5
    low, high = one.interval
    return cell_of(
        tag("b", percent(one.share)),
        tag("small", text("lab-cell", low=percent(low), high=percent(high), games=one.games)),
        class_=f"cell {'first' if lean >= 0 else 'second'}{' few' if one.is_few else ''}",
        style=f"--lean:{abs(lean) * (1 if one.is_few else 2):.2f}",
    )


def count_matrix(
    caption: str,
    heads: Sequence[str],
    counts: Mapping[str, Mapping[str, int]],
    columns: Sequence[str],
) -> Markup:
    """How often each thing of the rows met each of the columns, the most first."""
    most = max([n for line in counts.values() for n in line.values()], default=1)
    order = sorted(counts, key=lambda name: (-sum(counts[name].values()), name))
    rows = [
        row(
            name,
            *[count_cell(counts[name].get(column, 0), most) for column in columns],
            cell_of(figure(sum(counts[name].values())), class_="figure strong"),
        )
        for name in order
    ]
    return table(heads, rows, caption, "heat counts")


def count_cell(count: int, most: int) -> Markup:
    if not count:
        return cell_of("·", class_="cell none")
    return cell_of(figure(count), class_="cell second", style=f"--lean:{count / most:.2f}")


def number_table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> Markup:
    """Plain figures."""
    return table(
        heads,
        [
            row(one[0], *[cell if isinstance(cell, str) else figure(cell) for cell in one[1:]])
            for one in rows
        ],
        caption,
        "plain",
    )


def rating_table(
    caption: str, heads: Sequence[str], ratings: Sequence[tuple[str, Mapping[str, Any]]]
) -> Markup:
    """Ratings with what is not known of them, on one scale."""
    low = min(one["low"] for _, one in ratings) - EDGE
    high = max(one["high"] for _, one in ratings) + EDGE
    rows = [
        row(
            name,
            cell_of(rating_bar(one, low, high), class_="plot"),
            cell_of(signed(one["rating"]), class_="figure strong"),
            text("lab-interval", low=signed(one["low"]), high=signed(one["high"])),
            figure(one["games"]),
        )
        for name, one in ratings
    ]
    return table(heads, rows, caption, "rates")
