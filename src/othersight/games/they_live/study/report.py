"""The sections of They Live: the Final Assault, stories, cards and Resources, Invaders."""

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import Any

from othersight.arena.report.course import deaths, histogram, length
from othersight.arena.report.headline import headline
from othersight.arena.report.markup import Markup, inner, unfold
from othersight.arena.report.rates import Rate, effects_of, in_order, rate, split
from othersight.arena.report.section import Run, Section, note, section
from othersight.arena.report.spec import CardKind, ReportSpec
from othersight.arena.report.tables import effect_table, number_table, percentage, rate_table
from othersight.arena.report.wins import who_wins
from othersight.arena.row import Row
from othersight.arena.side_words import side_named
from othersight.games.they_live.content.loader import load_content
from othersight.games.they_live.study.names import (
    assault_named,
    card_named,
    character_named,
    enemy_named,
    killer_named,
    news_named,
    value_named,
)
from othersight.locales import text
from othersight.locales.figures import decimal

PASSES = 3


def sections(run: Run) -> list[Section]:
    """The body of the report."""
    if not run.finished:
        return [headline(run, [])]
    reached = Rate(len(run.finished), sum(came_to_the_assault(row) for row in run.finished))
    duels = sum(len(row.facts["confrontations"]) for row in run.finished) / len(run.finished)
    cards = [
        (text("lab-card-assault"), percentage(reached.share)),
        (text("lab-card-duels"), decimal(duels)),
    ]
    return [
        headline(run, cards),
        who_wins(run, ("difficulty", "players", "invaders")),
        characters(run),
        length(run, assault_rounds(run)),
        assault(run),
        stories(run),
        deaths(run, killer_named, "character", character_named),
        cards_used(run),
        invaders(run),
    ]


def came_to_the_assault(row: Row) -> bool:
    return bool(row.facts["assault"].get("cards"))


def kind_of(row: Row) -> tuple[str, int, int]:
    """What decides how hard a game is, and how many characters and cards are seen in it."""
    return row.options["difficulty"], row.options["players"], row.options["invaders"]


def characters(run: Run) -> Section:
    """With whom the Humans win."""
    found = effects_of(run.rows, run.side, dealt, kind_of)
    humans = effects_of(run.rows, run.side, humans_dealt, kind_of)
    side, head = side_named(run.side), text("lab-head-character")
    ends = text("lab-characters-human", side=side)
    return section(
        "characters",
        note("lab-characters-note"),
        effect_table(text("lab-characters", side=side), head, found, character_named),
        unfold(ends, effect_table(ends, head, humans, character_named)),
    )


def dealt(row: Row) -> set[str]:
    """The characters of the first deal."""
    return {one["character"] for one in row.facts["people"] if not one["stepped_in"]}


def humans_dealt(row: Row) -> set[str]:
    """Those of them that were Human."""
    people = row.facts["people"]
    return {p["character"] for p in people if p["identity"] == "human" and not p["stepped_in"]}


# -- the Final Assault


def assault_rounds(run: Run) -> Markup:
    came = [row for row in run.finished if came_to_the_assault(row)]
    return histogram(
        run,
        text("lab-assault-rounds"),
        text("lab-head-round"),
        lambda row: [row.facts["assault"]["round"]],
        came,
    )


def assault(run: Run) -> Section:
    """How games end, which cards are passed, how tests go."""
    ends = split(run.finished, lambda row: row.facts["why"])
    total = len(run.finished)
    lines = [
        (text(f"lab-end-{why or 'humans'}"), Rate(total, len(rows)))
        for why, rows in sorted(ends.items(), key=lambda one: (-len(one[1]), one[0]))
    ]
    tests = [row.facts["assault"] for row in run.finished if came_to_the_assault(row)]
    won, lost = sum(one["won"] for one in tests), sum(one["lost"] for one in tests)
    return section(
        "assault",
        rate_table(
            text("lab-ends"), text("lab-head-end"), lines, text("lab-of-all-games"), "plain-tone"
        ),
        note(
            "lab-tests",
            games=len(tests),
            won=won,
            lost=lost,
            share=percentage(Rate(won + lost, won).share),
        ),
        assault_cards(run),
    )


def assault_cards(run: Run) -> Markup:
    """Every card of the assault: how often it was passed in the end."""
    met: dict[str, list[Mapping[str, Any]]] = {}
    for row in run.finished:
        for card in row.facts["assault"].get("cards", ()):
            met.setdefault(card["card"], []).append(card)
    passed = {
        name: Rate(len(found), sum(one["passed"] for one in found)) for name, found in met.items()
    }
    order = sorted(passed, key=lambda name: (-passed[name].share, name))
    lines = [(assault_named(name), passed[name]) for name in order]
    head, title = text("lab-head-assault-card"), text("lab-assault-cards")
    table = rate_table(title, head, lines, text("lab-passed"), "plain-tone")
    return inner([table, failures([(name, met[name]) for name in order])])


