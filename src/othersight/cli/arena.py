"""`othersight arena GAME --bots LEVELS --games N`: levels against each other, and a file to go on with."""

import json
from collections.abc import Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer

from othersight.arena.cluster import check_ray
from othersight.arena.export import csv_of, write_parquet
from othersight.arena.jobs import Broken
from othersight.arena.recovery import rescue
from othersight.arena.reopening import game_of
from othersight.arena.results import Row
from othersight.arena.runner import missing, play_missing, rows_of
from othersight.arena.schedule import PLAIN, Figures, Schedule
from othersight.arena.side_words import side_named
from othersight.arena.storage import Results
from othersight.arena.summary import told_of
from othersight.arena.sweep import settings_of as settings_of_sweeps
from othersight.bots import NAMES
from othersight.cli._arena_tables import print_told
from othersight.cli._extras import need
from othersight.cli._help import described
from othersight.cli._output import INTERRUPTED, console, refuse
from othersight.cli._set_up import figure, files_named, options_for, takes_set_up
from othersight.cli.analyse import look_back
from othersight.cli.replay import replay
from othersight.cli.simulate import progress_bar
from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.tui.errors import mistake
from othersight.tui.files import check_writable, write_whole

Game = Annotated[str, typer.Argument(metavar="GAME", help=text("arena-help.game"))]
File = Annotated[Path | None, typer.Argument(metavar="[FILE]", help=text("arena-help.file"))]
Number = Annotated[int | None, typer.Argument(metavar="[NUMBER]", help=text("arena-help.number"))]
LEVELS = text("arena-help.players", levels=", ".join(NAMES))
Players = Annotated[str, typer.Option("--bots", metavar="LEVEL,...", help=LEVELS)]
Sweep = Annotated[
    list[str] | None,
    typer.Option("--sweep", metavar="PATH=LOW:HIGH", help=text("arena-help.sweep")),
]
Csv = Annotated[str, typer.Option("--csv", metavar="FILE", help=text("arena-help.csv"))]
Parquet = Annotated[str, typer.Option("--parquet", metavar="FILE", help=text("arena-help.parquet"))]
Games = Annotated[int, typer.Option("--games", min=1, help=text("arena-help.games"))]
Seed = Annotated[str, typer.Option("--seed", help=text("arena-help.seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help=text("arena-help.jobs"))]
Out = Annotated[str, typer.Option("--out", metavar="FILE", help=text("arena-help.out"))]
Pairs = list[str] | None
Compare = Annotated[
    Pairs, typer.Option("--compare", metavar="PATH=VALUE", help=text("arena-help.compare"))
]
Against = Annotated[
    Pairs, typer.Option("--against", metavar="PATH=VALUE", help=text("arena-help.against"))
]
Cluster = Annotated[
    str, typer.Option("--cluster", metavar="ADDRESS", help=text("arena-help.cluster"))
]
Rescue = Annotated[str, typer.Option("--rescue", metavar="FILE", help=text("arena-help.rescue"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("arena-help.json"))]

PAGE = ".html"
SHOWN = ("open", "analyse")
"""In the place of a game: what is done with one game of a file."""
AN_HOUR = 3600.0
"""The time left is reckoned by the games of this time, for one game may take minutes."""


def register(app: typer.Typer) -> None:
    app.command("arena", **described("arena", text("arena-help")))(takes_set_up(arena))


def arena(
    game: Game,
    file: File = None,
    number: Number = None,
    players: Players = "",
    games: Games = 100,
    seed: Seed = "1",
    jobs: Jobs = 1,
    out: Out = "",
    changed: Compare = None,
    against: Against = None,
    sweeps: Sweep = None,
    as_csv: Csv = "",
    as_parquet: Parquet = "",
    cluster: Cluster = "",
    rescued: Rescue = "",
    as_json: AsJson = False,
    *,
    set_up: dict[str, Any],
) -> None:
    if game in SHOWN:
        show_game(game, file, number)
        return
    if file is not None:
        refuse(text("arena-open-usage"))
    need("arena", "lab")
    try:
        options = options_for(game, set_up)
        levels = tuple([level.strip() for level in players.split(",") if level.strip()])
        if not levels:
            refuse(text("arena-nobody", levels=", ".join(NAMES)))
        settings = settings_of(changed or [], against or [], sweeps or [])
        schedule = Schedule(game, levels, seed, options, settings)
        schedule.check()
        if cluster:
            check_ray()
        path = file_of(out or f"{game}-arena.sqlite")
        with Results(path, schedule.description()) as results:
            if rescued:
                take_over(results, Path(rescued))
            status = status_after(schedule, games, results, jobs, cluster)
            rows = rows_of(schedule, games, results)
            told = told_of(schedule, games, rows, path.with_suffix(PAGE))
            export(rows, as_csv, as_parquet)
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    if as_json:
        typer.echo(json.dumps(told))
    else:
        print_told(console(), told, schedule, rows)
    raise typer.Exit(status or (1 if told["finished"] < games else 0))


def file_of(out: str) -> Path:
    """The file of results; the report beside it must have a name of its own."""
    path = Path(out)
    if not path.name or path.with_suffix(PAGE) == path:
        refuse(text("arena-name", file=out))
    return path


def export(rows: Sequence[Row], as_csv: str, as_parquet: str) -> None:
    """The games as tables, where they are asked for."""
    if as_csv:
        write_whole(Path(as_csv), csv_of(rows))
    if as_parquet:
        check_writable(Path(as_parquet))
        write_parquet(rows, Path(as_parquet))


def show_game(how: str, file: Path | None, number: int | None) -> None:
    """One game of a file of results, as a replay or as an analysis."""
    if file is None or number is None:
        refuse(text("arena-open-usage"))
    try:
        saved = game_of(file, number).save()
    except OthersightError as error:
        refuse(mistake(error))
    with TemporaryDirectory() as folder:
        save = Path(folder) / f"{file.stem}-{number}.json"
        save.write_text(saved, encoding="utf-8")
        if how == "open":
            replay(save)
        else:
            look_back(save)


def settings_of(
    changed: list[str], against: list[str], sweeps: Sequence[str] = ()
) -> dict[str, Figures]:
    """The settings by their names, the one that is compared with first."""
    if sweeps and (changed or against):
        refuse(text("arena-sweep-alone"))
    if sweeps:
        return settings_of_sweeps(sweeps)
    if against and not changed:
        refuse(text("arena-against-alone"))
    settings = [dict([figure(pair) for pair in pairs]) for pairs in (against, changed)]
    if changed and settings[0] == settings[1]:
        refuse(text("arena-same-settings"))
    return {name_of(figures): figures for figures in settings}


def name_of(figures: Figures) -> str:
    """A setting by what it changes; where it changes nothing it is the plain one."""
    pairs = [f"{path}={json.dumps(value)}" for path, value in sorted(figures.items())]
    return ",".join(pairs).replace('"', "") or PLAIN


def say(key: str, **arguments: Any) -> None:
    """One line beside the results."""
    typer.echo(text(key, **arguments), err=True)


def take_over(results: Results, source: Path) -> None:
    """The games of a damaged file that can still be read."""
    say("arena-rescued", count=rescue(results, source), file=str(source))


class Stopped(typer.Exit):
    """Playing was stopped, and it has been told why and what is kept; a command of several steps ends with it."""


def status_after(schedule: Schedule, games: int, results: Results, jobs: int, cluster: str) -> int:
    """Play what is missing; the exit status where that was stopped, for then the games there are can still be told."""
    try:
        played_on(schedule, games, results, jobs, cluster)
    except Stopped as stopped:
        return stopped.exit_code
    return 0


def played_on(schedule: Schedule, games: int, results: Results, jobs: int, cluster: str) -> None:
    """Play what is missing; whatever stops the run, the games finished so far are kept and told."""
    file = str(results.path)
    places = missing(schedule, games, results)
    if results.damaged:
        say("arena-damaged-games", count=results.damaged, file=file)
    if len(places) < games:
        say("arena-resumed", done=games - len(places), games=games, file=file)
    if games % schedule.block:
        say("arena-uneven", games=games, block=schedule.block)
    try:
        watch(schedule, games, places, results, jobs, cluster)
    except KeyboardInterrupt:
        say("arena-interrupted", done=done(schedule, games, results), games=games, file=file)
        raise Stopped(INTERRUPTED) from None
    except OthersightError as error:
        kept = done(schedule, games, results)
        if not kept:
            raise
        say("arena-stopped", reason=mistake(error), done=kept, games=games, file=file)
        raise Stopped(1) from error


def at_work(schedule: Schedule, place: int) -> str:
    """Who plays now: the level of each side, and the setting where there are several."""
    task = schedule.task(place)
    sides = [f"{side_named(side)} {task.pairing[side]}" for side in schedule.spec.told_sides]
    return ", ".join([*sides, *([task.setting] if task.setting else [])])


def done(schedule: Schedule, games: int, results: Results) -> int:
    """How many of the games asked for are in the file."""
    return games - len(missing(schedule, games, results))


def watch(
    schedule: Schedule, games: int, places: list[int], results: Results, jobs: int, cluster: str
) -> None:
    """Play the games of these places, with a bar for whoever watches."""
    bar = progress_bar()
    bar.speed_estimate_period = AN_HOUR
    with (
        bar,
        closing(play_missing(schedule, places, results, jobs, cluster)) as played,
    ):
        at = bar.add_task(text("arena-progress"), total=games, completed=games - len(places))
        for place, one in zip(count(jobs), played, strict=False):
            bar.update(at, description=at_work(schedule, places[min(place, len(places) - 1)]))
            if isinstance(one, Broken):
                task = schedule.task(one.place)
                seed = schedule.seed_of(task)
                say("arena-broken", number=task.number, seed=seed, reason=one.reason)
            else:
                bar.advance(at)
