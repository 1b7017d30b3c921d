"""The sections of The Others: Heroes and teams, Missions, Upgrades, Sin cards."""

from collections.abc import Iterator, Sequence
from typing import Any

from othersight.arena.report.course import deaths, length
from othersight.arena.report.headline import headline
from othersight.arena.report.markup import Markup, inner, tag, unfold
from othersight.arena.report.plots import curves
from othersight.arena.report.rates import Rate, as_data, effects_of, in_order, rate, split
from othersight.arena.report.section import Run, Section, figure, legend_of, note, option, section
from othersight.arena.report.spec import CardKind, ReportSpec
from othersight.arena.report.tables import effect_table, number_table, percentage, rate_table
from othersight.arena.report.wins import who_wins
from othersight.arena.row import Row
from othersight.arena.side_words import side_named
from othersight.games.the_others.content.loader import load_content
from othersight.games.the_others.study.names import (
    card_named,
    hero_named,
    killer_named,
    mission_named,
    story_named,
    value_named,
)
from othersight.locales import enumeration, text
from othersight.locales.figures import decimal

Rates = list[tuple[str, Rate]]

FEWEST_IN_A_TEAM = 5
"""Teams that met more rarely are left out of the list."""


def sections(run: Run) -> list[Section]:
    """The body of the report."""
    done = [sum(1 for one in row.facts["missions"] if one["done"]) for row in run.finished]
    missions_done = decimal(sum(done) / len(done)) if done else "0"
    cards = [
        (text("lab-card-missions"), missions_done),
        (text("lab-card-apocalypse"), apocalypse(run)),
    ]
    if not run.finished:
        return [headline(run, [])]
    return [
        headline(run, cards),
        who_wins(run, ("story", "sin", "hero_players")),
        teams(run),
        length(run),
        missions(run),
        deaths(run, killer_named, "hero", hero_named),
        upgrades(run),
        sin_cards(run),
    ]


def apocalypse(run: Run) -> str:
    """How high the track stood at the end, on average."""
    levels = [row.facts["apocalypse"] for row in run.finished]
    return decimal(sum(levels) / len(levels)) if levels else "0"


def kind_of(row: Row) -> tuple[str, int]:
    """What decides how hard a game is, and how many Heroes and Upgrades are seen in it: its Story and its team."""
    return row.options["story"], len(row.facts["team"])


# -- Heroes and teams


def teams(run: Run) -> Section:
    """Which Heroes to start with."""
    side = side_named(run.side)
    heroes = effects_of(run.rows, run.side, lambda row: row.facts["team"], kind_of)
    title = text("lab-heroes")
    table = effect_table(title, text("lab-head-hero"), heroes, hero_named)
    found = split(run.finished, lambda row: tuple(sorted(row.facts["team"], key=hero_named)))
    rates = [(names, rate(rows, run.side)) for names, rows in in_order(found)]
    often = [one for one in rates if one[1].games >= FEWEST_IN_A_TEAM]
    ranked = sorted(often, key=lambda one: (-one[1].share, -one[1].games, one[0]))
    told = [(enumeration([hero_named(hero) for hero in names]), one) for names, one in ranked]
    list_of_teams = (
        unfold(
            text("lab-teams", count=len(told)),
            note("lab-teams-note", fewest=FEWEST_IN_A_TEAM),
            rate_table(text("lab-teams-title"), text("lab-head-team"), told, side),
        )
        if told
        else Markup("")
    )
    return section("teams", note("lab-heroes-note"), table, *heroes_by_story(run), list_of_teams)


def heroes_by_story(run: Run) -> list[Markup]:
    """Which Heroes suit which Story; nothing where there is one Story only."""
    stories = in_order(split(run.finished, option("story")))
    folds = []
    for story, rows in stories if len(stories) > 1 else ():
        found = effects_of(rows, run.side, lambda row: row.facts["team"], kind_of)
        title = text("lab-heroes-in", story=story_named(story))
        folds.append(unfold(title, effect_table(title, text("lab-head-hero"), found, hero_named)))
    return folds


# -- Missions


def missions(run: Run) -> Section:
    """When they fall, Story by Story, and which branch wins."""
    drawings = [curve(run, rows) for _, rows in in_order(split(run.finished, option("story")))]
    return section(
        "missions",
        note("lab-missions-note"),
        tag("div", *drawings, class_="pair three"),
        branches(run),
    )


def steps_of(rows: Sequence[Row]) -> list[list[int]]:
    """For each step of a Story the Rounds in which it was done, one number a game that got so far."""
    steps: list[list[int]] = []
    for row in rows:
        for at, one in enumerate(row.facts["missions"]):
            if len(steps) <= at:
                steps.append([])
            if one["done"]:
                steps[at].append(one["done"])
    return steps


def curve(run: Run, rows: Sequence[Row]) -> Markup:
    """The share of a Story's games that have done each Mission by the end of each Round."""
    steps = steps_of(rows)
    last = max(row.rounds for row in rows)
    series = [
        [sum(done <= n for done in step) / len(rows) for n in range(1, last + 1)] for step in steps
    ]
    names = [missions_at(rows, at) for at in range(len(steps))]
    title = story_named(rows[0].options["story"])
    heads = [text("lab-head-round"), *names]
    lines = [(n + 1, *[percentage(one[n]) for one in series]) for n in range(last)]
    legend = legend_of(names, [f"s{at % 5}" for at in range(len(names))])
    drawing = curves(last, series)
    return figure(title, drawing, number_table(title, heads, lines), legend=legend)


