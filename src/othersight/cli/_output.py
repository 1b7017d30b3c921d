"""How every command speaks: lines on standard output, and one line on standard error to refuse."""

import sys
from typing import NoReturn

import typer
from rich.console import Console

from othersight.toolkit.columns import folded

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has stopped, as shells count it."""


def console() -> Console:
    """A console on the present standard output; text is never read as markup or recoloured."""
    return Console(file=sys.stdout, markup=False, highlight=False, soft_wrap=True)


def print_line(screen: Console, line: str) -> None:
    """A sentence; on a terminal that is narrower it goes on below, elsewhere it stays one line."""
    screen.print(folded(line, screen.width, further="  ") if screen.is_terminal else line)


def refuse(reason: object) -> NoReturn:
    """Says in one line why a command cannot be carried out, and ends with exit status 2."""
    typer.echo(str(reason), err=True)
    raise typer.Exit(2)
