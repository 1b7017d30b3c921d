"""Actions: every option of a game has a place in one list, and its place is the action.

The list is made of families, each a verb with all its arguments, from the content of the game; families that join the
game later take places from a room of fixed size behind the others. A place left over at the end is taken by an option
that only a user's own map or figures can bring about, in the order of the question.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final

from othersight.envs.places import free, no_room
from othersight.kernel.errors import OthersightError
from othersight.kernel.question import Option, text_of

WAIT_OPTION: Final[Option] = ("wait",)
WAIT: Final = 0
"""What a seat does that is not asked anything."""

SPARE: Final = 64


class Family:
    """All options that are written alike; `written` is their form in the notation."""

    def __init__(self, written: str, options: Iterable[Option], about: str) -> None:
        self.written = written
        self.options = tuple(options)
        self.about = about
        self.start = 0


Values = Mapping[str, Sequence[str | int]]
"""What may stand for each kind of argument, by the word in capitals that stands for it in a form."""


def family(written: str, values: Values) -> Family:
    """All options of a form, or of a part of one, with every argument there is; the last changes first."""
    words = written.split()
    parts = [values.get(word, (word,)) for word in words]
    about = [f"{word.lower()}: {span(values[word])}" for word in words if word in values]
    return Family(written, product(*parts), "; ".join(about))


def span(values: Sequence[str | int]) -> str:
    """The values of an argument in short."""
    ends = [str(value) for value in (values[0], values[-1])]
    if isinstance(values[0], int):
        return " to ".join(ends)
    return (
        ", ".join([f"`{value}`" for value in values]) if len(values) < 7 else f"{len(values)} ids"
    )


class Actions:
    """The actions of a game: options by their number and numbers by option."""

    def __init__(
        self,
        families: Sequence[Family],
        same: Sequence[str] = (),
        later: Sequence[Family] = (),
        room: int = 0,
    ) -> None:
        wait = Family("wait", [WAIT_OPTION], "a seat that is not asked")
        self.families = (wait, *families, *later)
        self.options: list[Option] = []
        self.numbers: dict[Option, int] = {}
        for family in self.families:
            family.start = len(self.options)
            for option in family.options:
                assert option not in self.numbers, option
                self.numbers[option] = len(self.options)
                self.options.append(option)
        taken = sum([len(family.options) for family in later])
        if taken > room:
            raise no_room("actions of new forms", taken, room)
        self.fixed = len(self.options) - taken
        self.spare = self.fixed + room
        self.size = self.spare + SPARE
        for prefix in same:
            for number in range(1, len(self.options)):
                self.numbers[(prefix, *self.options[number])] = number

    def of(self, options: Sequence[Option]) -> dict[int, Option]:
        """The options of a question by their actions, no two of which are the same."""
        numbers = self.numbers
        try:
            return {numbers[option]: option for option in options}
        except KeyError:
            return self.with_spare(options)

    def with_spare(self, options: Sequence[Option]) -> dict[int, Option]:
        """As `of`, where some options are not in the list."""
        found: dict[int, Option] = {}
        free = self.spare
        for option in options:
            if option in self.numbers:
                found[self.numbers[option]] = option
                continue
            if free == self.size:
                raise OthersightError(
                    f"'{text_of(option)}' has no action: only {SPARE} options of a question may be "
                    "ones that the game as printed does not know",
                    "error-no-action",
                    option=text_of(option),
                    spare=SPARE,
                )
            found[free] = option
            free += 1
        return found

    def text(self, action: int) -> str:
        """What an action stands for, in the notation."""
        if action < len(self.options):
            return text_of(self.options[action])
        return free(action) if action < self.spare else f"spare {action}"

    def fingerprint(self) -> str:
        """Eight signs that change when a family or the room for new ones changes; new names change nothing."""
        lines = [
            f"{family.start} {family.written.split()[0]}"
            for family in self.families
            if family.start < self.fixed
        ]
        return hashlib.sha256("\n".join([*lines, str(self.size)]).encode()).hexdigest()[:8]
