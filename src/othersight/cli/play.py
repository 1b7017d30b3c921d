"""`othersight play GAME`: a game in the terminal, any seat a person's or the machine's."""

from pathlib import Path
from typing import Annotated, Any

import typer

import othersight
from othersight.bots import player
from othersight.cli._output import refuse
from othersight.cli._terminal import terminal, while_heard
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.game import Game
from othersight.locales import text
from othersight.tui.files import read_save
from othersight.tui.mistakes import mistake
from othersight.tui.sitting import Sitting

Name = Annotated[str, typer.Argument(metavar="GAME", help=text("play-help.game"))]
Seat = Annotated[str | None, typer.Option("--seat", help=text("play-help.seat"))]
Seats = Annotated[str | None, typer.Option("--seats", help=text("play-help.seats"))]
Machine = Annotated[str, typer.Option("--machine", help=text("play-help.machine"))]
Story = Annotated[str | None, typer.Option("--story", help=text("play-help.story"))]
Map = Annotated[str | None, typer.Option("--map", help=text("play-help.map"))]
Sin = Annotated[str | None, typer.Option("--sin", help=text("play-help.sin"))]
Acolyte = Annotated[str | None, typer.Option("--acolyte", help=text("play-help.acolyte"))]
HeroPlayers = Annotated[
    int | None, typer.Option("--hero-players", help=text("play-help.hero-players"))
]
Heroes = Annotated[str | None, typer.Option("--heroes", help=text("play-help.heroes"))]
Edition = Annotated[str | None, typer.Option("--edition", help=text("play-help.edition"))]
Seed = Annotated[str | None, typer.Option("--seed", help=text("play-help.seed"))]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help=text("play-help.load"))]

FIRST_PERSON = 1
"""The seat a person gets who asks for none: the side against which the machine is to play."""


def register(app: typer.Typer) -> None:
    app.command("play", help=text("play-help"))(play)


def play(
    game: Name = "the-others",
    seat: Seat = None,
    seats: Seats = None,
    machine: Machine = "scripted",
    story: Story = None,
    map: Map = None,
    sin: Sin = None,
    acolyte: Acolyte = None,
    hero_players: HeroPlayers = None,
    heroes: Heroes = None,
    edition: Edition = None,
    seed: Seed = None,
    load: Load = None,
) -> None:
    given = {
        "story": story,
        "map": map_named(map),
        "sin": sin,
        "acolyte": acolyte,
        "hero_players": hero_players,
        "heroes": heroes_named(heroes),
        "edition": edition,
    }
    options = {name: value for name, value in given.items() if value is not None}
    try:
        begun = loaded(load, game, options, seed) if load else new(game, options, seed)
        sitting = sit_down(begun, people_at(begun.seats, seat, seats), machine)
    except OthersightError as error:
        refuse(mistake(error))
    if load:
        sitting.resume()
    while_heard(sitting.play)


def new(name: str, options: dict[str, Any], seed: str | None) -> Game:
    """A new game."""
    return othersight.new(name, seed, **options)


def loaded(file: Path, name: str, options: dict[str, Any], seed: str | None) -> Game:
    """A saved game, which has its options and its seed already."""
    if options or seed is not None:
        refuse(text("play-load-options"))
    game = othersight.load(read_save(file))
    if game.definition.name != name:
        refuse(text("play-load-other-game", file=str(file), game=game.definition.name))
    return game


def sit_down(game: Game, people: list[int], machine: str) -> Sitting:
    """People in their seats, machine players in the others."""
    seed = game.start["seed"]
    figures = game.start["options"].get("figures", {})
    name = game.definition.name
    players = {
        seat: player(machine, game=name, seat=seat, seed=f"{seed}/{seat}", figures=figures)
        for seat in range(len(game.seats))
        if seat not in people
    }
    return Sitting(game, people, players, terminal())


def people_at(names: tuple[str, ...], seat: str | None, seats: str | None) -> list[int]:
    """The seats of people, by number: one name, or several with commas; `heroes` is all heroes-N."""
    if seat is not None and seats is not None:
        refuse(text("play-seat-and-seats"))
    asked = seat if seat is not None else seats
    if asked is None:
        return [min(FIRST_PERSON, len(names) - 1)]
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


def map_named(name: str | None) -> str | None:
    """A map's letter, or the text of somebody's own map file."""
    if name is None or len(name) == 1 or name == "random":
        return name
    try:
        return read_save(Path(name)) + "\n"
    except OthersightError as error:
        refuse(text("play-no-map", map=name, reason=mistake(error)))


def heroes_named(names: str | None) -> tuple[str, ...] | str | None:
    """Names with commas between them, or the word for a way to choose."""
    if names is None or names in ("random", "pick"):
        return names
    return tuple(name.strip() for name in names.split(","))
