"""`othersight ladder GAME`: whether each level of players is better than the one below, and how long it thinks."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from othersight.arena.lab import Lab
from othersight.arena.ladder import lab_of, rungs_of, steps_of
from othersight.arena.running import rows_of
from othersight.arena.storage import Results
from othersight.bots import NAMES
from othersight.cli._arena_tables import table
from othersight.cli._output import console, refuse
from othersight.cli._set_up import files_named, options_for, takes_set_up
from othersight.cli.arena import played_on
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.tui.mistakes import mistake

Game = Annotated[str, typer.Argument(metavar="GAME", help=text("ladder-help.game"))]
ALL = ",".join(NAMES)
LEVELS = text("ladder-help.levels", levels=", ".join(NAMES))
Levels = Annotated[str, typer.Option("--levels", metavar="LEVEL,...", help=LEVELS)]
Games = Annotated[int, typer.Option("--games", min=1, help=text("ladder-help.games"))]
Seed = Annotated[str, typer.Option("--seed", help=text("ladder-help.seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help=text("ladder-help.jobs"))]
Out = Annotated[str, typer.Option("--out", metavar="FOLDER", help=text("ladder-help.out"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("ladder-help.json"))]


def register(app: typer.Typer) -> None:
    app.command("ladder", help=text("ladder-help"))(takes_set_up(ladder))


def ladder(
    game: Game,
    levels: Levels = ALL,
    games: Games = 400,
    seed: Seed = "ladder",
    jobs: Jobs = 1,
    out: Out = "",
    as_json: AsJson = False,
    *,
    set_up: dict[str, Any],
) -> None:
    try:
        options = options_for(game, set_up)
        labs = labs_of(game, levels, seed, options)
        folder = Path(out or f"{game}-ladder")
        make_folder(folder)
        rungs = [rung for lab in labs for rung in climbed(lab, games, folder, jobs)]
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    told = {"game": game, "games": games, "rungs": rungs, "files": str(folder)}
    if as_json:
        typer.echo(json.dumps(told))
    else:
        print_rungs(console(), rungs)
    finished = all(rung["games"] == games for rung in rungs)
    raise typer.Exit(0 if finished and all(rung["is_better"] for rung in rungs) else 1)


def make_folder(folder: Path) -> None:
    """Where the files of results go."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse(text("ladder-no-folder", folder=str(folder), reason=error.strerror or str(error)))


def labs_of(game: str, levels: str, seed: str, options: dict[str, Any]) -> list[Lab]:
    """The steps of the ladder that were asked for, each of them checked."""
    named = tuple([level.strip() for level in levels.split(",")])
    Lab(game, named, seed, options).check()
    steps = steps_of(named)
    if not steps:
        refuse(text("ladder-one-level", levels=", ".join(NAMES)))
    return [lab_of(game, below, level, seed, options) for below, level in steps]


def climbed(lab: Lab, games: int, folder: Path, jobs: int) -> list[dict[str, Any]]:
    """One step, played on from where it stopped."""
    wanted = games * lab.block
    with Results(folder / f"{'-'.join(lab.levels)}.sqlite", lab.description()) as results:
        played_on(lab, wanted, results, jobs, "")
        return rungs_of(lab, rows_of(lab, wanted, results))


def print_rungs(screen: Console, rungs: list[dict[str, Any]]) -> None:
    """One line for each level and side."""
    names = ("level", "side", "games", "rate", "below", "difference", "median", "p95")
    drawn = table(*[text(f"ladder-{name}") for name in names])
    for rung in rungs:
        low, high = rung["difference_interval"]
        drawn.add_row(
            rung["level"],
            text(f"ladder-side-{rung['role']}"),
            str(rung["games"]),
            f"{rung['win_rate']:.1%}",
            f"{rung['win_rate_below']:.1%}",
            f"{100 * rung['difference']:+.1f} ({100 * low:+.1f} .. {100 * high:+.1f})",
            f"{1000 * rung['seconds']['median']:.1f} ms",
            f"{1000 * rung['seconds']['p95']:.1f} ms",
        )
    screen.print(drawn)
    for rung in rungs:
        if not rung["is_better"]:
            side = text(f"ladder-side-{rung['role']}")
            screen.print(
                text("ladder-not-better", level=rung["level"], below=rung["below"], side=side)
            )
