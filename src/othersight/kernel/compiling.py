"""Marks that mypyc reads when the engine is compiled; without mypyc they mean nothing.

A compiled class takes no interpreted subclasses unless it is marked `@mypyc_attr(allow_interpreted_subclasses=True)`:
those from which games and cards of other people are derived are. One that is to be copied whole with `copy.deepcopy` is
marked `serializable`. Objects of a class that is marked `acyclic` never refer to themselves, not through others either,
so that the garbage collector need not look for them; with `free_list_len=1` the memory of the last one that was let go
is used again.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    Kind = TypeVar("Kind", bound=type)

    def mypyc_attr(**attributes: object) -> Callable[[Kind], Kind]:
        """Leaves a class as it is."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
