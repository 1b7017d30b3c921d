"""The whole sheet: head, style, table of contents and sections."""

from importlib.resources import files

from othersight.arena.report.cards import idle_cards
from othersight.arena.report.closing import about, ratings
from othersight.arena.report.comparison import comparison
from othersight.arena.report.course import length
from othersight.arena.report.headline import headline
from othersight.arena.report.markup import Markup, inner, tag
from othersight.arena.report.section import Run, Section, levels_named
from othersight.arena.report.spec import report_spec_of
from othersight.arena.report.sweep import sweep
from othersight.arena.report.wins import who_wins
from othersight.arena.side_words import text_or_word
from othersight.locales import text


def document(run: Run) -> str:
    """The report as one HTML text."""
    sections = [
        *(sweep(run) or comparison(run)),
        *told_of_game(run),
        *idle_cards(run),
        *told_of_pairings(run),
        ratings(run),
        about(run),
    ]
    title = text_or_word(f"lab-title-{run.game}", run.game)
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", text("lab-page-title", game=title)),
        tag("style", style()),
    )
    body = tag(
        "body",
        masthead(run, title),
        tag("div", contents(sections), sheet(sections), class_="page"),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang='en', class_=run.game)}\n"


def told_of_game(run: Run) -> list[Section]:
    """What the game tells of itself, or what can be told of any game."""
    own = report_spec_of(run.game).sections(run)
    if own:
        return own
    told = [headline(run, [])]
    return [*told, who_wins(run), length(run)] if run.finished else told


def told_of_pairings(run: Run) -> list[Section]:
    """A section for each pair of players that met: who won, and by what tells the games apart."""
    if len(run.pairings) < 2:
        return []
    told = []
    for at, met in enumerate(run.pairings, start=1):
        own = [one.body for one in told_of_game(met) if one.id in ("glance", "wins")]
        told.append(Section(f"pairing-{at}", levels_named(run, met.rows[0]), inner(own)))
    return told


def style() -> Markup:
    return Markup(files(__package__).joinpath("style.css").read_text(encoding="utf-8"))


def masthead(run: Run, title: str) -> Markup:
    """The title, and what of it was played."""
    games = sum(len(rows) for rows in run.settings.values())
    below = text("lab-subtitle", games=games, settings=len(run.settings))
    return tag(
        "header",
        tag("p", text("lab-name"), class_="kicker"),
        tag("h1", title),
        tag("p", below, class_="subtitle"),
    )


def contents(sections: list[Section]) -> Markup:
    links = [tag("li", tag("a", one.title, href=f"#{one.id}")) for one in sections]
    return tag(
        "nav", tag("h2", text("lab-contents")), tag("ol", *links), aria_label=text("lab-contents")
    )


def sheet(sections: list[Section]) -> Markup:
    """One section after the other."""
    made = [
        tag("section", tag("h2", one.title), one.body, id=one.id, class_="part-of-report")
        for one in sections
    ]
    return tag("main", *made)
