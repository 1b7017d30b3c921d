"""The terminal as a screen: its width, its keyboard, and readers that stop listening."""

import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation

import typer

from othersight.tui.screen import Screen

WIPED = "\x1b[2J\x1b[3J\x1b[H"
"""The terminal's own words for: clear the screen, forget what has scrolled off, go to the top."""


def terminal() -> Screen:
    """Lines are folded to the terminal's width; into a file or a pipe they go as they are."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # signs that cannot be read or shown do no harm
            with suppress(UnsupportedOperation):  # once read from, it stays as it was set before
                stream.reconfigure(errors="replace")
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (lets the person edit and recall what was typed)
    read = input if sys.stdin.isatty() else read_and_repeat
    return Screen(write_line, read, width, wipe=wipe if sys.stdout.isatty() else None)


def at_a_terminal() -> bool:
    """Whether a person sits there: what is typed and what is shown go through a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wipe() -> None:
    """Empty the screen, what has scrolled off it, and what the arrow keys would bring back."""
    if os.environ.get("TERM", "dumb") != "dumb":
        print(WIPED, end="", flush=True)
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def read_and_repeat(prompt: str) -> str:
    """What comes in by a pipe, repeated so that the output can be read by itself."""
    line = input(prompt)
    write_line(line)
    return line


def write_line(line: str) -> None:
    """One line, at once."""
    print(line, flush=True)


def while_heard(act: Callable[[], int]) -> None:
    """Carry out and end with its status; quietly when nobody reads the output any more."""
    try:
        status = act()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    raise typer.Exit(status)
