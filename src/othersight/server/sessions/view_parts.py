"""Views in parts, and their hash, by which a page and the server tell whether they speak of the same table.

What two seats see alike, or a seat sees again after the next decision, is held once and written out once.
"""

import hashlib
import json
from typing import Any

LENGTH = 16
MOST_HELD = 8
"""Different values of one part that are held: what the seats of a table see, now and before."""
Part = tuple[Any, str]
"""A value and its digest."""


class ViewParts:
    """The parts of the views of one table, by name, and of lists of things by their place; the latest come first."""

    def __init__(self) -> None:
        self.held: dict[tuple[str, int], list[Part]] = {}

    def shared(self, view: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """The view made of parts that are held already, where they are equal, and its hash."""
        parts = {name: self.part(name, value) for name, value in view.items()}
        whole = "\n".join([f"{name}:{parts[name][1]}" for name in sorted(parts)])
        return {name: value for name, (value, _) in parts.items()}, digest(whole)

    def part(self, name: str, value: Any) -> Part:
        """A part of a view."""
        if type(value) is list and value and type(value[0]) is dict:
            things = [self.single((name, place), one) for place, one in enumerate(value)]
            return [one for one, _ in things], digest(",".join([told for _, told in things]))
        if type(value) is list or type(value) is dict:
            return self.single((name, 0), value)
        return value, plain(value)

    def single(self, place: tuple[str, int], value: Any) -> Part:
        """A part that is held as a whole."""
        held = self.held.setdefault(place, [])
        for one in held:
            if one[0] == value:
                return one
        new = (value, digest(plain(value)))
        held.insert(0, new)
        del held[MOST_HELD:]
        return new


def hash_of(view: dict[str, Any] | str) -> str:
    """The hash of a view, or of the status of a table that has not started."""
    return digest(view) if isinstance(view, str) else ViewParts().shared(view)[1]


def plain(part: Any) -> str:
    """A part of a view as text, the same however it was made."""
    return json.dumps(part, sort_keys=True, separators=(",", ":"))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
