"""Searches a puzzle for a way to its goal."""

from collections.abc import Callable

from othersight.kernel.game import Game
from othersight.scenarios.puzzles import OPEN, SOLVED


class Solver:
    """Looks for a way to the goal whatever the others answer, with a limit on the positions looked at."""

    def __init__(self, state_of: Callable[[Game], str], seat: int, most: int) -> None:
        self.state_of = state_of
        self.seat = seat
        self.most = most
        self.looked = 0

    def solution(self, game: Game, depth: int) -> list[str] | None:
        """The own answers on one way to the goal, or None if there is none so near."""
        self.looked += 1
        state = self.state_of(game)
        if state != OPEN or game.outcome:
            return [] if state == SOLVED else None
        if depth == 0 or self.looked > self.most:
            return None
        mine = [question for question in game.questions if question.seat == self.seat]
        question = mine[0] if mine else game.questions[0]
        found: list[str] | None = None
        for option in question.options:
            after = game.clone()
            after.answer(option, question.seat)
            rest = self.solution(after, depth - 1)
            if question.seat == self.seat:
                if rest is not None:
                    return [" ".join([str(word) for word in option]), *rest]
            elif rest is None:
                return None
            else:
                found = rest
        return found
