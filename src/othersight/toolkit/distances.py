"""How far the spaces of a board are from each other, in steps."""

from collections.abc import Sequence
from typing import Final

FAR: Final = 99
"""Where there is no way."""


def steps_from(ways: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    """How many steps every space is from one of them; `ways` has for each space those one step away."""
    steps = [FAR] * len(ways)
    steps[start] = 0
    frontier = [start]
    for space in frontier:
        for near in ways[space]:
            if steps[near] == FAR:
                steps[near] = steps[space] + 1
                frontier.append(near)
    return tuple(steps)


def distances(ways: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """How many steps each space is from each other."""
    return tuple([steps_from(ways, start) for start in range(len(ways))])
