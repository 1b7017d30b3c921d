"""A sweep in the report: a curve over the values of one figure, a heat map over those of two."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from othersight.arena.report.markup import Markup, tag
from othersight.arena.report.plots import FLOOR, HEIGHT, at_height, line, percent, svg
from othersight.arena.report.rates import Rate
from othersight.arena.report.section import Run, Section, figure, note, section
from othersight.arena.report.tables import heat_table, rate_table
from othersight.arena.side_words import side_named
from othersight.arena.sweep import are_swept, swept
from othersight.locales import text


def sweep(run: Run) -> list[Section]:
    """The section about the sweep of this run, if it was one; pairings are never thrown together."""
    settings: Mapping[str, Any] = run.description.get("settings", {})
    if not are_swept(settings):
        return []
    paths = list(next(iter(settings.values())))
    drawn: list[Markup] = []
    for met in run.pairings:
        rows = [row for part in met.settings.values() for row in part]
        told = swept(rows, settings, run.side)
        if told[0]["games"]:
            title = text("lab-sweep-of", side=side_named(run.side), players=", ".join(levels(met)))
            drawn.append(
                curve(run, paths[0], told, title) if len(paths) == 1 else heat(paths, told, title)
            )
    return [section("sweep", note("lab-sweep-note"), *drawn)] if drawn else []


def levels(met: Run) -> list[str]:
    """Who met, by side."""
    return (
        [f"{side_named(side)} {met.rows[0].pairing[side]}" for side in met.sides]
        if met.rows
        else []
    )


def curve(run: Run, path: str, told: list[dict[str, Any]], title: str) -> Markup:
    """Points with their intervals, joined; and the same as a table."""
    width = 1 / len(told)
    parts = [
        line(0, at_height(q / 4), 1, at_height(q / 4), "axis" if q == 0 else "grid")
        for q in range(5)
    ]
    places = [((at + 0.5) * width, one) for at, one in enumerate(told)]
    for (x, one), (next_x, other) in pairwise(places):
        parts.append(
            line(x, at_height(one["share"]), next_x, at_height(other["share"]), "stair s0")
        )
    for x, one in places:
        parts += [
            line(x, at_height(one["low"]), x, at_height(one["high"]), "whisker"),
            tag("circle", cx=percent(x), cy=at_height(one["share"]), r=4, class_="point"),
            tag("text", str(one["figures"][path]), x=percent(x), y=FLOOR + 18, class_="tick"),
        ]
    rates = [(f"{path} = {one['figures'][path]}", Rate(one["games"], one["wins"])) for one in told]
    table = rate_table(title, path, rates, side_named(run.side))
    return figure(title, svg(*parts, height=HEIGHT, class_="curves"), table)


def heat(paths: list[str], told: list[dict[str, Any]], title: str) -> Markup:
    """A cell for each pair of values."""
    down, across = paths
    values = list(dict.fromkeys([one["figures"][across] for one in told]))
    rows = []
    for value in dict.fromkeys([one["figures"][down] for one in told]):
        cells = [one for one in told if one["figures"][down] == value]
        rows.append((str(value), [Rate(one["games"], one["wins"]) for one in cells]))
    return heat_table(title, [f"{down} / {across}", *[str(one) for one in values]], rows)
