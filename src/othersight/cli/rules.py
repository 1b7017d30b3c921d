"""`othersight rules show | search | where | coverage`: the rule catalogues on the command line."""

import json
import re
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from othersight.cli._help import described
from othersight.cli._output import console, refuse
from othersight.cli._spoken import Typer
from othersight.locales import chosen_language, series, text
from othersight.locales.rendering import CLAUSES
from othersight.rules_reference import Rule, UnknownGame, UnknownRule, games, rule, search
from othersight.rules_reference import rules as rules_of
from othersight.rules_reference.claims import CoverageError, claims
from othersight.rules_reference.coverage import Coverage, coverage, source_checkout
from othersight.rules_reference.where import Where, where
from othersight.rules_reference.where_text import as_json, lines_of

Ids = Annotated[list[str], typer.Argument(metavar="ID...", help=text("rules-show-help.ids"))]
Words = Annotated[
    list[str], typer.Argument(metavar="WORDS...", help=text("rules-search-help.words"))
]
OneGame = Annotated[str | None, typer.Option("--game", help=text("rules-search-help.game"))]
CoveredGame = Annotated[str | None, typer.Option("--game", help=text("rules-coverage-help.game"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("rules-coverage-help.json"))]
OneId = Annotated[str, typer.Argument(metavar="ID", help=text("rules-where-help.id"))]

SOURCES = ("000", "001", "002", "003", "004")
"""The texts that the catalogues cite."""

MISPRINTS = (
    "HAVEN' S",
    "HAZMATA",
    "MARUGUERITE",
    "RESUCUE",
    "SUCIDE",
    "VAMPRIC",
    "WE' VE",
    "BE WARE",
)
"""Spellings in printed names that look like slips of ours."""


def register(app: typer.Typer) -> None:
    rules = Typer(no_args_is_help=True)
    rules.command("show", **described("rules show", text("rules-show-help")))(show)
    rules.command("search", **described("rules search", text("rules-search-help")))(find)
    rules.command("where", **described("rules where", text("rules-where-help")))(tell_where)
    rules.command("coverage", **described("rules coverage", text("rules-coverage-help")))(
        tell_coverage
    )
    app.add_typer(rules, name="rules", help=text("rules-help"))


def show(ids: Ids) -> None:
    try:
        found = [rule(id, chosen_language()) for id in ids]
    except UnknownRule as unknown:
        refuse(unknown)
    screen = console()
    for number, entry in enumerate(found):
        if number:
            screen.print()
        print_whole(screen, entry)
    print_legend(screen, found)


def find(words: Words, game: OneGame = None) -> None:
    try:
        found = search(words, game, chosen_language())
    except UnknownGame as unknown:
        refuse(unknown)
    if not found:
        typer.echo(text("rules-none-found", words=" ".join(words)), err=True)
        raise typer.Exit(1)
    screen = console()
    for entry in found:
        print_line(screen, entry)
    screen.print(text("rules-found", count=len(found)))


def tell_where(id: OneId, as_one_object: AsJson = False) -> None:
    root = checkout_or_none()
    try:
        found = where(id, root, chosen_language())
    except (UnknownRule, CoverageError) as fault:
        refuse(fault)
    if as_one_object:
        typer.echo(json.dumps(as_json(found, root)))
    else:
        print_where(console(), found, root)


def checkout_or_none() -> Path | None:
    """The checkout this package runs from, if it is one."""
    try:
        return source_checkout()
    except CoverageError:
        return None


def print_where(screen: Console, found: Where, root: Path | None) -> None:
    print_whole(screen, found.rule)
    for head, lines in lines_of(found, root):
        screen.print()
        screen.print(Text(head, style="bold"))
        for line in lines:
            screen.print(Text(f"  {line}"))


def tell_coverage(game: CoveredGame = None, as_json: AsJson = False) -> None:
    try:
        root = source_checkout()
        names = [game] if game else games()
        for name in names:
            rules_of(name)  # an unknown one is refused before all tests are read
        claimed = claims(root)
        found = [coverage(name, root, claimed=claimed) for name in names]
    except (UnknownGame, CoverageError) as fault:
        refuse(fault)
    if as_json:
        by_game = {each.game: each.as_json() for each in found}
        typer.echo(json.dumps(by_game[game] if game else by_game))
    else:
        for number, each in enumerate(found):
            print_coverage(console(), each, number > 0)
    if not all([each.is_complete for each in found]):
        raise typer.Exit(1)


def print_whole(screen: Console, entry: Rule) -> None:
    head = [entry.id, entry.title, entry.chapter, entry.game]
    screen.print(Text(" · ".join(part for part in head if part), style="bold"))
    screen.print(Text(entry.text), soft_wrap=False)
    if any([word in entry.title for word in MISPRINTS]):
        screen.print(Text(text("rules-as-printed"), style="italic"))
    if entry.is_ruling:
        screen.print(Text(text("rules-ruling"), style="italic"))
    if entry.sources:
        screen.print(Text(text("rules-sources", sources="; ".join(entry.sources)), style="dim"))


def print_legend(screen: Console, shown: list[Rule]) -> None:
    """What the numbers of the sources stand for."""
    cited = " ".join([source for entry in shown for source in entry.sources])
    used = [number for number in SOURCES if number in re.findall(r"\d{3}", cited)]
    if used:
        named = series([text(f"rules-source-{number}") for number in used], by=CLAUSES)
        screen.print()
        screen.print(Text(text("rules-legend", sources=named), style="dim"))


def print_line(screen: Console, entry: Rule) -> None:
    line = " ".join(entry.text.splitlines())
    said = f"{entry.title}: {line}" if entry.title else line
    screen.print(Text.assemble((entry.id, "bold"), "  ", said), soft_wrap=False)


def print_coverage(screen: Console, found: Coverage, is_apart: bool) -> None:
    """Counts, then the rules that are not proved, a line for each chapter."""
    if is_apart:
        screen.print()
    lists = {"stale": found.stale, "unproved": found.unproved, "missing": found.missing}
    counts = {"rules": found.rules, "proved": found.proved, "waived": found.waived}
    lacking = {name: len(ids) for name, ids in lists.items()}
    screen.print(text("coverage-summary", "", game=found.game, **counts, **lacking))
    screen.print(text("coverage-without-step", "", count=found.without_step))
    for name, ids in lists.items():
        if ids:
            screen.print(text(f"coverage-{name}"))
        for chapter in dict.fromkeys(rule(id).chapter for id in ids):
            line = " ".join([id for id in ids if rule(id).chapter == chapter])
            screen.print(f"  {line}", soft_wrap=False)
