"""How a seat of The Others is played by judgement, from its view alone."""

from collections.abc import Mapping
from typing import Any

from othersight.bots.the_others import hero_player, sins_player
from othersight.bots.the_others.figures import known_figures
from othersight.bots.the_others.position import Position
from othersight.bots.the_others.town import Town
from othersight.bots.thought import Notes
from othersight.kernel.chance import Chance

SINS = 0


class OthersScript:
    """Plays any seat from its view alone."""

    def __init__(self, seat: int, seed: str, figures: Mapping[str, int | str]) -> None:
        self.seat = seat
        self.figures = known_figures(tuple(sorted(figures.items())))
        self.chance = Chance(f"{seed}/scripted")
        self.known: dict[str, Any] = {}
        self.town: Town | None = None

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The text of an option of the question in the view."""
        options: list[str] = view["question"]["options"]
        if len(options) == 1:
            return options[0]
        pos = self.position(view, board)
        if view["seat"] == SINS:
            return sins_player.answer(pos, self.chance)
        return hero_player.answer(pos, self.chance)

    def position(self, view: dict[str, Any], board: dict[str, Any]) -> Position:
        """The view as this player reads it."""
        return Position(view, self.town_of(board), self.figures)

    def aside(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """In this game nobody acts without being asked."""
        return ""

    def notes(self) -> Notes:
        """Everything lies open in this game; there is nothing to believe."""
        return ()

    def town_of(self, board: dict[str, Any]) -> Town:
        """The city, read once as long as it is the same."""
        if self.town is None or (self.known is not board and self.known != board):
            self.town = Town(board)
            self.known = board
        return self.town
