"""What a case takes from its file, and a file from the one it includes."""

from typing import Any


def merged(shared: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Tables key by key; anything else is replaced."""
    result = dict(shared)
    for key, value in own.items():
        both = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if both else value
    return result


def without(data: dict[str, Any], path: str) -> dict[str, Any] | None:
    """The values less the one at a path of keys; None if there is no such value."""
    first, dot, rest = path.partition(".")
    if first not in data:
        return None
    if not dot:
        return {key: value for key, value in data.items() if key != first}
    inner = data[first]
    left = without(inner, rest) if isinstance(inner, dict) else None
    return None if left is None else {**data, first: left}
