"""Positions as values by key, read by type and range; every fault is named by its full key."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from othersight.kernel.errors import OthersightError

LONGEST_LIST = 200


class WrongPosition(OthersightError):
    """A position that cannot be; `path` is the key that is wrong, such as heroes.rose.level."""

    def __init__(self, path: str, message: str, key: str, **arguments: str | int) -> None:
        super().__init__(f"{path}: {message}", key, path=path, **arguments)
        self.path = path


class Fields:
    """One table of a position: typed values by key. Keys that mean nothing are refused at once."""

    def __init__(self, data: object, path: str, keys: Iterable[str]) -> None:
        self.path = path
        self.data = table_in(data, path)
        known = tuple(keys)
        for key in self.data:
            if key not in known:
                raise unknown(self.at(key), key, known)

    def at(self, key: str) -> str:
        """The full name of a key of this table."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether the position names this key."""
        return key in self.data

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number in a range."""
        return whole(self.data[key], self.at(key), least, most) if key in self.data else default

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            raise wrong_type(self.at(key), value, "true or false")
        return value

    def word(self, key: str, default: str, choices: Iterable[str]) -> str:
        """One of the known names."""
        return one_of(self.data[key], self.at(key), choices) if key in self.data else default

    def words(self, key: str, choices: Iterable[str]) -> tuple[str, ...]:
        """A list of known names; empty when the position does not name it."""
        known = tuple(choices)
        items = list_in(self.data.get(key, ()), self.at(key))
        return tuple([one_of(item, self.at(key), known) for item in items])

    def numbers(self, key: str, least: int, most: int) -> tuple[int, ...]:
        """A list of different whole numbers in a range."""
        items = list_in(self.data.get(key, ()), self.at(key))
        values = tuple([whole(item, self.at(key), least, most) for item in items])
        for value in values:
            if values.count(value) > 1:
                raise twice(self.at(key), str(value))
        return values


def table_in(value: object, path: str) -> dict[str, object]:
    """The value as a table of keys."""
    if not isinstance(value, Mapping):
        raise wrong_type(path, value, "a table")
    return {str(key): held for key, held in value.items()}


def list_in(value: object, path: str) -> list[object]:
    """The value as a list of sane length."""
    if not isinstance(value, (list, tuple)):
        raise wrong_type(path, value, "a list")
    if len(value) > LONGEST_LIST:
        raise out_of_range(path, len(value), 0, LONGEST_LIST)
    return list(value)


def whole(value: object, path: str, least: int, most: int) -> int:
    """The value as a whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong_type(path, value, "a whole number")
    if not least <= value <= most:
        raise out_of_range(path, value, least, most)
    return value


def one_of(value: object, path: str, choices: Iterable[str]) -> str:
    """The value as one of the names there are."""
    if not isinstance(value, str):
        raise wrong_type(path, value, "a text")
    known = choices if isinstance(choices, dict) else tuple(choices)
    if value not in known:
        raise unknown(path, value, tuple(dict.fromkeys(known)))
    return value


def unknown(path: str, name: str, known: tuple[str, ...]) -> WrongPosition:
    """A name that nothing here bears."""
    near = ", ".join(get_close_matches(name[:60], known, 3, 0.5))
    if near:
        said = f"there is no {shown(name)}; did you mean {near}?"
        return WrongPosition(path, said, "position-unknown-near", name=shown(name), near=near)
    told = ", ".join(known[:12]) + (", ..." if len(known) > 12 else "")
    return WrongPosition(
        path,
        f"there is no {shown(name)}; there are: {told or '-'}",
        "position-unknown",
        name=shown(name),
        known=told or "-",
    )


def wrong_type(path: str, value: object, wanted: str) -> WrongPosition:
    """A value of the wrong kind."""
    return WrongPosition(
        path,
        f"{shown(value)} stands where {wanted} belongs",
        "position-wrong-type",
        given=shown(value),
        wanted=wanted,
    )


def out_of_range(path: str, given: int, least: int, most: int) -> WrongPosition:
    """A number that cannot be."""
    return WrongPosition(
        path,
        f"{shown(given)} is not from {least} to {most}",
        "position-out-of-range",
        given=shown(given),
        least=least,
        most=most,
    )


def twice(path: str, name: str) -> WrongPosition:
    """A thing that is named more often than there are of it."""
    return WrongPosition(
        path, f"{shown(name)} is named too often", "position-too-often", name=shown(name)
    )


def does_not_fit(path: str, why: str, key: str) -> WrongPosition:
    """Values that are well-formed but cannot be true together."""
    return WrongPosition(path, why, key)


def shown(value: object) -> str:
    """A value from somebody's file, cut so that it fits into one line of ours."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value) if abs(value) < 10**30 else "a huge number"
    said = value if isinstance(value, str) else repr(value)
    plain = "".join(c if c.isprintable() else "?" for c in said[:60])
    return f"'{plain}'" if len(said) <= 60 else f"'{plain}...'"
