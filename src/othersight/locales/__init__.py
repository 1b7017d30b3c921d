"""Texts by key: `text("rules-none-found", words="fire")` is the sentence in the reader's language.

One folder per language holds Fluent files (`en/cli.ftl`); `key.attribute` reaches an attribute.
"""

from othersight.locales.loader import (
    LocaleError,
    keys,
    languages,
    text,
    text_or_key,
)

__all__ = ["LocaleError", "keys", "languages", "text", "text_or_key"]
