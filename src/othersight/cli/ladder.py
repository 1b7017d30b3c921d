"""`othersight ladder GAME`: whether each level of players is better than the one below, and how long it thinks."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from othersight.arena.lab import Lab
from othersight.arena.ladder import OPPONENTS, Record, Stand, in_order, lab_of, rungs_of
from othersight.arena.running import rows_of
from othersight.arena.storage import Results
from othersight.bots import NAMES
from othersight.cli._arena_tables import table
from othersight.cli._output import console, refuse
from othersight.cli._set_up import files_named, options_for, takes_set_up
from othersight.cli.arena import Stopped, played_on, say
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.tui.mistakes import mistake

Game = Annotated[str, typer.Argument(metavar="GAME", help=text("ladder-help.game"))]
ALL = ",".join(NAMES)
LEVELS = text("ladder-help.levels", levels=", ".join(NAMES))
Levels = Annotated[str, typer.Option("--levels", metavar="LEVEL,...", help=LEVELS)]
AGAINST = text("ladder-help.against")
Against = Annotated[str, typer.Option("--against", metavar="LEVEL", help=AGAINST)]
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
    against: Against = "",
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
        measured = labs_of(game, levels, against, seed, options)
        folder = Path(out or f"{game}-ladder")
        make_folder(folder)
        rungs = [
            rung
            for labs in measured
            for rung in rungs_of(
                [played(stand, labs[stand], games, folder, jobs) for stand in labs]
            )
        ]
    except Stopped:
        say("ladder-stopped", folder=str(folder))
        raise
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


def labs_of(
    game: str, levels: str, against: str, seed: str, options: dict[str, Any]
) -> list[dict[Stand, Lab]]:
    """For each side the games of each level that was asked for, the lowest first, all of them checked."""
    named = tuple([level.strip() for level in levels.split(",")])
    Lab(game, named, seed, options).check()
    if against:
        Lab(game, (against,), seed, options).check()
    if len(named) < 2:
        refuse(text("ladder-one-level", levels=", ".join(NAMES)))
    stands = [
        [Stand(level, side, against or usual) for level in in_order(named)]
        for side, usual in OPPONENTS[game].items()
    ]
    return [{stand: lab_of(game, stand, seed, options) for stand in side} for side in stands]


def played(stand: Stand, lab: Lab, games: int, folder: Path, jobs: int) -> Record:
    """What a level has played on a side, gone on with from where it stopped."""
    file = folder / f"{stand.side}-{stand.level}-against-{stand.against}.sqlite"
    with Results(file, lab.description()) as results:
        played_on(lab, games, results, jobs, "")
        return Record(stand, list(rows_of(lab, games, results)))


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
