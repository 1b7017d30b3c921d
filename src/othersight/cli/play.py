"""`othersight play GAME`: a game in the terminal, any seat a person's or the machine's."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

import othersight
from othersight.bots import USUAL, Player, player
from othersight.cli._help import described
from othersight.cli._output import refuse
from othersight.cli._saves import game_in
from othersight.cli._set_up import files_named, options_for, takes_set_up
from othersight.cli._terminal import at_a_terminal, terminal, while_heard
from othersight.games import GAMES, USUAL_GAME, plugin_of, set_up_of, words_of
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.game import Game
from othersight.kernel.replay import verify
from othersight.locales import render, text
from othersight.toolkit.setup_options import advised
from othersight.tui.errors import mistake
from othersight.tui.game_loop import Sitting
from othersight.tui.handed_on import forget, left_for
from othersight.tui.kept import Keeper, Kept, folder_of, kept_games
from othersight.tui.screen import Leave, sentence

LEAST_COLUMNS, LEAST_LINES = 76, 22

Name = Annotated[str | None, typer.Argument(metavar="GAME", help=text("play-help.game"))]
Seat = Annotated[str | None, typer.Option("--seat", help=text("play-help.seat"))]
Seats = Annotated[str | None, typer.Option("--seats", help=text("play-help.seats"))]
Machine = Annotated[str | None, typer.Option("--machine", help=text("play-help.machine"))]
Seed = Annotated[str | None, typer.Option("--seed", help=text("play-help.seed"))]
Plain = Annotated[bool, typer.Option("--plain", help=text("play-help.plain"))]
Forget = Annotated[bool, typer.Option("--forget", help=text("play-help.forget"))]
New = Annotated[bool, typer.Option("--new", help=text("play-help.new"))]
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
    plain: Plain = False,
    new_one: New = False,
    forgotten: Forget = False,
    *,
    set_up: dict[str, Any],
) -> None:
    if forgotten:
        forget(game or USUAL_GAME, os.environ)
    asked = bool(new_one or forgotten or load or seat or seats or machine or seed or set_up)
    offered = None if asked or not at_a_terminal() else kept_game(game)
    try:
        if offered is not None:
            company = company_of(game_of(offered), offered.people, offered.machine, offered.file)
        else:
            begun = loaded(load, game, set_up, seed) if load else new(game, set_up, seed)
            company = company_of(begun, people_at(begun, seat, seats), machine)
    except OthersightError as error:
        refuse(mistake(error, files=files_named(set_up)))
    resumed = bool(load or offered)
    if not resumed:
        tell_advice(game or USUAL_GAME, set_up)
    if company.people and not plain and at_a_terminal() and is_large_enough():
        play_full(company, resumed)
    sitting = Sitting(company.game, company.people, company.players, terminal(), company.keeper)
    if resumed:
        sitting.resume()
    while_heard(sitting.play)


class Company(NamedTuple):
    """A game with those who play it."""

    game: Game
    people: tuple[int, ...]
    players: dict[int, Player]
    keeper: Keeper | None


def play_full(company: Company, resumed: bool) -> None:
    """Play on the whole terminal; where Textual is not installed, return to play line by line."""
    try:
        from othersight.tui.full.app import Table
    except ImportError:
        return
    from othersight.tui.full.sitting import FullScreen, FullSitting

    game, people, players, keeper = company
    table = Table(lambda app: FullSitting(game, people, players, FullScreen(app), keeper), resumed)
    status = table.run()
    if table.fault is not None:
        raise table.fault
    for line in table.last_words:
        typer.echo(line)
    raise typer.Exit(status or 0)


def is_large_enough() -> bool:
    """Whether board and options find room."""
    size = shutil.get_terminal_size()
    return size.columns >= LEAST_COLUMNS and size.lines >= LEAST_LINES


def kept_game(name: str | None) -> Kept | None:
    """The game that was left last, if the person wants to go on with it."""
    for kept in kept_games(folder_of(os.environ)):
        if name in (None, kept.game) and kept.game in GAMES:
            return kept if wanted(kept) else None
    return None


def wanted(kept: Kept) -> bool:
    """Whether the person goes on with a kept game."""
    try:
        game = game_of(kept)
    except OthersightError:
        return False  # of other rules, or damaged: nothing to offer
    words = words_of(game)
    seats = [sentence(render(words.seat_in_full(game, seat))) for seat in kept.people]
    screen = terminal()
    screen.tell("play-kept", game=kept.game, seats=", ".join(seats), decisions=game.history.length)
    try:
        return screen.ask().lower() in (text("play-yes"), "yes", "y")
    except Leave as leave:
        screen.line()
        raise typer.Exit(leave.status) from None


def game_of(kept: Kept) -> Game:
    """A kept game, played again so that nothing in it is a lie."""
    return verify(kept.save, GAMES)


def new(name: str | None, set_up: dict[str, Any], seed: str | None) -> Game:
    """A new game."""
    chosen = name or USUAL_GAME
    options = options_for(chosen, set_up)
    recommended = {name: one.value for name, one in advised(set_up_of(chosen), options).items()}
    left = left_for(chosen, os.environ) if seed is None and at_a_terminal() else {}
    try:
        begun = othersight.new(chosen, seed, **{**recommended, **left, **options})
    except OthersightError:  # of cards that are no more, or the options are wrong without it
        return othersight.new(chosen, seed, **{**recommended, **options})
    for name in [name for name in left if name not in options and left[name]]:
        typer.echo(text("play-handed-on", count=len(left[name])))
    return begun


def tell_advice(name: str, set_up: dict[str, Any]) -> None:
    """Why options that nobody has given are as they are."""
    for advice in advised(set_up_of(name), options_for(name, set_up)).values():
        typer.echo(sentence(render(advice.why)))


def loaded(file: Path, name: str | None, set_up: dict[str, Any], seed: str | None) -> Game:
    """A saved game, which has its options and its seed already, played again so that nothing in it is a lie."""
    if set_up or seed is not None:
        refuse(text("play-load-options"))
    game = game_in(file, lambda saved: verify(saved, GAMES))
    if name is not None and game.definition.name != name:
        refuse(text("play-load-other-game", file=str(file), game=game.definition.name))
    return game


def company_of(
    game: Game, people: Sequence[int], machine: str | None, file: Path | None = None
) -> Company:
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
    keeper = Keeper(folder_of(os.environ), chosen, file) if at_a_terminal() else None
    return Company(game, tuple(people), players, keeper)


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
