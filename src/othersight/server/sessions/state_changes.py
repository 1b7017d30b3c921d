"""The patch that leads from one state of a seat to the next. What several seats see alike is compared once."""

from typing import Any

from othersight.server.protocol.patches import Operation, difference, pointer

DEEP = ("view", "seats")
"""Fields of a state whose parts are compared; of any other a patch has the whole."""
VIEW = "view"
MOST_HELD = 64
"""Parts of views whose differences are held: those of one change at one table."""


class Differences:
    """The differences between parts of the views of one table; a part that two seats see alike is one object."""

    def __init__(self) -> None:
        self.held: dict[tuple[str, int, int], tuple[Any, Any, list[Operation]]] = {}
        """By the part's name and both values, which are held too, so that no other object takes their place."""

    def changes(self, before: dict[str, Any], after: dict[str, Any]) -> list[Operation]:
        """The patch that leads from one state to the next."""
        found: list[Operation] = []
        for name, value in after.items():
            old = before[name]
            if old is value or old == value:
                continue
            if name == VIEW and type(old) is dict and type(value) is dict:
                found += self.of_views(old, value)
            elif name in DEEP:
                found += difference(old, value, f"/{name}")
            else:
                found.append({"op": "replace", "path": f"/{name}", "value": value})
        return found

    def of_views(self, before: dict[str, Any], after: dict[str, Any]) -> list[Operation]:
        """What `difference` finds between two views."""
        gone = [name for name in before if name not in after]
        found: list[Operation] = [
            {"op": "remove", "path": pointer(f"/{VIEW}", name)} for name in gone
        ]
        for name, value in after.items():
            if name not in before:
                path = pointer(f"/{VIEW}", name)
                found.append({"op": "add", "path": path, "value": value})
            elif before[name] is not value:
                found += self.of_parts(name, before[name], value)
        return found

    def of_parts(self, name: str, before: Any, after: Any) -> list[Operation]:
        """The same for a part of them."""
        if type(after) is not dict and type(after) is not list:
            return difference(before, after, pointer(f"/{VIEW}", name))
        key = name, id(before), id(after)
        held = self.held.get(key)
        if held is None:
            if len(self.held) >= MOST_HELD:
                self.held.clear()
            made = difference(before, after, pointer(f"/{VIEW}", name))
            held = self.held[key] = before, after, made
        return held[2]
