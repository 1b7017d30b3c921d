"""What is done before Typer is loaded, which takes longer than all that `--help` and `--version` need: the language is
chosen, standard output is made safe, and these two are answered."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pkgutil import iter_modules

from othersight import cli
from othersight.games import plugins
from othersight.kernel.errors import OthersightError
from othersight.locales import choose_language, language_of_environment, languages, text

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why standard output may refuse what is written to it."""
COMPLETING = "_OTHERSIGHT_COMPLETE"
"""Set by a shell that completes a line."""
OWN = "othersight-", ".dist-info"


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
        print(text("cli-no-such-language", given=asked, languages=known), file=sys.stderr)
        sys.exit(2)
    usual = language_of_environment(os.environ)
    if asked or usual in languages():
        choose_language(asked or usual)


@contextmanager
def refuse_without_games() -> Iterator[None]:
    """One line that says which game cannot be loaded."""
    try:
        plugins()
        yield
    except OthersightError as error:
        print(text(error.key, "", **error.arguments), file=sys.stderr)
        sys.exit(2)


def installed_version() -> str:
    """The version that is installed, from the name of the folder that describes it: `importlib.metadata` is slow."""
    for place in sys.path:
        if os.path.isdir(place):
            for name in os.listdir(place):
                if name.startswith(OWN[0]) and name.endswith(OWN[1]):
                    return name[len(OWN[0]) : -len(OWN[1])]
    from importlib.metadata import version

    return version("othersight")


def is_answered(arguments: list[str]) -> bool:
    """Answer what needs no command: which version this is, and which commands there are."""
    asked = without_language(arguments)
    if COMPLETING in os.environ or asked not in (["--version"], ["--help"], ["-h"]):
        return False
    speak(arguments)
    with refuse_without_games():
        if asked == ["--version"]:
            print(text("cli-version", version=installed_version()))
        else:
            from othersight.cli._front_help import help_page

            print(help_page(commands()))
    return True


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
            if not is_answered(sys.argv[1:]):
                from othersight.cli.app import carry_out

                carry_out()
        finally:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None or error.errno not in UNWRITABLE:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(text("cli-cannot-print", reason=os.strerror(error.errno)), file=sys.stderr)
        sys.exit(1)
