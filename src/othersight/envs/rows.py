"""What a vector of games does at every step, game by game; compiled, it takes little besides the rules themselves."""

from collections.abc import Mapping
from typing import Any

from othersight.envs.play import Play
from othersight.envs.seats import Seats
from othersight.envs.start import Seeds
from othersight.kernel.question import Option


class OpenRow:
    """A game in which the caller answers for every seat."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.seeds = Seeds()
        self.play: Play

    def begin(self, seed: Any, options: Mapping[str, Any] | None) -> None:
        """A new game; a seed is a whole number of any kind, or None."""
        self.seats.seeds = self.seeds
        self.play = self.seats.begin(seed, options)

    @property
    def seat(self) -> int:
        """Whoever is asked."""
        return self.play.game.questions[0].seat

    def act(self, option: Option) -> tuple[float, bool]:
        """Carry out what the seat that is asked has chosen."""
        question = self.play.game.questions[0]
        self.play.decide(question, option)
        if self.play.game.questions:
            return 0.0, False
        return self.play.rewards()[question.seat], True


class Writer:
    """What is seen and what is open in all games: two arrays of bytes, a row of each for every game."""

    def __init__(self, games: int, seen: int, actions: int) -> None:
        self.seen = bytearray(games * seen)
        self.masks = bytearray(games * actions)
        self.width = seen
        self.actions = actions

    def look(self, at: int, play: Play, seat: int, before: dict[int, Option]) -> dict[int, Option]:
        """Write what a seat sees in game number `at`, and what is open to it, instead of what was `before`."""
        watcher = play.watcher(seat)
        watcher.look()
        size = self.width
        self.seen[at * size : (at + 1) * size] = watcher.buffer
        mask, first = self.masks, at * self.actions
        for action in before:
            mask[first + action] = 0
        found = play.options_of(play.game.question_of(seat))
        for action in found:
            mask[first + action] = 1
        return found
