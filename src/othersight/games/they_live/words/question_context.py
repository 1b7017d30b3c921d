"""A question together with the table and the rule that asks: what its words are made from."""

from collections.abc import Callable
from typing import Any

from othersight.games.they_live.rules.effects import pool
from othersight.games.they_live.rules.people import person_of
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Question
from othersight.toolkit.phrases import Argument


class QuestionContext:
    """A question with the table it is asked at."""

    def __init__(self, game: Game, t: LiveTable, question: Question) -> None:
        self.game = game
        self.t = t
        self.question = question
        self.seat = question.seat
        self.person: Person = person_of(t, question.seat)
        self.frame: Any = game.stack[-1]
        """The rule that asks, only to be read."""

    def innermost(self, kind: type[Procedure]) -> Any:
        """The innermost rule of that kind under way, only to be read; None if there is none."""
        for frame in reversed(self.game.stack):
            if isinstance(frame, kind):
                return frame
        return None

    def dice(self, skill: int, why: str) -> int:
        """How many dice the asked seat would roll, at least none."""
        return max(0, pool(self.game, self.person, skill, why))


Fact = Callable[[QuestionContext], Argument]
