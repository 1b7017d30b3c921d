"""What things are called in the report: the display names of the content, never its ids."""

from collections.abc import Mapping
from typing import Any

from othersight.arena.report.spec import report_spec_of
from othersight.arena.side_words import text_or_word
from othersight.locales import text

OWN = "own"


def part_named(name: str) -> str:
    """A way in which games differ: Story, players, difficulty."""
    word = name.replace("_", "-")
    return text_or_word(f"lab-part-{word}", word)


def value_named(game: str, name: str, value: Any, options: Mapping[str, Any]) -> str:
    """A value of an option."""
    return (
        text("lab-own") if value == OWN else report_spec_of(game).value_named(name, value, options)
    )
