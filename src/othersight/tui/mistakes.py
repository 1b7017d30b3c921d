"""Errors that a person can mend, in his language."""

from othersight.kernel.errors import OthersightError
from othersight.locales import LocaleError, text


def mistake(error: OthersightError, language: str = "en") -> str:
    """What was wrong, in one line."""
    try:
        said = text(error.key, language, **error.arguments) if error.key else str(error)
    except LocaleError:
        said = str(error)
    return " ".join(said.split())
