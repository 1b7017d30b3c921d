"""The drawings: SVG in parts of the width, so that they fit a phone and a wall without any script.

Shares and Rounds lie in per cent of the width, heights in pixels. Each drawing stands beside the figures it shows, so
it is hidden from those who listen.
"""

from collections.abc import Mapping, Sequence

from othersight.arena.report.markup import Content, Markup, tag
from othersight.arena.report.rates import Rate

MIDDLE = 10
HEIGHT = 168
FLOOR = 140
TOP = 14


def percent(value: float) -> str:
    """A place on the width."""
    return f"{100 * value:.2f}%"


def svg(*parts: Content, height: int, class_: str) -> Markup:
    return tag(
        "svg",
        *parts,
        width="100%",
        height=height,
        class_=class_,
        aria_hidden="true",
        focusable="false",
    )


def line(x: float, y: float, to_x: float, to_y: float, class_: str) -> Markup:
    return tag("line", x1=percent(x), y1=f"{y:g}", x2=percent(to_x), y2=f"{to_y:g}", class_=class_)


def share_bar(one: Rate) -> Markup:
    """A share as a bar with a whisker over its interval; the middle line is an even game."""
    low, high = one.interval
    return svg(
        tag("rect", x=0, y=3, width="100%", height=14, rx=3, class_="ground"),
        tag("rect", x=0, y=3, width=percent(one.share), height=14, rx=3, class_="bar"),
        line(0.5, 1, 0.5, 19, "even"),
        *whisker(low, one.share, high),
        height=20,
        class_="strip few" if one.is_few else "strip",
    )


def whisker(low: float, middle: float, high: float) -> list[Markup]:
    """An interval with its ends and the point in it."""
    return [
        line(low, MIDDLE, high, MIDDLE, "whisker"),
        line(low, 6, low, 14, "whisker"),
        line(high, 6, high, 14, "whisker"),
        tag("circle", cx=percent(middle), cy=MIDDLE, r=4, class_="point"),
    ]


def difference_bar(low: float, middle: float, high: float, reach: float, few: bool) -> Markup:
    """A difference with its interval around nought; `reach` is the end of the scale on either side."""

    def place(value: float) -> float:
        return min(1.0, max(0.0, 0.5 + value / reach / 2))

    start, end = sorted((0.5, place(middle)))
    return svg(
        tag("rect", x=0, y=3, width="100%", height=14, rx=3, class_="ground"),
        tag(
            "rect",
            x=percent(start),
            y=3,
            width=percent(end - start),
            height=14,
            class_="bar" if middle >= 0 else "bar other",
        ),
        line(0.5, 1, 0.5, 19, "even"),
        *whisker(place(low), place(middle), place(high)),
        height=20,
        class_="strip few" if few else "strip",
    )


def rating_bar(one: Mapping[str, float], low: float, high: float) -> Markup:
    """A rating with its interval, on a scale from low to high."""

    def place(value: float) -> float:
        return min(1.0, max(0.0, (value - low) / (high - low)))

    return svg(
        tag("rect", x=0, y=3, width="100%", height=14, rx=3, class_="ground"),
        *whisker(place(one["low"]), place(one["rating"]), place(one["high"])),
        height=20,
        class_="strip",
    )


def columns(labels: Sequence[str], heights: Sequence[tuple[int, int]]) -> Markup:
    """Columns of two parts, the first side's below; every label that fits stands under its column."""
    most = max((sum(pair) for pair in heights), default=0) or 1
    width = 1 / max(1, len(labels))
    scale = (FLOOR - TOP) / most
    every = max(1, (len(labels) + 11) // 12)
    parts: list[Markup] = [line(0, FLOOR, 1, FLOOR, "axis")]
    for at, (first, second) in enumerate(heights):
        left, wide = percent((at + 0.12) * width), percent(0.76 * width)
        lower, upper = first * scale, second * scale
        if first:
            parts.append(column(left, FLOOR - lower, wide, lower, "bar"))
        if second:
            parts.append(column(left, FLOOR - lower - upper, wide, upper, "bar other"))
        middle = percent((at + 0.5) * width)
        if (first or second) and len(labels) <= 12:
            top = f"{FLOOR - lower - upper - 4:.1f}"
            parts.append(tag("text", first + second, x=middle, y=top, class_="count"))
        if at % every == 0:
            parts.append(tag("text", labels[at], x=middle, y=FLOOR + 18, class_="tick"))
    return svg(*parts, height=HEIGHT, class_="columns")


def column(x: str, y: float, width: str, height: float, class_: str) -> Markup:
    return tag("rect", x=x, y=f"{y:.1f}", width=width, height=f"{height:.1f}", class_=class_)


def curves(last: int, series: Sequence[Sequence[float]]) -> Markup:
    """Shares that rise from Round to Round, one stair per series; a grid line at every quarter."""
    width = 1 / max(1, last)
    parts = [
        line(0, at_height(q / 4), 1, at_height(q / 4), "axis" if q == 0 else "grid")
        for q in range(5)
    ]
    every = max(1, (last + 11) // 12)
    for number in range(1, last + 1, every):
        place = percent((number - 0.5) * width)
        parts.append(tag("text", number, x=place, y=FLOOR + 18, class_="tick"))
    for at, shares in enumerate(series):
        parts += stair(shares, width, f"stair s{at % 5}")
    for half in (1, 2):
        place = f"{at_height(half / 2) - 4:g}"
        parts.append(tag("text", f"{50 * half}%", x=0, y=place, class_="scale"))
    return svg(*parts, height=HEIGHT, class_="curves")


def stair(shares: Sequence[float], width: float, class_: str) -> list[Markup]:
    """One series: flat within a Round, upright between two."""
    parts, before = [], 0.0
    for number, share in enumerate(shares):
        left = number * width
        if share != before:
            parts.append(line(left, at_height(before), left, at_height(share), class_))
        parts.append(line(left, at_height(share), left + width, at_height(share), class_))
        before = share
    return parts


def at_height(share: float) -> float:
    return round(FLOOR - share * (FLOOR - TOP), 1)
