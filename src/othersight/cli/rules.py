"""`othersight rules show | search | coverage`: the rule catalogues on the command line."""

import json
import re
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from othersight.cli._output import console, refuse
from othersight.locales import text
from othersight.rules_reference import Rule, UnknownGame, UnknownRule, rule, search
from othersight.rules_reference.claims import CoverageError
from othersight.rules_reference.coverage import Coverage, coverage, source_checkout

Ids = Annotated[list[str], typer.Argument(metavar="ID...", help=text("rules-show-help.ids"))]
Words = Annotated[
    list[str], typer.Argument(metavar="WORDS...", help=text("rules-search-help.words"))
]
OneGame = Annotated[str | None, typer.Option("--game", help=text("rules-search-help.game"))]
Game = Annotated[str, typer.Option("--game", help=text("rules-coverage-help.game"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("rules-coverage-help.json"))]


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
    rules = typer.Typer(no_args_is_help=True)
    rules.command("show", help=text("rules-show-help"))(show)
    rules.command("search", help=text("rules-search-help"))(find)
    rules.command("coverage", help=text("rules-coverage-help"))(tell_coverage)
    app.add_typer(rules, name="rules", help=text("rules-help"))


def show(ids: Ids) -> None:
    try:
        found = [rule(id) for id in ids]
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
        found = search(words, game)
    except UnknownGame as unknown:
        refuse(unknown)
    if not found:
        typer.echo(text("rules-none-found", words=" ".join(words)), err=True)
        raise typer.Exit(1)
    screen = console()
    for entry in found:
        print_line(screen, entry)
    screen.print(text("rules-found", count=len(found)))


def tell_coverage(game: Game, as_json: AsJson = False) -> None:
    try:
        found = coverage(game, source_checkout())
    except (UnknownGame, CoverageError) as fault:
        refuse(fault)
    if as_json:
        typer.echo(json.dumps(found.as_json()))
    else:
        print_coverage(console(), found)
    if found.missing:
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
        named = "; ".join([text(f"rules-source-{number}") for number in used])
        screen.print()
        screen.print(Text(text("rules-legend", sources=named), style="dim"))
    if any([re.search(r"\bT-\d", entry.text) for entry in shown]):
        screen.print(Text(text("rules-legend-windows"), style="dim"))


def print_line(screen: Console, entry: Rule) -> None:
    line = " ".join(entry.text.split())
    said = f"{entry.title}: {line}" if entry.title else line
    screen.print(Text.assemble((entry.id, "bold"), "  ", said), soft_wrap=False)


def print_coverage(screen: Console, found: Coverage) -> None:
    counts = {"rules": found.rules, "tested": found.tested, "waived": found.waived}
    missing = len(found.missing)
    screen.print(text("coverage-summary", "en", game=found.game, missing=missing, **counts))
    if found.missing:
        screen.print(text("coverage-missing"))
        for chapter in dict.fromkeys(rule(id).chapter for id in found.missing):
            ids = [id for id in found.missing if rule(id).chapter == chapter]
            screen.print(f"  {' '.join(ids)}", soft_wrap=False)
