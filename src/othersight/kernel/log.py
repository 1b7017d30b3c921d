"""What has happened, line by line, and who may see each line.

The lines of a game and of its clones share one list; whoever adds a line where another has already gone on
copies the list first.
"""

from typing import Any, Final

from othersight.kernel.compiling import mypyc_attr

EVERYBODY: Final = -1
SPECTATOR_BIT: Final = 40
"""Seats are bits of a mask; spectators stand behind all of them."""


def all_but(seat: int) -> int:
    """The mask of everybody, spectators included, except one seat."""
    return ~(1 << seat)


def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


Value = str | int | tuple[str | int, ...]

_SHARED: Final[dict[tuple[object, ...], tuple[object, ...]]] = {}
_MOST_SHARED: Final = 20_000


def shared(values: Any) -> Any:
    """The first tuple that had these values: games say and decide the same things again and again, and a game's
    memory is mostly what was said and decided. True and 1 are equal but not the same, so nothing here is a bool."""
    found = _SHARED.get(values)
    if found is None:
        if len(_SHARED) >= _MOST_SHARED:
            _SHARED.clear()
        _SHARED[values] = found = values
    return found


class Entry:
    """One line: a text key, its values, the seats that may see it, and after how many decisions it fell."""

    __slots__ = ("decision", "key", "seen_by", "values")  # a game keeps hundreds of them

    def __init__(self, key: str, values: tuple[Value, ...], seen_by: int, decision: int) -> None:
        self.key = key
        self.values: tuple[Value, ...] = shared(values)
        self.seen_by = seen_by
        self.decision = decision

    def is_seen_by(self, seat: int) -> bool:
        """Whether that seat, or a spectator, may read the line."""
        return (self.seen_by >> (seat if seat >= 0 else SPECTATOR_BIT)) & 1 == 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Log:
    """The lines so far. A silent log keeps none (for search and simulation)."""

    def __init__(
        self, silent: bool = False, lines: list[Entry] | None = None, length: int = 0
    ) -> None:
        self.silent = silent
        self.lines: list[Entry] = lines if lines is not None else []
        self.length = length

    def add(self, entry: Entry) -> None:
        """One more line."""
        if self.length != len(self.lines):
            self.lines = self.lines[: self.length]
        self.lines.append(entry)
        self.length += 1

    def copy(self) -> "Log":
        """The same lines; either may go on alone."""
        return Log(self.silent, self.lines, self.length)

    def entries(self) -> list[Entry]:
        """All lines, in order."""
        return self.lines[: self.length]

    def since(self, decision: int) -> list[Entry]:
        """The lines that fell after so many decisions or more, in order."""
        first = self.length
        while first and self.lines[first - 1].decision >= decision:
            first -= 1
        return self.lines[first : self.length]


Decision = tuple[int, tuple[str | int, ...]]
"""A seat and the option it took."""


@mypyc_attr(acyclic=True, free_list_len=1)
class History:
    """The decisions so far, shared between clones in the same way, in two lists: pairs would take time to make."""

    def __init__(
        self,
        deciders: list[int] | None = None,
        options: list[tuple[str | int, ...]] | None = None,
        length: int = 0,
    ) -> None:
        self.deciders: list[int] = deciders if deciders is not None else []
        self.options: list[tuple[str | int, ...]] = options if options is not None else []
        self.length = length

    def add(self, seat: int, option: tuple[str | int, ...]) -> None:
        """One more decision of a seat."""
        length = self.length
        if length != len(self.deciders):
            self.deciders = self.deciders[:length]
            self.options = self.options[:length]
        self.deciders.append(seat)
        self.options.append(option)
        self.length = length + 1

    def copy(self) -> "History":
        """The same decisions; either may go on alone."""
        return History(self.deciders, self.options, self.length)

    def between(self, first: int, last: int) -> list[Decision]:
        """The decisions from one number up to another, which is left out."""
        return list(zip(self.deciders[first:last], self.options[first:last], strict=True))

    def list(self) -> list[Decision]:
        """All decisions, in order, with the seat that took them."""
        return self.between(0, self.length)
