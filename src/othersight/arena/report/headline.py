"""The headline: who won how often, and the figures everybody asks for first."""

from collections.abc import Sequence
from statistics import mean, median

from othersight.arena.report.markup import Markup, tag
from othersight.arena.report.rates import FEW, Rate, rate
from othersight.arena.report.section import Run, Section, levels_named, note, section, setting_named
from othersight.arena.report.tables import percentage, rate_table
from othersight.arena.row import Row
from othersight.arena.side_words import side_named
from othersight.locales import text
from othersight.locales.figures import decimal, figure


def headline(run: Run, cards: Sequence[tuple[str, str]]) -> Section:
    """Who won how often, and the figures everybody asks for first."""
    one, finished = rate(run.rows, run.side), run.finished
    if not finished:
        return section("glance", note("lab-no-games"))
    if len(run.pairings) > 1:
        return by_pairing(run, one)
    figures = [
        (text("lab-card-games"), figure(len(finished))),
        (text("lab-card-rounds"), figure(median(row.rounds for row in finished))),
        *deaths_told(finished),
        *cards,
    ]
    return section(
        "glance",
        tag("p", sentence(run, one), class_="lead"),
        split_bar(run, one),
        tag("dl", *[card(name, value) for name, value in figures], class_="cards"),
        *warnings(run, one),
    )


def by_pairing(run: Run, one: Rate) -> Section:
    """Where different players met there is no share of all games: it would tell who met how often."""
    rates = [(levels_named(run, met.rows[0]), rate(met.rows, run.side)) for met in run.pairings]
    side = side_named(run.side)
    told = rate_table(text("lab-by-pairing"), text("lab-head-pairing"), rates, side)
    return section("glance", note("lab-several-pairings"), told, *warnings(run, one))


def deaths_told(finished: Sequence[Row]) -> list[tuple[str, str]]:
    """How many died on average; nothing in a game that keeps no deaths."""
    if "deaths" not in finished[0].facts:
        return []
    average = mean(len(row.facts["deaths"]) for row in finished)
    return [(text("lab-card-deaths"), decimal(average))]


def sentence(run: Run, one: Rate) -> str:
    """The one thing to remember."""
    low, high = one.interval
    return text(
        "lab-headline",
        side=side_named(run.side),
        share=percentage(one.share),
        games=one.games,
        low=percentage(low),
        high=percentage(high),
    )


def split_bar(run: Run, one: Rate) -> Markup:
    """Both sides' shares as one bar; it says no more than the sentence above it."""
    sides = zip(run.sides, (one.share, 1 - one.share), ("first", "second"), strict=True)
    parts = [
        tag(
            "div",
            tag("span", side_named(side)),
            tag("b", percentage(share)),
            class_=f"part {class_}",
            style=f"flex-grow:{max(share, 0.02):.4f}",
        )
        for side, share, class_ in sides
    ]
    return tag("div", *parts, class_="split", aria_hidden="true")


def card(name: str, value: str) -> Markup:
    return tag("div", tag("dt", name), tag("dd", value))


def warnings(run: Run, one: Rate) -> list[Markup]:
    """What keeps a reader from trusting the figures too much."""
    stuck = len(run.rows) - len(run.finished)
    said = []
    if one.games < 10 * FEW:
        said.append(note("lab-few-games", games=one.games))
    if stuck:
        said.append(note("lab-stuck", count=stuck))
    if len(run.settings) > 1:
        said.append(note("lab-plain-only", plain=setting_named(run, next(iter(run.settings)))))
    return said