def missions_at(rows: Sequence[Row], at: int) -> str:
    """The Missions that stand at a step of a Story, one or both of a branch."""
    paths = [row.facts["missions"] for row in rows]
    ids = sorted({path[at]["mission"] for path in paths if len(path) > at})
    return text(
        "lab-mission-step", number=at + 1, names=" / ".join(dict.fromkeys(map(mission_named, ids)))
    )


def branches(run: Run) -> Markup:
    """Story by Story: how often each Mission was done once begun, and how the Heroes fared that came to it."""
    side, head = side_named(run.side), text("lab-head-mission")
    tables = []
    for story, rows in in_order(split(run.finished, option("story"))):
        done, won = begun_in(rows, run.side)
        name = story_named(story)
        tables.append(
            rate_table(
                text("lab-missions-done", story=name), head, done, text("lab-done"), "plain-tone"
            )
        )
        title = text("lab-branches", story=name, side=side)
        tables.append(unfold(title, rate_table(title, head, won, side)))
    return inner(tables)


def begun_in(rows: Sequence[Row], side: str) -> tuple[Rates, Rates]:
    """Each Mission of a Story in its order: games in which it was done, and games that the side won."""
    met: dict[tuple[int, str], list[tuple[Row, bool]]] = {}
    for row in rows:
        for at, one in enumerate(row.facts["missions"]):
            met.setdefault((at, one["mission"]), []).append((row, one["done"] > 0))
    done, won = [], []
    for (at, mission), found in sorted(met.items()):
        name = text("lab-mission-step", number=at + 1, names=mission_named(mission))
        done.append((name, Rate(len(found), sum(done for _, done in found))))
        won.append((name, rate([row for row, _ in found], side)))
    return done, won


# -- cards


def upgrades(run: Run) -> Section:
    """Which Upgrades win."""
    bought = effects_of(
        run.rows,
        run.side,
        lambda row: {one["card"] for one in row.facts["upgrades"]},
        kind_of,
    )
    kept = effects_of(run.rows, run.side, kept_in, kind_of)
    head, side = text("lab-head-upgrade"), side_named(run.side)
    ends = text("lab-upgrades-kept", side=side)
    return section(
        "upgrades",
        note("lab-upgrades-note"),
        effect_table(text("lab-upgrades", side=side), head, bought, card_named),
        unfold(ends, effect_table(ends, head, kept, card_named)),
    )


def kept_in(row: Row) -> set[str]:
    """The Upgrades that a Hero still had at the end."""
    return {card for cards in row.facts["kept"].values() for card in cards}


def sin_cards(run: Run) -> Section:
    """Which Sin cards the Sins win with; a card belongs to its Sin's deck, so only games of that Sin are compared."""
    side = run.side
    played = effects_of(
        run.rows,
        side,
        lambda row: row.facts["sin_cards"],
        lambda row: (kind_of(row), row.options["sin"]),
    )
    title = text("lab-sin-cards", side=side_named(side))
    table = effect_table(title, text("lab-head-sin-card"), played, card_named, "other")
    return section("sin-cards", note("lab-sin-cards-note"), table)


# -- as data


def teams_of(rows: Sequence[Row], role: str) -> Iterator[dict[str, Any]]:
    """Each team of Heroes: over all its games, and for each Story and Sin."""
    for team, games in in_order(split(rows, team_of)):
        if team:
            yield {"team": list(team), **as_data(rate(games, role))}
            cells = split(games, lambda row: (row.options["story"], row.options["sin"]))
            for (story, sin), cell in in_order(cells):
                where = {"story": story, "sin": sin, "team": list(team)}
                yield {**where, **as_data(rate(cell, role))}


def team_of(row: Row) -> tuple[str, ...]:
    """The Heroes who began, in one order whoever sits where; nobody in a game without Heroes."""
    return tuple(sorted(row.facts.get("team", ())))


# -- cards that never matter


def is_in_sin_deck(card: str, row: Row) -> bool:
    """Whether a Sin card is in the deck of the game's Sin."""
    return card in load_content().sin_deck(row.options["sin"])


def is_in_apocalypse_deck(card: str, row: Row) -> bool:
    """Whether an Apocalypse card is, or may be by lot, in the deck for the game's Story."""
    piles = load_content().apocalypse_piles(row.options["story"])
    return any(card in pile for _, pile in piles)


CARDS = (
    CardKind(
        "upgrades",
        lambda: sorted(load_content().upgrades),
        lambda row: {one["card"] for one in row.facts.get("upgrades", ())},
        lambda card, row: True,
        kind_of,
        card_named,
    ),
    CardKind(
        "sin-cards",
        lambda: sorted(load_content().sin_cards),
        lambda row: row.facts.get("sin_cards", ()),
        is_in_sin_deck,
        lambda row: (kind_of(row), row.options["sin"]),
        card_named,
    ),
    CardKind(
        "apocalypse",
        lambda: sorted(load_content().apocalypse),
        lambda row: row.facts.get("apocalypse_cards", ()),
        is_in_apocalypse_deck,
        kind_of,
        card_named,
    ),
)

REPORT = ReportSpec(
    parts=("story", "sin", "map", "hero_players"),
    sections=sections,
    value_named=value_named,
    within={"map": "story"},
    further_rates=teams_of,
    cards=CARDS,
)
