"""Words in a reader's language; what a language does not have yet is said in English."""

from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.kernel.phrases import Phrase, Say
from othersight.locales import LocaleError, languages, render, text
from othersight.locales.loader import language_named

ENGLISH = "en"
LONGEST = 300
"""More signs than these of what somebody has sent are not repeated."""


def learn() -> None:
    """Read all texts once, so that nobody waits for them later."""
    for name in languages():
        language = language_named(name)
        language.read(set(language.unread))


def language_for(wanted: str) -> str:
    """The language there is for a wish such as `fr` or `fr-CH`."""
    first = wanted.replace("_", "-").partition("-")[0].lower()
    return first if first in languages() else ENGLISH


def say_in(language: str) -> Say:
    """How phrases are said in that language."""

    def say(phrase: Phrase) -> str:
        for spoken in (language, ENGLISH):
            try:
                return render(phrase, spoken)
            except LocaleError:
                continue
        return f"({phrase.key})"

    return say


def in_words(key: str, language: str = ENGLISH, **arguments: Any) -> str:
    """A text of the server itself."""
    short = {name: cut(value) for name, value in arguments.items()}
    for spoken in (language, ENGLISH):
        try:
            return text(key, spoken, **short)
        except LocaleError:
            continue
    return key


def cut(value: Any) -> Any:
    """A value that can stand in a sentence."""
    return f"{value[:LONGEST]}..." if isinstance(value, str) and len(value) > LONGEST else value


def writable(said: str) -> str:
    """The same without half signs, which nobody can send or store."""
    return said.encode("utf-8", "replace").decode()


def mistake(error: OthersightError, language: str = ENGLISH) -> str:
    """What was wrong, in one line."""
    problems = getattr(error, "problems", ())
    said = in_words(error.key, language, **error.arguments) if error.key else ""
    if problems:
        said = fault(problems[0], language)
    if not said or said == error.key:
        said = str(error)
    return sentence(" ".join(said.split()))


def fault(problem: Any, language: str) -> str:
    """The first fault of a text that a person has written, with its line."""
    said = in_words(problem.key, language, **problem.args)
    if problem.line:
        line = str(problem.line)
        return in_words("content-fault", language, file=problem.file, line=line, fault=said)
    return in_words("content-fault-somewhere", language, file=problem.file, fault=said)


def sentence(said: str) -> str:
    """The same with a capital at the beginning."""
    return said[:1].upper() + said[1:]
