"""Loaded dice by the names of their faces (TL-DICE-01)."""

from collections.abc import Iterable

from othersight.games.they_live.state.config import FACES
from othersight.toolkit.position_starts import END, loaded_faces, names_of_faces

NAMES = (*FACES, END)


def loaded_dice(names: Iterable[object]) -> tuple[int, ...]:
    """The results in order."""
    return loaded_faces(names, FACES)


def names_of_dice(loaded: Iterable[int]) -> list[str]:
    """The names that load these results."""
    return names_of_faces(loaded, FACES)
