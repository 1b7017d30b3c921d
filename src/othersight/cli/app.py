"""`othersight COMMAND ...`: finds the command's module and hands over to it."""

import errno
import io
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any

import typer

from othersight import cli
from othersight.cli._spoken import Group, Typer
from othersight.games import plugins
from othersight.kernel.errors import OthersightError
from othersight.locales import choose_language, language_of_environment, languages, text

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why standard output may refuse what is written to it."""
INTERRUPTED = 130
"""The exit status of a command that Ctrl-C has stopped, as shells count it."""
COMPLETED = "_TYPER_COMPLETE_ARGS"
"""Where a shell puts the line that it completes."""


def commands() -> list[str]:
    """The commands there are: the public modules of this package, this one aside."""
    names = (module.name for module in iter_modules(cli.__path__) if not module.ispkg)
    return sorted(name for name in names if name != "app" and not name.startswith("_"))


def language_asked_for(arguments: list[str]) -> str:
    """The language named by `--language`, before the command or behind it; empty if there is none."""
    for place, argument in enumerate(arguments):
        if argument == "--language":
            return "".join(arguments[place + 1 : place + 2])
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return ""


def without_language(arguments: list[str]) -> list[str]:
    """The arguments without the language, which every command takes wherever it stands."""
    kept: list[str] = []
    skipping = False
    for argument in arguments:
        if not (skipping or argument == "--language" or argument.startswith("--language=")):
            kept.append(argument)
        skipping = argument == "--language"
    return kept


def speak(arguments: list[str]) -> None:
    """Choose the language: the one that is asked for, or that of the environment if there is such a one."""
    asked = language_asked_for(arguments)
    if asked and asked not in languages():
        known = ", ".join(languages())
        typer.echo(text("cli-no-such-language", given=asked, languages=known), err=True)
        sys.exit(2)
    usual = language_of_environment(os.environ)
    if asked or usual in languages():
        choose_language(asked or usual)


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
        from importlib.metadata import version

        typer.echo(text("cli-version", version=version("othersight")))
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
    try:
        plugins()
        return application(arguments)
    except OthersightError as error:
        typer.echo(text(error.key, "", **error.arguments), err=True)
        sys.exit(2)


class Output(io.TextIOWrapper):
    """Standard output; when nobody reads it any more, as after `| head`, the command ends well."""

    def write(self, said: str) -> int:
        with until_nobody_reads(self):
            return super().write(said)

    def flush(self) -> None:
        with until_nobody_reads(self):
            super().flush()


@contextmanager
def until_nobody_reads(output: io.TextIOWrapper) -> Iterator[None]:
    """Turn a closed pipe into the end of the command."""
    try:
        yield
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), output.fileno())
        raise SystemExit(0) from None


def arguments_of(typed: list[str], environment: Mapping[str, str]) -> list[str]:
    """What was typed after the command's name; a shell that completes hands it over in the environment."""
    return environment[COMPLETED].split()[1:] if COMPLETED in environment else typed[1:]


def main() -> None:
    """Carry out; one line where the output cannot be written."""
    shown = sys.stdout
    if isinstance(shown, io.TextIOWrapper):
        line_by_line = bool(shown.line_buffering)
        sys.stdout = Output(
            shown.detach(), shown.encoding, shown.errors, line_buffering=line_by_line
        )
    try:
        try:
            asked = arguments_of(sys.argv, os.environ)
            application_for(asked)(without_language(sys.argv[1:]), prog_name="othersight")
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITABLE:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        typer.echo(text("cli-cannot-print", reason=os.strerror(error.errno)), err=True)
        sys.exit(1)
