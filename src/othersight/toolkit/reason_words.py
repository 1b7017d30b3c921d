"""Reasons in words: what a reason names, as arguments of its text.

A game lists for each reason the facts that its text names (`hero space=target`) and says how each fact is read.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from othersight.kernel.game import Game
from othersight.kernel.question import Reason
from othersight.toolkit.phrases import Argument, Phrase, as_it_is

COMMON: dict[str, str] = {
    "reason-game-over": "",
    "reason-not-your-decision": "",
    "reason-not-an-option": "",
    "reason-not-understood": "written",
    "reason-other-moment": "moment",
    "reason-must-choose": "",
    "reason-wrong-form": "form",
}
"""The reasons that every game has, with what they name."""


class ReasonRead:
    """A reason with the game it is read from; games add what their facts need."""

    def __init__(self, game: Game, reason: Reason) -> None:
        self.game = game
        self.reason = reason

    def number(self, name: str) -> int:
        """A number the reason carries, or -1."""
        value = self.reason.args.get(name, -1)
        return value if isinstance(value, int) else -1

    def word(self, name: str) -> str:
        """A word the reason carries, or none."""
        value = self.reason.args.get(name, "")
        return value if isinstance(value, str) else ""

    @property
    def target(self) -> int:
        """What was meant, as a number."""
        return self.number("target")

    def written(self, whole: tuple[str, ...]) -> Phrase:
        """What somebody wrote; the verb aside where there is more, except for reasons that repeat the whole."""
        said = self.word("written")
        verb, _, rest = said.partition(" ")
        return as_it_is(said if self.reason.key in whole else rest or verb)


Read = TypeVar("Read", bound=ReasonRead)


def phrase_of(
    said: Read, described: Mapping[str, str], facts: Mapping[str, Callable[[Read], Argument]]
) -> Phrase:
    """A reason with its facts, each under the name that its text uses."""
    arguments: dict[str, Argument] = {}
    for part in described[said.reason.key].split():
        name, _, fact = part.partition("=")
        arguments[name] = facts[fact or name](said)
    return Phrase(said.reason.key, **arguments)
