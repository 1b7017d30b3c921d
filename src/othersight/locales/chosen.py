"""The language of this process: of a command line or a notebook, which has one reader.

A server has many; it names the reader's language with every text.
"""

from collections.abc import Mapping

ENGLISH = "en"
VARIABLES = ("OTHERSIGHT_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language; the first that is set counts."""


class Chosen:
    """What was chosen last."""

    language = ENGLISH


def chosen_language() -> str:
    """The language in which texts are said if none is named."""
    return Chosen.language


def choose_language(name: str) -> None:
    """Say everything in that language from now on."""
    Chosen.language = name


def language_of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, such as `fr` of `LANG=fr_CH.UTF-8`; empty if it asks for none."""
    named = next((environment[one] for one in VARIABLES if environment.get(one)), "")
    return named.partition(".")[0].partition("_")[0].partition("-")[0].lower()
