"""Errors that a person can mend, in his language."""

from collections.abc import Mapping
from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.locales import LocaleError, text
from othersight.tui.screen import short


def mistake(
    error: OthersightError, language: str = "", files: Mapping[str, str] | None = None
) -> str:
    """What was wrong, in one line. `files` are the names under which a person knows files of the options."""
    problems = getattr(error, "problems", ())
    try:
        said = fault(problems[0], language, files or {}) if problems else named(error, language)
    except LocaleError:
        said = str(error)
    return " ".join(said.split())


def named(error: OthersightError, language: str) -> str:
    """An error by its text; by its own message if it has none."""
    return text(error.key, language, **short(error.arguments)) if error.key else str(error)


def fault(problem: Any, language: str, files: Mapping[str, str]) -> str:
    """The first fault of a file that a person has written, with its line."""
    said = text(problem.key, language, **problem.args)
    file = files.get(problem.file, problem.file)
    if problem.line:
        return text("content-fault", language, file=file, line=str(problem.line), fault=said)
    return text("content-fault-somewhere", language, file=file, fault=said)
