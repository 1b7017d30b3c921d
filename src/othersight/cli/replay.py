"""`othersight replay FILE`: a saved game again, step by step, from one seat's knowledge."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from othersight.cli._help import described
from othersight.cli._output import refuse
from othersight.cli._saves import game_in, in_file, text_in
from othersight.cli._terminal import terminal, while_heard
from othersight.games import GAMES
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.game import Game
from othersight.kernel.replay import verify
from othersight.locales import text
from othersight.tui.errors import mistake
from othersight.tui.replay import Showing

File = Annotated[Path, typer.Argument(metavar="FILE", help=text("replay-help.file"))]
Seat = Annotated[str, typer.Option("--seat", help=text("replay-help.seat"))]
Whole = Annotated[bool, typer.Option("--all", help=text("replay-help.all"))]
Timeline = Annotated[bool, typer.Option("--timeline", help=text("replay-help.timeline"))]
Step = Annotated[int | None, typer.Option("--step", min=0, help=text("replay-help.step"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("replay-help.json"))]
Verify = Annotated[bool, typer.Option("--verify", help=text("replay-help.verify"))]

SPECTATOR = "spectator"


def register(app: typer.Typer) -> None:
    app.command("replay", **described("replay", text("replay-help")))(replay)


def replay(
    file: File,
    seat: Seat = SPECTATOR,
    whole: Whole = False,
    timeline: Timeline = False,
    step: Step = None,
    as_json: AsJson = False,
    check: Verify = False,
) -> None:
    try:
        game = game_in(file)
        eyes = seat_number(game, seat)
    except OthersightError as error:
        refuse(mistake(error))
    if whole and not game.outcome:
        refuse(text("replay-all-unfinished"))
    if check:
        check_decisions(file)
        return
    show(game, eyes, whole, timeline, step, as_json)


def show(
    game: Game, seat: int, whole: bool, timeline: bool, step: int | None, as_json: bool
) -> None:
    """The game in the way that was asked for."""
    try:
        showing = Showing(game, seat, whole, terminal())
    except OthersightError as error:
        refuse(mistake(error))
    if step is not None and step > showing.last:
        refuse(text("replay-no-step", last=showing.last))
    if timeline and not as_json:
        while_heard(showing.print_timeline)
    if as_json:
        typer.echo(json.dumps(showing.as_data(step)))
    elif sys.stdin.isatty() and sys.stdout.isatty():
        while_heard(lambda: showing.step_through(step or 0))
    elif step is not None:
        while_heard(lambda: showing.print_one(step))
    else:
        while_heard(showing.print_through)


def check_decisions(file: Path) -> None:
    """Say whether the decisions of a save lead to its state; exit status 1 if not."""
    saved = text_in(file)
    try:
        game = verify(saved, GAMES)
    except OthersightError as error:
        typer.echo(in_file(file, error), err=True)
        raise typer.Exit(1) from None
    typer.echo(text("replay-verified", file=str(file), decisions=game.history.length))


def seat_number(game: Game, name: str) -> int:
    """The seat through whose eyes the game is seen."""
    if name == SPECTATOR:
        return -1
    if name not in game.seats:
        raise UnknownName(
            f"there is no seat '{name}'; there are {', '.join(game.seats)}",
            "error-no-such-name",
            kind="seat",
            name=name,
            choices=", ".join([*game.seats, SPECTATOR]),
        )
    return game.seats.index(name)
