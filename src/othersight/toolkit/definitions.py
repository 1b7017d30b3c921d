"""A game's definition from its parts, with what is the same for all: beginning anew and beginning again."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from othersight.kernel.chance import Chance
from othersight.kernel.definition import Definition
from othersight.kernel.game import Game
from othersight.kernel.procedure import procedures_of
from othersight.kernel.question import Option, Reason
from othersight.kernel.record import Record, Table


class Beginning:
    """How a game begins: `fresh` from options and a seed, `restore` as a bare table for a saved state.

    In the middle it begins by what `in_position` leads to: `module:name` in the game's package, loaded when needed,
    because it builds on the definition.
    """

    def __init__(
        self,
        fresh: Callable[[Definition, dict[str, Any], str], Game],
        restore: Callable[[dict[str, Any]], Table],
        in_position: str,
        older: dict[str, Any] | None = None,
    ) -> None:
        self.fresh = fresh
        self.restore = restore
        self.in_position = in_position
        self.older = older or {}
        """Options that games used to lack, and what these were played with."""


def begun_in_position(package: str, path: str, start: dict[str, Any]) -> Game:
    """A game that begins in the middle."""
    module, _, name = path.partition(":")
    found: Any = import_module(f"{package}.{module}")
    for part in name.split("."):
        found = getattr(found, part)
    game: Game = found(start)
    return game


def defined(
    name: str,
    version: str,
    package: str,
    records: tuple[type[Record], ...],
    windows: dict[str, str],
    beginning: Beginning,
    settle: Callable[[Game], None],
    seats: Callable[[Game], tuple[str, ...]],
    view: Callable[[Game, int], dict[str, Any]],
    board: Callable[[Game], dict[str, Any]],
    why_not: Callable[[Game, int, Option], Reason | None],
    check: Callable[[Game], None],
    deal: Callable[[Game, int, Chance], None],
    asides: Callable[[Game, int], list[Option]] | None = None,
    aside: Callable[[Game, int, Option], None] | None = None,
    seat_view: Callable[[Game, int, dict[str, Any]], dict[str, Any]] | None = None,
) -> Definition:
    """The definition of a game; its procedures are those of the modules of its package that are loaded by now."""

    def begin(options: dict[str, Any], seed: str) -> Game:
        """A new game."""
        return beginning.fresh(definition, options, seed)

    def again(start: dict[str, Any]) -> Game:
        """A game once more from its start."""
        if "position" in start:
            return begun_in_position(package, beginning.in_position, start)
        return begin({**beginning.older, **start["options"]}, start["seed"])

    definition = Definition(
        name=name,
        version=version,
        records={kind.__name__: kind for kind in records},
        procedures=procedures_of(package),
        windows=windows,
        begin=begin,
        again=again,
        settle=settle,
        seats=seats,
        view=view,
        board=board,
        why_not=why_not,
        restore=beginning.restore,
        check=check,
        asides=asides,
        aside=aside,
        deal=deal,
        seat_view=seat_view,
    )
    return definition
