"""Positions of The Others as values by key: what every position has, and Spaces by their addresses."""

from othersight.games.the_others.state.city.city import City
from othersight.toolkit import position_values as fields
from othersight.toolkit.position_values import (
    WrongPosition,
    does_not_fit,
    list_in,
    one_of,
    out_of_range,
    shown,
    table_in,
    twice,
    unknown,
    whole,
    wrong_type,
)

__all__ = [
    "Fields",
    "WrongPosition",
    "does_not_fit",
    "list_in",
    "one_of",
    "out_of_range",
    "shown",
    "space_in",
    "table_in",
    "twice",
    "unknown",
    "whole",
    "wrong_type",
]


class Fields(fields.Fields):
    """One table of a position, with Spaces among its values."""

    def space(self, key: str, city: City, default: int) -> int:
        """A Space by its address or number."""
        return space_in(self.data[key], self.at(key), city) if key in self.data else default

    def spaces(self, key: str, city: City) -> tuple[int, ...]:
        """A list of Spaces."""
        items = list_in(self.data.get(key, ()), self.at(key))
        return tuple([space_in(item, self.at(key), city) for item in items])


def space_in(value: object, path: str, city: City) -> int:
    """The Space with this address or number."""
    if isinstance(value, int):
        return whole(value, path, 0, city.n - 1)
    return city.addresses[one_of(value, path, city.addresses)]
