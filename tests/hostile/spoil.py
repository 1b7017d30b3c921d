"""Saved games spoilt in every way one can think of, sealed anew so that the deeper checks are reached."""

import copy
import hashlib
import json
from collections.abc import Iterable, Iterator
from typing import Any

from othersight.kernel.chance import Chance

Path = tuple[str | int, ...]

DEEP: list[Any] = []
for _ in range(50):
    DEEP = [DEEP]

HOSTILE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    3,
    7,
    99,
    -(10**6),
    10**6,
    10**18,
    -(10**30),
    1.5,
    float("inf"),
    float("nan"),
    "",
    "pass",
    "no-such-thing",
    "__class__",
    "a\nb",
    "\ud800",
    "0" * 5000,
    [],
    [1],
    ["x"],
    [[]],
    [-1, 99],
    {},
    {"procedure": "Fight"},
    DEEP,
)
"""Values that a field of a save may be replaced by."""


def sealed(body: dict[str, Any]) -> str:
    """The save of a body, with a checksum that fits: it is that of the text before it."""
    body = {key: value for key, value in body.items() if key != "checksum"}
    text = json.dumps(body, separators=(",", ":"), sort_keys=True)
    return f'{text[:-1]},"checksum":"{hashlib.sha256(text.encode()).hexdigest()}"}}'


def paths_of(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a body, inner ones included."""
    if path:
        yield path
    children: Iterable[tuple[str | int, Any]] = ()
    if isinstance(value, dict | list):
        children = value.items() if isinstance(value, dict) else enumerate(value)
    for key, child in children:
        yield from paths_of(child, (*path, key))


def at(body: Any, path: Path) -> Any:
    """What stands at a place."""
    for key in path:
        body = body[key]
    return body


def opened(body: dict[str, Any], path: Path) -> tuple[dict[str, Any], Any]:
    """The body once more, and in it what holds a place, to be changed; all that is not on the way to it is shared."""
    spoilt = copy.copy(body)
    parent: Any = spoilt
    for key in path[:-1]:
        parent[key] = copy.copy(parent[key])
        parent = parent[key]
    return spoilt, parent


def replaced(body: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    """The body with another value at a place."""
    spoilt, parent = opened(body, path)
    parent[path[-1]] = value
    return spoilt


def removed(body: dict[str, Any], path: Path) -> dict[str, Any]:
    """The body without what stands at a place."""
    spoilt, parent = opened(body, path)
    del parent[path[-1]]
    return spoilt


def doubled(body: dict[str, Any], path: Path) -> dict[str, Any]:
    """The body with what stands at a place once more."""
    spoilt, parent = opened(body, path)
    if isinstance(parent, list):
        parent.insert(int(path[-1]), parent[int(path[-1])])
    else:
        parent[f"{path[-1]}-again"] = parent[path[-1]]
    return spoilt


def spoilt(body: dict[str, Any], paths: list[Path], chance: Chance) -> tuple[str, dict[str, Any]]:
    """One random change, told in words."""
    path = paths[chance.below(len(paths))]
    how = chance.below(10)
    if how == 0:
        return f"without {path}", removed(body, path)
    if how == 1:
        return f"twice {path}", doubled(body, path)
    if how < 5:
        other = paths[chance.below(len(paths))]
        return f"{path} as {other}", replaced(body, path, at(body, other))
    value = HOSTILE[chance.below(len(HOSTILE))]
    return f"{path} = {value!r}"[:120], replaced(body, path, value)


def shallow_first(body: dict[str, Any]) -> list[Path]:
    """The places of a body; log and decisions, which are long and alike, only now and then."""
    return [
        path
        for number, path in enumerate(paths_of(body))
        if path[0] not in ("log", "decisions") or number % 40 == 0
    ]
