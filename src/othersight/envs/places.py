"""The places of names: every name that an observation or an action speaks of has a place of its own, kept in a file.

Content may grow without changing the environments: each kind of name has room for more than there are, a name keeps
the place it once had, and a new one takes the next free place. `make docs` writes new names into the files. Names that
are in no file, of cards of one's own, take places from the end of the room. Where names may share places, those that
find no room count for the names that are most like them.
"""

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from othersight.kernel.errors import OthersightError

FILE = "places.toml"
HEAD = "# Which name has which place in the environments. Append only: trained policies know names by their places.\n"


def free(place: int) -> str:
    """What stands in a place that no name has taken yet."""
    return f"(free-{place})"


def is_free(name: object) -> bool:
    """Whether a place is not taken."""
    return isinstance(name, str) and name.startswith("(free-")


class Places:
    """The places of one game's names, by kind; `asked` keeps what the content has of each kind."""

    def __init__(self, package: str) -> None:
        self.file: Traversable = files(package) / FILE
        self.kinds: dict[str, dict[str, Any]] = tomllib.loads(self.file.read_text("utf-8"))
        self.asked: dict[str, list[str]] = {}

    def of(self, kind: str, there: Iterable[str]) -> tuple[str, ...]:
        """A name for every place of a kind: kept names, then free places, then names that are in no file."""
        known: list[str] = self.kinds[kind]["names"]
        room: int = self.kinds[kind]["room"]
        self.asked[kind] = list(there)
        new = [name for name in self.asked[kind] if name not in known]
        if len(known) + len(new) > room:
            raise no_room(kind, len(known) + len(new), room)
        empty = range(len(known), room - len(new))
        return (*known, *[free(place) for place in empty], *reversed(new))

    def shared(
        self, kind: str, there: Iterable[str], alike: Callable[[str, str], int]
    ) -> tuple[tuple[str, ...], dict[str, str]]:
        """As `of`, for names that may share places: what has found no room is named with the one of those in the file
        that it is most like, the first of several."""
        known: list[str] = self.kinds[kind]["names"]
        every = list(there)
        new = [name for name in every if name not in known]
        beyond = new[max(0, self.room(kind) - len(known)) :]
        names = self.of(kind, [name for name in every if name not in beyond])
        homes = [name for name in known if name in every]
        return names, {name: max(homes, key=lambda home: alike(name, home)) for name in beyond}

    def in_order(self, kind: str, there: Iterable[str]) -> list[str]:
        """What there is of a kind, kept names first and in their order; here the room is not counted in names."""
        self.asked[kind] = list(there)
        known: list[str] = self.kinds[kind]["names"]
        kept = [name for name in known if name in self.asked[kind]]
        return [*kept, *[name for name in self.asked[kind] if name not in known]]

    def room(self, kind: str) -> int:
        """How many places a kind has."""
        room: int = self.kinds[kind]["room"]
        return room

    def numbers(self, kind: str, there: Sequence[str]) -> tuple[int, ...]:
        """For every place of a kind the number of the thing that has it; free places have the numbers that are left."""
        number = {name: at for at, name in enumerate(there)}
        left = iter(range(len(there), self.room(kind)))
        return tuple([number[name] if name in number else next(left) for name in self.of(kind, there)])  # fmt: skip

    def with_new_names(self) -> str:
        """The file with every name of the content in it."""
        return HEAD + "\n".join([self.entry(kind) for kind in self.kinds])

    def entry(self, kind: str) -> str:
        """One kind as the file has it."""
        known: list[str] = self.kinds[kind]["names"]
        names = [*known, *[name for name in self.asked.get(kind, []) if name not in known]]
        lines = "".join([f'    "{name}",\n' for name in names])
        return f"\n[{kind}]\nroom = {self.kinds[kind]['room']}\nnames = [\n{lines}]"


def copies(names: Iterable[str]) -> list[str]:
    """Things of which several bear the same name, each told apart by how manieth it is."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(f"{name} {seen[name]}")
    return found


def inverse(numbers: Sequence[int]) -> tuple[int, ...]:
    """The place of every number."""
    where: Mapping[int, int] = {number: place for place, number in enumerate(numbers)}
    return tuple([where[number] for number in range(len(numbers))])


def no_room(kind: str, there: int, room: int) -> OthersightError:
    """More names than places: the room has to grow, and with it the version of the environment."""
    return OthersightError(
        f"there are {there} {kind} and the environments have room for {room}: raise it in {FILE} and the "
        "version in the environment's name",
        "error-env-room",
        kind=kind,
        there=there,
        room=room,
    )
