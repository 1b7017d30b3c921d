"""`othersight simulate GAME --games N --seed S`: many games by the machine, and who wins how often."""

import json
import sys
import time
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from othersight.arena.side_words import of_side, side_named
from othersight.arena.simulate import Played, Run, simulate
from othersight.arena.totals import report
from othersight.bots import USUAL
from othersight.cli._help import described
from othersight.cli._output import INTERRUPTED, console, print_line, refuse
from othersight.cli._set_up import files_named, options_for, takes_set_up
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.locales.figures import decimal, percent
from othersight.tui.errors import mistake

Game = Annotated[str, typer.Argument(metavar="GAME", help=text("simulate-help.game"))]
Games = Annotated[int, typer.Option("--games", min=1, help=text("simulate-help.games"))]
Seed = Annotated[str, typer.Option("--seed", help=text("simulate-help.seed"))]
Players = Annotated[str, typer.Option("--bots", help=text("simulate-help.players"))]
SinsBy = Annotated[str, typer.Option("--sins-by", help=text("simulate-help.sins-by"))]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help=text("simulate-help.jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("simulate-help.json"))]


def register(app: typer.Typer) -> None:
    app.command("simulate", **described("simulate", text("simulate-help")))(takes_set_up(play_many))


def play_many(
    game: Game,
    games: Games = 100,
    seed: Seed = "1",
    players: Players = USUAL,
    sins_by: SinsBy = "",
    jobs: Jobs = 1,
    as_json: AsJson = False,
    *,
    set_up: dict[str, Any],
) -> None:
    for named in (players, sins_by):
        if "," in named:
            refuse(text("simulate-one-player", players=named))
    try:
        options = options_for(game, set_up)
    except OthersightError as error:
        refuse(mistake(error))
    run = Run(game, games, seed, players, sins_by, options)
    carry_out(run, jobs, as_json, files_named(set_up))


def carry_out(run: Run, jobs: int, as_json: bool, files: dict[str, str]) -> None:
    """Play the games, print the report, and end with 1 where not all of them finished."""
    started = time.perf_counter()
    played: list[Played] = []
    status = 0
    try:
        with progress_bar() as bar:
            task = bar.add_task(text("simulate-progress"), total=run.games)
            for one in simulate(run, jobs):
                played.append(one)
                bar.advance(task)
    except OthersightError as error:
        refuse(mistake(error, files=files))
    except KeyboardInterrupt:
        status = INTERRUPTED
        typer.echo(text("simulate-interrupted", played=len(played), games=run.games), err=True)
        if not played:
            raise typer.Exit(status) from None
    told = report(run.games, played, time.perf_counter() - started, run.game)
    if as_json:
        typer.echo(json.dumps(told))
    else:
        print_report(console(), told, len(played))
    raise typer.Exit(status or (1 if told["finished"] < run.games else 0))


def progress_bar() -> Progress:
    """On standard error, and only where somebody watches it."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=sys.stderr),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def print_report(screen: Console, told: dict[str, Any], played: int) -> None:
    """The report in lines."""
    print_line(screen, text("simulate-games", finished=told["finished"], games=told["games"]))
    for side in told["wins"]:
        print_line(screen, line_of_side(side, told))
    for name in [name for name in ("rounds", "deaths", "decisions") if name in told]:
        middle, most = told[name]["median"], told[name]["max"]
        side = next(iter(told["wins"]))
        print_line(screen, text(f"simulate-{name}", median=middle, max=most, side=side))
    for name, parts in told["by"].items():
        for value, part in parts.items():
            print_line(screen, line_of_part(name, value, part))
    if played > told["finished"]:
        print_line(screen, text("simulate-stuck", count=played - told["finished"]))
    if told["stood_down"]:
        print_line(screen, text("simulate-stood-down", count=told["stood_down"]))
    print_line(screen, text("simulate-seconds", seconds=decimal(told["seconds"], 1)))


def line_of_side(side: str, told: dict[str, Any]) -> str:
    """How often a side won, with the interval."""
    share, low, high = told["shares"][side]
    return of_side(
        f"simulate-{side}",
        "simulate-any-side",
        side,
        wins=told["wins"][side],
        share=percent(share, 1),
        low=percent(low, 1),
        high=percent(high, 1),
    )


def line_of_part(name: str, value: str, part: dict[str, Any]) -> str:
    """How often the last side won among the games with one value of an option."""
    side, (share, low, high) = list(part["shares"].items())[-1]
    return text(
        "simulate-part",
        side=side,
        winner=side_named(side),
        name=name.replace("_", "-"),
        value=value if "\n" not in value else "own",
        finished=part["finished"],
        share=percent(share, 1),
        low=percent(low, 1),
        high=percent(high, 1),
    )
