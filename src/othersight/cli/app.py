"""`othersight COMMAND ...`: finds the command's module and hands over to it."""

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Annotated, Any

import typer

from othersight import cli
from othersight.cli._front import (
    commands,
    installed_version,
    language_asked_for,
    refuse_without_games,
    speak,
    without_language,
)
from othersight.cli._spoken import Group, Typer
from othersight.locales import text

INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has stopped, as shells count it."""
COMPLETED = "_TYPER_COMPLETE_ARGS"
"""Where a shell puts the line that it completes."""


def command_asked_for(arguments: list[str]) -> str:
    """The first word that is neither an option nor the language."""
    words = [one for one in arguments if not one.startswith("-")]
    language = language_asked_for(arguments)
    skipped = words[1:] if "--language" in arguments and words[:1] == [language] else words
    return "".join(skipped[:1])


class Commands(Group):
    """The commands; one that Ctrl-C stops, and that says nothing of its own, ends with one line."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            typer.echo(text("cli-interrupted"), err=True)
            raise typer.Exit(INTERRUPTED) from None


def application(arguments: list[str]) -> typer.Typer:
    """The application; only the command that is asked for is loaded, so that starting is quick."""
    app = Typer(
        cls=Commands,
        help=text("cli-about"),
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
    )
    app.callback()(options())
    known = commands()
    asked = command_asked_for(arguments)
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
        typer.echo(text("cli-version", version=installed_version()))
        raise typer.Exit


def options() -> Callable[..., None]:
    """The options of `othersight` itself, with their help in the language that was chosen."""

    def carried_out_already(
        version: Annotated[
            bool,
            typer.Option(
                "--version", callback=print_version, is_eager=True, help=text("cli-version-help")
            ),
        ] = False,
        language: Annotated[
            str, typer.Option("--language", metavar="CODE", help=text("cli-language-help"))
        ] = "",
    ) -> None:
        """The version by its callback, the language before anything is said."""

    return carried_out_already


def application_for(arguments: list[str]) -> typer.Typer:
    """The application, or one line that says which game cannot be loaded."""
    speak(arguments)
    with refuse_without_games():
        return application(arguments)


def arguments_of(typed: list[str], environment: Mapping[str, str]) -> list[str]:
    """What was typed after the command's name; a shell that completes hands it over in the environment."""
    return environment[COMPLETED].split()[1:] if COMPLETED in environment else typed[1:]


def carry_out() -> None:
    """Carry out what was typed."""
    asked = arguments_of(sys.argv, os.environ)
    application_for(asked)(without_language(sys.argv[1:]), prog_name="othersight")
