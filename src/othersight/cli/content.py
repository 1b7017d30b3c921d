"""`othersight content check`: are the tiles, maps and figures of the games whole and fit for play?

The part `content_check` of a game's plugin does the looking.
"""

from importlib.resources import files as files_of
from pathlib import Path
from traceback import extract_tb
from typing import Annotated, Protocol

import typer

from othersight.cli._help import described
from othersight.cli._output import say
from othersight.cli._spoken import Typer
from othersight.games import plugins
from othersight.locales import text
from othersight.toolkit.plugin import Plugin
from othersight.toolkit.text_keys import untranslated

Files = Annotated[
    list[Path] | None, typer.Argument(metavar="FILE", help=text("content-check-help.files"))
]

UNREADABLE = "content-unreadable"
"""The fault of a file of which nothing can be said; it ends with exit status 2, as in every other command."""


class Problem(Protocol):
    """One fault: where it is, and what it is as a text key with arguments."""

    file: str
    line: int
    key: str
    args: dict[str, str | int]


def register(app: typer.Typer) -> None:
    content = Typer(no_args_is_help=True)
    content.callback()(content_command)
    content.command("check", **described("content check", text("content-check-help")))(check)
    app.add_typer(content, name="content", help=text("content-help"))


def content_command() -> None:
    """Keeps `check` a word of its own, as long as it is the only one."""


def check(files: Files = None) -> None:
    found: dict[str, list[Problem]] = {}
    for plugin in plugins().values():
        if plugin.content_check:
            try:
                found |= plugin.part("content_check")(files or ())
            except (
                Exception
            ) as fault:  # a content file or a card's module that cannot even be loaded
                found[plugin.name] = [broken(plugin, fault)]
    untold = [] if files else [one for plugin in plugins().values() for one in lacking(plugin)]
    problems = [problem for faults in found.values() for problem in faults]
    problems += untold
    for problem in problems:
        say(line_of(problem))
    if problems:
        say(text("content-fails", problems=len(problems)))
        unread = any([problem.key == UNREADABLE for problem in problems])
        raise typer.Exit(2 if unread else 1)
    say(text("content-holds", files=len(found)))


class Broken:
    """What keeps a game from being looked at."""

    key = "content-broken"

    def __init__(self, file: str, line: int, reason: str) -> None:
        self.file = file
        self.line = line
        self.args: dict[str, str | int] = {"reason": reason}


class Lacking:
    """A text that is not translated."""

    key = "content-not-translated"
    line = 0

    def __init__(self, file: str, text_key: str) -> None:
        self.file = file
        self.args: dict[str, str | int] = {"text": text_key}


def lacking(plugin: Plugin) -> list[Problem]:
    """The texts of a game that are there in English only."""
    locales = files_of("othersight") / "locales"
    return [
        Lacking(f"locales/{file}", key) for file, key in untranslated(locales, plugin.folder.name)
    ]


def broken(plugin: Plugin, fault: Exception) -> Problem:
    """The innermost line of the game's own that could not be carried out; a fault of a content file names the file
    itself."""
    file, line = plugin.name, 0
    for frame in extract_tb(fault.__traceback__):
        if Path(frame.filename).is_relative_to(plugin.folder):
            file, line = str(Path(frame.filename).relative_to(plugin.folder)), frame.lineno or 0
    if type(fault).__module__ == "builtins":
        return Broken(file, line, f"{type(fault).__name__}: {fault}")
    return Broken(plugin.name, 0, str(fault))


def line_of(problem: Problem) -> str:
    """File, line and fault, as compilers write them."""
    fault = text(problem.key, "", **problem.args)
    if problem.line:
        return text("content-fault", file=problem.file, line=str(problem.line), fault=fault)
    return text("content-fault-somewhere", file=problem.file, fault=fault)
