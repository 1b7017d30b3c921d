"""How games go: their length, who dies when, and of what."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from othersight.arena.report.markup import Markup, tag
from othersight.arena.report.plots import columns
from othersight.arena.report.section import Run, Section, figure, note, section, sides_legend
from othersight.arena.report.tables import count_matrix, number_table
from othersight.arena.row import Row
from othersight.arena.side_words import side_named
from othersight.locales import text


def histogram(
    run: Run, title: str, head: str, numbers: Callable[[Row], Sequence[int]], rows: Sequence[Row]
) -> Markup:
    """How often each number came up, by who won in the end."""
    found: dict[int, list[int]] = {}
    for row in rows:
        for number in numbers(row):
            found.setdefault(number, [0, 0])[0 if row.outcome == run.side else 1] += 1
    if not found:
        return tag("figure", tag("figcaption", title), note("lab-nothing"))
    labels = list(range(min(found), max(found) + 1))
    heights = [(found.get(one, [0, 0])[0], found.get(one, [0, 0])[1]) for one in labels]
    heads = [head, *[side_named(side) for side in run.sides]]
    table = number_table(
        title, heads, [(n, *pair) for n, pair in zip(labels, heights, strict=True)]
    )
    drawing = columns([str(one) for one in labels], heights)
    return figure(title, drawing, table, legend=sides_legend(run))


def length(run: Run, *more: Markup) -> Section:
    rounds = histogram(
        run, text("lab-rounds"), text("lab-head-round"), lambda row: [row.rounds], run.finished
    )
    return section("length", tag("div", rounds, *more, class_="pair"))


def deaths(
    run: Run, killer: Callable[[Mapping[str, Any]], str], victim: str, named: Callable[[str], str]
) -> Section:
    """How many die, when, and what kills whom."""
    each = histogram(
        run,
        text("lab-deaths"),
        text("lab-head-deaths"),
        lambda row: [len(row.facts["deaths"])],
        run.finished,
    )
    when = histogram(
        run,
        text("lab-deaths-when"),
        text("lab-head-round"),
        lambda row: [death["round"] for death in row.facts["deaths"]],
        run.finished,
    )
    pair = tag("div", each, when, class_="pair")
    return section("deaths", pair, *killers(run, killer, victim, named))


def killers(
    run: Run, killer: Callable[[Mapping[str, Any]], str], victim: str, named: Callable[[str], str]
) -> list[Markup]:
    """What killed whom, and how many died of Corruption that Level 7 could not take."""
    died = [death for row in run.finished for death in row.facts["deaths"]]
    if not died:
        return []
    counts: dict[str, dict[str, int]] = {}
    for death in died:
        line = counts.setdefault(killer(death), {})
        line[death[victim]] = line.get(death[victim], 0) + 1
    victims = sorted({death[victim] for death in died}, key=named)
    heads = [text("lab-head-killer"), *[named(one) for one in victims], text("lab-head-all")]
    told = [note(f"lab-killers-note-{run.game}")]
    corrupted = sum(death.get("through") == "corruption" for death in died)
    if corrupted:
        told.append(note("lab-killers-corruption", count=corrupted, deaths=len(died)))
    return [*told, count_matrix(text("lab-killers"), heads, counts, victims)]
