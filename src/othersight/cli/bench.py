"""`othersight bench`: how fast the games are, with another engine beside them in the same run."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from othersight.bench import Engine, Othersight, bytes_per_game, is_compiled, measure
from othersight.bench_catanatron import Catanatron
from othersight.cli._help import described
from othersight.cli._output import console, refuse
from othersight.games import GAMES
from othersight.locales import text
from othersight.locales.figures import decimal
from othersight.toolkit.columns import table

Seconds = Annotated[float, typer.Option("--seconds", min=0.01, help=text("bench-help.seconds"))]
Memory = Annotated[
    int | None, typer.Option("--memory", metavar="GAMES", min=1, help=text("bench-help.memory"))
]
AsJson = Annotated[bool, typer.Option("--json", help=text("bench-help.json"))]


def register(app: typer.Typer) -> None:
    app.command("bench", **described("bench", text("bench-help")))(bench)


def bench(seconds: Seconds = 10.0, memory: Memory = None, as_json: AsJson = False) -> None:
    if memory is not None:
        tell_memory(memory, as_json)
        return
    engines: list[Engine] = [Othersight(name) for name in GAMES]
    try:
        engines.append(Catanatron())
    except ImportError:
        typer.echo(text("bench-no-peer"), err=True)
    if not as_json:
        print_setups(console(), seconds)
    found = {name: figures.as_json() for name, figures in measure(engines, seconds).items()}
    for name in GAMES:
        found[name]["compiled"] = is_compiled()
    if as_json:
        typer.echo(json.dumps(found))
    else:
        print_figures(console(), found)


def print_setups(screen: Console, seconds: float) -> None:
    for name in GAMES:
        options = Othersight(name).options
        setup = ", ".join(f"{option} {value}" for option, value in options.items())
        screen.print(text("bench-setup", game=name, setup=setup, seconds=seconds))
        screen.print(text("bench-compiled" if is_compiled() else "bench-interpreted", game=name))


def print_figures(screen: Console, found: dict[str, dict[str, Any]]) -> None:
    heads = [text("bench-choices"), text("bench-games"), text("bench-clone")]
    rows = [["", *heads]]
    for name, one in found.items():
        choices, games = one["choices_per_second"], one["games_per_second"]
        rows.append([name, decimal(choices, 0), decimal(games), decimal(one["clone_us"], 2)])
    for line in table(rows, left=1, indent=0):
        screen.print(line)
    for peer in found.keys() - GAMES.keys():
        for name in GAMES:
            ratio = found[name]["choices_per_second"] / found[peer]["choices_per_second"]
            screen.print(text("bench-ratio", game=name, ratio=decimal(ratio), peer=peer))


def tell_memory(games: int, as_json: bool) -> None:
    """Bytes per running game, for every game."""
    try:
        found = {name: bytes_per_game(name, games) for name in GAMES}
    except ImportError:
        refuse(text("bench-memory-unknown"))
    if as_json:
        typer.echo(json.dumps({name: {"bytes_per_game": size} for name, size in found.items()}))
        return
    for name, size in found.items():
        total, each = decimal(size * games / 1e6, 0), decimal(size / 1e3, 0)
        console().print(text("bench-memory", game=name, games=games, total=total, bytes=each))
