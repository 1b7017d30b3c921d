"""`othersight simulate GAME --games N --seed S`: many games by the machine, and who wins how often."""

import json
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from othersight.arena.report import report
from othersight.arena.simulate import Played, Run, simulate
from othersight.cli._output import console, refuse
from othersight.kernel.errors import OthersightError
from othersight.locales import text

Game = Annotated[str, typer.Argument(metavar="GAME", help=text("simulate-help.game"))]
Games = Annotated[int, typer.Option("--games", min=1, help=text("simulate-help.games"))]
Seed = Annotated[str, typer.Option("--seed", help=text("simulate-help.seed"))]
Players = Annotated[str, typer.Option("--players", help=text("simulate-help.players"))]
SinsBy = Annotated[str, typer.Option("--sins-by", help=text("simulate-help.sins-by"))]
Story = Annotated[str | None, typer.Option("--story", help=text("simulate-help.story"))]
Map = Annotated[str | None, typer.Option("--map", help=text("simulate-help.map"))]
Sin = Annotated[str | None, typer.Option("--sin", help=text("simulate-help.sin"))]
Acolyte = Annotated[str | None, typer.Option("--acolyte", help=text("simulate-help.acolyte"))]
HeroPlayers = Annotated[
    int | None, typer.Option("--hero-players", help=text("simulate-help.hero-players"))
]
Heroes = Annotated[str | None, typer.Option("--heroes", help=text("simulate-help.heroes"))]
Edition = Annotated[str | None, typer.Option("--edition", help=text("simulate-help.edition"))]
Figures = Annotated[
    list[str] | None,
    typer.Option("--figure", metavar="PATH=VALUE", help=text("simulate-help.figure")),
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help=text("simulate-help.jobs"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("simulate-help.json"))]


def register(app: typer.Typer) -> None:
    app.command("simulate", help=text("simulate-help"))(play_many)


def play_many(
    game: Game,
    games: Games = 100,
    seed: Seed = "1",
    players: Players = "scripted",
    sins_by: SinsBy = "",
    story: Story = None,
    map: Map = None,
    sin: Sin = None,
    acolyte: Acolyte = None,
    hero_players: HeroPlayers = None,
    heroes: Heroes = None,
    edition: Edition = None,
    figure: Figures = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    given = {
        "story": story,
        "map": map_text(map),
        "sin": sin,
        "acolyte": acolyte,
        "hero_players": hero_players,
        "heroes": heroes_named(heroes),
        "edition": edition,
        "figures": figures_given(figure or []) or None,
    }
    options = {name: value for name, value in given.items() if value is not None}
    carry_out(Run(game, games, seed, players, sins_by, options), jobs, as_json)


def carry_out(run: Run, jobs: int, as_json: bool) -> None:
    """Play the games, print the report, and end with 1 where not all of them finished."""
    started = time.perf_counter()
    played: list[Played] = []
    try:
        with progress_bar() as bar:
            task = bar.add_task(text("simulate-progress"), total=run.games)
            for one in simulate(run, jobs):
                played.append(one)
                bar.advance(task)
    except OthersightError as error:
        refuse(error)
    except KeyboardInterrupt:
        typer.echo(text("simulate-interrupted", played=len(played), games=run.games), err=True)
    told = report(run.games, played, time.perf_counter() - started)
    if as_json:
        typer.echo(json.dumps(told))
    else:
        print_report(console(), told, len(played))
    if told["finished"] < run.games:
        raise typer.Exit(1)


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
    screen.print(text("simulate-games", finished=told["finished"], games=told["games"]))
    for side in told["wins"]:
        screen.print(line_of_side(side, told))
    for name in ("rounds", "deaths", "decisions"):
        middle, most = told[name]["median"], told[name]["max"]
        screen.print(text(f"simulate-{name}", median=str(middle), max=str(most)))
    for name, parts in told["by"].items():
        for value, part in parts.items():
            screen.print(line_of_part(name, value, part))
    if played > told["finished"]:
        screen.print(text("simulate-stuck", count=played - told["finished"]))
    screen.print(text("simulate-seconds", seconds=f"{told['seconds']:.1f}"))


def line_of_side(side: str, told: dict[str, Any]) -> str:
    """How often a side won, with the interval."""
    share, low, high = told["shares"][side]
    return text(
        f"simulate-{side}",
        wins=told["wins"][side],
        share=f"{share:.1%}",
        low=f"{low:.1%}",
        high=f"{high:.1%}",
    )


def line_of_part(name: str, value: str, part: dict[str, Any]) -> str:
    """How often the Sins won among the games with one value of an option."""
    share, low, high = part["shares"]["sins"]
    return text(
        "simulate-part",
        name=name.replace("_", "-"),
        value=value if "\n" not in value else "own",
        finished=part["finished"],
        share=f"{share:.1%}",
        low=f"{low:.1%}",
        high=f"{high:.1%}",
    )


def map_text(name: str | None) -> str | None:
    """A map's letter, or the text of the file of that name."""
    if name is None or len(name) == 1:
        return name
    try:
        return Path(name).read_text(encoding="utf-8") + "\n"
    except (OSError, UnicodeDecodeError) as reason:
        refuse(text("simulate-no-map", map=name, reason=getattr(reason, "strerror", None) or "?"))


def heroes_named(names: str | None) -> tuple[str, ...] | str | None:
    """Names with commas between them, or one of the words that stand for a way to choose."""
    if names is None or names in ("random", "pick"):
        return names
    return tuple(name.strip() for name in names.split(","))


def figures_given(pairs: list[str]) -> dict[str, int | str]:
    """`path=value` pairs; a value is a whole number, true, false or N."""
    words: dict[str, int | str] = {"true": True, "false": False, "N": "N"}
    figures: dict[str, int | str] = {}
    for pair in pairs:
        path, sign, value = pair.partition("=")
        digits = value.removeprefix("-")
        if not sign or not (value in words or (digits.isascii() and digits.isdigit())):
            refuse(text("simulate-figure", given=pair))
        figures[path] = words[value] if value in words else int(value[:9])
    return figures
