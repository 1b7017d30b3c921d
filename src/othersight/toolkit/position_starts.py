"""What a position is written down with: options, seed, the position itself and loaded dice."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from othersight.kernel.chance import NO_MORE
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.toolkit.position_values import one_of

END = "end"
"""Stands behind the last of the dice: no die may fall after them."""


def plain(value: Any) -> Any:
    """The value as a save can hold it."""
    if isinstance(value, Mapping):
        return {str(key): plain(held) for key, held in value.items()}
    return [plain(item) for item in value] if isinstance(value, (list, tuple)) else value


def start_of(
    options: Mapping[str, Any], position: Mapping[str, Any], dice: Sequence[str], seed: str
) -> dict[str, Any]:
    """What `game.start` holds for a game that begins in this position."""
    return {
        "options": plain(options),
        "seed": seed,
        "position": plain(position),
        "dice": list(dice),
    }


class GameAt(Protocol):
    """Begins a game in a position, at its first decision."""

    def __call__(
        self,
        options: Mapping[str, Any],
        position: Mapping[str, Any],
        dice: Sequence[str] = (),
        seed: str = "0",
    ) -> Game: ...


def beginning_at(game_from: Callable[[Mapping[str, Any]], Game]) -> GameAt:
    """How a game begins in a position, from how it begins as `game.start` says."""

    def game_at(
        options: Mapping[str, Any],
        position: Mapping[str, Any],
        dice: Sequence[str] = (),
        seed: str = "0",
    ) -> Game:
        return game_from(start_of(options, position, dice, seed))

    return game_at


def start_here(
    game: Game, dice: list[str], known: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """What `game.start` would be, had the game begun here, the position aside; `known` are options that were drawn."""
    if not game.questions:
        raise OthersightError("the game is over; there is no position to go on from", "error-over")
    return {
        "options": plain({**game.start["options"], **(known or {})}),
        "seed": game.chance.seed,
        "used": game.chance.used,
        "dice": dice,
    }


def same_state(here: Mapping[str, Any], there: Mapping[str, Any]) -> bool:
    """Whether two encoded states are one position."""
    return all([here[part] == there[part] for part in ("table", "stack", "chance", "answers")])


def loaded_faces(names: Iterable[object], faces: Sequence[str]) -> tuple[int, ...]:
    """Loaded dice by the names of their faces."""
    known = (*faces, END)
    found = [one_of(name, "dice", known) for name in names]
    return tuple([NO_MORE if name == END else faces.index(name) for name in found])


def names_of_faces(loaded: Iterable[int], faces: Sequence[str]) -> list[str]:
    """The names that load these results."""
    return [END if face == NO_MORE else faces[face] for face in loaded]
