"""Errors that a person can mend, in his language."""

from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.locales import LocaleError, text
from othersight.tui.screen import short


def mistake(error: OthersightError, language: str = "en") -> str:
    """What was wrong, in one line."""
    problems = getattr(error, "problems", ())
    try:
        said = fault(problems[0], language) if problems else named(error, language)
    except LocaleError:
        said = str(error)
    return " ".join(said.split())


def named(error: OthersightError, language: str) -> str:
    """An error by its text; by its own message if it has none."""
    return text(error.key, language, **short(error.arguments)) if error.key else str(error)


def fault(problem: Any, language: str) -> str:
    """The first fault of a file that a person has written, with its line."""
    said = text(problem.key, language, **problem.args)
    if problem.line:
        line = str(problem.line)
        return text("content-fault", language, file=problem.file, line=line, fault=said)
    return text("content-fault-somewhere", language, file=problem.file, fault=said)
