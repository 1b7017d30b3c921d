"""Lines of the log as a scenario writes them: the key, then every value by its name.

A game describes a line by the kinds of its values, as for its words, and says how each kind is written.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from othersight.kernel.log import Entry, Value

Place = TypeVar("Place")
Writer = Callable[[Place, Any], str]


def line_of(
    place: Place,
    key: str,
    values: tuple[Value, ...],
    kinds: list[str],
    writers: Mapping[str, Writer[Place]],
) -> str:
    """One line: a value whose kind has no writer is written as it is, a list with commas."""
    words = [key]
    for at, value in enumerate(values):
        writer = writers.get(kinds[at]) if at < len(kinds) else None
        items = value if isinstance(value, tuple) else (value,)
        words.append(",".join([writer(place, item) if writer else str(item) for item in items]))
    return " ".join(words)


def entry_line(
    place: Place, entry: Entry, lines: Mapping[str, str], writers: Mapping[str, Writer[Place]]
) -> str:
    """One line of the log, with names instead of numbers; `lines` has the kinds of the values of each."""
    kinds = lines.get(entry.key, "").split()
    return line_of(place, entry.key, entry.values, kinds, writers)


def kinds_of(described: str, look_back: tuple[str, ...]) -> list[str]:
    """The kinds of the values that a line has, in order; those that look back have no value of their own."""
    parts = [part.rpartition("=")[2] for part in described.split()]
    return [kind for kind in parts if kind not in look_back]
