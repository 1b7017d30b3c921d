"""A rule that can pause: its fields are its local variables, its methods are its steps.

A step asks before it acts, asks once, and calls at most one other procedure, last. While the answer is missing
it does nothing; when the answer is there the same step runs again:

    choice = g.choice or g.ask(seat, "kind", options)
    if not choice:
        return
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.record import Record

FINISHED: Final = 1000

Step = Callable[[Any, Any], None]
"""A method of a procedure, called with the procedure and the game."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Progress:
    """How far a procedure has come. It is an object of its own because Python reads and writes what all objects of one
    class have quicker than what many classes share."""

    __slots__ = ("at", "found", "owner", "result")

    at: int
    """The step with which the procedure goes on."""
    result: int
    found: "Steps"
    owner: object
    """The table that the procedure belongs to, as of a record."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Record):
    """One rule under way. `steps` names its methods in order."""

    steps: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.progress = progress = Progress()
        progress.at = 0
        progress.result = 0
        progress.owner = None
        progress.found = _STEPS.get(type(self)) or steps_of(type(self))

    @property
    def at(self) -> int:
        """The step with which it goes on."""
        return self.progress.at

    @at.setter
    def at(self, step: int) -> None:
        self.progress.at = step

    @property
    def result(self) -> int:
        """What whoever called it finds in `g.result` when it is over."""
        return self.progress.result

    @result.setter
    def result(self, result: int) -> None:
        self.progress.result = result

    def copy(self) -> "Procedure":
        """The same rule at the same step with the same local variables."""
        twin: Procedure = type(self)()
        twin.at = self.at
        twin.result = self.result
        for name in type(self).fields:
            setattr(twin, name, getattr(self, name))
        return twin

    def again(self) -> None:
        """Run the present step once more before the next one."""
        self.progress.at -= 1

    def skip_to(self, step: str) -> None:
        """Go on with the step of that name."""
        progress = self.progress
        progress.at = progress.found.numbers[step]

    def finish(self, result: int = 0) -> None:
        """This procedure is over; whoever called it finds `result` in `g.result`."""
        progress = self.progress
        progress.result = result
        progress.at = FINISHED


class Steps:
    """The functions behind the names in `steps`, how many they are, and the number of each."""

    def __init__(self, kind: type[Procedure]) -> None:
        self.methods: tuple[Step, ...] = tuple([getattr(kind, name) for name in kind.steps])
        self.end = len(self.methods)
        self.numbers: dict[str, int] = {name: kind.steps.index(name) for name in kind.steps}


_STEPS: Final[dict[type[Procedure], Steps]] = {}


def steps_of(kind: type[Procedure]) -> Steps:
    """The steps of a class, found once."""
    steps = Steps(kind)
    _STEPS[kind] = steps
    return steps


def procedures_of(package: str, kind: type[Procedure] = Procedure) -> dict[str, type[Procedure]]:
    """Every procedure that the modules of a package define, by class name."""
    found: dict[str, type[Procedure]] = {}
    for child in kind.__subclasses__():
        if str(vars(child)["__module__"]).startswith(package):  # compiled classes let no other way
            found[child.__name__] = child
        found.update(procedures_of(package, child))
    return found
