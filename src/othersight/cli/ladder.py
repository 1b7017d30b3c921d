"""`othersight ladder GAME`: whether each level of players is better than the one below, and how long it thinks."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from othersight.arena.ladder import (
    Record,
    Stand,
    in_order,
    lab_of,
    rungs_of,
    standing_of,
)
from othersight.arena.runner import rows_of
from othersight.arena.schedule import Schedule
from othersight.arena.side_words import of_side
from othersight.arena.spec import spec_of
from othersight.arena.storage import Results
from othersight.bots import NAMES, USUAL
from othersight.cli._arena_tables import print_table, table
from othersight.cli._help import described
from othersight.cli._output import console, refuse
from othersight.cli._set_up import files_named, options_for, takes_set_up
from othersight.cli.arena import Stopped, played_on, say
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.locales.figures import decimal, figure, percent, signed
from othersight.tui.errors import mistake

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
    app.command("ladder", **described("ladder", text("ladder-help")))(takes_set_up(ladder))


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
        sides = [
            [played(stand, labs[stand], games, folder, jobs) for stand in labs] for labs in measured
        ]
    except Stopped:
        say("ladder-stopped", folder=str(folder))
        raise
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    levels_told = [standing_of(record) for side in sides for record in side]
    rungs = [rung for side in sides for rung in rungs_of(side)]
    told = {"game": game, "games": games, "levels": levels_told, "rungs": rungs}
    if as_json:
        typer.echo(json.dumps({**told, "files": str(folder)}))
    else:
        print_ladder(console(), levels_told, rungs)
    finished = all(standing["games"] == games for standing in levels_told)
    raise typer.Exit(0 if finished and all(rung["is_better"] for rung in rungs) else 1)


def make_folder(folder: Path) -> None:
    """Where the files of results go."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse(text("ladder-no-folder", folder=str(folder), reason=error.strerror or str(error)))


def labs_of(
    game: str, levels: str, against: str, seed: str, options: dict[str, Any]
) -> list[dict[Stand, Schedule]]:
    """For each side the games of each level that was asked for, the lowest first, all of them checked."""
    named = tuple([level.strip() for level in levels.split(",") if level.strip()])
    if len(named) < 2:
        refuse(text("ladder-one-level", levels=", ".join(NAMES)))
    Schedule(game, named, seed, options).check()
    if against:
        Schedule(game, (against,), seed, options).check()
    stands = [
        [Stand(level, side, against or usual) for level in in_order(named)]
        for side, usual in spec_of(game).opponents_of(USUAL).items()
    ]
    return [{stand: lab_of(game, stand, seed, options) for stand in side} for side in stands]


def played(stand: Stand, schedule: Schedule, games: int, folder: Path, jobs: int) -> Record:
    """What a level has played on a side, gone on with from where it stopped."""
    name = f"{stand.side}-{stand.level}-against-{stand.against}".replace(":", ".")
    file = folder / f"{name}.sqlite"
    with Results(file, schedule.description()) as results:
        played_on(schedule, games, results, jobs, "")
        return Record(stand, list(rows_of(schedule, games, results)))


def named(side: str) -> str:
    """A side at the head of a table."""
    return of_side(f"ladder-side-{side}", "ladder-side-any-side", side)


def print_ladder(
    screen: Console, standings: list[dict[str, Any]], rungs: list[dict[str, Any]]
) -> None:
    """A table for each side, and what is not proved."""
    steps = {(rung["role"], rung["level"]): rung for rung in rungs}
    for role, against in dict.fromkeys([(one["role"], one["against"]) for one in standings]):
        screen.print(text("ladder-meeting", side=named(role), against=against))
        names = ("level", "games", "rate", "difference", "median", "p95")
        drawn = table(*[text(f"ladder-{name}") for name in names])
        for standing in [one for one in standings if one["role"] == role]:
            drawn.add_row(*cells_of(standing, steps.get((role, standing["level"]))))
        print_table(screen, drawn)
    screen.print(text("ladder-times"))
    for rung in rungs:
        if not rung["is_better"]:
            side = named(rung["role"])
            screen.print(
                text("ladder-not-better", level=rung["level"], below=rung["below"], side=side)
            )


def points(difference: float) -> str:
    """A difference of shares in percentage points, with its sign."""
    return signed(100 * difference)


def cells_of(standing: dict[str, Any], rung: dict[str, Any] | None) -> list[str]:
    """The line of a level; the lowest has none below to be compared with."""
    low, high = standing["interval"]
    step = ""
    if rung is not None:
        least, most = rung["difference_interval"]
        step = f"{points(rung['difference'])} ({points(least)} .. {points(most)})"
    return [
        standing["level"],
        figure(standing["games"]),
        f"{percent(standing['win_rate'], 1)} ({decimal(100 * low, 0)}-{percent(high)})",
        step,
        decimal(1000 * standing["seconds"]["median"]),
        decimal(1000 * standing["seconds"]["p95"]),
    ]
