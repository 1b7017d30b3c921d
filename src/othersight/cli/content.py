"""`othersight content check`: are the tiles, maps and figures whole and fit for play?"""

from pathlib import Path
from typing import Annotated

import typer

from othersight.cli._output import console
from othersight.games import Problem, check_content
from othersight.locales import text

Files = Annotated[
    list[Path] | None, typer.Argument(metavar="[FILE]...", help=text("content-check-help.files"))
]


def register(app: typer.Typer) -> None:
    content = typer.Typer(no_args_is_help=True)
    content.callback()(lambda: None)
    content.command("check", help=text("content-check-help"))(check)
    app.add_typer(content, name="content", help=text("content-about"))


def check(files: Files = None) -> None:
    found = check_content(files or ())
    problems = [problem for faults in found.values() for problem in faults]
    screen = console()
    for problem in problems:
        screen.print(line_of(problem))
    if problems:
        screen.print(text("content-fails", problems=len(problems)))
        raise typer.Exit(1)
    screen.print(text("content-holds", files=len(found)))


def line_of(problem: Problem) -> str:
    """File, line and fault, as compilers write them."""
    fault = text(problem.key, **problem.args)
    if problem.line:
        return text("content-fault", file=problem.file, line=str(problem.line), fault=fault)
    return text("content-fault-somewhere", file=problem.file, fault=fault)
