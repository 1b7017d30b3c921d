"""`othersight odds GAME ...`: exact odds of a roll as a table, an SVG picture or JSON."""

import inspect
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.main import get_command

from othersight.cli._help import described
from othersight.cli._output import refuse, say
from othersight.cli._picture import picture_named
from othersight.cli._spoken import Group, Typer
from othersight.games import plugins
from othersight.kernel.errors import OthersightError
from othersight.kernel.odds import Odds
from othersight.locales import text, text_or_key
from othersight.locales.figures import decimal, percent
from othersight.odds.plot import Writing, svg
from othersight.tui.errors import mistake
from othersight.tui.files import write_whole
from othersight.tui.odds import number_text, table_lines

Plot = Annotated[str | None, typer.Option("--plot", help=text("odds-flags.plot"))]
AsJson = Annotated[bool, typer.Option("--json", help=text("odds-flags.json"))]


class OneGame(Group):
    """The games as words of the command, each loaded when it is asked for; another word is refused in one line."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            refuse(text("odds-no-game", name=args[0], games=", ".join(self.commands)))
        self.commands[args[0]] = loaded(args[0])
        return super().resolve_command(ctx, args)


def register(app: typer.Typer) -> None:
    odds = Typer(no_args_is_help=True, cls=OneGame)
    for name, plugin in plugins().items():
        if plugin.odds_flags:
            odds.command(name, help=text(f"odds-help-{name}"))(not_loaded)
    app.add_typer(odds, name="odds", help=text("odds-help"))


def not_loaded() -> None:
    """In the place of a game's command until it is asked for."""


def loaded(name: str) -> Any:
    """The command of a game with its flags."""
    alone = Typer(add_completion=False, rich_markup_mode=None)
    asked = plugins()[name].part("odds_flags")
    about = described(f"odds {name}", text(f"odds-help-{name}"))
    alone.command(name, **about)(shows(asked, name))
    return get_command(alone)


def shows(asked: Callable[..., Odds], game: str) -> Callable[..., None]:
    """The command that shows what a game counts, with the flags that all games have."""

    def command(plot: str | None, as_json: bool, **flags: Any) -> None:
        try:
            file = picture_named(plot) if plot is not None else None
            odds = asked(**flags)
            if file is not None:
                draw(odds, file)
        except OthersightError as error:
            refuse(mistake(error))
        show(odds, game, file, as_json)

    own = list(inspect.signature(asked).parameters.values())
    shared = [
        inspect.Parameter("plot", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Plot),
        inspect.Parameter(
            "as_json", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=AsJson
        ),
    ]
    command.__signature__ = inspect.Signature([*own, *shared])  # type: ignore[attr-defined]
    return command


def draw(odds: Odds, file: Path) -> None:
    """The picture in a file, whole or not at all."""
    names = {name: number_text(name, "") for name in odds.numbers}
    title = text_or_key(f"odds-what-{odds.what}")
    write_whole(file, svg(odds, title, names, Writing(decimal, partial(percent, apart=True))))


def show(odds: Odds, game: str, plot: Path | None, as_json: bool) -> None:
    """The table, or JSON."""
    if as_json:
        typer.echo(json.dumps(odds.data()))
        return
    for line in table_lines(odds, game):
        say(line)
    if plot is not None:
        say(text("odds-plotted", file=str(plot)))
