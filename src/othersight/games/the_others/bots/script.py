"""How a seat of The Others is played by judgement, from its view alone."""

from collections.abc import Mapping
from typing import Any

from othersight.bots.explanation import Notes
from othersight.bots.scripted import Told
from othersight.games.the_others.bots import hero_player, sins_player
from othersight.games.the_others.bots.city import Town
from othersight.games.the_others.bots.figures import known_figures
from othersight.games.the_others.bots.position import Position
from othersight.games.the_others.knowledge.views import Remembered
from othersight.kernel.chance import Chance
from othersight.kernel.question import Option

SINS = 0


class OthersScript:
    """Plays any seat from its view alone."""

    def __init__(self, seat: int, seed: str, figures: Mapping[str, int | str]) -> None:
        self.seat = seat
        self.figures = known_figures(tuple(sorted(figures.items())))
        self.chance = Chance(f"{seed}/scripted")
        self.known: dict[str, Any] = {}
        self.town: Town | None = None
        self.intent: tuple[str, ...] = ()
        """What is left of the plan for a Turn, as long as nothing has come in between."""
        self.planned_for = ""
        """The Hero whose plan it is."""
        self.as_planned = False
        """Whether the last answer was what the plan had said before."""
        self.settled: dict[tuple[int, int, str, tuple[Option, ...]], str] = {}
        """Answers that take long to find, kept for all tables imagined at one question."""

        self.remembered = Remembered()
        """Views of what these tables have in common."""

    def read_up(self, view: dict[str, Any], board: dict[str, Any], told: Told) -> None:
        """Everything that matters lies on the board."""

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The text of an option of the question in the view."""
        options: list[str] = view["question"]["options"]
        if len(options) == 1:
            return options[0]
        pos = self.position(view, board)
        if view["seat"] == SINS:
            return sins_player.answer(pos, self.chance)
        expected = self.intent[0] if self.intent and self.planned_for == view["current"] else ""
        chosen = hero_player.answer(pos, self.chance)
        self.as_planned = chosen == expected
        self.intent, self.planned_for = pos.intent, view["current"]
        return chosen

    def position(self, view: dict[str, Any], board: dict[str, Any]) -> Position:
        """The view as this player reads it."""
        return Position(view, self.town_of(board), self.figures)

    def aside(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """In this game nobody acts without being asked."""
        return ""

    def notes(self) -> Notes:
        """Everything lies open in this game; there is nothing to believe."""
        return ()

    def overruled(self, option: str) -> None:
        """The plan for the Turn is no longer this player's."""
        self.intent = ()

    def town_of(self, board: dict[str, Any]) -> Town:
        """The city, read once as long as it is the same."""
        if self.town is None or (self.known is not board and self.known != board):
            self.town = Town(board)
            self.known = board
        return self.town
