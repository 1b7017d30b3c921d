"""Two settings on the same seeds, in a sentence and part by part."""

from collections.abc import Mapping, Sequence
from typing import Any

from othersight.arena.compare import difference, pairs_of
from othersight.arena.report.markup import Markup, tag, unfold
from othersight.arena.report.names import part_named, value_named
from othersight.arena.report.rates import in_order, pairing_of, split
from othersight.arena.report.section import (
    Run,
    Section,
    levels_named,
    option,
    section,
    setting_named,
)
from othersight.arena.report.tables import number_table, percentage, points
from othersight.arena.row import Row
from othersight.arena.side_words import side_named
from othersight.locales import text


def comparison(run: Run) -> list[Section]:
    """A sentence for every setting that is compared, and where the difference comes from."""
    names = list(run.settings)
    before = run.settings[names[0]]
    told = [
        compared(run, names[0], before, name, run.settings[name])
        for name in names[1:]
        if pairs_of(before, run.settings[name])
    ]
    return [section("difference", *told)] if told else []


def compared(
    run: Run, plain: str, before: Sequence[Row], name: str, after: Sequence[Row]
) -> Markup:
    """One setting against the plain one."""
    told = difference(before, after, run.side)
    verdict = "unclear" if told["low"] <= 0 <= told["high"] else "clear"
    sentence = text(
        f"lab-difference-{which_way(told['difference'])}",
        setting=setting_named(run, name),
        plain=setting_named(run, plain),
        side=side_named(run.side),
        points=points(abs(told["difference"])).lstrip("+"),
        low=points(told["low"]),
        high=points(told["high"]),
    )
    return tag(
        "div",
        tag("p", sentence, class_="verdict"),
        tag("p", text(f"lab-difference-{verdict}"), " ", hands(told)),
        difference_table(run, before, after),
        class_=f"comparison {verdict}",
    )


def hands(told: Mapping[str, Any]) -> str:
    """How many games changed hands, and which way."""
    return text(
        "lab-difference-hands",
        games=told["games"],
        changed=told["changed"],
        gained=told["gained"],
        lost=told["lost"],
        side=side_named(told["side"]),
        before=percentage(told["share_a"]),
        after=percentage(told["share_b"]),
    )


def which_way(difference: float) -> str:
    """In words as many as the figure shows."""
    if points(difference) == "0.0":
        return "none"
    return "more" if difference > 0 else "less"


def difference_table(run: Run, before: Sequence[Row], after: Sequence[Row]) -> Markup:
    """The same difference for each value of what tells the games apart."""
    parts = [
        (f"{part_named(name)}: {value_named(run.game, name, value, part[0].options)}", part)
        for name in run.parts
        for value, part in in_order(split(before, option(name)))
    ]
    pairings = [part for _, part in in_order(split(before, pairing_of))]
    if len(pairings) > 1:
        parts += [(levels_named(run, part[0]), part) for part in pairings]
    rows = []
    for label, part in parts:
        told = difference(part, after, run.side)
        ends = text("lab-interval", low=points(told["low"]), high=points(told["high"]))
        rows.append((label, points(told["difference"]), ends, told["changed"], told["games"]))
    keys = ("part", "difference", "interval", "changed", "games")
    heads = [text(f"lab-head-{key}") for key in keys]
    title = text("lab-difference-parts")
    return unfold(title, number_table(title, heads, rows)) if rows else Markup("")
