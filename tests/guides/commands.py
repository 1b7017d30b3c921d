"""The command lines of README and docs/, as they are typed, and how one of them is carried out here.

A line of a block without a language, an indented line, or code between two backquotes is a command line if it begins
with one of the programs below. Long runs are shortened: fewer games, weaker players, one process.
"""

import os
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from typer.testing import CliRunner

from othersight.cli._front import commands
from othersight.cli.app import application

CHECKOUT = Path(__file__).resolve().parents[2]
TRANSLATED = sorted((CHECKOUT / "docs").glob("[a-z][a-z]/*.md"))
"""Pages in other languages, in a folder for each; their command lines are those of the English page."""
PAGES = [
    CHECKOUT / "README.md",
    CHECKOUT / "CONTRIBUTING.md",
    *[page for page in sorted((CHECKOUT / "docs").rglob("*.md")) if page not in TRANSLATED],
]
PROGRAM = re.compile(
    r"^(?:\$ )?((?:othersight|make|pip|python|cd|export|ray|\.venv/bin/othersight) .*)"
)
INLINE = re.compile(r"`((?:othersight|make|pip|python|cd) [^`]+)`")
COMMENT = re.compile(r"\s+#.*$|\s{2,}.*$")

STRONG = {"expert": "random", "master": "novice"}
PLAYERS = ("--bots", "--level", "--levels", "--machine")
"""A game between strong players takes half a minute; here weak ones stand for them."""
FEW: dict[str, tuple[str, ...]] = {
    "arena": ("--games", "2", "--jobs", "1"),
    "balance": ("--games", "2", "--jobs", "1", "--level", "random"),
    "simulate": ("--games", "1", "--jobs", "1"),
    "ladder": ("--games", "1", "--jobs", "1", "--levels", "random,novice", "--against", "random"),
    "analyse": (
        "--games",
        "1",
        "--points",
        "2",
        "--turning",
        "0",
        "--bots",
        "random",
        "--jobs",
        "1",
    ),
    "bench": ("--seconds", "0.01"),
    "serve": ("--port", "0"),
}
"""What is put in the place of the same options, or behind the command."""
PLACEHOLDERS = {"GAME": "they-live", "ID": "TO-FIGHT-07", "KEY...": "play-goodbye"}
"""What a reader puts in; a file FILE lies in the folder."""
NOT_RUN = {
    "othersight arena analyse forty.sqlite 1": "takes a minute; tests/cli/test_arena.py tries it",
    "othersight envs check": "takes ten seconds, and the suite carries it out elsewhere",
    "othersight envs check --peers": "needs other libraries, and minutes",
    "othersight texts reviewed fr play-goodbye": "writes into the package",
    "othersight texts reviewed fr TO-TURN-01": "writes into the package",
    "othersight serve --scenario FILE": "tests/cli and tests/page open scenario files",
    "othersight serve --scenario moment.scn": "the file is made at a table of the page",
    "othersight arena the-others --bots expert,master --games 4000 --cluster auto": "needs Ray",
}
NAMED = {
    "othersight rules show",
    "othersight scenario run",
    "othersight simulate --figure",
    "othersight odds the-others",
    "othersight odds GAME",
}
"""Beginnings of command lines: a page speaks of them, and nobody types them so."""
JUDGES = ("balance", "ladder", "texts")
"""Commands whose exit status is 1 where they find something wanting."""


class Line(NamedTuple):
    """A command line, where it stands, and what the page shows as its answer."""

    page: Path
    number: int
    typed: str
    shown: str


def command_lines(page: Path) -> list[Line]:
    """All command lines of a page in their order."""
    found: list[Line] = []
    block, language = False, ""
    lines = page.read_text("utf-8").splitlines()
    for number, line in enumerate(lines, start=1):
        fence = re.match(r"\s*```(\w*)", line)
        if fence:
            block, language = not block, fence[1] if not block else ""
        elif (block and language == "") or (not block and line.startswith("    ")):
            typed = PROGRAM.match(line.strip())
            if typed:
                found += parts(joined(page, number, typed[1], lines))
        elif not block:
            for one in INLINE.findall(line):
                found += parts(Line(page, number, one, ""))
    return found


