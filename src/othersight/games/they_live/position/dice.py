"""Loaded dice by the names of their faces (TL-DICE-01)."""

from collections.abc import Iterable

from othersight.games.they_live.config import FACES
from othersight.kernel.chance import NO_MORE
from othersight.toolkit.position_values import one_of

END = "end"
"""Stands behind the last of the dice: no die may fall after them."""

NAMES = (*FACES, END)


def loaded_dice(names: Iterable[object]) -> tuple[int, ...]:
    """The results in order."""
    return tuple([loaded_die(one_of(name, "dice", NAMES)) for name in names])


def loaded_die(name: str) -> int:
    """One result."""
    return NO_MORE if name == END else FACES.index(name)


def names_of_dice(loaded: Iterable[int]) -> list[str]:
    """The names that load these results."""
    return [END if face == NO_MORE else FACES[face] for face in loaded]
