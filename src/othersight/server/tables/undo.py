"""The positions a table has been in, and how far a seat may go back through them.

A seat takes back its own decisions only, and never behind chance, a reveal or somebody else's decision. How far that
is depends on nothing it may not know: a decision of another seat stops it even where that seat had nothing to choose.
"""

from typing import Literal, NamedTuple

from othersight.kernel.game import ASIDE, Game
from othersight.kernel.replay import decide_again

Obstacle = Literal["start", "sealed", "others"]


class Reach(NamedTuple):
    """Numbers of decisions: before the last choice, as far as one may go alone, and the next choice behind that."""

    last: int | None
    to: int | None
    steps: int
    obstacle: Obstacle
    beyond: int | None


class Past:
    """The game after each of its decisions since the table began; found again by playing if it is not at hand."""

    def __init__(self, beginning: Game) -> None:
        self.first = beginning.history.length
        self.games = [beginning.clone()]

    def copy(self) -> "Past":
        """The same positions; either may go on alone."""
        twin = Past(self.games[0])
        twin.games = self.games.copy()
        return twin

    def at(self, decisions: int, game: Game) -> Game:
        """The game as it stood after so many of its decisions, as a clone."""
        history = game.history.list()
        del self.games[len(history) - self.first + 1 :]
        for seat, option in history[self.first + len(self.games) - 1 : decisions]:
            later = self.games[-1].clone()
            decide_again(later, seat, option)
            self.games.append(later)
        return self.games[decisions - self.first].clone()

    def add(self, game: Game) -> None:
        """The game has gone on by one decision, or has come back to an earlier one."""
        place = game.history.length - self.first
        if place <= len(self.games):
            del self.games[place:]
            self.games.append(game.clone())

    def is_choice(self, decisions: int, seat: int, game: Game) -> bool:
        """Whether the decision after so many was that seat's and not its only option."""
        history = game.history.list()
        if not self.first <= decisions < len(history) or history[decisions][0] != seat:
            return False
        if history[decisions][1][0] == ASIDE:
            return True
        asked = [q for q in self.at(decisions, game).questions if q.seat == seat]
        return bool(asked) and len(asked[0].options) > 1

    def reach(self, seat: int, game: Game) -> Reach:
        """How far a seat may go back."""
        history = game.history.list()
        place = len(history)
        choices: list[int] = []
        obstacle = self.obstacle(place, seat, game)
        while obstacle is None:
            place -= 1
            if self.is_choice(place, seat, game):
                choices.append(place)
            obstacle = self.obstacle(place, seat, game)
        beyond = place - 1
        while beyond >= self.first and not self.is_choice(beyond, seat, game):
            beyond -= 1
        return Reach(
            choices[0] if choices else None,
            choices[-1] if choices else None,
            len(choices),
            obstacle,
            beyond if beyond >= self.first else None,
        )

    def obstacle(self, place: int, seat: int, game: Game) -> Obstacle | None:
        """What keeps a seat from going back from there by one decision."""
        if place <= self.first:
            return "start"
        if game.history.list()[place - 1][0] != seat:
            return "others"
        if self.at(place - 1, game).seals != game.seals:
            return "sealed"
        return None
