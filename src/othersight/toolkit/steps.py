"""The values one step below and one step above a figure, as far as the content of the game allows them."""

from collections.abc import Callable, Mapping, Sequence

Value = int | str
Step = tuple[Value, Value]
"""A lower and a higher value of one figure; the one in force stands for a step that is not allowed."""
Check = Callable[[Mapping[str, Value]], bool]
"""Whether the content is sound with these figures."""


def steps_of(figures: Mapping[str, Value], is_sound: Check) -> dict[str, Step]:
    """A lower and a higher value for every figure that can be moved; a switch is off or on."""
    numbers = {path: value for path, value in figures.items() if type(value) is int}
    switches = {path: not value for path, value in figures.items() if isinstance(value, bool)}
    down = dict(allowed([(path, value - 1) for path, value in numbers.items()], is_sound))
    up = dict(allowed([(path, value + 1) for path, value in numbers.items()], is_sound))
    turned = dict(allowed(list(switches.items()), is_sound))
    found: dict[str, Step] = {}
    for path, value in figures.items():
        if path in turned:
            found[path] = (False, True)
        elif path in down or path in up:
            found[path] = (down.get(path, value), up.get(path, value))
    return found


def allowed(changes: Sequence[tuple[str, Value]], is_sound: Check) -> list[tuple[str, Value]]:
    """Those of the changes that the content allows: all of them at once, or those of each half."""
    if not changes or is_sound(dict(changes)):
        return list(changes)
    if len(changes) == 1:
        return []
    middle = len(changes) // 2
    return allowed(changes[:middle], is_sound) + allowed(changes[middle:], is_sound)
