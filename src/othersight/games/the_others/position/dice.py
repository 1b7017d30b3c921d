"""Loaded dice by the names of their faces (TO-DICE-01, TO-DICE-02)."""

from collections.abc import Iterable

from othersight.games.the_others.position.values import one_of
from othersight.games.the_others.state.config import FACES, HIT, SIN_HIT
from othersight.kernel.chance import EITHER, NO_MORE, either
from othersight.toolkit.position_starts import END

NAMES = (*FACES, END)


def loaded_dice(names: Iterable[object]) -> tuple[int, ...]:
    """The results in order; `hit` is the Hit of whichever die is rolled."""
    return tuple([loaded_die(one_of(name, "dice", NAMES)) for name in names])


def loaded_die(name: str) -> int:
    """One result."""
    if name == END:
        return NO_MORE
    return either(HIT, SIN_HIT) if name == FACES[HIT] else FACES.index(name)


def names_of_dice(loaded: Iterable[int]) -> list[str]:
    """The names that load these results."""
    return [name_of_die(face) for face in loaded]


def name_of_die(face: int) -> str:
    """The name that loads this result."""
    if face == NO_MORE:
        return END
    return FACES[HIT] if face >= EITHER else FACES[face]
