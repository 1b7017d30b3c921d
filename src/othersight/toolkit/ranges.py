"""Ranges for the local variables of procedures: whether those of a saved game can be under way on its table.

A game lists a test per field name; a name that means different things in different procedures is told apart by
theirs (`Fight.chosen`).
"""

from collections.abc import Callable
from typing import Any, Final

from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

Test = Callable[[Any, Any], bool]
"""Whether a value can stand on a table."""

MOST: Final = 999
"""More dice, points or tokens than anything can have."""


def number(least: int, most: int) -> Test:
    """A whole number from the least to the most."""
    return lambda t, value: isinstance(value, int) and least <= value <= most


def each(test: Test) -> Test:
    """A tuple, each item of which passes the test."""
    return lambda t, value: isinstance(value, tuple) and all([test(t, item) for item in value])


def word_of(words: Callable[[Any], Any]) -> Test:
    """One of the words."""
    return lambda t, value: isinstance(value, str) and value in words(t)


def is_option(t: Any, value: Any) -> bool:
    """A word and more words or numbers."""
    return (
        isinstance(value, tuple)
        and len(value) > 0
        and isinstance(value[0], str)
        and all([isinstance(item, (str, int)) for item in value])
    )


def fields_wrong(game: Game, tests: dict[str, Test]) -> list[str]:
    """Every local variable out of its range, in words; a number without a test must be of sane size."""
    wrong: list[str] = []
    for frame in game.stack:
        kind = type(frame).__name__
        for name in type(frame).fields:
            value = getattr(frame, name)
            test = tests.get(f"{kind}.{name}") or tests.get(name) or is_sane
            if not test(game.table, value):
                wrong.append(f"{kind} cannot have {str(value)[:40]} as its {name}")
    return wrong


def is_over(frame: Procedure) -> bool:
    """Whether all its steps are done."""
    return frame.at >= len(type(frame).steps)


def places_of(game: Game, kind: type[Procedure]) -> list[int]:
    """Where in the stack procedures of a kind are under way."""
    return [at for at in range(len(game.stack)) if isinstance(game.stack[at], kind)]


def beginning_wrong(
    game: Game, set_up: type[Procedure], rounds: type[Procedure], named: str
) -> list[str]:
    """Set-up lies at the bottom, once; above it the rounds, exactly when it is over."""
    if places_of(game, set_up) != [0]:
        return ["a game begins with its set-up"]
    if places_of(game, rounds) != ([1] if is_over(game.stack[0]) else []):
        return [f"the {named} begin when the set-up is over"]
    return []


def is_sane(t: Any, value: Any) -> bool:
    """A value of which only the size matters."""
    return not isinstance(value, int) or -MOST <= value <= MOST
