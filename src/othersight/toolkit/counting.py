"""How often names come up."""

from collections.abc import Iterable
from typing import Any


def counted(names: Iterable[Any]) -> dict[str, int]:
    """How often each name comes up, in the order of the names."""
    found: dict[str, int] = {}
    for name in names:
        found[name] = found.get(name, 0) + 1
    return dict(sorted(found.items()))
