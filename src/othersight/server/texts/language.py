"""Texts in the language of a reader; English if that language does not have a text yet."""

from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.locales import LocaleError, languages, render, text_or_key
from othersight.locales.loader import language_named
from othersight.toolkit.phrases import Phrase, Say

ENGLISH = "en"
MAX_LENGTH = 300
"""Characters of what somebody has sent that an error message repeats."""


def preload() -> None:
    """Load all texts, so that no request waits for it."""
    for name in languages():
        language_named(name)


def supported_language(wanted: str) -> str:
    """The language for a request such as `fr` or `fr-CH`; English if it is not supported."""
    return primary(wanted) if is_supported(wanted) else ENGLISH


def requested_language(named: str, accepted: str) -> str:
    """The language in which a request is answered: the one it names, else the first of those it accepts."""
    wanted = [named] if named else [part.partition(";")[0].strip() for part in accepted.split(",")]
    supported = [supported_language(one) for one in wanted if is_supported(one)]
    return supported[0] if supported else ENGLISH


def is_supported(wanted: str) -> bool:
    """Whether there are texts in a language such as `fr` or `fr-CH`."""
    return primary(wanted) in languages()


def primary(wanted: str) -> str:
    """`fr` of `fr-CH`."""
    return wanted.replace("_", "-").partition("-")[0].lower()


def say_in(language: str) -> Say:
    """A function that renders phrases in that language."""

    def say(phrase: Phrase) -> str:
        try:
            return render(phrase, language)
        except LocaleError:
            return f"({phrase.key})"

    return say


def text_in(key: str, language: str = ENGLISH, **arguments: Any) -> str:
    """A text by its key."""
    short = {name: shortened(value) for name, value in arguments.items()}
    return text_or_key(key, language, **short)


def shortened(value: Any) -> Any:
    """A value short enough for a sentence."""
    return (
        f"{value[:MAX_LENGTH]}..." if isinstance(value, str) and len(value) > MAX_LENGTH else value
    )


def without_surrogates(text: str) -> str:
    """The text without lone surrogates, which cannot be sent or stored."""
    return text.encode("utf-8", "replace").decode()


def error_text(error: OthersightError, language: str = ENGLISH) -> str:
    """An error in one line."""
    problems = getattr(error, "problems", ())
    said = text_in(error.key, language, **error.arguments) if error.key else ""
    if problems:
        said = problem_text(problems[0], language)
    if not said or said == error.key:
        said = str(error)
    return capitalized(" ".join(said.split()))


def problem_text(problem: Any, language: str) -> str:
    """A problem in a file that a person has written, with its line."""
    said = text_in(problem.key, language, **problem.args)
    if problem.line:
        line = str(problem.line)
        return text_in("content-fault", language, file=problem.file, line=line, fault=said)
    return text_in("content-fault-somewhere", language, file=problem.file, fault=said)


def capitalized(text: str) -> str:
    """The text with a capital letter at the start."""
    return text[:1].upper() + text[1:]
