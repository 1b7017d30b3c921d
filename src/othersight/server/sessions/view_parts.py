"""Views in parts, and their hash, by which a page and the server tell whether they speak of the same table.

What two seats see alike, or a seat sees again after the next decision, is held once and written out once.
"""

import hashlib
import json
from typing import Any

LENGTH = 16
MOST_HELD = 8
"""Different values of one part that are held: what the seats of a table see, now and before."""
ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
Part = tuple[Any, str]
"""A value and its digest."""


class ViewParts:
    """The parts of the views of one table, by name, and the things in lists by their place; the latest come first."""

    def __init__(self) -> None:
        self.parts: dict[str, list[Part]] = {}
        self.things: dict[tuple[str, int], list[Part]] = {}
        self.latest: dict[str, Part] = {}
        """Of the view before this one, which is mostly made of the same parts."""

    def shared(self, view: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """The view made of parts that are held already, where they are equal, and its hash."""
        latest = self.latest
        parts: dict[str, Part] = {}
        for name, value in view.items():
            if name in latest and latest[name][0] is value:
                parts[name] = latest[name]
            else:
                parts[name] = self.part(name, value)
        self.latest = parts
        whole = "\n".join([f"{name}:{parts[name][1]}" for name in sorted(parts)])
        return {name: value for name, (value, _) in parts.items()}, digest(whole)

    def part(self, name: str, value: Any) -> Part:
        """A part of a view."""
        if type(value) is not list and type(value) is not dict:
            return value, plain(value)
        held = self.parts.setdefault(name, [])
        for one in held:
            if one[0] == value:
                return one
        return added(held, self.new_part(name, value))

    def new_part(self, name: str, value: Any) -> Part:
        """A part that no seat has seen so; the things in a list may have been seen."""
        if type(value) is dict or not value or type(value[0]) is not dict:
            return value, digest(plain(value))
        things = [self.thing((name, place), one) for place, one in enumerate(value)]
        return [one for one, _ in things], digest(",".join([told for _, told in things]))

    def thing(self, place: tuple[str, int], value: Any) -> Part:
        """A thing in a list."""
        held = self.things.setdefault(place, [])
        for one in held:
            if one[0] is value or one[0] == value:
                return one
        return added(held, (value, digest(plain(value))))


def added(held: list[Part], part: Part) -> Part:
    """Hold one part more, and let the oldest go."""
    held.insert(0, part)
    del held[MOST_HELD:]
    return part


def hash_of(view: dict[str, Any] | str) -> str:
    """The hash of a view, or of the status of a table that has not started."""
    return digest(view) if isinstance(view, str) else ViewParts().shared(view)[1]


def plain(part: Any) -> str:
    """A part of a view as text, the same however it was made."""
    return str(part) if type(part) is int else ENCODER.encode(part)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
