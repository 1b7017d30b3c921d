"""The earlier positions of a table, and how far a seat may undo.

A seat may undo its own decisions only, and not past chance, a reveal or another seat's decision. The limit depends on
nothing that the seat may not know: another seat's decision is a limit even if that seat had only one option.
"""

from typing import Literal, NamedTuple

from othersight.games import obvious_answer
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.question import Option
from othersight.kernel.trace import decide_again

Obstacle = Literal["start", "sealed", "others"]


class UndoReach(NamedTuple):
    """Where a seat may undo to, as numbers of decisions.

    `last` is before its last choice, `to` the earliest point it may reach alone, `beyond` its next choice before that.
    """

    last: int | None
    to: int | None
    steps: int
    obstacle: Obstacle
    beyond: int | None


class PositionHistory:
    """The game after each of its decisions since the table started; a missing position is played again."""

    def __init__(self, beginning: Game) -> None:
        self.first = beginning.history.length
        self.games = [beginning.clone()]
        self.choices: dict[tuple[int, Option], tuple[Game, bool]] = {}
        """For decisions that were looked at: the position before, and whether it was a choice."""

    def copy(self) -> "PositionHistory":
        """An independent copy."""
        twin = PositionHistory(self.games[0])
        twin.games = self.games.copy()
        return twin

    def at(self, decisions: int, game: Game) -> Game:
        """The game after that number of decisions; whoever wants to go on from there clones it."""
        length = game.history.length
        del self.games[length - self.first + 1 :]
        missing = self.first + len(self.games) - 1
        for seat, option in game.history.between(missing, decisions):
            later = self.games[-1].clone()
            decide_again(later, seat, option)
            self.games.append(later)
        return self.games[decisions - self.first]

    def add(self, game: Game) -> None:
        """Note the position after one more decision, or after an undo; nobody changes that game from now on."""
        place = game.history.length - self.first
        if place <= len(self.games):
            del self.games[place:]
            self.games.append(game)

    def is_choice(self, decisions: int, seat: int, game: Game) -> bool:
        """Whether the decision with that number was this seat's, and neither its only option nor what anybody would
        have answered, which the table would answer again."""
        if not self.first <= decisions < game.history.length:
            return False
        who, option = game.history.deciders[decisions], game.history.options[decisions]
        if who != seat or option[0] == ASIDE:
            return who == seat
        before = self.at(decisions, game)
        known = self.choices.get((decisions, option))
        if known is None or known[0] is not before:
            known = self.choices[decisions, option] = (before, was_choice(before, seat, option))
        return known[1]

    def undo_reach(self, seat: int, game: Game) -> UndoReach:
        """How far a seat may undo, and why not further."""
        place = game.history.length
        choices: list[int] = []
        obstacle = self.obstacle(place, seat, game)
        while obstacle is None:
            place -= 1
            if self.is_choice(place, seat, game):
                choices.append(place)
            obstacle = self.obstacle(place, seat, game)
        beyond, deciders = place - 1, game.history.deciders
        while beyond >= self.first and not (
            deciders[beyond] == seat and self.is_choice(beyond, seat, game)
        ):
            beyond -= 1
        return UndoReach(
            choices[0] if choices else None,
            choices[-1] if choices else None,
            len(choices),
            obstacle,
            beyond if beyond >= self.first else None,
        )

    def obstacle(self, place: int, seat: int, game: Game) -> Obstacle | None:
        """Why a seat may not undo the decision before that place; None if it may."""
        if place <= self.first:
            return "start"
        if game.history.deciders[place - 1] != seat:
            return "others"
        if self.at(place - 1, game).seals != game.seals:
            return "sealed"
        return None


def was_choice(before: Game, seat: int, option: Option) -> bool:
    """Whether a seat had another option than that, and not everybody would have given this one."""
    asked = [question for question in before.questions if question.seat == seat]
    if not asked or len(asked[0].options) == 1:
        return False
    return obvious_answer(before, asked[0], ()) != option
