"""`othersight play GAME`: a game in the terminal, any seat a person's or the machine's."""

from pathlib import Path
from typing import Annotated, Any

import typer

import othersight
from othersight.bots import USUAL, player
from othersight.cli._help import described
from othersight.cli._output import refuse
from othersight.cli._saves import game_in
from othersight.cli._set_up import files_named, options_for, takes_set_up
from othersight.cli._terminal import terminal, while_heard
from othersight.games import GAMES, USUAL_GAME, plugin_of
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.game import Game
from othersight.kernel.replay import verify
from othersight.locales import text
from othersight.tui.errors import mistake
from othersight.tui.game_loop import Sitting

Name = Annotated[str | None, typer.Argument(metavar="GAME", help=text("play-help.game"))]
Seat = Annotated[str | None, typer.Option("--seat", help=text("play-help.seat"))]
Seats = Annotated[str | None, typer.Option("--seats", help=text("play-help.seats"))]
Machine = Annotated[str | None, typer.Option("--machine", help=text("play-help.machine"))]
Seed = Annotated[str | None, typer.Option("--seed", help=text("play-help.seed"))]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help=text("play-help.load"))]


def register(app: typer.Typer) -> None:
    app.command("play", **described("play", text("play-help")))(takes_set_up(play))


def play(
    game: Name = None,
    seat: Seat = None,
    seats: Seats = None,
    machine: Machine = None,
    seed: Seed = None,
    load: Load = None,
    *,
    set_up: dict[str, Any],
) -> None:
    try:
        begun = loaded(load, game, set_up, seed) if load else new(game, set_up, seed)
        sitting = sit_down(begun, people_at(begun, seat, seats), machine)
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    if load:
        sitting.resume()
    while_heard(sitting.play)


def new(name: str | None, set_up: dict[str, Any], seed: str | None) -> Game:
    """A new game."""
    chosen = name or USUAL_GAME
    return othersight.new(chosen, seed, **options_for(chosen, set_up))


def loaded(file: Path, name: str | None, set_up: dict[str, Any], seed: str | None) -> Game:
    """A saved game, which has its options and its seed already, played again so that nothing in it is a lie."""
    if set_up or seed is not None:
        refuse(text("play-load-options"))
    game = game_in(file, lambda saved: verify(saved, GAMES))
    if name is not None and game.definition.name != name:
        refuse(text("play-load-other-game", file=str(file), game=game.definition.name))
    return game


def sit_down(game: Game, people: list[int], machine: str | None) -> Sitting:
    """People in their seats, machine players in the others."""
    name = game.definition.name
    chosen = machine or USUAL
    seed = game.start["seed"]
    figures = game.start["options"].get("figures", {})
    players = {
        seat: player(chosen, game=name, seat=seat, seed=f"{seed}/{seat}", figures=figures)
        for seat in range(len(game.seats))
        if seat not in people
    }
    screen = terminal()
    return Sitting(game, people, players, screen)


def people_at(game: Game, seat: str | None, seats: str | None) -> list[int]:
    """The seats of people, by number: one name, or several with commas; `heroes` is all heroes-N."""
    names = game.seats
    if seat is not None and seats is not None:
        refuse(text("play-seat-and-seats"))
    asked = seat if seat is not None else seats
    if asked is None:
        return [plugin_of(game).usual_seat]
    found: list[int] = []
    for word in [part.strip() for part in asked.split(",") if part.strip()] or [asked]:
        found += seats_named(names, word)
    return sorted(set(found))


def seats_named(names: tuple[str, ...], word: str) -> list[int]:
    """The seats that one word stands for."""
    if word == "none":
        return []
    found = [
        number
        for number, name in enumerate(names)
        if word in ("all", name) or name.startswith(f"{word}-")
    ]
    if not found or not word:
        raise UnknownName(
            f"there is no seat '{word}'; there are {', '.join(names)}",
            "error-no-such-name",
            kind="seat",
            name=word,
            choices=", ".join([*names, "all", "none"]),
        )
    return found
