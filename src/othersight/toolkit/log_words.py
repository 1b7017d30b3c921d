"""The values of log lines turned into the arguments of their texts.

A game describes a line by the kinds of its values ("hero space roll=dice") and says how each kind is read; what it
reads them with, the table or the line itself, is the game's own.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from othersight.kernel.log import Value
from othersight.toolkit.phrases import Argument, Phrase

Place = TypeVar("Place")

Reader = Callable[[Place, Value], Argument]
"""What a value stands for, where it was told."""


def a_word(value: Value) -> str:
    """The value, which must be a word."""
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def a_number(value: Value) -> int:
    """The value, which must be a number."""
    if not isinstance(value, int):
        raise TypeError(value)
    return value


def several(value: Value) -> tuple[str | int, ...]:
    """The values, of which there may be any number."""
    if not isinstance(value, tuple):
        raise TypeError(value)
    return value


def of_words(named: Callable[[str], Phrase]) -> Reader[Any]:
    """A reader of one id."""
    return lambda place, value: named(a_word(value))


def of_numbers(named: Callable[[int], Phrase]) -> Reader[Any]:
    """A reader of one number."""
    return lambda place, value: named(a_number(value))


def of_many(named: Callable[[Place, Value], Phrase]) -> Reader[Place]:
    """A reader of several values."""
    return lambda place, values: [named(place, value) for value in several(values)]


def arguments_of(
    place: Place,
    described: str,
    values: tuple[Value, ...],
    kinds: dict[str, Reader[Place]],
    look_back: tuple[str, ...],
) -> dict[str, Argument]:
    """The values of a line under the names its text uses. Kinds that look back say more about the value before
    them and take none of their own."""
    arguments: dict[str, Argument] = {}
    at = 0
    for part in described.split():
        name, equals, kind = part.partition("=")
        kind = kind if equals else name
        if kind in look_back:
            at -= 1
        arguments[name] = kinds[kind](place, values[at])
        at += 1
    return arguments
