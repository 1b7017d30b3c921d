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


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Record):
    """One rule under way. `steps` names its methods in order."""

    steps: ClassVar[tuple[str, ...]] = ()

    at: int = 0
    """The step with which it goes on."""
    result: int = 0

    def __init__(self) -> None:
        self.found = _STEPS.get(type(self)) or steps_of(type(self))

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
        self.at -= 1

    def skip_to(self, step: str) -> None:
        """Go on with the step of that name."""
        self.at = self.found.numbers[step]

    def finish(self, result: int = 0) -> None:
        """This procedure is over; whoever called it finds `result` in `g.result`."""
        self.result = result
        self.at = FINISHED


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