def failures(met: Sequence[tuple[str, Sequence[Mapping[str, Any]]]]) -> Markup:
    """How often each card was failed before it was passed, or for good."""
    lines = [
        (assault_named(name), decimal(mean(one["failures"] for one in found), 2), len(found))
        for name, found in met
    ]
    heads = [text(f"lab-head-{key}") for key in ("assault-card", "failures", "games")]
    title = text("lab-assault-failures")
    return unfold(title, number_table(title, heads, lines))


# -- stories


def stories(run: Run) -> Section:
    """How far people come in their own stories, and what it is worth."""
    people = [one for row in run.finished for one in row.facts["people"]]
    names = sorted({one["character"] for one in people}, key=character_named)
    lines = []
    for name in names:
        own = [one for one in people if one["character"] == name]
        shares = [sum(one["passes"] >= n for one in own) / len(own) for n in range(1, PASSES + 1)]
        lines.append((character_named(name), *map(percentage, shares), len(own)))
    keys = ("character", "pass-1", "pass-2", "pass-3", "played")
    heads = [text(f"lab-head-{key}") for key in keys]
    done = split(run.finished, lambda row: sum(one["completed"] > 0 for one in row.facts["people"]))
    rates = [
        (text("lab-number-stories", count=count), rate(rows, run.side))
        for count, rows in in_order(done)
    ]
    side = side_named(run.side)
    title = text("lab-stories-completed", side=side)
    return section(
        "stories",
        number_table(text("lab-stories"), heads, lines),
        rate_table(title, text("lab-head-stories"), rates, side),
    )


# -- cards


def cards_used(run: Run) -> Section:
    """Which cards and Resources the Humans win with."""
    side, head = side_named(run.side), text("lab-head-card")

    def table(key: str, rows: Sequence[Row], named: Any = card_named) -> Markup:
        found = effects_of(rows, run.side, lambda row: row.facts[key], kind_of)
        return effect_table(text(f"lab-cards-{key}", side=side), head, found, named)

    came = [row for row in run.finished if came_to_the_assault(row)]
    return section(
        "cards",
        note("lab-cards-note"),
        table("used", run.rows),
        table("weapons", run.rows),
        note("lab-resources-note"),
        table("spent", came),
        table("recruits", came, enemy_named),
    )


# -- Invaders


def invaders(run: Run) -> Section:
    """When Invaders take their faces off, what they play, and who fights whom."""
    came = [row for row in run.finished if came_to_the_assault(row)]
    first = split(came, first_reveal)
    side = side_named(run.sides[1])
    reveals = [
        (text(f"lab-reveal-{card}"), rate(rows, run.sides[1])) for card, rows in in_order(first)
    ]
    duels = split(run.finished, lambda row: min(3, len(row.facts["confrontations"])))
    fights = [
        (text(f"lab-duels-{count}"), rate(rows, run.sides[1])) for count, rows in in_order(duels)
    ]
    played = effects_of(came, run.sides[1], lambda row: row.facts["sabotage"], kind_of)
    title, sabotage = text("lab-reveals", side=side), text("lab-sabotage", side=side)
    return section(
        "invaders",
        rate_table(title, text("lab-head-reveal"), reveals, side, "other"),
        rate_table(text("lab-duels", side=side), text("lab-head-duels"), fights, side, "other"),
        effect_table(sabotage, text("lab-head-card"), played, card_named, "other"),
        note("lab-duels-who", **who_attacks(run)),
    )


def first_reveal(row: Row) -> int:
    """The card of the assault at which the first Invader was revealed; 0 where none was."""
    return min([one["card"] for one in row.facts["revealed"]], default=0)


def who_attacks(run: Run) -> dict[str, int]:
    """Confrontations by who attacked whom."""
    found = [
        (one["attacker"], one["other"])
        for row in run.finished
        for one in row.facts["confrontations"]
    ]
    return {
        "right": found.count(("human", "invader")),
        "wrong": found.count(("human", "human")),
        "treason": found.count(("invader", "human")),
        "mistaken": found.count(("invader", "invader")),
    }


# -- cards that never matter

RESISTANCE_FACTS = ("used", "weapons", "equipped", "spent", "sabotage")
"""In which facts of a game a Resistance card stands that came into play."""


def ids_in(file: str) -> list[str]:
    """The ids of all cards of a content file."""
    return sorted([str(card["id"]) for card in load_content()[file]["card"]])


def resistance_used(row: Row) -> set[str]:
    """Cards that were equipped or used, spent in the Final Assault or turned against the group."""
    return {card for fact in RESISTANCE_FACTS for card in row.facts.get(fact, ())}


CARDS = (
    CardKind(
        "resistance",
        lambda: ids_in("resistance"),
        resistance_used,
        lambda card, row: True,
        kind_of,
        card_named,
    ),
    CardKind(
        "news",
        lambda: ids_in("news"),
        lambda row: row.facts.get("news", ()),
        lambda card, row: True,
        kind_of,
        news_named,
    ),
)

REPORT = ReportSpec(
    parts=("players", "difficulty", "invaders"),
    sections=sections,
    value_named=value_named,
    cards=CARDS,
)
