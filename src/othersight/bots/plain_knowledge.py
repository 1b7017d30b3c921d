"""What players know of a small game: one rule of thumb for all seats, and games tried out to their end.

A game with more to it writes a `SearchKnowledge` of its own.
"""

from collections.abc import Callable, Sequence
from typing import Any

from othersight.bots.explanation import Notes
from othersight.bots.observation import Observation
from othersight.bots.scripted import Figures, Script, Told
from othersight.kernel.game import Game

View = dict[str, Any]
Judge = Callable[[View, View], str]
"""From the view of a seat and the board to the text of an option."""
UNDECIDED = 0.5


class PlainScript:
    """Judges every question afresh; remembers and says nothing."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def read_up(self, view: View, board: View, told: Told) -> None:
        """Nothing is remembered."""

    def choose(self, view: View, board: View) -> str:
        return self.judge(view, board)

    def aside(self, view: View, board: View) -> str:
        return ""

    def notes(self) -> Notes:
        return ()

    def overruled(self, option: str) -> None:
        """Nothing was planned."""


class PlainKnowledge:
    """A `SearchKnowledge` from a rule of thumb and from who is on which side.

    `hidden` are the kinds of questions at which the time that an answer takes could give a secret away; `reach` of an
    effort counts decisions.
    """

    careful: frozenset[str] = frozenset()
    spread = 0.5

    def __init__(
        self, judge: Judge, side_of: Callable[[Game, int], str], hidden: Sequence[str] = ()
    ) -> None:
        self.judge = judge
        self.side_of = side_of
        self.poker_faced = frozenset(hidden)

    def role(self, seat: int) -> str:
        """Every seat slips as often as any other."""
        return ""

    def script(self, seat: int, seed: str, figures: Figures, level: str = "regular") -> Script:
        return PlainScript(self.judge)

    def candidates_of(
        self, observation: Observation, own: Script, first: str, most: int, thorough: bool = False
    ) -> list[str]:
        """The script's choice, then the others in the order of the question."""
        others = [option for option in observation.options if option != first]
        return [first, *others[: most - 1]]

    def rollout_players(
        self, observation: Observation, own: Script, option: str, seed: str
    ) -> Sequence[Script]:
        """Whoever sits where, the same rule of thumb serves."""
        return [own]

    def imagine(self, observation: Observation, own: Script, seed: str) -> Game:
        return observation.imagine(seed)

    def moment(self, table: Game) -> int:
        """Decisions made so far."""
        return table.history.length

    def horizon(self, table: Game, reach: int) -> int:
        return self.moment(table) + reach

    def play_on(self, table: Game, rollout_players: Sequence[Script], board: View) -> None:
        question = table.questions[0]
        option = question.texts[0]
        if len(question.options) > 1:
            option = rollout_players[0].choose(table.view(question.seat), board)
        table.answer(option, question.seat)

    def evaluate(self, table: Game, observation: Observation) -> float:
        """Won or lost; a game that is not over counts half."""
        if not table.outcome:
            return UNDECIDED
        return float(table.outcome == self.side_of(table, observation.seat))