def parts(line: Line) -> list[Line]:
    """A line, or the commands in it that follow each other."""
    return [line._replace(typed=one) for one in line.typed.split(" && ")]


def joined(page: Path, number: int, typed: str, lines: list[str]) -> Line:
    """A line of a block, with the lines that go on with it and the line that answers it."""
    while typed.endswith("\\"):
        typed = typed[:-1].rstrip() + " " + lines[number].strip()
        number += 1
    return Line(page, number, COMMENT.sub("", typed), lines[number].strip())


def is_mention(typed: str) -> bool:
    """Whether a command is only named, without anything to carry out."""
    return typed in NAMED or (typed.startswith("othersight ") and len(typed.split()) == 2)


def shortened(words: list[str]) -> list[str]:
    """The words of `othersight` with what a reader puts in, and with less to play."""
    words = [PLACEHOLDERS.get(word, word) for word in words]
    for at, word in enumerate(words):
        if words[at - 1] in PLAYERS:
            words[at] = ",".join([STRONG.get(part, part) for part in word.split(",")])
    few = () if words[1] in ("open", "analyse") else FEW.get(words[0], ())
    for option, value in zip(few[::2], few[1::2], strict=True):
        if option in words:
            words[words.index(option) + 1] = value
        elif option != "--jobs":
            words += [option, value]
    for option, value in (("--memory", "3"), ("--data", "served")):
        if option in words:
            words[words.index(option) + 1] = value
    return words


class Session:
    """Somebody who types the lines of one page one after the other in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, line: Line) -> tuple[int, str]:
        """Exit status and output of a line."""
        program, *words = shlex.split(line.typed)
        with chdir(self.folder):
            if program == "cd":
                self.folder = self.folder / words[0]
                return (0 if self.folder.is_dir() else 1), ""
            if program == "export":
                name, _, value = words[0].partition("=")
                os.environ[name] = str(self.folder / value)
                return 0, ""
            return othersight(shortened(words))


@contextmanager
def chdir(folder: Path) -> Iterator[None]:
    """Work in a folder, with the modules in it at hand as for the installed command."""
    before = Path.cwd()
    os.chdir(folder)
    sys.path.insert(0, "")
    try:
        yield
    finally:
        sys.path.remove("")
        os.chdir(before)


def othersight(words: list[str]) -> tuple[int, str]:
    """Carry a command out in this process; a table is left at once, a server stops as soon as it could serve."""
    module = import_module(f"othersight.cli.{next(w for w in words if w in commands())}")
    serves = module.__name__.endswith(".serve")
    with patch("webbrowser.open"), patched(module if serves else None, "--database" in words):
        done = CliRunner().invoke(application(words), words, input="quit\n")
    if done.exception and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.output


@contextmanager
def patched(serve: object, elsewhere: bool) -> Iterator[None]:
    """A server that serves nobody; a database elsewhere is not looked for."""
    if serve is None:
        yield
        return
    with (
        patch.object(serve, "run"),
        patch.object(serve, "run_several"),
        patch.object(serve, "storage_of", lambda settings: nullcontext(("here", None)))
        if elsewhere
        else nullcontext(),
    ):
        yield


def main() -> None:
    """`python -m tests.guides.commands PAGE FOLDER`: the lines of a page; the first that fails is told."""
    page, folder = Path(sys.argv[1]), Path(sys.argv[2])
    session = Session(folder)
    for line in command_lines(page):
        if line.typed.startswith(("othersight ", "export ", "cd ")) and not is_mention(line.typed):
            if line.typed in NOT_RUN:
                continue
            status, output = session.run(line)
            if status:
                sys.exit(f"{page.name}:{line.number}: {line.typed}: status {status}: {output}")


if __name__ == "__main__":
    main()
