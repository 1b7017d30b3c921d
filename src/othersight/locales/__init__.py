"""Texts by key: `text("rules-none-found", words="fire")` is the sentence in the reader's language.

One folder per language holds Fluent files (`en/cli.ftl`); `key.attribute` reaches an attribute.
`render(phrase)` does the same for a phrase, whose gaps may be filled with phrases.
"""

from othersight.locales.chosen import choose_language, chosen_language, language_of_environment
from othersight.locales.errors import LocaleError
from othersight.locales.loader import (
    attributes_about,
    first_text,
    keys,
    languages,
    text,
    text_or_key,
)
from othersight.locales.rendering import enumeration, render, series

__all__ = [
    "LocaleError",
    "attributes_about",
    "choose_language",
    "chosen_language",
    "enumeration",
    "first_text",
    "keys",
    "language_of_environment",
    "languages",
    "render",
    "series",
    "text",
    "text_or_key",
]
