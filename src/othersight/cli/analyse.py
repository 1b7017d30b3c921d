"""`othersight analyse FILE`: why a game was won or lost, in lines, as a picture and as JSON."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TaskID

import othersight
from othersight.bots import NAMES, USUAL
from othersight.cli._analysis import print_analysis
from othersight.cli._analysis_picture import picture_of
from othersight.cli._help import described
from othersight.cli._output import INTERRUPTED, refuse
from othersight.cli._picture import picture_named
from othersight.cli._saves import game_in, in_file
from othersight.cli._terminal import terminal, while_heard
from othersight.cli.replay import seat_number
from othersight.cli.simulate import progress_bar
from othersight.games import plugin_of
from othersight.kernel.errors import DamagedFile, OthersightError
from othersight.locales import text
from othersight.study.analysis import Analysis, AnalysisRequest, analyse
from othersight.study.past_games import Past
from othersight.study.plot import svg
from othersight.study.report import report
from othersight.tui.errors import mistake
from othersight.tui.files import write_whole

File = Annotated[Path, typer.Argument(metavar="REPLAY", help=text("analyse-help.file"))]
Seat = Annotated[str, typer.Option("--seat", help=text("analyse-help.seat"))]
Level = Annotated[
    str, typer.Option("--bots", help=text("analyse-help.players", names=", ".join(NAMES)))
]
Points = Annotated[int, typer.Option("--points", min=2, help=text("analyse-help.points"))]
Games = Annotated[int, typer.Option("--games", min=1, help=text("analyse-help.games"))]
Turning = Annotated[int, typer.Option("--turning", min=0, help=text("analyse-help.turning"))]
Seed = Annotated[str, typer.Option("--seed", help=text("analyse-help.seed"))]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help=text("analyse-help.jobs"))]
Plot = Annotated[str | None, typer.Option("--plot", help=text("analyse-help.plot"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("analyse-help.json"))]


def register(app: typer.Typer) -> None:
    app.command("analyse", **described("analyse", text("analyse-help")))(look_back)


def look_back(
    file: File,
    seat: Seat = "",
    players: Level = USUAL,
    points: Points = 12,
    games: Games = 16,
    turning: Turning = 3,
    seed: Seed = "1",
    jobs: Jobs = 1,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    asked = AnalysisRequest(players, seed, points, games, turning, jobs)
    try:
        past = past_in(file, seat)
        picture = picture_named(plot) if plot is not None else None
        analysis = analysed(past, asked)
        if picture is not None:
            write_whole(picture, svg(picture_of(analysis, terminal().say)))
    except OthersightError as error:
        refuse(mistake(error))
    except KeyboardInterrupt:
        typer.echo(text("analyse-interrupted"), err=True)
        raise typer.Exit(INTERRUPTED) from None
    show(analysis, plot or "", as_json)


def past_in(file: Path, seat: str) -> Past:
    """The game of a file, with all its positions; whatever is wrong with it names the file."""
    game = game_in(file)
    try:
        past = Past(game, eyes(game, seat))
    except DamagedFile as error:
        refuse(in_file(file, error))
    if not past.last:
        refuse(text("analyse-no-decision", file=str(file)))
    return past


def eyes(game: othersight.Game, seat: str) -> int:
    """Whose knowledge is used: everybody's once the game is over, until then that of one seat."""
    number = seat_number(game, seat) if seat else plugin_of(game).usual_seat
    if game.outcome:
        return -1
    if number < 0:
        refuse(text("analyse-no-spectator", seats=", ".join(game.seats)))
    return number


def analysed(past: Past, asked: AnalysisRequest) -> Analysis:
    """The analysis, with a bar that shows how far it is."""
    with progress_bar() as bar:
        task: TaskID = bar.add_task(text("analyse-progress"), total=asked.about)
        return analyse(past, asked, lambda: bar.advance(task))


def show(analysis: Analysis, plot: str, as_json: bool) -> None:
    """The figures as lines or as JSON."""
    screen = terminal()
    if as_json:
        told = report(analysis, screen.say)
        typer.echo(json.dumps({**told, "plot": plot}))
        return
    while_heard(lambda: print_analysis(analysis, screen, plot))
