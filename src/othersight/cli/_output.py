"""How every command speaks: lines on standard output, and one line on standard error to refuse."""

import sys
from typing import TYPE_CHECKING, NoReturn

import typer

from othersight.toolkit.columns import folded

if TYPE_CHECKING:
    from rich.console import Console

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has stopped, as shells count it."""


CONTROLS = dict.fromkeys((7, 8, 11, 12, 13))
"""Signs that move the cursor or ring: a file's name may have them."""


def say(line: str) -> None:
    """A plain line on standard output: for commands that need no colours and no tables, since Rich loads slowly."""
    print(line.translate(CONTROLS))


def console() -> "Console":
    """A console on the present standard output; text is never read as markup or recoloured."""
    from rich.console import Console

    return Console(file=sys.stdout, markup=False, highlight=False, soft_wrap=True)


def print_line(screen: "Console", line: str) -> None:
    """A sentence; on a terminal that is narrower it goes on below, elsewhere it stays one line."""
    screen.print(folded(line, screen.width, further="  ") if screen.is_terminal else line)


def refuse(reason: object) -> NoReturn:
    """Says in one line why a command cannot be carried out, and ends with exit status 2."""
    typer.echo(str(reason), err=True)
    raise typer.Exit(2)
