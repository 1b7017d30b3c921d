"""`othersight COMMAND ...`: finds the command's module and hands over to it."""

import errno
import os
import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated

import typer

from othersight import cli
from othersight.games import plugins
from othersight.kernel.errors import OthersightError
from othersight.locales import text

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EPIPE)
"""Why standard output may refuse what is written to it."""


def commands() -> list[str]:
    """The commands there are: the public modules of this package, this one aside."""
    names = (module.name for module in iter_modules(cli.__path__) if not module.ispkg)
    return sorted(name for name in names if name != "app" and not name.startswith("_"))


def application(arguments: list[str]) -> typer.Typer:
    """The application; only the command that is asked for is loaded, so that starting is quick."""
    app = typer.Typer(
        help=text("cli-about"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(options)
    known = commands()
    asked = next((argument for argument in arguments if not argument.startswith("-")), "")
    if asked in known:
        import_module(f"{cli.__name__}.{asked}").register(app)
    else:
        for name in known:
            app.command(name, help=text(f"{name}-help"))(only_named)
    return app


def only_named() -> None:
    """In the place of a command that is listed and not carried out."""


def print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(text("cli-version", version=version("othersight")))
        raise typer.Exit


def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=print_version, is_eager=True, help=text("cli-version-help")
        ),
    ] = False,
) -> None:
    """The options of `othersight` itself; each is carried out by its own callback."""


def application_for(arguments: list[str]) -> typer.Typer:
    """The application, or one line that says which game cannot be loaded."""
    try:
        plugins()
        return application(arguments)
    except OthersightError as error:
        typer.echo(text(error.key, "en", **error.arguments), err=True)
        sys.exit(2)


def main() -> None:
    """Carry out; one line where the output cannot be written, and none where nobody reads it any more."""
    try:
        try:
            application_for(sys.argv[1:])(prog_name="othersight")
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITABLE:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno != errno.EPIPE:
            typer.echo(text("cli-cannot-print", reason=os.strerror(error.errno)), err=True)
            sys.exit(1)
