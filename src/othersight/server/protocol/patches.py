"""Differences between two states as a JSON Patch (RFC 6902): `add`, `remove` and `replace`, no other operation."""

from typing import Any

Operation = dict[str, Any]
"""`{"op": "replace", "path": "/view/spaces/3/tokens", "value": {}}`."""


def difference(before: Any, after: Any, path: str = "") -> list[Operation]:
    """What makes the second value of the first. Lists of another length, and lists of plain values, are replaced."""
    if isinstance(before, dict) and isinstance(after, dict):
        return fields_changed(before, after, path)
    if isinstance(before, list) and isinstance(after, list) and has_same_shape(before, after):
        changes: list[Operation] = []
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new and old != new:
                changes += difference(old, new, f"{path}/{place}")
        return changes
    return [] if before == after else [{"op": "replace", "path": path, "value": after}]


def fields_changed(before: dict[str, Any], after: dict[str, Any], path: str) -> list[Operation]:
    """The same for two objects."""
    changes: list[Operation] = [
        {"op": "remove", "path": pointer(path, name)} for name in before if name not in after
    ]
    for name, value in after.items():
        if name not in before:
            changes.append({"op": "add", "path": pointer(path, name), "value": value})
        elif before[name] is not value and before[name] != value:
            changes += difference(before[name], value, pointer(path, name))
    return changes


def has_same_shape(before: list[Any], after: list[Any]) -> bool:
    """Whether two lists are compared place by place."""
    return len(before) == len(after) and all([isinstance(one, dict) for one in after])


def pointer(path: str, name: str) -> str:
    """The JSON pointer to a field."""
    if "~" in name or "/" in name:
        name = name.replace("~", "~0").replace("/", "~1")
    return f"{path}/{name}"


def patched(state: Any, changes: list[Operation]) -> Any:
    """A state after its changes; the state itself stays as it was."""
    for change in changes:
        names = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")]
        state = changed(state, names[1:], change)
    return state


def changed(value: Any, names: list[str], change: Operation) -> Any:
    """A value after one change within it."""
    if not names:
        return change["value"]
    if isinstance(value, list):
        place = int(names[0])
        return [*value[:place], changed(value[place], names[1:], change), *value[place + 1 :]]
    if len(names) == 1 and change["op"] == "remove":
        return {name: part for name, part in value.items() if name != names[0]}
    return {**value, names[0]: changed(value.get(names[0]), names[1:], change)}
